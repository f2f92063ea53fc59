import { expect, it } from 'vitest';
import { journeyOf } from './journey.ts';

const item = { sku: 'A', name: 'Κάμερα', quantity: 2, price: 100 };
const order = {
  createdAt: '2026-11-27T08:00:00.000Z',
  status: 'pending',
  shippingMethod: 'standard',
  estimatedDelivery: '2026-12-03',
  items: [item],
  withdrawals: [],
};
const visit = {
  id: '1',
  date: '2026-12-07',
  time: '10:00',
  endTime: '13:00',
  status: 'pending',
} as const;

type Placed = Parameters<typeof journeyOf>[0];
const stops = (changes: object = {}) =>
  journeyOf({ ...order, ...changes } as unknown as Placed).map(({ label, when, note, isDone }) =>
    [isDone ? '✓' : '·', label, when, note].filter(Boolean).join(' | '),
  );

it('a parcel has two days, and is done when it came', () => {
  expect(stops()).toEqual(['✓ | Παραγγελία | Παρασκευή 27 Νοεμβρίου', '· | Δέμα | Έως Πέμπτη 3 Δεκεμβρίου']);
  expect(stops({ status: 'shipped' })[1]).toMatch(/είναι στον δρόμο$/);
  expect(stops({ status: 'delivered', deliveredAt: '2026-12-01T10:00:00.000Z' })[1]).toBe(
    '✓ | Δέμα | Τρίτη 1 Δεκεμβρίου',
  );
  expect(stops({ shippingMethod: 'collect-shop', estimatedDelivery: undefined })[1]).toBe(
    '· | Παραλαβή | Χωρίς ημέρα ακόμη',
  );
});

it('what is installed ends with the visit, booked or not', () => {
  const items = [{ ...item, installationPrice: 35 }];
  expect(stops({ items })[2]).toBe('· | Εγκατάσταση | Δεν έχει κλειστεί ώρα');
  expect(stops({ items, visit })[2]).toBe(
    '· | Εγκατάσταση | Δευτέρα 7 Δεκεμβρίου, 10:00–13:00 | περιμένει επιβεβαίωση',
  );
  expect(stops({ items, visit: { ...visit, status: 'completed' } })[2]).toMatch(/^✓/);
});

it('a technician who brings the products comes once', () => {
  expect(stops({ shippingMethod: 'installation', visit: { ...visit, status: 'confirmed' } })).toEqual([
    '✓ | Παραγγελία | Παρασκευή 27 Νοεμβρίου',
    '· | Επίσκεψη τεχνικού | Δευτέρα 7 Δεκεμβρίου, 10:00–13:00 | με τα προϊόντα',
  ]);
});

it('nothing is on its way of a bill, of a cancelled order and of one that was withdrawn from', () => {
  expect(stops({ billedContractId: '1' })).toEqual([]);
  expect(stops({ status: 'cancelled' })).toEqual([]);
  expect(stops({ withdrawals: [{ isOwn: true }] })).toEqual([]);
  expect(stops({ withdrawals: [{ isOwn: true, statement: 'Μόνο την κάμερα' }] })).toHaveLength(2);
});
