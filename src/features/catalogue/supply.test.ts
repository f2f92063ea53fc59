import { describe, expect, it } from 'vitest';
import { layoutOf } from './supply.ts';

const contents = new Map([
  ['A', 2],
  ['B', 1],
]);
const placed = (parts: unknown) => layoutOf({ picture: '/kit.webp', parts }, contents);

describe('the layout of a kit', () => {
  it('has as many places for each part as pieces', () => {
    const parts = {
      A: [
        [0.1, 0.2],
        [1, 0],
      ],
      B: [[0.5, 0.5]],
    };
    expect(placed(parts)).toEqual({
      picture: '/kit.webp',
      places: new Map([
        [
          'A',
          [
            [0.1, 0.2],
            [1, 0],
          ],
        ],
        ['B', [[0.5, 0.5]]],
      ]),
    });
  });

  it('is not there if a piece is not seen, lies outside of the picture or is no place', () => {
    expect(placed({ A: [[0.1, 0.2]], B: [[0.5, 0.5]] })).toBeUndefined();
    expect(
      placed({
        A: [
          [0.1, 0.2],
          [1.1, 0],
        ],
        B: [[0.5, 0.5]],
      }),
    ).toBeUndefined();
    expect(
      placed({
        A: [
          [0.1, 0.2],
          [0, '1'],
        ],
        B: [[0.5, 0.5]],
      }),
    ).toBeUndefined();
    expect(placed({ B: [[0.5, 0.5]] })).toBeUndefined();
    expect(placed('A')).toBeUndefined();
  });

  it('is not there for other products', () => {
    expect(layoutOf({ picture: '/a.webp', parts: {} }, new Map())).toBeUndefined();
    expect(layoutOf(null, contents)).toBeUndefined();
  });
});
