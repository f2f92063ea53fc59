import { euroText } from '#shared/money.ts';
import { isCollected } from '#shared/collected.ts';
import { formatDate } from '#shared/dates.ts';
import type { Order } from '../../contract.ts';
import { toldText } from '../../texts.ts';

type Facts = Pick<Order, 'status' | 'paymentMethod' | 'paymentState' | 'shippingMethod' | 'refundDueOn'> &
  Partial<Pick<Order, 'total' | 'deposit' | 'received' | 'mustCall' | 'isWithdrawn'>>;

export function nextActionText(order: Facts): string {
  const { status, paymentMethod, paymentState, shippingMethod, refundDueOn } = order;
  const told = toldText(order);
  const { total = 0, deposit = 0, received = 0 } = order;
  if (paymentState === 'awaiting') {
    return 'Ο πελάτης δεν έχει πληρώσει ακόμη. Αν δεν πληρώσει εμπρόθεσμα, η παραγγελία ακυρώνεται αυτόματα.';
  }
  switch (status) {
    case 'pending':
      if (order.isWithdrawn) return 'Ο πελάτης υπαναχώρησε. Ακυρώστε την παραγγελία.';
      if (paymentMethod === 'bank_transfer' && deposit > 0 && deposit < total)
        return received >= deposit
          ? `Η προκαταβολή ${euroText(deposit)} έφτασε. Επιβεβαιώστε. ${told}`
          : `Επιβεβαιώστε μόλις φανεί η προκαταβολή ${euroText(deposit)}· τα υπόλοιπα μένουν οφειλόμενα.`;
      if (paymentMethod === 'bank_transfer' && paymentState === 'captured')
        return `Πληρώθηκε. Επιβεβαιώστε. ${told}`;
      return paymentMethod === 'bank_transfer'
        ? `Επιβεβαιώστε μόλις φανεί η κατάθεση. ${told}`
        : `Ελέγξτε τα στοιχεία και επιβεβαιώστε. ${told}`;
    case 'confirmed':
      return `Ξεκινήστε την ετοιμασία. ${told}`;
    case 'processing':
      if (isCollected(shippingMethod)) return `Σημειώστε ότι είναι έτοιμη για παραλαβή. ${told}`;
      return shippingMethod === 'installation'
        ? 'Σημειώστε την αναχώρηση του συνεργείου, ή καταχωρίστε τον αριθμό αποστολής.'
        : `Καταχωρίστε τον αριθμό αποστολής. ${told}`;
    case 'shipped':
      return paymentMethod === 'cash'
        ? 'Σημειώστε την παράδοση· μαζί της καταγράφεται και η είσπραξη.'
        : 'Σημειώστε την παράδοση μόλις επιβεβαιωθεί.';
    case 'delivered':
      if (refundDueOn) {
        const day = formatDate(refundDueOn);
        return `Παραδόθηκε, και ο πελάτης υπαναχώρησε. Απομένει η επιστροφή των χρημάτων έως ${day}.`;
      }
      if (paymentState === 'due' && !order.isWithdrawn)
        return 'Παραδόθηκε, και το ποσό της δεν έχει εισπραχθεί ακόμη.';
      return 'Παραδόθηκε. Δεν απομένει καμία ενέργεια, μόνο σημειώσεις.';
    case 'cancelled':
      if (paymentState === 'refund_due') return 'Ακυρώθηκε. Απομένει η επιστροφή των χρημάτων στον πελάτη.';
      if (paymentState === 'refunding') return 'Ακυρώθηκε. Η επιστροφή στέλνεται στην κάρτα του πελάτη.';
      return 'Ακυρώθηκε. Δεν απομένει καμία ενέργεια, μόνο σημειώσεις.';
  }
}
