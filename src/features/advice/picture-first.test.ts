// What a short band gives up for a picture that was asked for, and what a kit and a kiosk have without paying more.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
const pieces = (bundle: Bundle, rule: string) => piecesByRule(bundle).get(rule) ?? 0;

describe('a taverna whose owner wants to look in', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'medium',
      location: 'urban',
      concerns: ['break-in', 'entry-monitoring', 'alarm', 'remote-monitoring', 'fire-safety'],
      budget: 'medium',
      priority: 'monitoring',
      experience: 'intermediate',
    },
    { placeKind: 'food', doors: 3, shutters: 1, areaM2: 160, rooms: 4, cashDesks: 1, contents: '5k-20k' },
  );

  it('has its entrance in a picture before a UPS, which it is offered and told of', () => {
    expect(essential.isWithinBudget).toBe(true);
    expect([pieces(essential, 'CAM-ENTRANCE'), pieces(essential, 'REC-UPS')]).toEqual([1, 0]);
    expect(essential.leftOut.map(({ ruleId }) => ruleId)).toContain('REC-UPS');
    expect(essential.notes.join(' ')).toContain('Όταν κοπεί το ρεύμα δεν γράφει καμία κάμερα');
    expect(essential.checks.map(({ id }) => id)).not.toContain('ups');
  });
});

it('tells a taverna without a camera that no table and no kitchen may be seen', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      concerns: ['alarm', 'remote-monitoring'],
      priority: 'detection',
      budget: 'medium',
    },
    { placeKind: 'food', areaM2: 90, doors: 2 },
  );
  expect(pieces(essential, 'CAM-ENTRANCE')).toBe(0);
  expect(essential.uncovered.join(' ')).toContain('Τραπέζια, κουζίνα και όποιον δουλεύει δεν επιτρέπεται');
});

it('shows a house without mains its entrance, with one smoke alarm a floor', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'house',
      propertySize: 'small',
      location: 'rural',
      concerns: ['break-in', 'alarm', 'remote-monitoring', 'fire-safety'],
      budget: 'low',
      priority: 'monitoring',
    },
    {
      internet: 'no',
      emptyFor: 'months',
      doors: 2,
      areaM2: 68,
      windows: 5,
      rooms: 3,
      yardM: 120,
      hasMains: false,
    },
  );
  expect(essential.isWithinBudget).toBe(true);
  for (const rule of ['CAM-ENTRANCE', 'FIRE-SMOKE', 'FIRE-CO']) expect(pieces(essential, rule)).toBe(1);
});

it('counts what a kit brings to a need that a small band serves in part', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'small',
      location: 'urban',
      concerns: ['break-in', 'entry-monitoring', 'alarm'],
      budget: 'low',
      priority: 'evidence',
      experience: 'beginner',
    },
    { placeKind: 'food', doors: 2, shutters: 1, areaM2: 70, glazedRooms: 1, cashDesks: 1 },
  );
  expect(essential.lines.some(({ item }) => item.calc.kind === 'kit')).toBe(true);
  expect(pieces(essential, 'ALM-MOTION')).toBe(2);
});

it('arms a kiosk by the remote that calls for help, without a keypad', () => {
  const [, kiosk] = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'small',
      location: 'urban',
      concerns: ['break-in', 'alarm'],
      budget: 'medium',
      experience: 'intermediate',
    },
    {
      placeKind: 'shop',
      hasVisitors: false,
      doors: 1,
      shutters: 4,
      areaM2: 16,
      rooms: 1,
      cashDesks: 1,
      contents: 'special',
    },
  );
  const rules = ['ALM-KEYPAD', 'ALM-REMOTE', 'ALM-PANIC'];
  expect(rules.map((rule) => pieces(kiosk, rule))).toEqual([0, 0, 1]);
  const told = kiosk.lines.flatMap(({ reason, covers = [] }) => [reason, ...covers.map((one) => one.reason)]);
  expect(told.map(({ text }) => text).join(' ')).toContain('Το ίδιο τηλεχειριστήριο οπλίζει και αφοπλίζει');
});

describe('rooms to let', () => {
  const rooms = (budget: Answers['budget']) =>
    bundlesOf(
      {
        propertyType: 'business',
        propertySize: 'medium',
        location: 'rural',
        concerns: ['break-in', 'alarm', 'remote-monitoring', 'fire-safety', 'access-control'],
        budget,
        priority: 'detection',
      },
      {
        placeKind: 'lodging',
        internet: 'summer',
        emptyFor: 'months',
        doors: 11,
        areaM2: 260,
        windows: 10,
        rooms: 11,
        wiring: 'wireless',
        cashDesks: 1,
      },
    );

  it('wake whoever sleeps in each until their fire is studied: alone where a band holds no joined ones', () => {
    const [, high] = rooms('high');
    expect([high.isWithinBudget, pieces(high, 'FIRE-SMOKE')]).toEqual([true, 11]);
    const smokeIn = (bundle: Bundle) => bundle.lines.find(({ ruleId }) => ruleId === 'FIRE-SMOKE')?.item.calc;
    expect(smokeIn(high)).toMatchObject({ isStandalone: true });
    expect(smokeIn(rooms('premium')[1])).toMatchObject({ isStandalone: false });
  });
});

