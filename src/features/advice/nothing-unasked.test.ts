// What a system near its band has, where all that was asked exceeds it: nothing unasked, and no third camera for a larger recorder.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { randomHome } from '../../../tests/support/advice/random-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
const pieces = (bundle: Bundle, ...rules: string[]) =>
  rules.map((rule) => piecesByRule(bundle).get(rule) ?? 0);
const skus = ({ lines }: Bundle) => lines.map(({ item: { sku } }) => sku);

describe('a flat whose owner puts it up himself, on the smallest budget', () => {
  const flat = (finer: Finer = {}) =>
    bundlesOf(
      {
        propertyType: 'apartment',
        propertySize: 'small',
        concerns: ['break-in', 'alarm', 'remote-monitoring'],
        budget: 'low',
        experience: 'intermediate',
      },
      {
        areaM2: 62,
        floor: 1,
        doors: 3,
        balconyDoors: 2,
        windows: 1,
        rooms: 3,
        combustionRooms: 0,
        emptyFor: 'weeks',
        wiring: 'wireless',
        ...finer,
      },
    );

  it('has no smoke alarm beyond the band that nobody asked for, which is told with its price', () => {
    const [essential, balanced, complete] = flat();
    expect(balanced.isWithinBudget).toBe(false);
    expect(pieces(balanced, 'ALM-CONTACT', 'ALM-MOTION', 'FIRE-SMOKE')).toEqual([4, 2, 0]);
    expect(pieces(complete, 'FIRE-SMOKE')).toEqual([2]);
    expect(balanced.leftOut.map(({ ruleId }) => ruleId)).toContain('FIRE-SMOKE');
    expect(balanced.uncovered.join(' ')).toContain('Λείπουν 2 ανιχνευτές καπνού: δεν ζητήθηκαν');
    // The smallest fits: the other is not as near as can be, only nearer than the complete one.
    expect(essential.isWithinBudget).toBe(true);
    expect(balanced.why).toContain(
      'Είναι πιο κοντά του από το πλήρες: έμειναν έξω 1 τηλεχειριστήριο, 2 ανιχνευτές καπνού',
    );
  });

  it('keeps it where something burns', () => {
    const [, balanced] = flat({ combustionRooms: 1 });
    expect(balanced.isWithinBudget).toBe(false);
    expect(pieces(balanced, 'FIRE-SMOKE')).toEqual([2]);
  });
});

describe('an old lady’s flat beyond the smallest budget', () => {
  it('has no keypad beside its remote, and smoke alarms that call beside its smallest alarm', () => {
    const [essential, balanced, complete] = bundlesOf(
      {
        propertyType: 'apartment',
        propertySize: 'small',
        concerns: ['break-in', 'alarm', 'fire-safety'],
        budget: 'low',
      },
      {
        areaM2: 68,
        floor: 5,
        doors: 3,
        balconyDoors: 2,
        windows: 0,
        rooms: 3,
        combustionRooms: 1,
        internet: 'no',
        wiring: 'wireless',
        emptyFor: 'hours',
      },
    );
    const alarms = (bundle: Bundle) =>
      bundle.lines.flatMap(({ item: { calc }, quantity }) =>
        calc.kind === 'smoke' && !calc.isStandalone ? quantity : [],
      );
    // The smallest alarm exceeds the band: what fits into it stands before it.
    expect([alarms(essential), alarms(balanced)]).toEqual([[], [2]]);
    expect(pieces(complete, 'ALM-KEYPAD')).toEqual([1]);
    expect(pieces(balanced, 'ALM-KEYPAD', 'ALM-REMOTE')).toEqual([0, 2]);
  });
});

describe('a house whose third camera would want a larger recorder', () => {
  it('has one along a side and one at a door, within the band', () => {
    const [essential, balanced, complete] = bundlesOf(
      {
        propertyType: 'house',
        location: 'suburban',
        concerns: ['break-in', 'alarm', 'perimeter', 'lighting', 'remote-monitoring', 'fire-safety'],
        budget: 'high',
        priority: 'prevention',
        experience: 'intermediate',
      },
      {
        areaM2: 165,
        floors: 2,
        doors: 5,
        balconyDoors: 3,
        windows: 6,
        rooms: 7,
        perimeterM: 52,
        yardM: 90,
        glazedRooms: 1,
        combustionRooms: 2,
        wiring: 'either',
        existing: ['lights'],
        daysKept: 10,
      },
    );
    expect(complete.isWithinBudget).toBe(false);
    expect(balanced.isWithinBudget).toBe(true);
    // New lights beside those that exist go before a camera, which is said.
    expect(pieces(complete, 'LIGHT-DOOR')).toEqual([3]);
    expect(balanced.why).toContain('3 προβολείς');
    expect(pieces(balanced, 'CAM-FACADE', 'CAM-ENTRANCE', 'REC-RECORDER')).toEqual([1, 1, 1]);
    expect(essential.totals.grossCents).toBeLessThanOrEqual(balanced.totals.grossCents);
  });
});

