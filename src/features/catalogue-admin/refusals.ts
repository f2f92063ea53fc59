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
  BRAND_NOT_FOUND: { status: 404, message: 'Η μάρκα δεν υπάρχει.' },
  BRAND_CHANGED: {
    status: 409,
    message:
      'Η μάρκα άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  BRAND_NAME_TAKEN: { status: 409, message: 'Αυτή η μάρκα έχει ήδη στοιχεία. Ανοίξτε την από τη λίστα.' },
  BRANDS_TOO_MANY: { status: 409, message: 'Οι μάρκες είναι πάρα πολλές. Διαγράψτε πρώτα όσες δεν πουλάτε.' },
  SPECIFICATION_NOT_FOUND: { status: 404, message: 'Το χαρακτηριστικό δεν υπάρχει.' },
  SPECIFICATION_CHANGED: {
    status: 409,
    message:
      'Το χαρακτηριστικό άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  SPECIFICATION_ORDER_CHANGED: {
    status: 409,
    message: 'Η σειρά άλλαξε στο μεταξύ από άλλον διαχειριστή. Δείτε την όπως είναι τώρα και δοκιμάστε ξανά.',
  },
  SPECIFICATION_NAME_TAKEN: { status: 409, message: 'Υπάρχει ήδη χαρακτηριστικό με αυτό το όνομα.' },
  SPECIFICATION_UNIT_FIXED: {
    status: 409,
    message:
      'Η μονάδα αυτού του χαρακτηριστικού δεν αλλάζει: με αυτή υπολογίζουν ο οδηγός και η αναζήτηση. Για άλλη μονάδα προσθέστε δικό σας χαρακτηριστικό.',
  },
  SPECIFICATION_NEEDED: {
    status: 409,
    message:
      'Το χαρακτηριστικό δεν διαγράφεται: το διαβάζουν ο οδηγός ασφάλειας ή οι σελίδες των προϊόντων. Μπορείτε να το μετονομάσετε.',
  },
  SPECIFICATION_USED: {
    status: 409,
    message: 'Αφαιρέστε το πρώτα από αυτά, ή μετονομάστε το.',
  },
  SPECIFICATIONS_TOO_MANY: {
    status: 409,
    message: 'Τα χαρακτηριστικά είναι πάρα πολλά. Διαγράψτε πρώτα όσα δεν χρειάζονται.',
  },
  SPECIFICATION_FILTERS_MANY: {
    status: 409,
    message: 'Τα φίλτρα από χαρακτηριστικά είναι έως 10. Κλείστε πρώτα κάποιο άλλο.',
  },
  SPECIFICATIONS_UNDO_GONE: {
    status: 409,
    message: 'Η αλλαγή δεν μπορεί πια να αναιρεθεί: έγινε και άλλη στο μεταξύ.',
  },
} as const satisfies RefusalTable;
