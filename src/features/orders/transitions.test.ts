import { describe, expect, it } from 'vitest';
import { orderStatus } from './contract.ts';
import { mayBecome, mayCustomerCancel, nextStatus, transitionLabels, transitions } from './transitions.ts';

const allowed = [
  'pending → confirmed',
  'pending → cancelled',
  'confirmed → processing',
  'confirmed → cancelled',
  'processing → shipped',
  'processing → cancelled',
  'shipped → delivered',
];

describe('the way of an order', () => {
  it('is the table of specification 2, and nothing else', () => {
    const all = orderStatus.options;
    const found = all.flatMap((from) =>
      all.filter((to) => mayBecome({ status: from }, to)).map((to) => `${from} → ${to}`),
    );
    expect(found).toEqual(allowed);
  });

  it('of a visit’s bill, which begins at its end, goes back by a cancellation alone', () => {
    const bill = { status: 'delivered', billedVisitId: 'v' } as const;
    expect(orderStatus.options.filter((to) => mayBecome(bill, to))).toEqual(['cancelled']);
    expect(mayBecome({ status: 'cancelled', billedVisitId: 'v' }, 'cancelled')).toBe(false);
  });

  it('leads from the beginning to the delivery, with a button for every step', () => {
    const way = [];
    for (let at = nextStatus('pending'); at; at = nextStatus(at)) way.push(at);
    expect(way).toEqual(['confirmed', 'processing', 'shipped', 'delivered']);
    for (const to of Object.values(transitions).flat()) expect(transitionLabels[to]).toBeTruthy();
  });

  it('can be ended by the customer only before anybody has begun', () => {
    expect(orderStatus.options.filter(mayCustomerCancel)).toEqual(['pending']);
  });
});
