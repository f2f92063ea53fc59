import type { RepeatMonths } from '#features/services/repeat-contract.ts';

/** How far ahead the list of due visits looks, in days. */
export const maintenanceDays = 60;

/** The button that puts a visit off by one period. */
export const skipLabel = (months: RepeatMonths) => (months === 6 ? 'Όχι αυτή τη φορά' : 'Όχι φέτος');
