// The formulas of the trade's reference, to the figures that it prints.
import { describe, expect, it } from 'vitest';
import { densityAt, densityClasses as classes, distanceAt } from '#features/catalogue/field-of-view.ts';
import { homeOf } from './home.ts';
import {
  batteryAhOf,
  cableLoss,
  poeWattsOf,
  rechargeAmperesOf,
  standbyHoursOf,
  upsMinutesOf,
} from './power.ts';
import { rangeOf, wallLoss } from './radio.ts';
import { likelihoodOf, likelihoodScore, mitigationOf, riskBandOf, riskOf } from './risk.ts';
import { terabytesOf } from './storage.ts';
import type { Answers } from './types.ts';

describe('pixel density', () => {
  it.each([
    ['2 MP 105°', 1920, 105, [29.5, 11.8, 5.9, 2.9, 9.2, 2.9, 1.5]],
    ['4 MP 103°', 2560, 103, [40.7, 16.3, 8.1, 4.1, 12.7, 4.1, 2.0]],
    ['4 MP 84°', 2560, 84, [56.9, 22.7, 11.4, 5.7, 17.8, 5.7, 2.8]],
    ['8 MP 108°', 3840, 108, [55.8, 22.3, 11.2, 5.6, 17.4, 5.6, 2.8]],
    ['8 MP 87°', 3840, 87, [80.9, 32.4, 16.2, 8.1, 25.3, 8.1, 4.0]],
    ['4 MP 30°', 2560, 30, [191.1, 76.4, 38.2, 19.1, 59.7, 19.1, 9.6]],
  ] as const)('gives the distances of a %s lens', (_name, hpx, hfovDeg, distances) => {
    const pixels = [25, 62.5, 125, 250, 80, 250, 500];
    pixels.forEach((density, index) => {
      expect(distanceAt({ hpx, hfovDeg }, density)).toBeCloseTo(distances[index] ?? 0, 1);
    });
  });

  it('characterises but does not validate a face at 5 m with 4 MP and 84°', () => {
    const density = densityAt({ hpx: 2560, hfovDeg: 84 }, 5);
    expect(density).toBeCloseTo(284.3, 1);
    expect(density).toBeGreaterThan(classes.characterise.pixels);
    expect(density).toBeLessThan(classes.validate.pixels);
  });

  it('agrees with the published distances of 1080p at 68°', () => {
    const lens = { hpx: 1920, hfovDeg: 68 };
    const distances = [25, 63, 125, 250].map((pixels) => Number(distanceAt(lens, pixels).toFixed(1)));
    expect(distances).toEqual([56.9, 22.6, 11.4, 5.7]);
  });
});

describe('bandwidth and storage', () => {
  it('sizes disks', () => {
    const [four, eight] = [3.32, 7.46];
    expect(terabytesOf(4 * four, 15) / 1.1).toBeCloseTo(2.15, 2);
    expect(terabytesOf(4 * four, 15)).toBeCloseTo(2.37, 2);
    expect(terabytesOf(6 * four + 2 * eight, 15)).toBeCloseTo(6.21, 2);
    expect(terabytesOf(6 * four, 15, 0.35) + terabytesOf(2 * eight, 15)).toBeCloseTo(3.9, 2);
  });
});

describe('power', () => {
  it('sums PoE by measure', () => {
    const watts = 6 * 9.5 + 2 * 12;
    expect(watts * cableLoss).toBeCloseTo(96.4, 1);
    expect(poeWattsOf(watts)).toBeCloseTo(115.7, 1);
    expect(poeWattsOf(2 * 6.5 + 2 * 9.5)).toBeCloseTo(45.7, 1);
  });

  it('sizes batteries', () => {
    expect(batteryAhOf(0.352, standbyHoursOf(2, false), 0.952)).toBeCloseTo(5.58, 2);
    expect(batteryAhOf(0.352, standbyHoursOf(3, true), 0.952)).toBeCloseTo(13.5, 1);
    expect(batteryAhOf(0.352, standbyHoursOf(3, false), 0.952)).toBeCloseTo(26.7, 1);
    expect(batteryAhOf(0.45, 12, 0)).toBeCloseTo(6.75, 2);
    expect(batteryAhOf(1.15, 12, 0)).toBeCloseTo(17.25, 2);
    expect(batteryAhOf(0.26, 60, 0)).toBeCloseTo(19.5, 2);
    expect(rechargeAmperesOf(7, 2)).toBeCloseTo(0.092, 3);
    expect(rechargeAmperesOf(18, 3)).toBeCloseTo(0.706, 3);
    expect(Math.round(upsMinutesOf(12 * 9, 75))).toBe(59);
  });

  it('weakens radio behind walls', () => {
    expect(Math.round(rangeOf(1200, 2 * wallLoss.brick + wallLoss.concrete))).toBe(54);
    expect(Math.round(rangeOf(500, wallLoss.brick + 2 * wallLoss.concrete))).toBe(8);
  });
});

const answers = (some: Partial<Answers>): Answers => ({
  propertyType: 'house',
  propertySize: 'medium',
  location: 'suburban',
  concerns: ['break-in', 'perimeter', 'entry-monitoring'],
  budget: 'high',
  priority: 'prevention',
  currentSecurity: 'Κανένα',
  experience: 'beginner',
  ...some,
});

describe('the risk score', () => {
  const houseL = likelihoodScore(likelihoodOf(homeOf(answers({}))));
  const flat = homeOf(answers({ propertyType: 'apartment', location: 'urban' }), { floor: 4 });

  it('rates the house, the flat and the jeweller of the reference', () => {
    expect(houseL).toBeCloseTo(0.555, 10);
    expect(riskOf(houseL, 0.45)).toBeCloseTo(51.3, 10);
    expect(likelihoodScore(likelihoodOf(flat))).toBeCloseTo(0.225, 10);
    expect(riskOf(0.225, 0.45)).toBeCloseTo(31.5, 10);
    expect(riskOf(0.69, 1)).toBeCloseTo(81.4, 10);
  });

  it('falls with the measures of the reference', () => {
    const alarm = { contacts: 1, motion: 1, siren: 1 };
    expect(mitigationOf(alarm)).toBeCloseTo(0.503, 3);
    expect(riskOf(houseL, 0.45, mitigationOf(alarm))).toBeCloseTo(25.5, 1);
    const watched = { ...alarm, cameras: 0.8, monitored: 1 };
    expect(mitigationOf(watched)).toBeCloseTo(0.645, 3);
    expect(riskOf(houseL, 0.45, mitigationOf(watched))).toBeCloseTo(18.2, 1);
    expect(mitigationOf({ ...watched, fog: 1, lights: 1, cameras: 1 })).toBe(0.75);
  });

  it('asks for grades by its bands', () => {
    expect([24.9, 25, 59.9, 60, 79.9, 80].map((risk) => riskBandOf(risk).id)).toEqual([
      'low',
      'medium',
      'medium',
      'high',
      'high',
      'very-high',
    ]);
    expect([10, 30, 70, 90].map((risk) => riskBandOf(risk).grade)).toEqual([1, 2, 3, 3]);
  });
});
