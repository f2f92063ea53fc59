// What a band buys: lights beside cameras, a lock that needs no supply, a second key, a camera beside a station, and what is left of it.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
const pieces = (bundle: Bundle, ...ruleIds: readonly string[]) =>
  ruleIds.map((ruleId) => piecesByRule(bundle).get(ruleId) ?? 0);

describe('a house with a large dog and lights at its parking', () => {
  const place: Finer = {
    internet: 'yes',
    doors: 5,
    balconyDoors: 3,
    areaM2: 240,
    windows: 8,
    rooms: 7,
    yardM: 130,
    petKg: 38,
    contents: '20k-60k',
    existing: ['lights'],
  };
  const asked: Partial<Answers> = {
    propertyType: 'house',
    location: 'suburban',
    concerns: ['break-in', 'perimeter', 'lighting', 'alarm'],
    budget: 'high',
    priority: 'prevention',
    experience: 'intermediate',
  };

  it('keeps the lights that drive away before a third camera, which is wired', () => {
    const [, balanced] = bundlesOf(asked, place);
    expect(balanced.isWithinBudget).toBe(true);
    expect(pieces(balanced, 'LIGHT-DOOR', 'CAM-FACADE', 'CAM-ENTRANCE', 'REC-RECORDER')).toEqual([
      3, 1, 1, 1,
    ]);
  });
});

describe('rooms to let without anybody at night', () => {
  const asked: Partial<Answers> = {
    propertyType: 'business',
    concerns: ['entry-monitoring', 'access-control', 'fire-safety', 'remote-monitoring'],
    budget: 'high',
    priority: 'monitoring',
  };
  const place: Finer = {
    placeKind: 'lodging',
    hasVisitors: true,
    internet: 'yes',
    doors: 7,
    balconyDoors: 6,
    areaM2: 260,
    floor: 2,
    rooms: 9,
  };
  const locksOf = ({ lines }: Bundle) =>
    lines.flatMap(({ item: { calc } }) => (calc.kind === 'lock' ? calc.isWireless : []));

  it('have a lock that works without a supply, for guests too, and are told what they need for fire', () => {
    const [, balanced] = bundlesOf(asked, place);
    expect(locksOf(balanced)).toEqual([true]);
    expect(pieces(balanced, 'ACC-READER')).toEqual([0]);
    const lock = balanced.lines.find(({ ruleId }) => ruleId === 'ACC-LOCK')?.reason.text;
    expect(lock).toContain('Με δικό τους κωδικό μπαίνουν και οι πελάτες');
    expect(balanced.uncovered.join(' ')).toContain('φωτισμό ασφαλείας και σήμανση εξόδων');
  });

  it('have a reader whose controller brings its supply where the band has no end', () => {
    const [, balanced] = bundlesOf({ ...asked, budget: 'premium' }, place);
    expect(locksOf(balanced)).toEqual([false]);
    expect(pieces(balanced, 'ACC-READER', 'ACC-CONTROL')).toEqual([1, 1]);
  });

  it('are told that what they asked for costs less than their band', () => {
    const [, balanced] = bundlesOf(asked, place);
    expect(balanced.why).toContain('Είναι κάτω από το εύρος που επιλέξατε');
    const [, more] = bundlesOf({ ...asked, budget: 'medium' }, place);
    expect(more.why).not.toContain('Είναι κάτω από το εύρος');
  });
});

it('a village house that stands empty has a key for the neighbour before one window more', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'house',
      location: 'rural',
      concerns: ['break-in', 'alarm', 'remote-monitoring', 'fire-safety'],
      budget: 'medium',
      priority: 'detection',
      experience: 'beginner',
    },
    {
      internet: 'summer',
      emptyFor: 'months',
      postcode: '22007',
      doors: 3,
      balconyDoors: 1,
      areaM2: 130,
      floor: 0,
      windows: 7,
      rooms: 5,
      yardM: 60,
      wiring: 'wireless',
    },
  );
  expect(essential.isWithinBudget).toBe(true);
  expect(pieces(essential, 'ALM-KEYPAD', 'ALM-REMOTE')).toEqual([0, 2]);
});

it('a family’s flat has a remote more than a single’s', () => {
  const flat = (rooms: number) =>
    pieces(
      bundlesOf(
        { propertyType: 'apartment', concerns: ['break-in', 'alarm'], budget: 'high' },
        { areaM2: 88, rooms, doors: 1 },
      )[1],
      'ALM-REMOTE',
    );
  expect([flat(2), flat(4)]).toEqual([[1], [2]]);
});

