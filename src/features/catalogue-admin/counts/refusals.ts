import type { RefusalTable } from '#shared/errors.ts';

export const countRefusals = {
  COUNT_NOT_FOUND: { status: 404, message: 'Η απογραφή δεν υπάρχει πια.' },
  COUNT_EMPTY: {
    status: 409,
    message: 'Κανένα από αυτά τα προϊόντα δεν έχει απόθεμα που μετριέται.',
  },
  COUNT_CLOSED: { status: 409, message: 'Η απογραφή έχει ήδη εφαρμοστεί.' },
  COUNT_OPEN: { status: 409, message: 'Η απογραφή δεν έχει εφαρμοστεί, ή αναιρέθηκε ήδη.' },
  COUNT_CHANGED: {
    status: 409,
    message: 'Καταχωρίστηκαν και άλλα τεμάχια στο μεταξύ. Δείτε την ξανά και εφαρμόστε.',
  },
  NOTHING_COUNTED: { status: 409, message: 'Δεν έχει μετρηθεί τίποτα ακόμη.' },
  REASON_MISSING: { status: 409, message: 'Επιλέξτε λόγο για κάθε διαφορά.' },
  COUNT_SOLD: { status: 409, message: 'Δεν αναιρέθηκε: τεμάχια που προστέθηκαν δεν είναι πια στο απόθεμα.' },
  LINE_NOT_FOUND: { status: 404, message: 'Η γραμμή δεν υπάρχει σε αυτή την απογραφή.' },
} as const satisfies RefusalTable;
