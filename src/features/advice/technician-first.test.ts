// What comes before what where a band is short: a technician before one window more, what was asked before what hangs on an answer.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer } from './types.ts';

function bundlesOf(answers: Partial<Answers>, finer: Finer) {
  const [essential, balanced, complete] = adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
  return { essential, balanced, complete };
}
const pieces = (bundle: Parameters<typeof piecesByRule>[0], rule: string) =>
  piecesByRule(bundle).get(rule) ?? 0;

describe('a house on an island, closed for the winter', () => {
  const house = (answers: Partial<Answers>, finer: Finer = {}) =>
    bundlesOf(
      {
        propertyType: 'house',
        propertySize: 'medium',
        location: 'rural',
        concerns: ['break-in', 'alarm', 'remote-monitoring', 'fire-safety'],
        budget: 'medium',
        priority: 'detection',
        experience: 'intermediate',
        ...answers,
      },
      {
        internet: 'summer',
        emptyFor: 'months',
        doors: 3,
        balconyDoors: 1,
        areaM2: 110,
        windows: 6,
        rooms: 4,
        yardM: 90,
        wiring: 'wireless',
        ...finer,
      },
    );

  it('has a technician for all that was asked, where its owner only uses an application', () => {
    const { essential } = house({});
    expect([essential.isWithinBudget, essential.isInstalled]).toEqual([true, true]);
    expect(pieces(essential, 'FIRE-SMOKE')).toBeGreaterThan(0);
  });

  it('is put up by an owner who sets devices up himself, with what its band then holds', () => {
    const { balanced } = house({ experience: 'advanced' });
    expect([balanced.isWithinBudget, balanced.isInstalled]).toEqual([true, false]);
  });

  it('shows its entrance from afar where the band has room, and not where it has none', () => {
    const roomy = house({ budget: 'high' }, { internet: 'no' });
    expect(pieces(roomy.balanced, 'CAM-ENTRANCE')).toBe(1);
    expect(roomy.balanced.isWithinBudget).toBe(true);
    expect(pieces(house({}, { internet: 'no' }).essential, 'CAM-ENTRANCE')).toBe(0);
  });

  it('shows nothing of one that is left for hours', () => {
    const { balanced } = house({ budget: 'high' }, { internet: 'no', emptyFor: 'hours' });
    expect(pieces(balanced, 'CAM-ENTRANCE')).toBe(0);
  });
});

describe('a flat with a dog that no detector bears', () => {
  const flat = bundlesOf(
    {
      propertyType: 'apartment',
      propertySize: 'medium',
      location: 'urban',
      concerns: ['break-in', 'alarm', 'entry-monitoring'],
      budget: 'medium',
      priority: 'detection',
      experience: 'intermediate',
    },
    { doors: 4, balconyDoors: 3, areaM2: 112, floor: 6, windows: 2, rooms: 5, wiring: 'wireless', petKg: 32 },
  );

  it('has its technician and its bell before curtains that the dog may set off, which it is offered', () => {
    const { balanced } = flat;
    expect([balanced.isWithinBudget, balanced.isInstalled]).toEqual([true, true]);
    expect([pieces(balanced, 'ALM-CURTAIN'), pieces(balanced, 'DOOR-BELL')]).toEqual([0, 1]);
    expect(balanced.leftOut.map(({ ruleId }) => ruleId)).toContain('ALM-CURTAIN');
  });
});

describe('a flat without internet that wants to see who rings', () => {
  const flat = bundlesOf(
    {
      propertyType: 'apartment',
      concerns: ['break-in', 'alarm', 'entry-monitoring'],
      budget: 'high',
      priority: 'detection',
    },
    { internet: 'no', areaM2: 70 },
  );

  it('has no camera inside, and hears what a bell would want', () => {
    const { balanced } = flat;
    expect(balanced.lines.every(({ item }) => item.calc.kind !== 'camera')).toBe(true);
    expect(balanced.uncovered.join(' ')).toContain('κουδούνι με κάμερα θέλει γραμμή ίντερνετ, ή router 4G');
  });
});

describe('a hall whose alarm fills its band', () => {
  const hall = (concerns: Answers['concerns']) =>
    bundlesOf(
      {
        propertyType: 'warehouse',
        propertySize: 'xlarge',
        location: 'industrial',
        concerns,
        budget: 'high',
        priority: 'detection',
        experience: 'intermediate',
      },
      {
        doors: 3,
        shutters: 4,
        areaM2: 1300,
        windows: 6,
        rooms: 3,
        yardM: 220,
        contents: 'over-60k',
        pastIncident: true,
        isMonitored: true,
      },
    ).essential;

  it('watches a way to the building for who asked, in the place of windows behind which detectors hang', () => {
    const asked = hall(['break-in', 'alarm', 'perimeter']);
    const plain = hall(['break-in', 'alarm']);
    expect(asked.isWithinBudget).toBe(true);
    expect([pieces(plain, 'EXT-YARD'), pieces(asked, 'EXT-YARD')]).toEqual([0, 1]);
    expect(pieces(asked, 'ALM-CONTACT')).toBeLessThan(pieces(plain, 'ALM-CONTACT'));
    expect(pieces(asked, 'ALM-CONTACT')).toBeGreaterThanOrEqual(3);
  });
});

describe('cameras without an alarm', () => {
  const lodging = bundlesOf(
    {
      propertyType: 'business',
      propertySize: 'medium',
      location: 'rural',
      concerns: ['entry-monitoring'],
      budget: 'premium',
      priority: 'monitoring',
    },
    { placeKind: 'lodging', hasVisitors: true, doors: 2, areaM2: 280, rooms: 9, yardM: 0, cashDesks: 1 },
  ).balanced.questions.join(' ');

  it('are asked who looks at them, what an insurer says of them, and what lies outside', () => {
    expect(lodging).toContain('Ποιος σηκώνεται αν κάποιος ζητήσει βοήθεια');
    expect(lodging).toContain('Κάμερες χωρίς συναγερμό δεν έχουν βαθμό κατά EN 50131');
    expect(lodging).toContain('Υπάρχει πάρκινγκ, πίσω πόρτα ή είσοδος προμηθευτών');
  });
});

describe('a store without mains', () => {
  const { essential, balanced, complete } = bundlesOf(
    {
      propertyType: 'warehouse',
      propertySize: 'small',
      location: 'rural',
      concerns: ['break-in', 'perimeter', 'remote-monitoring'],
      budget: 'medium',
      priority: 'prevention',
    },
    {
      internet: 'no',
      emptyFor: 'weeks',
      doors: 1,
      shutters: 1,
      areaM2: 95,
      windows: 2,
      rooms: 1,
      yardM: 160,
      hasMains: false,
    },
  );

  it('has a camera at its shutter too where the band holds one, and no study of a fire that nobody asked of', () => {
    expect([balanced, complete].map((bundle) => pieces(bundle, 'CAM-ENTRANCE'))).toEqual([2, 2]);
    expect(essential.uncovered.join(' ')).toContain('μαζί με τα ρολά, κάμερα έχει μόνο μία, και πρώτο');
    expect(balanced.uncovered.join(' ')).not.toContain('χρειάζεται μελέτη πυροπροστασίας');
  });
});
