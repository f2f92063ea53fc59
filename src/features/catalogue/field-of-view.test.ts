import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAt, hasWedge, wedgePath } from './field-of-view.ts';

// The industry's reference distances, in metres.
describe('how far a camera sees', () => {
  it.each([
    ['2 MP 105°', 1920, 105, [18.4, 5.9, 1.5]],
    ['4 MP 103°', 2560, 103, [25.5, 8.1, 2.0]],
    ['4 MP 84°', 2560, 84, [35.5, 11.4, 2.8]],
    ['8 MP 108°', 3840, 108, [34.9, 11.2, 2.8]],
    ['4 MP 30°', 2560, 30, [119.4, 38.2, 9.6]],
  ])('%s: a person’s outline, a known person, a face beyond doubt', (_, hpx, hfovDeg, metres) => {
    expect([40, 125, 500].map((density) => Number(distanceAt({ hpx, hfovDeg }, density).toFixed(1)))).toEqual(
      metres,
    );
  });

  it('is less when more is to be made out', () => {
    const lens = fc.record({
      hpx: fc.integer({ min: 640, max: 8000 }),
      hfovDeg: fc.integer({ min: 2, max: 149 }),
    });
    fc.assert(
      fc.property(lens, (camera) => {
        expect(distanceAt(camera, 250)).toBeLessThan(distanceAt(camera, 25));
      }),
    );
  });
});

describe('the lens of a product', () => {
  it('tells which lens sees all round and has no wedge', () => {
    const lens = { hpx: 3000, hfovDeg: 100, irM: 10, panoramic: false, outdoor: true, sleeps: false };
    expect([lens, { ...lens, panoramic: true }, { ...lens, hfovDeg: 180 }].map(hasWedge)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('a wedge is drawn from its tip to both sides', () => {
  expect(wedgePath(100, 90)).toBe('M0 0L70.7 -70.7A100 100 0 0 1 70.7 70.7Z');
});
