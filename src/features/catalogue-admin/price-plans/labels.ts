import type { PricePlanState } from './enums.ts';

export const pricePlanLabels: Readonly<Record<PricePlanState, string>> = {
  planned: 'Προγραμματισμένη',
  applied: 'Ισχύει',
  cancelled: 'Ακυρώθηκε',
  undone: 'Αναιρέθηκε',
};