describe('a practice whose door has a station', () => {
  const practice = (priority: Answers['priority']) =>
    bundlesOf(
      {
        propertyType: 'business',
        propertySize: 'small',
        concerns: ['alarm', 'entry-monitoring', 'access-control'],
        budget: 'medium',
        priority,
        experience: 'intermediate',
      },
      {
        placeKind: 'practice',
        areaM2: 95,
        floor: 2,
        doors: 2,
        balconyDoors: 1,
        windows: 0,
        rooms: 5,
        cashDesks: 1,
        hasVisitors: true,
        wiring: 'wireless',
      },
    );

  it('sees who rings by it, and films no desk for which nobody asked', () => {
    const [, balanced, complete] = practice('monitoring');
    for (const bundle of [balanced, complete])
      expect(pieces(bundle, 'ACC-INTERCOM', 'CAM-DESK')).toEqual([1, 0]);
    expect(balanced.uncovered.join(' ')).toContain('Όποιον χτυπά τον δείχνει η θυροτηλεόραση');
  });

  it('has a camera at its desk where proof was asked for', () => {
    expect(pieces(practice('evidence')[2], 'CAM-DESK')).toEqual([1]);
  });
});

describe('a house that is empty for a season', () => {
  it('has one smoke alarm that calls before two that nobody hears', () => {
    const [, balanced] = bundlesOf(
      {
        propertyType: 'house',
        propertySize: 'small',
        location: 'rural',
        concerns: ['break-in', 'alarm', 'remote-monitoring'],
        budget: 'medium',
      },
      {
        areaM2: 95,
        doors: 4,
        balconyDoors: 3,
        windows: 4,
        rooms: 4,
        perimeterM: 42,
        yardM: 80,
        wetRooms: 2,
        combustionRooms: 1,
        internet: 'summer',
        emptyFor: 'months',
        wiring: 'wireless',
        petKg: 12,
      },
    );
    expect(balanced.isWithinBudget).toBe(true);
    expect(skus(balanced)).toContain('PYR-SMKW');
    expect(skus(balanced)).not.toContain('PYR-SMK10');
    expect(balanced.leftOut.find(({ ruleId }) => ruleId === 'FIRE-SMOKE')?.overByCents).toBeGreaterThan(0);
  });
});

describe('a large flat that is empty for a season', () => {
  it('has as many smoke alarms as fit, one a floor at least', () => {
    const cap = 300_000;
    const [, balanced] = adviseOn(homeOf(...randomHome(202_600_385)), demoItems).bundles;
    const each = balanced.lines.find(({ item }) => item.calc.kind === 'smoke');
    const left = balanced.leftOut.find(({ ruleId }) => ruleId === 'FIRE-SMOKE');
    const price = ((each?.priceCents ?? 0) + (each?.installationCents ?? 0)) * 1.24;
    expect(left?.quantity).toBeGreaterThan(1);
    expect(each?.quantity).toBeGreaterThan(4);
    expect(balanced.totals.grossCents).toBeLessThanOrEqual(cap);
    expect(balanced.totals.grossCents + price).toBeGreaterThan(cap);
  });
});

describe('an office that wants no cables', () => {
  const office = (finer: Finer = {}, answers: Partial<Answers> = {}) =>
    bundlesOf(
      {
        propertyType: 'business',
        propertySize: 'small',
        concerns: ['break-in', 'alarm', 'access-control', 'entry-monitoring'],
        budget: 'medium',
        experience: 'intermediate',
        ...answers,
      },
      {
        placeKind: 'office',
        areaM2: 85,
        floor: 2,
        doors: 2,
        balconyDoors: 1,
        windows: 0,
        rooms: 4,
        cashDesks: 0,
        hasVisitors: true,
        wiring: 'wireless',
        daysKept: 7,
        ...finer,
      },
    );

  it('has a camera on its own card at its one door, within the band, and is told who takes it along', () => {
    for (const budget of ['medium', 'premium'] as const) {
      const [, balanced] = office({}, { budget });
      expect(balanced.isWithinBudget).toBe(true);
      expect(pieces(balanced, 'CAM-ENTRANCE', 'REC-RECORDER', 'REC-UPS')).toEqual([1, 0, 0]);
      expect(balanced.uncovered.join(' ')).toContain(
        'Η κάμερα είναι WiFi και γράφει στην κάρτα της, χωρίς καταγραφικό και καλώδια, όπως θέλετε: όποιος πάρει κάμερα παίρνει και ό,τι έγραψε.',
      );
    }
  });

  it('has a recorder for three views, for proof, and where cables are welcome', () => {
    const recorders = (...given: Parameters<typeof office>) => pieces(office(...given)[2], 'REC-RECORDER');
    expect(recorders({ doors: 4 })).toEqual([1]);
    expect(recorders({}, { priority: 'evidence' })).toEqual([1]);
    expect(recorders({ placeKind: 'shop', wiring: 'either' })).toEqual([1]);
  });
});
