import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { camerasAlong, facadeTargets, sightAlong } from '#features/advice/cameras.ts';
import { homeOf } from '#features/advice/home.ts';
import {
  bands,
  hasWedge,
  lensOf,
  metresText,
  distanceAt,
  reachOf,
  reachText,
} from '#features/catalogue/field-of-view.ts';
import { framesOf } from '#features/catalogue/view-frames.ts';
import { fieldsOfView } from '#features/comparison/fields-of-view.ts';
import { planOf } from '#features/home-plan/plan-of.ts';

const home = homeOf({
  propertyType: 'house',
  propertySize: 'large',
  budget: 'premium',
  experience: 'advanced',
  concerns: ['perimeter'],
  priority: 'prevention',
  location: 'suburban',
  currentSecurity: 'none',
});

const cameras = stockedItems.flatMap(({ name, calc }) => {
  const lens = lensOf(calc);
  return calc.kind === 'camera' && lens && hasWedge(lens) ? [{ name, calc, lens }] : [];
});

describe('each camera of the demonstration', () => {
  it('has the same distances in the comparison, on its page, in the advice and on the plan', () => {
    expect(cameras.length).toBeGreaterThan(10);
    for (const { name, calc, lens } of cameras) {
      const view = fieldsOfView([{ camera: lens }, { camera: lens }])?.views[0];
      // The standard's formula, and by night the light of its own and what wakes it.
      const day = bands.map(({ pixelsPerMetre }) =>
        Math.min(
          calc.hpx / (2 * pixelsPerMetre * Math.tan((calc.hfovDeg * Math.PI) / 360)),
          calc.sleeps ? 10 : Infinity,
        ),
      );
      for (const [index, distance] of day.entries())
        expect(view?.distances[index], name).toBeCloseTo(distance, 9);
      expect(view?.person).toContain(metresText(Math.min(day[2] ?? 0, calc.irM)));

      // The person on its page is in the best band that these distances allow.
      for (const { metres, band } of framesOf(lens, { isThermal: false, hasColour: false })) {
        const isWithin = ({ pixelsPerMetre }: (typeof bands)[number]) =>
          metres <= calc.hpx / (2 * pixelsPerMetre * Math.tan((calc.hfovDeg * Math.PI) / 360));
        expect(band, name).toBe(bands.find(isWithin));
      }

      const [facade] = facadeTargets(home);
      if (!facade) throw new Error('No façade is watched');
      // Whoever walks along a wall passes near: what wakes a camera is no limit there.
      const night = sightAlong(calc, facade.pixels);
      expect(night).toBe(Math.min(calc.irM, distanceAt(lens, facade.pixels)));
      expect(camerasAlong(calc, 7 * night, facade.pixels)).toBe(7);
      expect(facade.reason({ ...calc }, 1).text).toContain(
        `έως ${(Math.round(night * 10) / 10).toLocaleString('el')} m`,
      );

      const plan = planOf(home, [{ item: { name, calc }, quantity: 1 }]);
      expect(plan.devices[0]?.view?.reach).toBeCloseTo(
        Math.min(40, Math.max(1.5, reachOf(lens, bands[1].pixelsPerMetre, 'night'))),
        1,
      );
    }
  });
});

it('a distance says how far it is by night: less by its own light, as far, or only where there is light', () => {
  const lens = { hpx: 2560, hfovDeg: 103, irM: 30, panoramic: false, outdoor: true, sleeps: false };
  const texts = (camera: typeof lens & { wakeM?: number }) =>
    bands.map(({ pixelsPerMetre }) => reachText(camera, pixelsPerMetre));
  expect(texts({ ...lens, irM: 20 })).toEqual([
    '2 m, μέρα και νύχτα',
    '8,1 m, μέρα και νύχτα',
    '25 m, τη νύχτα έως 20 m',
  ]);
  expect(texts({ ...lens, irM: 0 })[0]).toBe('2 m, τη νύχτα μόνο με φως στον χώρο');
  expect(texts({ ...lens, sleeps: true })[2]).toBe('10 m, μέρα και νύχτα');
  // What wakes it, where its specifications say how far.
  expect(texts({ ...lens, sleeps: true, wakeM: 6 })[1]).toBe('6 m, μέρα και νύχτα');
});
