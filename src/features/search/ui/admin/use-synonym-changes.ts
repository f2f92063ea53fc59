import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';

/** The mutations of synonyms; after each one what they change is fetched again. */
export function useSynonymChanges() {
  const { search } = useApi();
  const queryClient = useQueryClient();
  const onSuccess = async ({ message }: { message: string }) => {
    toast({ title: message });
    await queryClient.invalidateQueries({ queryKey: search.key() });
  };
  return {
    save: useMutation(
      search.saveSynonym.mutationOptions({
        meta: { title: 'Το συνώνυμο δεν αποθηκεύτηκε', inForm: true },
        onSuccess,
      }),
    ),
    remove: useMutation(
      search.deleteSynonym.mutationOptions({ meta: { title: 'Το συνώνυμο δεν διαγράφηκε' }, onSuccess }),
    ),
  };
}
