import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function usePricePlanChanges() {
  const { purchasing } = useApi();
  const refreshed = ['catalogueAdmin', 'catalogue'] as const;
  return {
    plan: useMutation(
      purchasing.planPrices.mutationOptions({
        meta: { title: 'Η αλλαγή τιμών δεν προγραμματίστηκε', inForm: true, confirms: refreshed },
      }),
    ),
    cancel: useMutation(
      purchasing.cancelPricePlan.mutationOptions({
        meta: { title: 'Η αλλαγή τιμών δεν ακυρώθηκε', confirms: true },
      }),
    ),
    undo: useMutation(
      purchasing.undoPricePlan.mutationOptions({
        meta: { title: 'Η αλλαγή τιμών δεν αναιρέθηκε', confirms: refreshed },
      }),
    ),
  };
}
