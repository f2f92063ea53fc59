import type { RefusalTable } from '#shared/errors.ts';

/** Why a change of who works when and where is turned down. */
export const teamRefusals = {
  TECHNICIAN_BUSY: {
    status: 409,
    message: 'Ο τεχνικός έχει ραντεβού. Ορίστε τον ως μη διαθέσιμο για νέα, αντί να τον διαγράψετε.',
  },
  TECHNICIAN_CHANGED: {
    status: 409,
    message:
      'Τα στοιχεία του τεχνικού άλλαξαν στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  ALREADY_AWAY: { status: 409, message: 'Ο τεχνικός λείπει ήδη κάποια από αυτές τις ημέρες.' },
  OPENING_CHANGED: {
    status: 409,
    message:
      'Το ωράριο της ημέρας άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  AREA_CHANGED: {
    status: 409,
    message:
      'Η περιοχή άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
} as const satisfies RefusalTable;