it('shows who wants to look in his house without a line by cameras of their own, and no recorder', () => {
  const bundles = bundlesOf(
    {
      propertyType: 'house',
      propertySize: 'medium',
      location: 'rural',
      concerns: ['break-in', 'alarm', 'perimeter', 'remote-monitoring', 'fire-safety'],
      budget: 'high',
      priority: 'monitoring',
      experience: 'beginner',
    },
    {
      internet: 'summer',
      emptyFor: 'months',
      doors: 4,
      balconyDoors: 1,
      areaM2: 110,
      windows: 7,
      rooms: 5,
      yardM: 70,
    },
  );
  for (const bundle of bundles.slice(0, 2)) {
    const rules = ['CAM-AFAR', 'CAM-FACADE', 'REC-RECORDER', 'EXT-FLOOD', 'ALM-PHOTO'];
    expect(rules.map((rule) => pieces(bundle, rule))).toEqual([1, 1, 0, 2, 1]);
    expect(bundle.isWithinBudget).toBe(true);
  }
});

it('proves at the desk of a kiosk, where nobody comes in', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'small',
      location: 'urban',
      concerns: ['break-in', 'alarm', 'entry-monitoring', 'remote-monitoring'],
      budget: 'medium',
      priority: 'evidence',
      experience: 'intermediate',
    },
    {
      placeKind: 'shop',
      hasVisitors: false,
      doors: 1,
      shutters: 3,
      areaM2: 16,
      rooms: 1,
      wiring: 'wireless',
      glazedRooms: 0,
      cashDesks: 1,
      contents: 'special',
      pastIncident: true,
    },
  );
  expect([essential.isWithinBudget, pieces(essential, 'CAM-DESK')]).toEqual([true, 1]);
});

it('shows the doors of a hotel that its band holds, and not one of seven', () => {
  const [, hotel] = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'large',
      location: 'urban',
      concerns: ['break-in', 'entry-monitoring', 'remote-monitoring'],
      budget: 'high',
      priority: 'monitoring',
    },
    { placeKind: 'lodging', emptyFor: 'months', doors: 7, areaM2: 420, rooms: 15, cashDesks: 1 },
  );
  expect(hotel.isWithinBudget).toBe(true);
  expect(pieces(hotel, 'CAM-ENTRANCE')).toBeGreaterThan(1);
  expect(pieces(hotel, 'CAM-ENTRANCE')).toBeLessThan(7);
});

it('records the cameras that exist before an outdoor siren and a keypad, for whoever wants proof', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'medium',
      location: 'suburban',
      concerns: ['break-in', 'alarm', 'entry-monitoring', 'remote-monitoring'],
      budget: 'medium',
      priority: 'evidence',
      experience: 'beginner',
    },
    {
      placeKind: 'food',
      doors: 3,
      shutters: 1,
      areaM2: 140,
      windows: 2,
      rooms: 3,
      cashDesks: 1,
      existing: ['cameras'],
      pastIncident: true,
    },
  );
  expect(essential.isWithinBudget).toBe(true);
  const recorder = essential.lines.find(({ ruleId }) => ruleId === 'REC-RECORDER')?.item.calc;
  expect(recorder).toMatchObject({ kind: 'recorder', isCoax: true });
  expect([pieces(essential, 'ALM-SIREN-OUT'), pieces(essential, 'REC-DISK')]).toEqual([0, 1]);
});

it('has the least alarm of a lonely house on the smallest band, and says that monoxide and calls for smoke lack', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'house',
      propertySize: 'small',
      location: 'rural',
      concerns: ['break-in', 'alarm', 'fire-safety'],
      budget: 'low',
      priority: 'detection',
      experience: 'advanced',
    },
    { internet: 'summer', emptyFor: 'months', doors: 2, areaM2: 72, windows: 4, rooms: 3, yardM: 0 },
  );
  expect([essential.isWithinBudget, essential.isInstalled]).toEqual([true, false]);
  const rules = [
    'ALM-PANEL',
    'ALM-CONTACT',
    'ALM-MOTION',
    'ALM-SIREN-IN',
    'FIRE-SMOKE',
    'FIRE-CO',
    'EXT-FLOOD',
  ];
  expect(rules.map((rule) => pieces(essential, rule))).toEqual([1, 2, 1, 1, 1, 0, 0]);
  expect(essential.uncovered.join(' ')).toContain('1 ανιχνευτής μονοξειδίου');
  expect(essential.uncovered.join(' ')).toContain('όσο λείπετε δεν ειδοποιεί κανέναν');
});

it('leaves lights on the mains to others than whoever puts up his alarm himself', () => {
  const [essential] = bundlesOf(
    {
      propertyType: 'house',
      propertySize: 'small',
      location: 'suburban',
      concerns: ['break-in', 'alarm', 'lighting'],
      budget: 'medium',
      priority: 'prevention',
      experience: 'advanced',
    },
    { doors: 3, areaM2: 95, windows: 8, rooms: 5, yardM: 60, wiring: 'wireless' },
  );
  expect(essential.isInstalled || pieces(essential, 'LIGHT-DOOR') === 0).toBe(true);
  for (const line of essential.lines.filter(({ ruleId }) => ruleId === 'LIGHT-DOOR'))
    expect(line.installationCents).toBeGreaterThan(0);
});
