import { expect, it } from 'vitest';
import { worksOn } from '../../../tests/support/app/company.ts';
import { nextSteps } from './next-steps.ts';

it.each([
  [
    'a transfer',
    { status: 'pending', paymentMethod: 'bank_transfer', shippingMethod: 'standard' },
    'Καταθέτετε το ποσό',
    4,
  ],
  [
    'a transfer with a deposit',
    { status: 'pending', paymentMethod: 'bank_transfer', shippingMethod: 'standard', deposit: 30 },
    'Καταθέτετε την προκαταβολή',
    4,
  ],
  [
    'a part of the deposit',
    {
      status: 'pending',
      paymentMethod: 'bank_transfer',
      shippingMethod: 'standard',
      deposit: 30,
      received: 20,
    },
    'Καταθέτετε το υπόλοιπο της προκαταβολής',
    4,
  ],
  [
    'a part that nobody had agreed',
    { status: 'pending', paymentMethod: 'bank_transfer', shippingMethod: 'standard', received: 20 },
    'Καταθέτετε το υπόλοιπο σε',
    4,
  ],
  [
    'a transfer that has arrived',
    {
      status: 'pending',
      paymentMethod: 'bank_transfer',
      paymentState: 'captured',
      shippingMethod: 'standard',
    },
    'Ελέγχουμε',
    3,
  ],
  ['a card', { status: 'pending', paymentMethod: 'card', shippingMethod: 'express' }, 'Ελέγχουμε', 3],
  [
    'an installation',
    { status: 'confirmed', paymentMethod: 'card', shippingMethod: 'installation' },
    'Σας τηλεφωνούμε',
    2,
  ],
  [
    'a parcel',
    { status: 'shipped', paymentMethod: 'card', shippingMethod: 'standard', estimatedDelivery: '2026-11-27' },
    'Παραλαμβάνετε έως 27/11/2026.',
    1,
  ],
  [
    'a delivery',
    { status: 'delivered', paymentMethod: 'card', shippingMethod: 'standard' },
    'Η παραγγελία παραδόθηκε',
    1,
  ],
  [
    'the bill of a contract',
    {
      status: 'delivered',
      paymentMethod: 'on_account',
      paymentState: 'due',
      dueOn: '2026-12-12',
      shippingMethod: 'installation',
      billedContractId: 'contract',
    },
    'Πληρώνετε έως 12/12/2026',
    1,
  ],
  [
    'a cancellation',
    { status: 'cancelled', paymentMethod: 'card', shippingMethod: 'standard' },
    'Η παραγγελία ακυρώθηκε',
    1,
  ],
] as const)('after %s the page says what happens next', (_what, facts, first, count) => {
  const steps = nextSteps({
    items: [],
    isBusiness: false,
    withdrawals: [],
    total: 100,
    paymentState: 'due',
    ...facts,
  });
  expect(steps[0]).toContain(first);
  expect(steps).toHaveLength(count);
});

it('an order from which its customer has withdrawn is on no way any more, whatever a stranger declares; the rest of one goes on', () => {
  const after = (isOwn: boolean, statement?: string) =>
    nextSteps({
      status: 'processing',
      total: 100,
      paymentMethod: 'card',
      paymentState: 'captured',
      shippingMethod: 'standard',
      items: [],
      isBusiness: false,
      withdrawals: [{ receivedAt: '', isOwn, ...(statement && { statement }) }],
    });
  expect(after(true)).toEqual([expect.stringContaining('υπαναχώρησής σας')]);
  expect(after(false)).toHaveLength(2);
  expect(after(true, 'Μόνο την κάμερα')).toEqual([
    expect.stringContaining('για μέρος της παραγγελίας'),
    ...after(false),
  ]);
});

it('what is collected at a shop without opening days names no hours', () => {
  const facts = { status: 'shipped', paymentMethod: 'card', shippingMethod: 'collect-shop' } as const;
  const collected = () =>
    nextSteps({
      ...facts,
      total: 100,
      paymentState: 'captured',
      items: [],
      isBusiness: false,
      withdrawals: [],
    });
  expect(collected()).toEqual([expect.stringContaining('(Δευτέρα')]);
  worksOn([]);
  expect(collected()).toEqual([expect.not.stringContaining('(')]);
});
