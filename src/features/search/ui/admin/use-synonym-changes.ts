import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function useSynonymChanges() {
  const { search } = useApi();
  return {
    save: useMutation(
      search.saveSynonym.mutationOptions({
        meta: { title: 'Το συνώνυμο δεν αποθηκεύτηκε', inForm: true, confirms: true },
      }),
    ),
    remove: useMutation(
      search.deleteSynonym.mutationOptions({ meta: { title: 'Το συνώνυμο δεν διαγράφηκε', confirms: true } }),
    ),
  };
}
