// One view of what happens: a camera at the entrance, or a detector that shows what set it off, before what nobody asked for.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
const piecesOf = (bundle: Bundle, rules: readonly string[]) =>
  rules.map((rule) => piecesByRule(bundle).get(rule) ?? 0);

describe('a shop that wants proof', () => {
  const shop = (concerns: Answers['concerns'], finer: Finer = {}) =>
    bundlesOf(
      { propertyType: 'business', concerns, budget: 'medium', priority: 'evidence', experience: 'beginner' },
      {
        placeKind: 'shop',
        hasVisitors: true,
        internet: 'yes',
        emptyFor: 'hours',
        doors: 2,
        shutters: 1,
        areaM2: 38,
        windows: 0,
        rooms: 2,
        glazedRooms: 1,
        cashDesks: 1,
        contents: 'special',
        pastIncident: true,
        ...finer,
      },
    )[0];
  const rules = ['CAM-ENTRANCE', 'REC-RECORDER', 'ALM-SIREN-OUT', 'ALM-KEYPAD', 'ALM-PANIC'];

  it('has a recorded camera at its entrance before an outdoor siren and a keypad', () => {
    const asked = shop(['break-in', 'alarm', 'entry-monitoring']);
    expect(asked.isWithinBudget).toBe(true);
    expect(piecesOf(asked, rules)).toEqual([1, 1, 0, 0, 1]);
    // The remote of its kit arms, before a UPS, for whoever is new to it, and another calls for help.
    expect(piecesOf(asked, ['ALM-REMOTE', 'REC-UPS'])).toEqual([1, 0]);
  });

  it('keeps both where it asked for no view, or cannot arm by telephone', () => {
    expect(piecesOf(shop(['break-in', 'alarm']), rules)).toEqual([0, 0, 1, 1, 1]);
    expect(
      piecesOf(shop(['break-in', 'alarm', 'entry-monitoring'], { internet: 'no' }), ['ALM-KEYPAD']),
    ).toEqual([1]);
  });
});

it('a warehouse that wants proof gives up aisles that were only supposed, and a second siren, for one', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'warehouse',
      location: 'industrial',
      concerns: ['break-in', 'alarm', 'entry-monitoring', 'perimeter'],
      budget: 'high',
      priority: 'evidence',
      experience: 'beginner',
    },
    {
      internet: 'yes',
      emptyFor: 'hours',
      doors: 3,
      shutters: 2,
      areaM2: 750,
      windows: 6,
      rooms: 3,
      yardM: 180,
      wiring: 'wired',
      contents: 'over-60k',
      isMonitored: true,
    },
  );
  expect(essential.isWithinBudget).toBe(true);
  const rules = ['CAM-ENTRANCE', 'ALM-MOTION', 'ALM-SIREN-IN', 'ALM-KEYPAD', 'ALM-COMM'];
  expect(piecesOf(essential, rules)).toEqual([1, 6, 1, 1, 1]);
});

describe('a place where nobody is for months, without a line all year', () => {
  const away: Finer = { internet: 'summer', emptyFor: 'months', wiring: 'wireless' };

  it('shows what set off its alarm, where somebody asked to look in', () => {
    const photos = (
      finer: Finer = {},
      concerns: Answers['concerns'] = ['break-in', 'alarm', 'remote-monitoring'],
    ) =>
      piecesOf(
        bundlesOf(
          { propertyType: 'house', location: 'rural', concerns, budget: 'high', priority: 'detection' },
          { ...away, areaM2: 125, doors: 3, windows: 6, ...finer },
        )[1],
        ['ALM-PHOTO'],
      );
    expect(photos()).toEqual([1]);
    for (const other of [{ internet: 'yes' }, { emptyFor: 'hours' }, { petKg: 30 }] as const)
      expect(photos(other)).toEqual([0]);
    expect(photos({}, ['break-in', 'alarm'])).toEqual([0]);
  });

  it('has it before a second smoke alarm of a workplace and the last of its windows', () => {
    const [taverna] = bundlesOf(
      {
        propertyType: 'business',
        location: 'rural',
        concerns: ['break-in', 'alarm', 'remote-monitoring', 'fire-safety'],
        budget: 'medium',
        priority: 'monitoring',
        experience: 'intermediate',
      },
      {
        ...away,
        placeKind: 'food',
        hasVisitors: true,
        doors: 4,
        balconyDoors: 2,
        shutters: 0,
        areaM2: 150,
        windows: 3,
        rooms: 4,
        glazedRooms: 1,
        cashDesks: 1,
      },
    );
    expect(taverna.isWithinBudget).toBe(true);
    expect(piecesOf(taverna, ['ALM-PHOTO', 'FIRE-SMOKE', 'ALM-CONTACT'])).toEqual([1, 1, 6]);
    expect(taverna.notes.join(' ')).toContain('Διαρροή αερίου');
  });
});

it('a hotel has a camera at each of its doors, and rooms to let by the yard at the main one alone', () => {
  const cameras = (finer: Finer) =>
    piecesOf(
      bundlesOf(
        { propertyType: 'business', concerns: ['break-in', 'entry-monitoring'], budget: 'premium' },
        { placeKind: 'lodging', hasVisitors: true, doors: 5, balconyDoors: 1, areaM2: 620, ...finer },
      )[1],
      ['CAM-ENTRANCE'],
    );
  expect(cameras({ rooms: 18 })).toEqual([4]);
  // The others may be doors of rooms.
  for (const other of [{ rooms: 5 }, {}]) expect(cameras(other)).toEqual([1]);
});
