// The system between the smallest and all that was asked.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer, items = demoItems) =>
  adviseOn(homeOf(answersOf(answers), finer), items).bundles;
const pieces = (bundle: Bundle, rule: string) => piecesByRule(bundle).get(rule) ?? 0;
const gross = ({ totals }: Bundle) => totals.grossCents;

describe('a shop whose smallest band holds its kit alone', () => {
  const [essential, balanced, complete] = bundlesOf(
    {
      propertyType: 'business',
      concerns: ['break-in', 'alarm', 'entry-monitoring'],
      budget: 'low',
      priority: 'prevention',
      experience: 'intermediate',
    },
    {
      placeKind: 'shop',
      areaM2: 70,
      doors: 1,
      windows: 0,
      shutters: 0,
      rooms: 3,
      cashDesks: 1,
      wiring: 'either',
    },
  );

  it('has it, a whole alarm near the band, and everything', () => {
    expect(essential.isWithinBudget).toBe(true);
    expect(pieces(essential, 'ALM-SIREN-OUT')).toBe(0);
    expect(pieces(balanced, 'ALM-SIREN-OUT')).toBe(1);
    expect(gross(balanced)).toBeLessThan(100_000);
    expect(pieces(complete, 'CAM-DESK')).toBe(1);
    expect(balanced.why).toMatch(/Είναι πιο κοντά του από το πλήρες: έμειναν έξω 2 κάμερες με καταγραφικό/);
  });

  it('names each thing that it has less at that thing’s own price, whoever puts up the rest', () => {
    const cameras = balanced.leftOut.find(({ ruleId }) => ruleId.startsWith('CAM-'));
    const video = complete.lines.filter(({ ruleId }) => /^(CAM|REC)-/.test(ruleId));
    const net = video.reduce(
      (sum, { quantity, priceCents, installationCents }) => sum + quantity * (priceCents + installationCents),
      0,
    );
    expect(cameras?.grossCents).toBe(Math.round(net * 1.24));
  });
});

describe('a practice whose old cameras have no recorder', () => {
  const practice = (finer: Finer = {}, items = demoItems, priority: Answers['priority'] = 'evidence') =>
    bundlesOf(
      { propertyType: 'business', concerns: ['break-in', 'alarm', 'entry-monitoring'], priority },
      {
        placeKind: 'practice',
        areaM2: 110,
        floor: 1,
        doors: 2,
        balconyDoors: 1,
        windows: 0,
        rooms: 6,
        cashDesks: 1,
        existing: ['cameras'],
        ...finer,
      },
      items,
    );

  it('has one for coaxial cable with its disk within the band, and new cameras where money has no end', () => {
    const [, balanced, complete] = practice();
    const recorder = ({ lines }: Bundle) =>
      lines.find(({ item }) => item.calc.kind === 'recorder')?.item.calc;
    expect(balanced.isWithinBudget).toBe(true);
    expect(recorder(balanced)).toMatchObject({ isCoax: true });
    expect(pieces(balanced, 'REC-DISK')).toBe(1);
    expect(balanced.catches.join(' ')).toContain('Όσες παλιές κάμερες δοκιμαστούν γράφουν, έως 8');
    expect(recorder(complete)).toMatchObject({ isCoax: false });
  });

  it('is told what leaves with that recorder staying in, and all of it where the catalogue has none', () => {
    // Those at its desk stay; to evidence nobody is told that old ones would do.
    const [, , complete] = practice({}, demoItems, 'detection');
    const [, , other] = practice(
      {},
      demoItems.filter(({ calc }) => calc.kind !== 'recorder' || !calc.isCoax),
      'detection',
    );
    expect(practice()[2].keptCameras).toBeUndefined();
    expect(complete.keptCameras?.recorder).toContain('Υβριδικό');
    expect(other.keptCameras?.recorder).toBeUndefined();
    const price = (id: string) => demoItems.find(({ sku }) => sku === id);
    const own = ['OPT-DVR8', 'VLT-HDD4'].reduce(
      (sum, sku) => sum + (price(sku)?.priceCents ?? 0) + (price(sku)?.installationCents ?? 0),
      0,
    );
    expect((other.keptCameras?.grossCents ?? 0) - (complete.keptCameras?.grossCents ?? 0)).toBe(own * 1.24);
  });

  it('is not asked to keep what is not there', () => {
    const [, balanced] = practice({ existing: [] });
    expect(balanced.lines.some(({ item: { calc } }) => calc.kind === 'recorder' && calc.isCoax)).toBe(false);
  });
});

