import { useMutation } from '@tanstack/react-query';
import { mayLeave } from '#ui/form/unsaved.ts';
import { useApi } from '#ui/page/api.ts';

/** Ends the administrators' session of this browser and reloads the page, which then asks for the password. */
export function useAdminSignOut() {
  const { mutate, isPending } = useMutation(
    useApi().adminAccess.signOut.mutationOptions({
      meta: { title: 'Η αποσύνδεση απέτυχε' },
      onSuccess: () => location.reload(),
    }),
  );
  async function signOut() {
    if (await mayLeave()) mutate({});
  }
  return { signOut: () => void signOut(), isPending };
}
