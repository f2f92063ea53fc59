import { formatDate } from '../../shared/dates.ts';
import type { Order } from './contract.ts';

type Facts = Pick<Order, 'status' | 'paymentMethod' | 'shippingMethod' | 'estimatedDelivery'>;

/** What happens next with an order, as Greek sentences in order. */
export function nextSteps({ status, paymentMethod, shippingMethod, estimatedDelivery }: Facts): string[] {
  if (status === 'delivered') return ['Η παραγγελία παραδόθηκε. Ευχαριστούμε που μας προτιμήσατε.'];
  if (status === 'cancelled') return ['Η παραγγελία ακυρώθηκε και δεν χρειάζεται να κάνετε κάτι άλλο.'];
  const isPending = status === 'pending';
  const byCourier = estimatedDelivery
    ? `Παραλαμβάνετε έως ${formatDate(estimatedDelivery)}.`
    : 'Παραλαμβάνετε το δέμα στην πόρτα σας.';
  const steps = [
    isPending &&
      paymentMethod === 'bank_transfer' &&
      'Καταθέτετε το ποσό σε έναν από τους λογαριασμούς μας, με αιτιολογία τον αριθμό της παραγγελίας.',
    isPending && 'Ελέγχουμε την παραγγελία και σας στέλνουμε email επιβεβαίωσης.',
    ...(shippingMethod === 'installation'
      ? [
          'Σας τηλεφωνούμε για να συμφωνήσουμε την ημέρα.',
          'Ο τεχνικός μας φέρνει τα προϊόντα και τα εγκαθιστά.',
        ]
      : [status !== 'shipped' && 'Ετοιμάζουμε το δέμα και σας στέλνουμε τον αριθμό αποστολής.', byCourier]),
  ];
  return steps.filter((step) => step !== false);
}
