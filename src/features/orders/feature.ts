import { orderStatusLabels, paymentStateLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const ordersFeature = {
  audited: {
    order: {
      label: 'Παραγγελία',
      shownBy: ['orders'],
      fields: {
        status: 'Κατάσταση',
        paymentState: 'Πληρωμή',
        refundedCents: 'Επιστροφές',
        refundDueOn: 'Επιστροφή έως',
        tracking: 'Αριθμός αποστολής',
        courier: 'Μεταφορική',
        estimatedDelivery: 'Εκτιμώμενη παράδοση',
        note: 'Σημείωση',
      },
      words: { ...orderStatusLabels, ...paymentStateLabels },
    },
    customer: {
      shownBy: ['orders', 'documents'],
      fields: { accountPayment: 'Χρήματα χωρίς παραγγελία', onAccount: 'Υπόλοιπο υπέρ του πελάτη' },
    },
  },
  customerAlerts: [
    'order_placed',
    'order_changed',
    'order_pending',
    'order_confirmed',
    'order_processing',
    'order_parcel',
    'order_shipped',
    'order_delivered',
    'order_cancelled',
    'order_refunded',
    'withdrawal_received',
    'withdrawal_dismissed',
  ],
  subjects: ['order'],
  lateEndpoints: ['addressBook', 'reorder', 'orders'],
  limits: {
    withdrawal: { points: 5, seconds: 3600 },
    'withdrawal-link': { points: 60, seconds: 3600 },
    /** Orders that wait for their payment on the provider's page, per customer. */
    'card-order': { points: 10, seconds: 3600 },
    /** Own orders cancelled, per customer. */
    'order-cancel': { points: 10, seconds: 3600 },
    /** Questions to the payment provider about waiting orders, per customer. */
    'card-check': { points: 60, seconds: 600 },
    'declined-card': { points: 8, seconds: 3600 },
  },
  retention: {
    orders: {
      data: 'Παραγγελίες, η προσφορά από την οποία έγινε η καθεμία, με το όνομα και τη διεύθυνση IP όποιου την αποδέχτηκε, και δηλώσεις υπαναχώρησης',
      fullYears: 5,
      from: 'από το τέλος του έτους τους ή του τελευταίου παραστατικού τους, για τη φορολογική διοίκηση',
    },
  },
} as const satisfies Feature;
