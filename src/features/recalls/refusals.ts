import type { RefusalTable } from '#shared/errors.ts';
import { maxRecalls } from './contract.ts';

export const recallRefusals = {
  RECALL_NOT_FOUND: { status: 404, message: 'Η ανάκληση δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  RECALL_CHANGED: {
    status: 409,
    message: 'Η ανάκληση άλλαξε στο μεταξύ από άλλον διαχειριστή. Ελέγξτε την και αποθηκεύστε ξανά.',
  },
  RECALL_PRODUCT_UNKNOWN: {
    status: 409,
    message: 'Ένα από τα προϊόντα δεν υπάρχει πια στον κατάλογο. Αφαιρέστε το και αποθηκεύστε ξανά.',
  },
  RECALL_PRODUCT_TOLD: {
    status: 409,
    message:
      'Αγοραστές ενός προϊόντος που αφαιρέσατε έχουν ήδη ενημερωθεί. Αφήστε το στην ανάκληση, ή αποσύρετέ την ολόκληρη.',
  },
  RECALL_TOLD: {
    status: 409,
    message: 'Πελάτες έχουν ήδη ενημερωθεί για αυτή την ανάκληση: δεν διαγράφεται, αποσύρεται.',
  },
  RECALL_UNTOLD: {
    status: 409,
    message: 'Υπάρχουν αγοραστές που δεν έχουν ενημερωθεί. Ενημερώστε τους πριν κλείσετε την ανάκληση.',
  },
  RECALL_WITHDRAWN: { status: 409, message: 'Η ανάκληση έχει αποσυρθεί. Επαναφέρετέ την πρώτα.' },
  NOBODY_TO_TELL: {
    status: 409,
    message: 'Κανένας αγοραστής με email δεν περιμένει ενημέρωση: κανείς δεν ενημερώνεται δεύτερη φορά.',
  },
  TOO_MANY_RECALLS: { status: 409, message: `Οι ανακλήσεις είναι έως ${maxRecalls}.` },
} as const satisfies RefusalTable;
