import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';

/** The mutations of frequent questions; after each one the list is fetched again. */
export function useQuestionChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.trending.key() });
  const onSuccess = async ({ message }: { message: string }) => {
    toast({ title: message });
    await refresh();
  };
  const inForm = { title: 'Η ερώτηση δεν αποθηκεύτηκε', inForm: true };
  return {
    create: useMutation(api.trending.createQuestion.mutationOptions({ meta: inForm, onSuccess })),
    update: useMutation(
      api.trending.updateQuestion.mutationOptions({ meta: inForm, onSuccess, onError: refresh }),
    ),
    remove: useMutation(
      api.trending.deleteQuestion.mutationOptions({ meta: { title: 'Η ερώτηση δεν διαγράφηκε' }, onSuccess }),
    ),
    order: useMutation(
      api.trending.orderQuestions.mutationOptions({
        meta: { title: 'Η σειρά δεν άλλαξε' },
        onSuccess,
        onError: refresh,
      }),
    ),
  };
}
