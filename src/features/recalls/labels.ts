import type { recallStates } from './enums.ts';

export const recallStateLabels: Record<(typeof recallStates)[number], string> = {
  open: 'Ανοιχτή',
  done: 'Ολοκληρώθηκε',
  withdrawn: 'Αποσύρθηκε',
};
