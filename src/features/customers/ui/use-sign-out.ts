import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { openPage } from './open-page.ts';

/** Signs the customer out and reloads the home page, so that no data of the visit stays in memory. */
export function useSignOut() {
  const { mutate, isPending } = useMutation(
    useApi().customers.signOut.mutationOptions({
      meta: { title: 'Η αποσύνδεση απέτυχε' },
      onMutate: async () => {
        const mirror = await import('./customer-mirror.ts');
        mirror.beginSignOut();
        return mirror;
      },
      onSuccess(_answer, _input, { forgetCustomer }) {
        forgetCustomer();
        void openPage('/');
      },
    }),
  );
  return { signOut: () => mutate({}), isPending };
}
