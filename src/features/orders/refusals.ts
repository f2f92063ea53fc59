import { refuse, type RefusalTable } from '#shared/errors.ts';
import { cartRefusals } from '#features/cart/refusals.ts';
import { refusalSentence, type SoldProduct } from '#features/cart/rules.ts';
import type { OrderStatus } from './contract.ts';
import { orderStatuses } from './enums.ts';
import { orderStatusLabels } from './labels.ts';
import { maxUnpaidOrders } from './payments/payment.ts';
import { orderStatusFacts } from './status-facts.ts';

export const orderRefusals = {
  ADDRESS_NOT_FOUND: { status: 404, message: 'Η διεύθυνση δεν υπάρχει πια. Ανανεώστε τη σελίδα.' },
  ADDRESS_BOOK_FULL: {
    status: 409,
    message: 'Έχετε ήδη 10 διευθύνσεις. Διαγράψτε μία για να προσθέσετε άλλη.',
  },
  ORDER_NOT_FOUND: { status: 404, message: 'Η παραγγελία δεν βρέθηκε.' },
  TOTALS_CHANGED: {
    status: 409,
    message: 'Τα ποσά της παραγγελίας άλλαξαν στο μεταξύ. Δείτε τα νέα ποσά και επιβεβαιώστε ξανά.',
  },
  CART_CHANGED: {
    status: 409,
    message: 'Το καλάθι σας άλλαξε στο μεταξύ, ίσως σε άλλη καρτέλα. Ελέγξτε το και συνεχίστε ξανά.',
  },
  TOO_MANY_UNPAID: {
    status: 409,
    message: `Έχετε ήδη ${maxUnpaidOrders} παραγγελίες που δεν έχουν πληρωθεί ούτε επιβεβαιωθεί. Πληρώστε ή ακυρώστε μία για να συνεχίσετε, ή επικοινωνήστε μαζί μας.`,
  },
  ORDER_TOO_LARGE: {
    status: 409,
    message: 'Για παραγγελίες τέτοιου ύψους επικοινωνήστε μαζί μας, ώστε να σας εξυπηρετήσουμε προσωπικά.',
  },
  CASH_NOT_OFFERED: { status: 409, message: 'Η αντικαταβολή δεν είναι διαθέσιμη για αυτό το ποσό.' },
  CARDS_NOT_OFFERED: {
    status: 409,
    message: 'Αυτός ο τρόπος πληρωμής δεν είναι διαθέσιμος αυτή τη στιγμή. Επιλέξτε άλλον.',
  },
  PAYMENT_DECLINED: {
    status: 402,
    message:
      'Η τράπεζά σας δεν ενέκρινε την πληρωμή. Δοκιμάστε άλλη κάρτα ή άλλον τρόπο πληρωμής· το καλάθι σας έμεινε όπως ήταν.',
  },
  DEPOSIT_LATER: {
    status: 409,
    message:
      'Προκαταβολή που θα πληρώσει ο πελάτης ζητείται μόνο με κατάθεση ή επί πιστώσει. Επιλέξτε άλλον τρόπο πληρωμής.',
  },
  PART_DECLINED: {
    status: 402,
    message:
      'Η τράπεζά σας δεν ενέκρινε την πληρωμή, και δεν χρεωθήκατε. Δοκιμάστε άλλη κάρτα, ή καταθέστε το ποσό στην τράπεζα.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'Η παραγγελία άλλαξε μετά την αποστολή της. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
  },
  ILLEGAL_TRANSITION: {
    status: 409,
    message: 'Η παραγγελία δεν μπορεί να περάσει σε αυτή την κατάσταση. Ανανεώστε τη σελίδα.',
  },
  AWAITING_PAYMENT: {
    status: 409,
    message: 'Η παραγγελία δεν έχει πληρωθεί ακόμη. Επιβεβαιώνεται μόλις εγκριθεί η πληρωμή με κάρτα.',
  },
  NOT_AWAITING_PAYMENT: {
    status: 409,
    message: 'Η παραγγελία δεν περιμένει πληρωμή με κάρτα. Ανανεώστε τη σελίδα για να δείτε πού βρίσκεται.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message:
      'Η σελίδα πληρωμών δεν ανταποκρίνεται αυτή τη στιγμή. Η παραγγελία σας έχει καταχωριστεί· δοκιμάστε ξανά σε λίγο.',
  },
  TOO_LARGE_REFUND: {
    status: 409,
    message: 'Το ποσό είναι μεγαλύτερο από όσο απομένει να επιστραφεί.',
  },
  NO_REFUND_DUE: {
    status: 409,
    message:
      'Για αυτή την παραγγελία δεν υπάρχουν τώρα χρήματα να επιστραφούν: δεν έχει πληρωθεί, έχουν επιστραφεί όλα, ή μια επιστροφή είναι σε εξέλιξη.',
  },
  TOO_LARGE_PAYMENT: { status: 409, message: 'Το ποσό ξεπερνά ό,τι οφείλεται ακόμη.' },
  PAID_MEANWHILE: {
    status: 409,
    message: 'Στο μεταξύ καταχωρίστηκε άλλη πληρωμή. Δείτε τι απομένει και δοκιμάστε ξανά.',
  },
  OWN_ACCOUNT_TOO_SMALL: {
    status: 409,
    message: 'Στο μεταξύ άλλαξε το υπόλοιπό σας. Φορτώστε ξανά τη σελίδα για να δείτε το νέο ποσό.',
  },
  ACCOUNT_WITH_CARD: {
    status: 409,
    message:
      'Με κάρτα πληρώνεται ολόκληρη η παραγγελία. Για να χρησιμοποιήσετε το υπόλοιπό σας επιλέξτε άλλον τρόπο πληρωμής.',
  },
  ACCOUNT_TOO_SMALL: { status: 409, message: 'Το υπόλοιπο του πελάτη δεν φτάνει.' },
  ACCOUNT_MEANWHILE: {
    status: 409,
    message: 'Στο μεταξύ άλλαξε το υπόλοιπο του πελάτη. Δείτε το νέο ποσό και δοκιμάστε ξανά.',
  },
  ACCOUNT_SPENT: {
    status: 409,
    message:
      'Το ποσό έχει ήδη χρησιμοποιηθεί σε παραγγελία ή έχει επιστραφεί. Αναιρέστε πρώτα εκείνη την κίνηση.',
  },
  ACCOUNT_DAY: { status: 400, message: 'Επιλέξτε ημέρα του τελευταίου έτους, έως σήμερα' },
  REFUNDED_MEANWHILE: {
    status: 409,
    message:
      'Στο μεταξύ καταχωρίστηκε και άλλη επιστροφή για αυτή την παραγγελία. Ελέγξτε τα νέα ποσά και δοκιμάστε ξανά.',
  },
  REFUND_REASON_MISSING: { status: 409, message: 'Συμπληρώστε γιατί επιστρέφονται τα χρήματα.' },
  RETURNED_SOLD: {
    status: 409,
    message:
      'Τα τεμάχια που είχαν γυρίσει στο απόθεμα πουλήθηκαν στο μεταξύ. Διορθώστε πρώτα το απόθεμα του προϊόντος.',
  },
  RETURNED_TOO_MANY: {
    status: 409,
    message: 'Τα τεμάχια που επέστρεψαν είναι περισσότερα από όσα απομένουν στην παραγγελία.',
  },
  STEP_IN_FUTURE: {
    status: 409,
    message: 'Η ημερομηνία δεν μπορεί να είναι μελλοντική ή πριν από την παραγγελία.',
  },
  NOT_TO_COLLECT: {
    status: 409,
    message:
      'Για αυτή την παραγγελία δεν αναμένεται πληρωμή. Ανανεώστε τη σελίδα για να δείτε πού βρίσκεται.',
  },
  STEP_NOT_FOUND: { status: 404, message: 'Η κίνηση δεν βρέθηκε. Ανανεώστε τη σελίδα.' },
  STEP_NOT_UNDOABLE: {
    status: 409,
    message:
      'Η κίνηση δεν αναιρείται πια: έχει ήδη αναιρεθεί, έγινε από τον πάροχο πληρωμών, ή ακολούθησε επιστροφή που πρέπει να αναιρεθεί πρώτα.',
  },
  WITHDRAWAL_LINK_INVALID: {
    status: 410,
    message:
      'Ο σύνδεσμος δεν ισχύει: η δήλωση έχει ήδη επιβεβαιωθεί ή απορριφθεί. Αν χρειάζεστε βοήθεια, επικοινωνήστε μαζί μας.',
  },
  WITHDRAWAL_REFUNDED: {
    status: 409,
    message: 'Για την υπαναχώρηση έχουν ήδη επιστραφεί χρήματα. Αναιρέστε πρώτα την επιστροφή.',
  },
  WITHDRAWAL_NOT_FOUND: {
    status: 404,
    message: 'Η δήλωση δεν βρέθηκε· ίσως έχει ήδη απορριφθεί. Ανανεώστε τη σελίδα.',
  },
  ORDER_WITHDRAWN: {
    status: 409,
    message:
      'Ο πελάτης έχει δηλώσει υπαναχώρηση από αυτή την παραγγελία. Για να προχωρήσει, επιβεβαιώστε ότι το γνωρίζετε.',
  },
  BUSINESS_CONTRACT: {
    status: 409,
    message:
      'Ανήκει σε λογαριασμό επιχείρησης. Το δικαίωμα υπαναχώρησης έχουν μόνο οι καταναλωτές· για επιστροφή ή ακύρωση επικοινωνήστε μαζί μας.',
  },
  TOO_MANY_POINTS: {
    status: 409,
    message: 'Με πόντους πληρώνεται ένα μέρος μόνο της αξίας των προϊόντων. Επιλέξτε λιγότερους.',
  },
  POINTS_SPENT: {
    status: 409,
    message: 'Οι πόντοι σας δεν επαρκούν πλέον για αυτή την έκπτωση. Δείτε το νέο σύνολο και συνεχίστε.',
  },
  NOTHING_TO_INSTALL: {
    status: 409,
    message: 'Για αυτή την παραγγελία δεν απομένει επίσκεψη τεχνικού για να κλείσετε ώρα.',
  },
  CHANGED_BY_OTHERS: {
    status: 409,
    message: 'Η παραγγελία άλλαξε στο μεταξύ. Δείτε τι άλλαξε στο ιστορικό της και δοκιμάστε ξανά.',
  },
  NOT_CHANGEABLE: {
    status: 409,
    message:
      'Η παραγγελία δεν αλλάζει πια: έχει σταλεί ή ακυρωθεί, περιμένει πληρωμή με κάρτα, ή έχουν γίνει επιστροφές.',
  },
  PARTLY_SENT: {
    status: 409,
    message:
      'Μέρος της παραγγελίας έχει ήδη φύγει, οπότε δεν ακυρώνεται. Για όσα δεν θα σταλούν καταχωρίστε επιστροφή με τα τεμάχιά τους.',
  },
  NOT_IN_PARCELS: {
    status: 409,
    message: 'Σε περισσότερα δέματα φεύγει μόνο παραγγελία που ετοιμάζεται και στέλνεται με courier.',
  },
  PARCEL_TOO_MUCH: {
    status: 409,
    message: 'Τόσα τεμάχια δεν απομένουν για αποστολή. Δείτε τι έχει φύγει στο μεταξύ και δοκιμάστε ξανά.',
  },
  VISIT_OF_ANOTHER: { status: 409, message: 'Η επίσκεψη είναι άλλου πελάτη. Επιλέξτε τον δικό της.' },
  VISIT_NOT_BILLABLE: {
    status: 409,
    message: 'Χρεώνεται μόνο επίσκεψη που έχει γίνει: επιβεβαιωμένη ή ολοκληρωμένη, έως σήμερα.',
  },
  VISIT_HAS_BILL: {
    status: 409,
    message: 'Η επίσκεψη έχει ήδη χρεωθεί. Αλλάξτε εκείνη τη χρέωση, ή ακυρώστε την πρώτα.',
  },
  VISIT_PAYMENT: {
    status: 409,
    message: 'Μια επίσκεψη που έγινε έχει πληρωθεί, ή χρεώνεται επί πιστώσει.',
  },
  NOT_CANCELLABLE: {
    status: 409,
    message: 'Η παραγγελία δεν ακυρώνεται πια από εδώ. Επικοινωνήστε μαζί μας.',
  },
} as const satisfies RefusalTable;

