// What is seen from outside and from afar: a hotel's arrival, a siren on the street, a house that stands empty, a kiosk's hatch.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf(answers), finer), demoItems);
const bundlesOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles;
const pieces = (bundle: Bundle, ...ruleIds: readonly string[]) =>
  ruleIds.map((ruleId) => piecesByRule(bundle).get(ruleId) ?? 0);

describe('a hotel on land of its own, for whoever wants to watch it', () => {
  const asked: Partial<Answers> = {
    propertyType: 'business',
    propertySize: 'large',
    location: 'rural',
    concerns: ['break-in', 'entry-monitoring', 'remote-monitoring', 'access-control'],
    budget: 'premium',
    priority: 'monitoring',
  };
  const place: Finer = {
    placeKind: 'lodging',
    hasVisitors: true,
    emptyFor: 'months',
    doors: 4,
    areaM2: 500,
    windows: 6,
    rooms: 18,
    yardM: 140,
    cashDesks: 1,
  };

  it('has two of its door cameras outside, towards its arrival, for what two of those cost more', () => {
    const [, balanced] = bundlesOf(asked, place);
    const [, inside] = bundlesOf(asked, { ...place, yardM: 0 });
    expect(pieces(balanced, 'CAM-FACADE', 'CAM-ENTRANCE')).toEqual([2, 2]);
    expect(pieces(inside, 'CAM-FACADE', 'CAM-ENTRANCE')).toEqual([0, 4]);
    expect(balanced.totals.grossCents).toBe(inside.totals.grossCents + 2 * 2604);
    const reason = balanced.lines.find(({ ruleId }) => ruleId === 'CAM-FACADE')?.reason.text;
    expect(reason).toContain('προς την άφιξη και τη στάθμευση');
    expect(balanced.law.join(' ')).toContain('Μπαλκόνια και παράθυρα δωματίων μένουν έξω από το πλάνο');
    const question = 'Υπάρχει πάρκινγκ, πίσω πόρτα';
    expect(balanced.questions.join(' ')).not.toContain(question);
    expect(inside.questions.join(' ')).toContain(question);
  });

  it('has none there for whoever wants something else first', () => {
    const [, balanced] = bundlesOf({ ...asked, priority: 'detection' }, place);
    expect(pieces(balanced, 'CAM-FACADE')).toEqual([0]);
  });
});

describe('a kiosk', () => {
  const asked: Partial<Answers> = {
    propertyType: 'business',
    propertySize: 'small',
    location: 'urban',
    concerns: ['break-in', 'entry-monitoring', 'alarm', 'remote-monitoring'],
    budget: 'medium',
    priority: 'prevention',
  };
  const place: Finer = {
    placeKind: 'shop',
    hasVisitors: false,
    doors: 1,
    shutters: 3,
    areaM2: 15,
    windows: 0,
    rooms: 1,
    cashDesks: 1,
    contents: 'special',
    pastIncident: true,
  };

  it('that prevents keeps the siren that the street sees before a camera with its recorder', () => {
    const { bundles, cheapestWhole } = adviceOf(asked, place);
    expect(bundles[0].isWithinBudget).toBe(true);
    expect(pieces(bundles[0], 'ALM-SIREN-OUT', 'REC-RECORDER')).toEqual([1, 0]);
    const [other] = bundlesOf({ ...asked, priority: 'detection' }, place);
    expect(pieces(other, 'ALM-SIREN-OUT', 'REC-RECORDER')).toEqual([0, 1]);
    // Told of beside a dearer panel, the cheapest whole alarm is that of any panel.
    expect(cheapestWhole.grossCents).toBeLessThanOrEqual(bundles[0].totals.grossCents);
  });

  it('is watched at its desk and not at its door, where only whoever works there comes in', () => {
    const [, balanced] = bundlesOf({ ...asked, budget: 'premium' }, place);
    expect(pieces(balanced, 'CAM-DESK', 'CAM-ENTRANCE')).toEqual([1, 0]);
    const [, shop] = bundlesOf({ ...asked, budget: 'premium' }, { ...place, hasVisitors: true });
    expect(pieces(shop, 'CAM-DESK', 'CAM-ENTRANCE')).toEqual([1, 1]);
  });
});