describe('what comes near its band', () => {
  it('keeps something of each wish, a control and what warns of fire', () => {
    const [, balanced, complete] = bundlesOf(
      {
        propertyType: 'house',
        concerns: ['break-in', 'perimeter', 'lighting', 'access-control', 'entry-monitoring'],
        budget: 'medium',
      },
      { areaM2: 150, doors: 3, windows: 8, yardM: 60, perimeterM: 60 },
    );
    expect(balanced.isWithinBudget).toBe(false);
    expect(gross(balanced)).toBeLessThan(gross(complete));
    expect(pieces(balanced, 'ALM-KEYPAD') + pieces(balanced, 'ALM-REMOTE')).toBeGreaterThan(0);
    expect(pieces(balanced, 'FIRE-SMOKE')).toBe(pieces(complete, 'FIRE-SMOKE'));
    for (const rule of ['ALM-CONTACT', 'ALM-MOTION', 'ALM-SIREN-IN', 'LIGHT-DOOR', 'ACC-LOCK'])
      expect([rule, pieces(balanced, rule)]).toEqual([rule, pieces(complete, rule)]);
  });

  it('drops a wish, by name, only where all of them lie far above it', () => {
    const hall = (budget: Answers['budget']) =>
      bundlesOf(
        {
          propertyType: 'warehouse',
          propertySize: 'xlarge',
          location: 'industrial',
          concerns: ['break-in', 'alarm', 'perimeter', 'access-control'],
          budget,
        },
        { areaM2: 1500, doors: 3, shutters: 3, windows: 4, yardM: 240, perimeterM: 160, wiring: 'wired' },
      );
    const rules = ['CAM-FACADE', 'CAM-ENTRANCE', 'ACC-READER'];
    const [, dropped, all] = hall('medium');
    expect(gross(all)).toBeGreaterThan(750_000);
    expect(rules.map((rule) => pieces(dropped, rule) > 0)).toEqual([false, false, true]);
    expect(dropped.why).toMatch(/έμειναν έξω 13 κάμερες/);
    const [, kept] = hall('high');
    expect(gross(kept)).toBeLessThanOrEqual(750_000);
    expect(rules.map((rule) => pieces(kept, rule) > 0)).toEqual([true, true, true]);
  });
});

describe('an office with an alarm of its own to replace', () => {
  const office = (concerns: Answers['concerns'], finer: Finer = {}) =>
    bundlesOf(
      { propertyType: 'business', concerns, budget: 'medium', priority: 'detection', experience: 'beginner' },
      {
        placeKind: 'office',
        hasVisitors: true,
        doors: 3,
        balconyDoors: 2,
        areaM2: 130,
        floor: 1,
        rooms: 6,
        wiring: 'wired',
        emptyFor: 'hours',
        ...finer,
      },
    );
  const asked: Answers['concerns'] = ['break-in', 'alarm', 'access-control', 'fire-safety'];

  it('gives up its second way to report before its band, and says what that means', () => {
    const [essential] = office(asked);
    expect(essential.isWithinBudget).toBe(true);
    expect([pieces(essential, 'ALM-COMM'), pieces(essential, 'FIRE-SMOKE')]).toEqual([0, 2]);
    expect(essential.uncovered.join(' ')).toContain('ειδοποιεί μόνο από το ίντερνετ του χώρου');
    for (const bound of [{ isMonitored: true }, { emptyFor: 'weeks' }, { internet: 'no' }] as const)
      expect(pieces(office(asked, bound)[0], 'ALM-COMM')).toBe(1);
  });

  it('counts what it keeps first: all that it asked for fits, and what all new would cost is told', () => {
    const [, kept] = office(asked, { existing: ['contacts', 'motion', 'siren'] });
    expect([kept.isWithinBudget, pieces(kept, 'ACC-READER'), pieces(kept, 'ALM-CONTACT')]).toEqual([
      true,
      1,
      3,
    ]);
    expect(gross(kept)).toBeGreaterThan(150_000);
    expect(gross(kept) - (kept.keptParts?.grossCents ?? 0)).toBeLessThanOrEqual(150_000);
    expect(kept.why).toContain('με όλα νέα ξεπερνά τον προϋπολογισμό');
  });

  it('has a station only where it asks to see who rings', () => {
    const [, plain] = office(asked);
    expect([pieces(plain, 'ACC-READER'), pieces(plain, 'ACC-INTERCOM')]).toEqual([1, 0]);
    expect(plain.questions.join(' ')).toContain('Θέλετε να βλέπετε και να μιλάτε με όποιον χτυπά');
    const [, , seen] = office([...asked, 'entry-monitoring']);
    expect(pieces(seen, 'ACC-INTERCOM')).toBe(1);
  });
});

it('a shop keeps a camera of each desk where one at its other entrances would leave the band', () => {
  const [, balanced] = bundlesOf(
    {
      propertyType: 'business',
      concerns: ['break-in', 'entry-monitoring', 'alarm', 'remote-monitoring'],
      budget: 'high',
      priority: 'evidence',
    },
    {
      placeKind: 'shop',
      hasVisitors: true,
      doors: 3,
      shutters: 1,
      areaM2: 70,
      rooms: 2,
      cashDesks: 2,
      contents: 'special',
      pastIncident: true,
      isMonitored: true,
    },
  );
  expect(balanced.isWithinBudget).toBe(true);
  expect([pieces(balanced, 'CAM-DESK'), pieces(balanced, 'CAM-ENTRANCE')]).toEqual([2, 1]);
});

describe('rooms to let without internet in winter', () => {
  it('have doors and a look from afar within the band, by a solar camera in place of a recorder', () => {
    const [essential, balanced] = bundlesOf(
      {
        propertyType: 'business',
        location: 'rural',
        concerns: ['break-in', 'entry-monitoring', 'access-control', 'remote-monitoring'],
        budget: 'high',
        priority: 'monitoring',
        experience: 'intermediate',
      },
      {
        placeKind: 'lodging',
        areaM2: 220,
        floors: 2,
        doors: 6,
        balconyDoors: 4,
        windows: 6,
        rooms: 7,
        wetRooms: 5,
        yardM: 90,
        cashDesks: 0,
        existing: ['smoke'],
        internet: 'summer',
        emptyFor: 'months',
        wiring: 'wireless',
        perimeterM: 60,
      },
    );
    expect(balanced.isWithinBudget).toBe(true);
    expect(['ACC-LOCK', 'CAM-AFAR', 'REC-RECORDER'].map((rule) => pieces(balanced, rule))).toEqual([1, 1, 0]);
    expect(gross(essential)).toBeLessThanOrEqual(gross(balanced));
  });
});