/** Refuses an order because one of its products was deleted from the catalogue. */
export function refuseGone(productId: number): never {
  refuse(cartRefusals, 'PRODUCT_GONE', {
    message:
      'Ένα από τα προϊόντα της παραγγελίας δεν διατίθεται πλέον. Αφαιρέστε το από το καλάθι για να συνεχίσετε.',
    data: { productId },
  });
}

/** Refuses an order because of one of its products. */
export function refuseProduct(product: SoldProduct, code: 'OUT_OF_STOCK' | 'NO_INSTALLATION'): never {
  const { productId, name, stockQuantity } = product;
  refuse(cartRefusals, code, {
    message: refusalSentence(product, code),
    data: { productId, name, ...(stockQuantity !== null && { available: stockQuantity }) },
  });
}

type Moved = {
  status: OrderStatus;
  history: readonly { toStatus: OrderStatus; actorName?: string | null | undefined }[];
};

/**
 * Refuses a step: says where the order is and who brought it there, or, if a step between was left out, that there is no
 * direct one.
 */
export function refuseStep({ status, history }: Moved, to: OrderStatus): never {
  const isAhead =
    !orderStatusFacts[status].isVoid && orderStatuses.indexOf(to) > orderStatuses.indexOf(status);
  if (isAhead && !orderStatusFacts[to].isVoid)
    refuse(orderRefusals, 'ILLEGAL_TRANSITION', {
      message: `Από την κατάσταση «${orderStatusLabels[status]}» η παραγγελία δεν περνά απευθείας σε «${orderStatusLabels[to]}».`,
    });
  const { actorName } = history.findLast(({ toStatus }) => toStatus === status) ?? {};
  const by = actorName ? ` (${actorName})` : '';
  const message = `Η παραγγελία είναι ήδη στην κατάσταση «${orderStatusLabels[status]}»${by}.`;
  refuse(orderRefusals, 'ILLEGAL_TRANSITION', { message });
}
