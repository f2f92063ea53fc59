import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, moveFor } from './rules.ts';

test('what orders keep lies on the shelf too', () => {
  expect(differenceOf({ stock: 7, reserved: 3, counted: 10 })).toBe(0);
  expect(differenceOf({ stock: 7, reserved: 3, counted: 7 })).toBe(-3);
  expect(differenceOf({ stock: 7, reserved: 3, counted: null })).toBeUndefined();
});

test('what is sold while it is counted stays sold, and what was sold without being there is named', () => {
  expect(moveFor(-2, 5)).toEqual({ moved: -2, short: 0 });
  expect(moveFor(-2, 1)).toEqual({ moved: -1, short: 1 });
  expect(moveFor(4, 0)).toEqual({ moved: 4, short: 0 });
  expect(moveFor(-3, 0)).toEqual({ moved: 0, short: 3 });
});

test('a shelf that is as counted leaves the true stock, whatever is sold and received in between', () => {
  const pieces = fc.nat(50);
  fc.assert(
    fc.property(pieces, pieces, pieces, pieces, pieces, (stock, reserved, counted, sold, came) => {
      const before = stock + came;
      fc.pre(sold <= before);
      const now = before - sold;
      const { moved, short } = moveFor(differenceOf({ stock, reserved, counted }) ?? 0, now);
      // What lies there, and came, less what orders keep: those of before and those of since.
      expect(now + moved - short).toBe(counted + came - reserved - sold);
      expect(now + moved).toBeGreaterThanOrEqual(0);
    }),
  );
});