it('a practice whose station shows who rings is told what a camera with its recorder adds', () => {
  const [, balanced] = bundlesOf(
    {
      propertyType: 'business',
      concerns: ['break-in', 'entry-monitoring', 'alarm', 'access-control'],
      budget: 'high',
      priority: 'detection',
      experience: 'beginner',
    },
    {
      placeKind: 'practice',
      hasVisitors: true,
      internet: 'yes',
      doors: 1,
      areaM2: 140,
      floor: 1,
      cashDesks: 1,
    },
  );
  expect(pieces(balanced, 'ACC-INTERCOM')).toEqual([1]);
  const names = balanced.leftOut.map(({ name, quantity }) => `${quantity} ${name}`);
  expect(names).toContain('1 κάμερα με καταγραφικό (για είσοδο)');
});

describe('an old couple’s flat on the smallest budget', () => {
  it('has what saves lives and fits, and beside it the smallest alarm', () => {
    const [essential, balanced, complete] = bundlesOf(
      { propertyType: 'apartment', concerns: ['break-in', 'fire-safety', 'lighting'], budget: 'low' },
      { areaM2: 78, floor: 4, doors: 3, balconyDoors: 2, rooms: 4, combustionRooms: 1, internet: 'no' },
    );
    expect([essential, balanced, complete].map(({ isWithinBudget }) => isWithinBudget)).toEqual([
      true,
      false,
      false,
    ]);
    const of = (bundle: Bundle) =>
      ['FIRE-SMOKE', 'FIRE-CO', 'LIGHT-DOOR', 'ALM-PANEL'].map((ruleId) => pieces(bundle, ruleId)[0]);
    expect(of(essential)).toEqual([2, 1, 2, 0]);
    expect(pieces(balanced, 'ALM-PANEL')).toEqual([1]);
    expect(essential.why).toContain('έμειναν έξω: 1 συναγερμός');
    expect(essential.uncovered).toContain(
      'Η διάρρηξη δεν ανιχνεύεται: συναγερμός δεν χωρά στον προϋπολογισμό. Τον μικρότερο τον δείχνει το ισορροπημένο.',
    );
    // What was left out is the smallest alarm, for what it costs more.
    const [alarm] = essential.leftOut;
    expect(alarm?.grossCents).toBe(balanced.totals.grossCents - essential.totals.grossCents);
  });
});

describe('what was asked by name', () => {
  it('puts detectors into the yard of a house whose band has no end, and none into its smallest system', () => {
    const [essential, balanced] = bundlesOf(
      { propertyType: 'house', concerns: ['break-in', 'perimeter', 'alarm'], budget: 'premium' },
      { internet: 'yes', yardM: 150, areaM2: 220, doors: 4, balconyDoors: 2, windows: 8, rooms: 6 },
    );
    expect(pieces(balanced, 'EXT-YARD')[0]).toBeGreaterThan(0);
    expect(pieces(essential, 'EXT-YARD')).toEqual([0]);
  });

  it('watches of a restaurant who comes in and what is delivered, and every door for proof', () => {
    const doorsFor = (priority: Answers['priority']) =>
      pieces(
        bundlesOf(
          {
            propertyType: 'business',
            concerns: ['break-in', 'entry-monitoring'],
            budget: 'premium',
            priority,
          },
          { placeKind: 'food', hasVisitors: true, internet: 'yes', doors: 4, areaM2: 140, cashDesks: 1 },
        )[1],
        'CAM-ENTRANCE',
      );
    expect([doorsFor('detection'), doorsFor('evidence')]).toEqual([[2], [4]]);
  });

  it('gives a store of what robbers want a button where a centre answers it', () => {
    const buttonsWhere = (isMonitored: boolean) =>
      pieces(
        bundlesOf(
          { propertyType: 'warehouse', concerns: ['break-in', 'alarm'], budget: 'premium' },
          { areaM2: 500, contents: 'special', isMonitored, internet: 'yes' },
        )[1],
        'ALM-PANIC',
      );
    expect([buttonsWhere(true), buttonsWhere(false)]).toEqual([[1], [0]]);
  });

  it('tells whoever leaves for months without a line what shows the cause of an alarm', () => {
    const [, balanced, complete] = bundlesOf(
      { propertyType: 'house', concerns: ['break-in', 'alarm'], budget: 'high', priority: 'prevention' },
      { internet: 'no', emptyFor: 'months', areaM2: 90, doors: 2, windows: 4, rooms: 3 },
    );
    expect(complete.leftOut.map(({ ruleId }) => ruleId)).toContain('ALM-PHOTO');
    expect(pieces(balanced, 'ALM-PHOTO')).toEqual([0]);
  });
});
