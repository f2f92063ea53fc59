import type { RefusalTable } from '#shared/errors.ts';

/** Why a change of the settings is turned down. */
export const settingsRefusals = {
  SETTINGS_CHANGED: {
    status: 409,
    message:
      'Οι ρυθμίσεις άλλαξαν στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
} as const satisfies RefusalTable;
