import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

it.each([
  [
    'a transfer',
    { status: 'pending', paymentMethod: 'bank_transfer', shippingMethod: 'standard' },
    'Καταθέτετε',
    4,
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
  const steps = nextSteps({ items: [], isBusiness: false, withdrawals: [], ...facts });
  expect(steps[0]).toContain(first);
  expect(steps).toHaveLength(count);
});

it('an order from which its customer has withdrawn is on no way any more, whatever a stranger declares', () => {
  const facts = { status: 'processing', paymentMethod: 'card', shippingMethod: 'standard' } as const;
  const after = (isOwn: boolean) =>
    nextSteps({ ...facts, items: [], isBusiness: false, withdrawals: [{ receivedAt: '', isOwn }] });
  expect(after(true)).toEqual([expect.stringContaining('υπαναχώρησής σας')]);
  expect(after(false)).toHaveLength(2);
});
