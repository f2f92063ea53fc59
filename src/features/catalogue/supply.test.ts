import { describe, expect, it } from 'vitest';
import { layoutOf } from './supply.ts';

const kit = (parts: unknown) => ({
  kind: 'kit',
  contains: { A: 2, B: 1 },
  layout: { picture: '/kit.webp', parts },
});

describe('the layout of a kit', () => {
  it('has as many places for each part as pieces', () => {
    const parts = {
      A: [
        [0.1, 0.2],
        [1, 0],
      ],
      B: [[0.5, 0.5]],
    };
    expect(layoutOf(kit(parts))).toEqual({
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
    expect(layoutOf(kit({ A: [[0.1, 0.2]], B: [[0.5, 0.5]] }))).toBeUndefined();
    expect(
      layoutOf(
        kit({
          A: [
            [0.1, 0.2],
            [1.1, 0],
          ],
          B: [[0.5, 0.5]],
        }),
      ),
    ).toBeUndefined();
    expect(
      layoutOf(
        kit({
          A: [
            [0.1, 0.2],
            [0, '1'],
          ],
          B: [[0.5, 0.5]],
        }),
      ),
    ).toBeUndefined();
    expect(layoutOf(kit({ B: [[0.5, 0.5]] }))).toBeUndefined();
    expect(layoutOf(kit('A'))).toBeUndefined();
  });

  it('is not there for other products', () => {
    expect(layoutOf({ kind: 'camera', layout: { picture: '/a.webp', parts: {} } })).toBeUndefined();
    expect(layoutOf(null)).toBeUndefined();
  });
});
