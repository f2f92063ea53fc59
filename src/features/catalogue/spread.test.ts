import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('neighbours stay neighbours', () => {
  expect(
    spread([
      [0.6, 0.2],
      [0.4, 0.25],
      [0.5, 0.7],
    ]),
  ).toEqual([
    [0.75, 0.25],
    [0.25, 0.25],
    [0.5, 0.75],
  ]);
  expect(spread([])).toEqual([]);
});

it('no two of them meet, and all stay in the picture', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 40 }), (places) => {
      const moved = spread(places);
      expect(new Set(moved.map(String)).size).toBe(places.length);
      for (const place of moved.flat()) expect(place > 0 && place < 1).toBe(true);
    }),
  );
});
