import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledAt, wholeView, within } from './zoom.ts';

const frame = { width: 800, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('keeps the point under the fingers in its place', () => {
  fc.assert(
    fc.property(number(-300, 300), number(-300, 300), number(1, 4), (x, y, factor) => {
      const view = scaledAt(wholeView, factor, { x, y });
      // The picture's point that was at x, y is where scale and shift bring it.
      expect(x * view.scale + view.x).toBeCloseTo(x, 6);
      expect(y * view.scale + view.y).toBeCloseTo(y, 6);
    }),
  );
});

it('never shows more than the frame beside the picture, nor a scale out of 1 to 4', () => {
  fc.assert(
    fc.property(number(0, 9), number(-9999, 9999), number(-9999, 9999), (scale, x, y) => {
      const view = within({ scale, x, y }, frame);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(view.y)).toBeLessThanOrEqual((600 * view.scale - 600) / 2 + 1e-9);
    }),
  );
  expect(within({ scale: 1, x: 50, y: 50 }, frame)).toEqual(wholeView);
});