it('a house that is empty for months and has no line has cameras that are seen from afar before a recorder', () => {
  const asked: Partial<Answers> = {
    propertyType: 'house',
    location: 'rural',
    concerns: ['break-in', 'perimeter', 'alarm', 'remote-monitoring', 'fire-safety'],
    budget: 'high',
    priority: 'detection',
    experience: 'beginner',
  };
  const place: Finer = {
    internet: 'no',
    emptyFor: 'months',
    doors: 3,
    balconyDoors: 1,
    areaM2: 130,
    windows: 7,
    rooms: 5,
    yardM: 70,
  };
  const cameras = ['CAM-AFAR', 'CAM-FACADE', 'REC-RECORDER'];
  expect(pieces(bundlesOf(asked, place)[1], ...cameras)).toEqual([1, 1, 0]);
  // Where the band has no end, beside one.
  const [, whole] = bundlesOf({ ...asked, budget: 'premium' }, place);
  expect(pieces(whole, 'CAM-AFAR', 'REC-RECORDER')).toEqual([1, 1]);
  const [, lived] = bundlesOf({ ...asked, budget: 'premium' }, { ...place, emptyFor: 'hours' });
  expect(pieces(lived, 'CAM-AFAR', 'REC-RECORDER')).toEqual([0, 1]);
});

it('a practice that wants proof has a recorded camera at its door before a station that records nothing', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      concerns: ['break-in', 'entry-monitoring', 'access-control'],
      budget: 'medium',
      priority: 'evidence',
      experience: 'beginner',
    },
    { placeKind: 'practice', hasVisitors: true, doors: 1, areaM2: 110, floor: 3, rooms: 6, cashDesks: 1 },
  );
  expect(essential.isWithinBudget).toBe(true);
  expect(pieces(essential, 'CAM-ENTRANCE', 'REC-RECORDER', 'ALM-KEYPAD', 'ACC-INTERCOM')).toEqual([
    1, 1, 1, 0,
  ]);
});

it('a home whose animal sets off curtains that do not fit has in its complete system what else fits', () => {
  const [, balanced, complete] = bundlesOf(
    {
      propertyType: 'apartment',
      concerns: ['break-in', 'alarm', 'fire-safety', 'remote-monitoring'],
      budget: 'medium',
      priority: 'detection',
      experience: 'intermediate',
    },
    {
      doors: 4,
      balconyDoors: 3,
      areaM2: 104,
      floor: 1,
      windows: 2,
      rooms: 5,
      wiring: 'wireless',
      petKg: 34,
      pastIncident: true,
    },
  );
  expect(balanced.leftOut.map(({ ruleId }) => ruleId)).toContain('ALM-CURTAIN');
  expect(pieces(complete, 'NET-UPS')).toEqual([1]);
  expect(complete.isWithinBudget).toBe(true);
});

it('a taverna that wants to look in by the cameras it has records them before a siren outside', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      concerns: ['break-in', 'entry-monitoring', 'remote-monitoring'],
      budget: 'medium',
      priority: 'monitoring',
      experience: 'intermediate',
    },
    {
      placeKind: 'food',
      hasVisitors: true,
      doors: 2,
      shutters: 1,
      areaM2: 140,
      rooms: 4,
      cashDesks: 1,
      existing: ['cameras'],
    },
  );
  expect(essential.isWithinBudget).toBe(true);
  expect(pieces(essential, 'REC-RECORDER', 'REC-DISK', 'ALM-SIREN-OUT')).toEqual([1, 1, 0]);
});

it('a goldsmith upstairs has a detector in each room and a button, and a workshop on the ground floor is a hall', () => {
  const of = (floor: number) =>
    bundlesOf(
      { propertyType: 'business', concerns: ['break-in', 'alarm'], budget: 'premium' },
      { placeKind: 'workshop', doors: 2, areaM2: 75, floor, rooms: 3, contents: 'special' },
    )[1];
  expect(pieces(of(3), 'ALM-MOTION', 'ALM-PANIC')).toEqual([3, 1]);
  expect(pieces(of(0), 'ALM-MOTION')).toEqual([2]);
  expect(of(3).catches.join(' ')).not.toContain('πίσω από ράφια');
  expect(of(0).catches.join(' ')).toContain('πίσω από ράφια');
});
