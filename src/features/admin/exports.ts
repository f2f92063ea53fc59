import { athensDate, athensTime, formatDate } from '#shared/dates.ts';
import type { Cell } from '#shared/csv.ts';
import { formatPhone } from '#shared/phone.ts';
import { accountTypeLabels, approvalLabels, type AccountType } from '#features/customers/contract.ts';
import { approvalOf } from '#features/customers/rules.ts';
import { orderStatusLabels, paymentLabels, paymentStateLabels } from '#features/orders/labels.ts';
import { cashFeeOf } from '#features/orders/payments/payment.ts';
import { discountParts } from '#features/orders/totals.ts';

type Text = string | null;

type CustomerRow = Record<'firstName' | 'lastName' | 'email', string> &
  Record<'phone' | 'companyName' | 'afm' | 'doy' | 'profession' | 'address' | 'city' | 'postalCode', Text> & {
    accountType: AccountType;
    isVerified: boolean;
    isRejected: boolean;
    canViewPrices: boolean;
    createdAt: Date;
  };

type OrderRow = Record<
  | 'subtotalCents'
  | 'shippingCents'
  | 'taxCents'
  | 'discountCents'
  | 'totalCents'
  | 'refundedCents'
  | 'cashFeeCents'
  | 'vatPercent',
  number
> & {
  orderNumber: string;
  createdAt: Date;
  email: string;
  status: string;
  paymentMethod: string;
  paymentState: string;
  isPrepaid: boolean;
  tracking: Text;
  shippingAddress: Partial<Record<string, string>>;
  pieces: string;
};

const labelOf = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key;
const dayOf = (instant: Date) => formatDate(athensDate(instant));

export const customerHead = [
  'Όνομα',
  'Επώνυμο',
  'Email',
  'Τηλέφωνο',
  'Τύπος',
  'Επωνυμία',
  'ΑΦΜ',
  'ΔΟΥ',
  'Επάγγελμα',
  'Διεύθυνση',
  'ΤΚ',
  'Πόλη',
  'Κατάσταση',
  'Βλέπει τιμές',
  'Εγγραφή',
];

/** The cells of a customer's row under `customerHead`. */
export const customerCells = (customer: CustomerRow): Cell[] => [
  customer.firstName,
  customer.lastName,
  customer.email,
  customer.phone && formatPhone(customer.phone),
  accountTypeLabels[customer.accountType],
  customer.companyName,
  customer.afm,
  customer.doy,
  customer.profession,
  customer.address,
  customer.postalCode,
  customer.city,
  approvalLabels[approvalOf(customer)],
  customer.canViewPrices,
  dayOf(customer.createdAt),
];

/** The fee at the door, which is collected in addition to the total and is no part of it. */
export const cashFeeHead = 'Επιπλέον αντικαταβολή';

export const orderHead = [
  'Αριθμός',
  'Ημερομηνία',
  'Ώρα',
  'Κατάσταση',
  'Παραλήπτης',
  'Email',
  'Τηλέφωνο',
  'Διεύθυνση',
  'ΤΚ',
  'Πόλη',
  'Τεμάχια',
  'Πληρωμή',
  'Κατάσταση πληρωμής',
  'Υποσύνολο',
  'Αποστολή',
  'ΦΠΑ',
  'Έκπτωση',
  'Έκπτωση χωρίς ΦΠΑ',
  'ΦΠΑ έκπτωσης',
  'Σύνολο',
  cashFeeHead,
  'Επιστράφηκαν',
  'Αριθμός αποστολής',
];

/** The cells of an order's row under `orderHead`; amounts in euro. */
export const orderCells = ({ shippingAddress: to, ...order }: OrderRow): Cell[] => [
  order.orderNumber,
  dayOf(order.createdAt),
  athensTime(order.createdAt),
  labelOf(orderStatusLabels, order.status),
  to['fullName'],
  order.email,
  to['phone'] && formatPhone(to['phone']),
  to['address'],
  to['postalCode'],
  to['city'],
  Number(order.pieces),
  labelOf(paymentLabels, order.paymentMethod),
  labelOf(paymentStateLabels, order.paymentState),
  order.subtotalCents / 100,
  order.shippingCents / 100,
  order.taxCents / 100,
  order.discountCents / 100,
  discountParts(order).netCents / 100,
  discountParts(order).taxCents / 100,
  order.totalCents / 100,
  cashFeeOf(order) / 100,
  order.refundedCents / 100,
  order.tracking,
];
