import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Camera } from './contract.ts';
import { densityAt, distanceAt, reachesOf } from './field-of-view.ts';
import { compressed, cornersOf, framesOf, outlinePath, placed, thingsIn } from './view-frames.ts';

const bullet: Camera = { hpx: 2560, hfovDeg: 103, irM: 20, panoramic: false, outdoor: true, sleeps: false };
const byDay = { isThermal: false, hasColour: false };

const lenses = fc.record({
  hpx: fc.integer({ min: 640, max: 8000 }),
  hfovDeg: fc.integer({ min: 5, max: 149 }),
  irM: fc.integer({ min: 0, max: 150 }),
  panoramic: fc.constant(false),
  outdoor: fc.boolean(),
  sleeps: fc.boolean(),
});

describe('a person at three distances', () => {
  it('has the pixels per metre of the sensor, and the band that they reach', () => {
    expect(
      framesOf(bullet, byDay).map(({ metres, pixelsPerMetre, band }) => [metres, pixelsPerMetre, band?.name]),
    ).toEqual([
      [4, 255, 'Αντίληψη'],
      [10, 102, 'Περίγραμμα'],
      [25, 41, 'Περίγραμμα'],
    ]);
  });

  it('is grey by night as far as the infrared light reaches, and dark beyond', () => {
    expect(framesOf(bullet, byDay).map(({ night }) => night)).toEqual(['grey', 'grey', 'dark']);
    expect(framesOf(bullet, { ...byDay, hasColour: true }).map(({ night }) => night)).toEqual([
      'colour',
      'colour',
      'dark',
    ]);
  });

  it('is not shown by night for a thermal camera, nor at all for a lens all round', () => {
    expect(framesOf(bullet, { ...byDay, isThermal: true }).every(({ night }) => night === undefined)).toBe(
      true,
    );
    expect(framesOf({ ...bullet, panoramic: true, hfovDeg: 180 }, byDay)).toEqual([]);
    expect(framesOf({ ...bullet, hpx: 0 }, byDay)).toEqual([]);
  });

  it('has as many pixels as the formula of distances says', () => {
    fc.assert(
      fc.property(lenses, fc.integer({ min: 20, max: 600 }), (camera, pixels) => {
        expect(densityAt(camera, distanceAt(camera, pixels))).toBeCloseTo(pixels, 6);
      }),
    );
  });
});

describe('the compressed scale', () => {
  it('keeps angles and the order of distances, and ends at 1', () => {
    expect(compressed(41, 41)).toBe(1);
    expect(compressed(10.25, 41)).toBeCloseTo(0.5, 6);
    const point = fc.tuple(
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      fc.double({ min: -40, max: 40, noNaN: true }),
    );
    fc.assert(
      fc.property(point, (ground) => {
        const [x, y] = placed(ground, 60, 100);
        expect(Math.atan2(y, x)).toBeCloseTo(Math.atan2(ground[1], ground[0]), 6);
      }),
    );
    expect(placed([0, 0], 60, 100)).toEqual([0, 0]);
  });

  it('draws an outline through all corners of a thing', () => {
    const [near] = thingsIn(bullet);
    expect(near?.name).toBe('πόρτα');
    const corners = near ? cornersOf(near) : [];
    const path = outlinePath(corners, 41, 230);
    for (const corner of corners) {
      expect(path).toContain(
        placed(corner, 41, 230)
          .map((value) => Number(value.toFixed(1)))
          .join(' '),
      );
    }
  });
});

it('stands every thing wholly within the view, whatever the lens', () => {
  expect(thingsIn(bullet).map(({ name }) => name)).toEqual(['πόρτα', 'αυτοκίνητο']);
  fc.assert(
    fc.property(lenses, (camera) => {
      const half = (camera.hfovDeg * Math.PI) / 360;
      for (const [ahead, right] of thingsIn(camera).flatMap(cornersOf)) {
        expect(Math.abs(Math.atan2(right, ahead))).toBeLessThanOrEqual(half);
        expect(Math.hypot(ahead, right)).toBeLessThanOrEqual(Math.max(...reachesOf(camera)));
      }
    }),
  );
});
