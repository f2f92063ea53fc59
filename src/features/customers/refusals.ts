import { refuse, type RefusalTable } from '#shared/errors.ts';

export const customerRefusals = {
  WRONG_CREDENTIALS: { status: 401, message: 'Λάθος email ή κωδικός' },
  WRONG_PASSWORD: { status: 400, message: 'Ο κωδικός σας δεν είναι σωστός.' },
  SAME_EMAIL: { status: 400, message: 'Αυτό είναι ήδη το email του λογαριασμού σας.' },
  EMAIL_CHANGED_RECENTLY: {
    status: 409,
    message:
      'Το email σας άλλαξε πρόσφατα. Για να είναι ασφαλής ο λογαριασμός σας, αλλάζει ξανά μετά από 7 ημέρες.',
  },
  EMAIL_LINK_INVALID: {
    status: 400,
    message: 'Ο σύνδεσμος δεν ισχύει ή έχει λήξει. Ζητήστε νέα αλλαγή από το προφίλ σας.',
  },
  NOTE_NOT_FOUND: { status: 404, message: 'Η σημείωση δεν υπάρχει πια.' },
  TOO_MANY_NOTES: {
    status: 409,
    message: 'Ο πελάτης έχει ήδη 200 σημειώσεις. Διαγράψτε όσες δεν χρειάζονται.',
  },
  EMAIL_OF_ANOTHER: { status: 409, message: 'Το email ανήκει ήδη σε άλλον πελάτη.' },
  HAS_ACCOUNT: { status: 409, message: 'Ο πελάτης έχει ήδη λογαριασμό.' },
  NOBODY_TO_INVITE: {
    status: 409,
    message:
      'Κανένας από αυτούς δεν μπορεί να προσκληθεί: έχουν λογαριασμό, δεν έχουν email ή δεν είναι εγκεκριμένοι.',
  },
  NOT_INVITED: { status: 409, message: 'Ο πελάτης δεν έχει πρόσκληση που να ισχύει.' },
  IMPORT_GONE: {
    status: 404,
    message: 'Η εισαγωγή δεν μπορεί πια να αναιρεθεί: έχει ήδη αναιρεθεί ή πέρασε μία ημέρα.',
  },
  IMPORT_USED: {
    status: 409,
    message:
      'Δεν αναιρέθηκε τίποτα: κάποιος από τους πελάτες έχει πια λογαριασμό, παραγγελία, ραντεβού ή συνομιλία.',
  },
  PREVIEW_STALE: {
    status: 409,
    message: 'Κάτι άλλαξε μετά την προεπισκόπηση. Δείτε την ξανά και επιβεβαιώστε.',
  },
  ALREADY_DECIDED: { status: 409, message: 'Για τον πελάτη έχει ήδη αποφασιστεί.' },
  RESET_TOKEN_INVALID: {
    status: 400,
    message: 'Ο κωδικός επαναφοράς δεν ισχύει ή έχει λήξει. Ζητήστε νέο.',
  },
} as const satisfies RefusalTable;

/** Refuses a wrong account password, with the message at `field`. */
export function refuseWrongPassword(field: string): never {
  const { message } = customerRefusals.WRONG_PASSWORD;
  refuse(customerRefusals, 'WRONG_PASSWORD', { fields: { [field]: message } });
}
