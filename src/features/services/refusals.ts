import type { RefusalTable } from '#shared/errors.ts';

export const serviceRefusals = {
  SERVICE_NOT_FOUND: { status: 404, message: 'Η υπηρεσία δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  SERVICE_CHANGED: {
    status: 409,
    message:
      'Η υπηρεσία άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  SERVICE_ORDER_CHANGED: {
    status: 409,
    message: 'Η σειρά άλλαξε στο μεταξύ από άλλον διαχειριστή. Δείτε την όπως είναι τώρα και δοκιμάστε ξανά.',
  },
  IMAGE_NOT_FOUND: { status: 400, message: 'Η εικόνα δεν υπάρχει. Επιλέξτε άλλη.' },
} as const satisfies RefusalTable;
