import type { BillingPeriod, ContractKind, ContractState, VisitPeriod } from './enums.ts';

export const contractKindLabels: Record<ContractKind, string> = {
  maintenance: 'Συντήρηση',
  monitoring: 'Κέντρο λήψης σημάτων',
  other: 'Άλλο',
};

export const contractStateLabels: Record<ContractState, string> = {
  upcoming: 'Δεν άρχισε',
  running: 'Σε ισχύ',
  paused: 'Σε παύση',
  ended: 'Έληξε',
  cancelled: 'Διακόπηκε',
};

/** The same of several, above a list. */
export const contractsInStateLabels: Record<ContractState, string> = {
  upcoming: 'Δεν άρχισαν',
  running: 'Σε ισχύ',
  paused: 'Σε παύση',
  ended: 'Έληξαν',
  cancelled: 'Διακόπηκαν',
};

export const periodLabels: Record<BillingPeriod, string> = {
  1: 'τον μήνα',
  3: 'το τρίμηνο',
  6: 'το εξάμηνο',
  12: 'τον χρόνο',
};

export const billingLabels: Record<BillingPeriod, string> = {
  1: 'Κάθε μήνα',
  3: 'Κάθε τρίμηνο',
  6: 'Κάθε εξάμηνο',
  12: 'Κάθε χρόνο',
};

export const visitLabel = (months: VisitPeriod): string =>
  months === 1 ? 'Κάθε μήνα' : `Κάθε ${months} μήνες`;
