import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function useQuestionChanges() {
  const api = useApi();
  const saved = { title: 'Η ερώτηση δεν αποθηκεύτηκε', inForm: true, confirms: true } as const;
  return {
    create: useMutation(api.trending.createQuestion.mutationOptions({ meta: saved })),
    update: useMutation(api.trending.updateQuestion.mutationOptions({ meta: saved })),
    remove: useMutation(
      api.trending.deleteQuestion.mutationOptions({
        meta: { title: 'Η ερώτηση δεν διαγράφηκε', confirms: true },
      }),
    ),
    order: useMutation(
      api.trending.orderQuestions.mutationOptions({
        meta: { title: 'Η σειρά δεν άλλαξε', confirms: true },
      }),
    ),
  };
}
