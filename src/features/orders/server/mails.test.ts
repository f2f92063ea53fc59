import { expect, it } from 'vitest';
import { mailLayout } from '#server/mail-layout.ts';
import type { Services } from '#server/services.ts';
import type { StoredOrder } from '../present.ts';
import { totalsOf } from '../totals.ts';
import { newsOfLateGoods } from '../installation/server/order-visit.ts';
import { newOrderMail, orderPlacedMail } from './mails.ts';
import { orderMovedMail } from './moved-mails.ts';

const line = {
  productId: 1,
  sku: 'ARG-B8',
  name: 'Κάμερα',
  image: null,
  withInstallation: true,
  quantity: 2,
  priceCents: 9_500,
  installationPriceCents: 5_500,
};
const order: Omit<
  StoredOrder,
  | 'tracking'
  | 'courier'
  | 'deliveredAt'
  | 'refundedCents'
  | 'refundDueOn'
  | 'partCents'
  | 'isPrepaid'
  | 'history'
  | 'withdrawals'
> = {
  ...totalsOf([line], 599),
  id: 'o',
  status: 'pending',
  orderNumber: 'VG-1B1H-DYSF',
  customerId: 'c',
  customerName: 'Ελένη Μαρκάκη',
  customerEmail: 'eleni@pelatis.example',
  accountType: 'private',
  invoice: null,
  purchaseOrder: null,
  beginConsentAt: null,
  shippingAddress: {
    fullName: 'Ελένη Μαρκάκη',
    address: 'Ηρακλείου 12',
    city: 'Νέα Ιωνία',
    postalCode: '14231',
    region: 'attiki',
    phone: '+302101234567',
  },
  shippingMethod: 'standard',
  deliveryLabel: 'Κανονική Παράδοση',
  deliveryDays: 5,
  cashFeeCents: 200,
  paymentMethod: 'bank_transfer',
  paymentState: 'due',
  paymentReference: null,
  paymentExpiresAt: null,
  refundedAt: null,

  cardBrand: null,
  cardLast4: null,
  orderNotes: '',
  estimatedDelivery: null,
  createdAt: new Date('2026-11-22T10:00:00Z'),
  lines: [line],
};

it.each([
  [
    'private',
    [
      '2 × Κάμερα, με εγκατάσταση: 372,00 € με ΦΠΑ (300,00 € + ΦΠΑ 24%)',
      'Κανονική Παράδοση: 7,43 € με ΦΠΑ (5,99 € + ΦΠΑ 24%)',
      'ΦΠΑ 24%: 73,44 €',
      'Σύνολο: 379,43 € με ΦΠΑ (305,99 € + ΦΠΑ 24%)',
    ],
  ],
  [
    'b2b',
    [
      '2 × Κάμερα, με εγκατάσταση: 300,00 € + ΦΠΑ 24% (372,00 € με ΦΠΑ)',
      'Σύνολο: 305,99 € + ΦΠΑ 24% (379,43 € με ΦΠΑ)',
    ],
  ],
] as const)(
  'the e-mail of an order of a %s account tells both prices of each amount',
  (accountType, rows) => {
    const { content } = orderPlacedMail({ ...order, accountType }, 'https://vigla.example');
    const { text } = mailLayout(content, () => undefined);
    const lines = text.replaceAll('\u00A0', ' ').split('\n');
    for (const row of rows) expect(lines).toContain(row);
  },
);

it('the e-mail of an order has the link to the terms that the terms promise', () => {
  const { content } = orderPlacedMail(order, 'https://vigla.example');
  const { text } = mailLayout(content, () => undefined);
  expect(text).toContain('Όροι χρήσης και πώλησης:\nhttps://vigla.example/terms\n');
});

it.each([
  ['cash', true],
  ['bank_transfer', false],
] as const)(
  'the e-mails of an order by %s say to both sides what is collected at the door: %s',
  (paymentMethod, says) => {
    for (const mail of [orderPlacedMail, newOrderMail]) {
      const { content } = mail({ ...order, paymentMethod }, 'https://vigla.example');
      const labels = content.rows?.map(([label]) => label);
      expect(labels?.includes('Εισπράττονται στην παράδοση')).toBe(says);
    }
  },
);

it.each([
  [{}, 'Καταθέτετε το ποσό'],
  [{ partCents: 2_000 }, 'Καταθέτετε το υπόλοιπο σε'],
  [{ depositCents: 5_000 }, 'Καταθέτετε την προκαταβολή'],
  [{ paymentState: 'captured' as const }, 'Ελέγχουμε'],
])('the next steps of a transfer with %j begin with «%s»', (money, first) => {
  const { content } = orderPlacedMail({ ...order, ...money }, 'https://vigla.example');
  expect(content.next?.[0]).toContain(first);
});

it.each([
  [true, 'της εγκατάστασης', 'τα εγκαταστήσει', 'Εγκατάσταση'],
  [false, 'που θα σας φέρει τα προϊόντα', 'σας τα φέρει', 'Επίσκεψη τεχνικού'],
])('of a technician who installs: %s, the e-mails say «%s»', (withInstallation, when, does, label) => {
  const notBefore = '2026-12-07';
  const visit = {
    id: 'v',
    date: '2026-12-01',
    startHour: 10,
    hours: 1,
    status: 'confirmed',
    notBefore,
  } as const;
  const brought: StoredOrder = {
    ...order,
    shippingMethod: 'installation',
    lines: [{ ...line, withInstallation }],
    tracking: null,
    courier: null,
    deliveredAt: null,
    refundedCents: 0,
    refundDueOn: null,
    partCents: 0,
    isPrepaid: false,
    history: [],
    withdrawals: [],
  };
  const { paragraphs } = orderMovedMail(brought, 'shipped', '').content;
  expect(paragraphs?.at(-1)).toContain(when);
  const services = { config: { publicUrl: '' }, now: () => order.createdAt } as Services;
  const late = newsOfLateGoods(services, null, { ...brought, visit }).mails?.[0];
  expect(late?.content.paragraphs?.[0]).toContain(does);
  expect(orderPlacedMail(brought, '').content.rows?.map(([name]) => name)).toContain(label);
});
