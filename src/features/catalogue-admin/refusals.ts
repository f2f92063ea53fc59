import type { RefusalTable } from '#shared/errors.ts';

export const catalogueAdminRefusals = {
  PRODUCT_CHANGED: {
    status: 409,
    message:
      'Το προϊόν άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  SKU_TAKEN: { status: 409, message: 'Ο κωδικός ανήκει ήδη σε άλλο προϊόν.' },
  PREVIEW_STALE: {
    status: 409,
    message: 'Κάτι άλλαξε μετά την προεπισκόπηση. Δείτε την ξανά και επιβεβαιώστε.',
  },
  PRODUCTS_GONE: {
    status: 409,
    message: 'Κάποιο από τα προϊόντα διαγράφηκε στο μεταξύ. Ανανεώστε τη λίστα και δοκιμάστε ξανά.',
  },
  PICTURE_GONE: { status: 409, message: 'Μια φωτογραφία δεν υπάρχει πια. Ανεβάστε την ξανά.' },
  TOO_MANY_PICTURES: { status: 409, message: 'Ένα προϊόν θα είχε πάρα πολλές φωτογραφίες.' },
  UNDO_GONE: {
    status: 404,
    message: 'Η αλλαγή δεν μπορεί πια να αναιρεθεί: έχει ήδη αναιρεθεί ή πέρασε μία ημέρα.',
  },
  UNDO_STALE: { status: 409, message: 'Δεν αναιρέθηκε τίποτα: κάποιο προϊόν άλλαξε στο μεταξύ.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Η κατηγορία δεν υπάρχει.' },
  CATEGORY_CHANGED: {
    status: 409,
    message:
      'Η κατηγορία άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  CATEGORY_ORDER_CHANGED: {
    status: 409,
    message: 'Η σειρά άλλαξε στο μεταξύ από άλλον διαχειριστή. Δείτε την όπως είναι τώρα και δοκιμάστε ξανά.',
  },
  CATEGORY_NAME_TAKEN: { status: 409, message: 'Υπάρχει ήδη κατηγορία με αυτό το όνομα.' },
  CATEGORY_NOT_EMPTY: {
    status: 409,
    message: 'Η κατηγορία έχει προϊόντα. Μεταφέρετέ τα σε άλλη κατηγορία και δοκιμάστε ξανά.',
  },
} as const satisfies RefusalTable;
