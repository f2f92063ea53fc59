import type { RefusalTable } from '#shared/errors.ts';
import { maxFiles } from './limits.ts';

export const offerRefusals = {
  /** The answer to every link and id that opens nothing, whatever the reason. */
  OFFER_NOT_FOUND: {
    status: 404,
    message: 'Η προσφορά δεν βρέθηκε. Ελέγξτε τον σύνδεσμο, ή επικοινωνήστε μαζί μας.',
  },
  OFFER_CHANGED: {
    status: 409,
    message: 'Η προσφορά άλλαξε στο μεταξύ. Δείτε την όπως είναι τώρα και δοκιμάστε ξανά.',
  },
  OFFER_TOTALS_CHANGED: {
    status: 409,
    message: 'Τα ποσά της προσφοράς άλλαξαν στο μεταξύ. Δείτε τα νέα ποσά και επιβεβαιώστε ξανά.',
  },
  OFFER_CLOSED: {
    status: 409,
    message: 'Η προσφορά δεν είναι πια ανοιχτή: έχει λήξει, ή έχει ήδη απαντηθεί. Ζητήστε μας νέα.',
  },
  OFFER_CHOICE: {
    status: 409,
    message: 'Οι επιλογές σας δεν ταιριάζουν με την προσφορά. Ανανεώστε τη σελίδα και επιλέξτε ξανά.',
  },
  OFFER_EMPTY: { status: 409, message: 'Προσθέστε τουλάχιστον μία γραμμή πριν στείλετε την προσφορά.' },
  OFFER_NO_CUSTOMER: { status: 409, message: 'Επιλέξτε πρώτα τον πελάτη της προσφοράς, ή προσθέστε νέο.' },
  OFFER_NOT_SENDABLE: {
    status: 409,
    message: 'Η προσφορά έχει γίνει αποδεκτή ή είναι πρότυπο, και δεν στέλνεται. Κάντε αντίγραφό της.',
  },
  OFFER_NOTHING_NEW: { status: 409, message: 'Η προσφορά έχει ήδη σταλεί όπως είναι.' },
  OFFER_NOT_REVOCABLE: {
    status: 409,
    message: 'Ανακαλείται μόνο προσφορά που έχει σταλεί και δεν έγινε αποδεκτή.',
  },
  OFFER_NOT_SENT: { status: 409, message: 'Η προσφορά δεν έχει σταλεί ακόμη.' },
  OFFER_SENT: {
    status: 409,
    message: 'Η προσφορά έχει σταλεί και δεν διαγράφεται. Μπορείτε να την ανακαλέσετε.',
  },
  OFFER_NOT_ACCEPTED: { status: 409, message: 'Η προσφορά δεν έχει γίνει ακόμη παραγγελία.' },
  OFFER_TERMS_CHANGED: {
    status: 409,
    message: 'Οι όροι άλλαξαν στο μεταξύ. Διαβάστε τους και αποδεχτείτε ξανά.',
  },
  OFFER_PAYMENT: {
    status: 409,
    message: 'Αυτός ο τρόπος πληρωμής δεν προσφέρεται εδώ. Επιλέξτε άλλον.',
  },
  OFFER_TOO_MANY_QUESTIONS: {
    status: 409,
    message: 'Η συζήτηση της προσφοράς έχει γίνει πολύ μεγάλη. Τηλεφωνήστε μας.',
  },
  OFFER_FILE_GONE: { status: 404, message: 'Το αρχείο δεν βρέθηκε. Ανεβάστε το ξανά.' },
  OFFER_FILE_TOO_LARGE: { status: 413, message: 'Το αρχείο είναι μεγαλύτερο από 10 MB.' },
  OFFER_TOO_MANY_FILES: {
    status: 409,
    message: `Η προσφορά έχει έως ${maxFiles} αρχεία μαζί με όσα είχαν οι προηγούμενες εκδόσεις της.`,
  },
  OFFER_SOURCE_GONE: { status: 404, message: 'Αυτό από το οποίο γράφεται η προσφορά δεν υπάρχει πια.' },
} as const satisfies RefusalTable;
