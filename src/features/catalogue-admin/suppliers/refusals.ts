import type { RefusalTable } from '#shared/errors.ts';

export const supplierRefusals = {
  SUPPLIER_NOT_FOUND: { status: 404, message: 'Ο προμηθευτής δεν υπάρχει πια.' },
  SUPPLIER_CHANGED: {
    status: 409,
    message:
      'Ο προμηθευτής άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  SUPPLIER_NAME_TAKEN: { status: 409, message: 'Υπάρχει ήδη προμηθευτής με αυτή την επωνυμία.' },
  TOO_MANY_SUPPLIERS: {
    status: 409,
    message: 'Οι προμηθευτές είναι ήδη 300. Διαγράψτε όσους δεν χρειάζονται.',
  },
  SUPPLIER_USED: {
    status: 409,
    message: 'Ο προμηθευτής έχει παραλαβές και δεν διαγράφεται.',
  },
  SUPPLY_NOT_FOUND: { status: 404, message: 'Το προϊόν δεν είναι πια στον προμηθευτή.' },
} as const satisfies RefusalTable;
