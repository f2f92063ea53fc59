import type { RefusalTable } from '#shared/errors.ts';

/** Why a change of the settings is turned down. */
export const settingsRefusals = {
  SETTINGS_CHANGED: {
    status: 409,
    message:
      'Οι ρυθμίσεις άλλαξαν στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  LOGO_UNREADABLE: {
    status: 400,
    message:
      'Το αρχείο δεν είναι εικόνα SVG, PNG ή JPEG που μπορούμε να διαβάσουμε. Δοκιμάστε με άλλο αντίγραφό της.',
  },
  LOGO_IS_PAGE: {
    status: 400,
    message: 'Το αρχείο είναι ιστοσελίδα και όχι εικόνα. Επιλέξτε αρχείο SVG, PNG ή JPEG.',
  },
  LOGO_COMPLEX: {
    status: 400,
    message: 'Το σχέδιο έχει πάρα πολλά μέρη για λογότυπο. Απλοποιήστε το ή ανεβάστε το ως PNG.',
  },
  LOGO_TOO_LARGE: { status: 413, message: 'Το αρχείο είναι μεγαλύτερο από 500 KB.' },
  LOGO_SHAPE: {
    status: 400,
    message:
      'Η εικόνα είναι πολύ στενή ή πολύ μακριά. Το πλάτος της να είναι από το μισό έως το δωδεκαπλάσιο του ύψους.',
  },
  SIGN_SHAPE: { status: 400, message: 'Το σήμα πρέπει να είναι τετράγωνο.' },
  PICTURE_GONE: { status: 409, message: 'Το αρχείο που ανεβάσατε δεν υπάρχει πια. Ανεβάστε το ξανά.' },
  RATE_IN_USE: {
    status: 409,
    message: 'Συντελεστής που έχει αρχίσει δεν αλλάζει και δεν αφαιρείται.',
  },
} as const satisfies RefusalTable;
