import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAt, hasWedge, wedgePath } from './field-of-view.ts';

// The industry's reference distances, in metres.
describe('how far a camera sees', () => {
  it.each([
    ['2 MP 105°', 1920, 105, [29.5, 5.9, 2.9]],
    ['4 MP 103°', 2560, 103, [40.7, 8.1, 4.1]],
    ['4 MP 84°', 2560, 84, [56.9, 11.4, 5.7]],
    ['8 MP 108°', 3840, 108, [55.8, 11.2, 5.6]],
    ['4 MP 30°', 2560, 30, [191.1, 38.2, 19.1]],
  ])('%s: to detect, recognise, identify', (_, hpx, hfovDeg, metres) => {
    expect([25, 125, 250].map((density) => Number(distanceAt({ hpx, hfovDeg }, density).toFixed(1)))).toEqual(
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
