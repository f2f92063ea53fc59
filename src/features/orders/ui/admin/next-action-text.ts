import { isCollected } from '#shared/collected.ts';
import { formatDate } from '#shared/dates.ts';
import type { Order } from '../../contract.ts';

type Facts = Pick<Order, 'status' | 'paymentMethod' | 'paymentState' | 'shippingMethod' | 'refundDueOn'>;

export function nextActionText(order: Facts): string {
  const { status, paymentMethod, paymentState, shippingMethod, refundDueOn } = order;
  if (paymentState === 'awaiting') {
    return 'Ο πελάτης δεν έχει πληρώσει ακόμη. Αν δεν πληρώσει εμπρόθεσμα, η παραγγελία ακυρώνεται αυτόματα.';
  }
  switch (status) {
    case 'pending':
      return paymentMethod === 'bank_transfer'
        ? 'Επιβεβαιώστε μόλις φανεί η κατάθεση· ο πελάτης ενημερώνεται με email.'
        : 'Ελέγξτε τα στοιχεία και επιβεβαιώστε· ο πελάτης ενημερώνεται με email.';
    case 'confirmed':
      return 'Ξεκινήστε την ετοιμασία· ο πελάτης ενημερώνεται με email.';
    case 'processing':
      if (isCollected(shippingMethod))
        return 'Σημειώστε ότι είναι έτοιμη· ο πελάτης ενημερώνεται με email να έρθει.';
      return shippingMethod === 'installation'
        ? 'Σημειώστε την αναχώρηση του συνεργείου, ή καταχωρίστε τον αριθμό αποστολής.'
        : 'Καταχωρίστε τον αριθμό αποστολής και ο πελάτης θα ενημερωθεί με email.';
    case 'shipped':
      return paymentMethod === 'cash'
        ? 'Σημειώστε την παράδοση· μαζί της καταγράφεται και η είσπραξη.'
        : 'Σημειώστε την παράδοση μόλις επιβεβαιωθεί.';
    case 'delivered':
      if (refundDueOn) {
        const day = formatDate(refundDueOn);
        return `Παραδόθηκε, και ο πελάτης υπαναχώρησε. Απομένει η επιστροφή των χρημάτων έως ${day}.`;
      }
      if (paymentState === 'due') return 'Παραδόθηκε, και το ποσό της δεν έχει εισπραχθεί ακόμη.';
      return 'Παραδόθηκε. Δεν απομένει καμία ενέργεια, μόνο σημειώσεις.';
    case 'cancelled':
      if (paymentState === 'refund_due') return 'Ακυρώθηκε. Απομένει η επιστροφή των χρημάτων στον πελάτη.';
      if (paymentState === 'refunding') return 'Ακυρώθηκε. Η επιστροφή στέλνεται στην κάρτα του πελάτη.';
      return 'Ακυρώθηκε. Δεν απομένει καμία ενέργεια, μόνο σημειώσεις.';
  }
}
