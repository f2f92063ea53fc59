import type { RefusalTable } from '#shared/errors.ts';

/** Why a change of a text is turned down. */
export const textRefusals = {
  TEXT_CHANGED: {
    status: 409,
    message:
      'Το κείμενο άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα γράψατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
} as const satisfies RefusalTable;
