import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accountOf, mostPoints, pointsSpent, type PointedOrder } from './points.ts';

const lines = fc.array(
  fc.record({ priceCents: fc.nat(500_000), quantity: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 6 },
);

describe('the points that an order may spend', () => {
  test.each([
    // price, pieces, balance → points
    [10_000, 1, 100_000, 6_200],
    [10_000, 1, 250, 200],
    [10_000, 1, 99, 0],
    [150, 1, 100_000, 0],
    [162, 1, 100_000, 100],
    [10_000, 2, 100_000, 12_400],
  ])('%i cents, %i pieces, balance %i: %i', (priceCents, quantity, balance, points) => {
    expect(mostPoints([{ priceCents, quantity }], balance)).toBe(points);
  });

  it('are whole euro, at most half of the goods with VAT and never more than chosen or there', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), lines, fc.nat(1_000_000), (chosen, some, balance) => {
        const points = pointsSpent(chosen, some, balance);
        const goods = some.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
        expect(points % 100).toBe(0);
        expect(points).toBeLessThanOrEqual(Math.min(chosen, balance));
        expect(points * 2).toBeLessThanOrEqual(Math.ceil(goods * 1.24) + 1);
        expect(points).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const order = (changes: Partial<PointedOrder>): PointedOrder => ({
  id: 'o',
  orderNumber: 'VG-1',
  totalCents: 12_399,
  discountCents: 0,
  createdAt: day(1),
  deliveredAt: null,
  undoneAt: null,
  withdrawnAt: null,
  ...changes,
});
const told = (orders: PointedOrder[], carried = 0) => {
  const { entries, balance } = accountOf(orders, carried);
  return [balance, ...entries.map(({ points, reason }) => `${points} ${reason}`)];
};

test.each([
  ['one on its way gives none yet', [order({})], [0]],
  ['one delivered gives a point for each whole euro', [order({ deliveredAt: day(3) })], [123, '123 earned']],
  [
    'a withdrawal takes them back, also when it came before the delivery',
    [order({ deliveredAt: day(3), withdrawnAt: day(2) })],
    [0, '123 earned', '-123 withdrawn'],
  ],
  [
    'money given back takes them back and returns those that were spent',
    [order({ discountCents: 500, deliveredAt: day(3), undoneAt: day(5) })],
    [0, '500 returned', '-123 withdrawn', '123 earned', '-500 spent'],
  ],
  [
    'a cancelled order returns what it spent',
    [order({ discountCents: 500, undoneAt: day(2) })],
    [0, '500 returned', '-500 spent'],
  ],
] as const)('%s', (_name, orders, expected) => {
  expect(told([...orders])).toEqual(expected);
});

test('the balance is never negative: what is owed is taken from the next points', () => {
  const earned = order({ totalCents: 100_000, deliveredAt: day(2), withdrawnAt: day(9) });
  const spent = order({ id: 'p', discountCents: 900, createdAt: day(5) });
  expect(told([earned, spent])[0]).toBe(0);
  const next = order({ id: 'q', totalCents: 95_000, deliveredAt: day(12) });
  expect(told([earned, spent, next])[0]).toBe(50);
  expect(told([spent], 1_000)[0]).toBe(100);
});
