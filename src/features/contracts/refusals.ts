import type { RefusalTable } from '#shared/errors.ts';
import { maxContractFiles } from './limits.ts';

export const contractRefusals = {
  CONTRACT_NOT_FOUND: { status: 404, message: 'Το συμβόλαιο δεν βρέθηκε.' },
  CONTRACT_CHANGED: {
    status: 409,
    message: 'Το συμβόλαιο άλλαξε στο μεταξύ. Δείτε το όπως είναι τώρα και δοκιμάστε ξανά.',
  },
  CONTRACT_BILLED: {
    status: 409,
    message:
      'Έχουν εκδοθεί λογαριασμοί, και αυτό δεν αλλάζει πια. Βάλτε νέα τιμή, ή λήξτε το συμβόλαιο και κάντε νέο.',
  },
  CONTRACT_HAS_BILLS: {
    status: 409,
    message: 'Έχουν εκδοθεί λογαριασμοί και το συμβόλαιο δεν διαγράφεται. Μπορείτε να το λήξετε.',
  },
  CONTRACT_DAYS_BILLED: {
    status: 409,
    message: 'Οι ημέρες αυτές έχουν χρεωθεί. Επιλέξτε αργότερα, ή ακυρώστε πρώτα τον λογαριασμό τους.',
  },
  CONTRACT_PAUSED_THEN: { status: 409, message: 'Το συμβόλαιο έχει ήδη παύση εκείνες τις ημέρες.' },
  CONTRACT_NOT_PAUSED: { status: 409, message: 'Το συμβόλαιο δεν έχει παύση που να συνεχίζεται τότε.' },
  CONTRACT_ENDED: { status: 409, message: 'Το συμβόλαιο έχει λήξει ως τότε.' },
  CONTRACT_PRICE_DAY: {
    status: 409,
    message: 'Νέα τιμή αρχίζει με μια περίοδο που δεν έχει αρχίσει. Επιλέξτε μία από τις ημέρες της λίστας.',
  },
  CONTRACT_TOO_MANY: {
    status: 409,
    message: 'Το συμβόλαιο έχει ήδη πάρα πολλές παύσεις ή τιμές. Λήξτε το και κάντε νέο.',
  },
  CONTRACT_FILE_GONE: { status: 404, message: 'Το αρχείο δεν βρέθηκε. Ανεβάστε το ξανά.' },
  CONTRACT_FILE_KIND: { status: 400, message: 'Το αρχείο δεν είναι PDF. Επιλέξτε ένα PDF.' },
  CONTRACT_FILE_TOO_LARGE: { status: 413, message: 'Το αρχείο είναι μεγαλύτερο από 10 MB.' },
  CONTRACT_TOO_MANY_FILES: {
    status: 409,
    message: `Το συμβόλαιο έχει έως ${maxContractFiles} αρχεία. Αφαιρέστε πρώτα ένα.`,
  },
  BILL_NOT_DUE: {
    status: 409,
    message: 'Αυτός ο λογαριασμός δεν οφείλεται πια όπως φαινόταν. Δείτε τους λογαριασμούς ξανά.',
  },
  BILL_TOTAL_CHANGED: {
    status: 409,
    message: 'Το ποσό άλλαξε στο μεταξύ. Δείτε το νέο ποσό και πατήστε ξανά.',
  },
  BILL_STANDS: {
    status: 409,
    message: 'Ο λογαριασμός ισχύει. Ακυρώστε πρώτα την παραγγελία του για να εκδοθεί ξανά.',
  },
} as const satisfies RefusalTable;
