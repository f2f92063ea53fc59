import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accountOf, entriesOf, maxPoints, pointsSpent, type PointedOrder } from './rules.ts';

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
    expect(maxPoints([{ priceCents, quantity }], balance)).toBe(points);
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
  earnsPoints: true,
  perEuro: 1,
  id: 'o',
  orderNumber: 'VG-1',
  totalCents: 12_399,
  discountCents: 0,
  createdAt: day(1),
  deliveredAt: null,
  cancelledAt: null,
  refunds: [],
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
    'all money given back takes them back, also when it came before the delivery',
    [order({ deliveredAt: day(3), refunds: [{ at: day(2), cents: 12_399 }] })],
    [0],
  ],
  [
    'money given back takes them back and returns those that were spent',
    [order({ discountCents: 500, deliveredAt: day(3), refunds: [{ at: day(5), cents: 12_399 }] })],
    [0, '-123 withdrawn', '500 returned', '123 earned', '-500 spent'],
  ],
  [
    'all but a cent given back leaves nothing, and returns what was spent in proportion',
    [order({ discountCents: 500, deliveredAt: day(3), refunds: [{ at: day(5), cents: 12_398 }] })],
    [0, '-123 withdrawn', '499 returned', '123 earned', '-500 spent'],
  ],
  [
    'a part given back takes its part, and undoing it gives it again',
    [
      order({
        deliveredAt: day(3),
        refunds: [
          { at: day(5), cents: 2_400 },
          { at: day(6), cents: -2_400 },
        ],
      }),
    ],
    [123, '24 earned', '-24 withdrawn', '123 earned'],
  ],
  [
    'a cancelled order returns what it spent',
    [order({ discountCents: 500, cancelledAt: day(2), refunds: [{ at: day(3), cents: 12_399 }] })],
    [0, '500 returned', '-500 spent'],
  ],
] as const)('%s', (_name, orders, expected) => {
  expect(told([...orders])).toEqual(expected);
});

test('the balance is never negative: what is owed is taken from the next points', () => {
  const earned = order({
    totalCents: 100_000,
    deliveredAt: day(2),
    refunds: [{ at: day(9), cents: 100_000 }],
  });
  const spent = order({ id: 'p', discountCents: 900, createdAt: day(5) });
  expect(told([earned, spent])[0]).toBe(0);
  const next = order({ id: 'q', totalCents: 95_000, deliveredAt: day(12) });
  expect(told([earned, spent, next])[0]).toBe(50);
  expect(told([spent], 1_000)[0]).toBe(100);
});

test('of a refund every whole point comes back', () => {
  const spent = order({ totalCents: 50_000, discountCents: 100, refunds: [{ at: day(2), cents: 29_000 }] });
  expect(told([spent], 10_000)[0]).toBe(9_958);
});

test('after any refunds and undone refunds the points are those of the money that is kept', () => {
  const total = 50_000;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: total }), fc.boolean()), { maxLength: 12 }),
      fc.integer({ min: 0, max: 200 }).map((euros) => euros * 100),
      fc.option(fc.integer({ min: 2, max: 30 }), { nil: null }),
      (wishes, discountCents, delivered) => {
        const standing: number[] = [];
        const refunds: { at: Date; cents: number }[] = [];
        wishes.forEach(([cents, undoes], index) => {
          const sum = standing.reduce((left, one) => left + one, 0);
          const undone = undoes ? standing.pop() : undefined;
          if (undone === undefined && sum + cents > total) return;
          if (undone === undefined) standing.push(cents);
          refunds.push({ at: day(index + 2), cents: undone === undefined ? cents : -undone });
        });
        const refunded = standing.reduce((sum, one) => sum + one, 0);
        const deliveredAt = delivered === null ? null : day(delivered);
        const entries = entriesOf(order({ totalCents: total, discountCents, deliveredAt, refunds }));
        const earned = deliveredAt ? Math.floor((total - refunded) / 100) : 0;
        expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(
          earned - discountCents + Math.floor((discountCents * refunded) / total),
        );
      },
    ),
  );
});
