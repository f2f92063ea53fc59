import { isCollected } from '#shared/collected.ts';
import { company, isEverOpen } from '#shared/company.ts';
import { athensTime, formatDate } from '#shared/dates.ts';
import type { Order } from './contract.ts';
import { installationSteps } from './installation/rules.ts';
import { orderStatusFacts } from './status-facts.ts';
import { missingDeposit } from './texts.ts';
import { hasWithdrawn } from './withdrawals/rules.ts';

type Facts = Pick<
  Order,
  | 'status'
  | 'total'
  | 'paymentMethod'
  | 'paymentState'
  | 'payBy'
  | 'heldUntil'
  | 'estimatedDelivery'
  | 'withdrawals'
  | 'parcels'
> &
  Partial<Pick<Order, 'dueOn' | 'billedContractId' | 'deposit' | 'received'>> &
  Parameters<typeof installationSteps>[0];

/** The next steps of an order, as Greek sentences in order. */
export function nextSteps(order: Facts): string[] {
  const { status, paymentMethod, paymentState, payBy, heldUntil } = order;
  const { isUnconfirmed: isPending, isInTransit, isVoid, hasArrived } = orderStatusFacts[status];
  if (hasArrived && order.billedContractId !== undefined) return [billStep(order)];
  if (hasArrived) return ['Η παραγγελία παραδόθηκε. Ευχαριστούμε που μας προτιμήσατε.'];
  if (isVoid) return ['Η παραγγελία ακυρώθηκε και δεν χρειάζεται να κάνετε κάτι άλλο.'];
  if (hasWithdrawn(order))
    return ['Λάβαμε τη δήλωση υπαναχώρησής σας και επικοινωνούμε μαζί σας για την επιστροφή.'];
  const steps = [
    order.withdrawals.some(({ isOwn }) => isOwn) &&
      'Λάβαμε τη δήλωσή σας για μέρος της παραγγελίας και επικοινωνούμε μαζί σας για την επιστροφή του. Τα υπόλοιπα προχωρούν κανονικά.',
    isPending &&
      paymentMethod === 'bank_transfer' &&
      paymentState === 'due' &&
      `Καταθέτετε ${nextDeposit(order)} σε έναν από τους λογαριασμούς μας, με αιτιολογία τον αριθμό της παραγγελίας.${
        heldUntil ? ` Κρατάμε τα προϊόντα έως ${formatDate(heldUntil)}.` : ''
      }`,
    payBy !== undefined &&
      `Πληρώνετε με κάρτα στην ασφαλή σελίδα της Stripe. Κρατάμε τα προϊόντα έως τις ${athensTime(new Date(payBy))}.`,
    isPending &&
      `Ελέγχουμε την παραγγελία και σας στέλνουμε email επιβεβαίωσης.${
        heldUntil && paymentMethod === 'cash'
          ? ` Κρατάμε τα προϊόντα έως ${formatDate(heldUntil)}· αν δεν την έχουμε επιβεβαιώσει ως τότε, ακυρώνεται και σας ενημερώνουμε.`
          : ''
      }`,
    ...goodsSteps(order, isInTransit),
    ...installationSteps(order),
  ];
  return steps.filter((step) => step !== false);
}

/** What is to be deposited next. */
function nextDeposit(order: Facts): string {
  if (missingDeposit(order) > 0) return order.received ? 'το υπόλοιπο της προκαταβολής' : 'την προκαταβολή';
  return order.received ? 'το υπόλοιπο' : 'το ποσό';
}

/** What is left to do with the bill of a contract. */
function billStep({ paymentState, dueOn }: Pick<Facts, 'paymentState' | 'dueOn'>): string {
  if (paymentState === 'captured') return 'Ο λογαριασμός έχει πληρωθεί. Ευχαριστούμε.';
  return paymentState === 'due' && dueOn !== undefined
    ? `Πληρώνετε έως ${formatDate(dueOn)}, με αιτιολογία τον αριθμό της παραγγελίας.`
    : 'Ο λογαριασμός εκδόθηκε.';
}

/** How the products of an order reach its customer. */
function goodsSteps(
  { shippingMethod, estimatedDelivery, parcels }: Facts,
  isInTransit: boolean,
): (string | false)[] {
  if (shippingMethod === 'installation') return [];
  const until = estimatedDelivery && formatDate(estimatedDelivery);
  if (isCollected(shippingMethod)) {
    const { address, openingHoursText } = company();
    const place = `από το κατάστημά μας, ${address.text}${isEverOpen() ? ` (${openingHoursText})` : ''}`;
    return [
      isInTransit
        ? `Τα προϊόντα σας περιμένουν: τα παραλαμβάνετε ${place}.`
        : `Σας στέλνουμε email μόλις είναι έτοιμη${until ? `, έως ${until}` : ''}, και την παραλαμβάνετε ${place}.`,
    ];
  }
  return [
    !isInTransit &&
      (parcels
        ? 'Ετοιμάζουμε τα υπόλοιπα και σας στέλνουμε τον αριθμό του δέματός τους.'
        : 'Ετοιμάζουμε το δέμα και σας στέλνουμε τον αριθμό αποστολής.'),
    until ? `Παραλαμβάνετε έως ${until}.` : 'Παραλαμβάνετε το δέμα στην πόρτα σας.',
  ];
}
