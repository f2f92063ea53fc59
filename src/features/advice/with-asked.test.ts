// What the smallest system has of what was asked, and what it gives up first.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer, Item } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer, items: readonly Item[] = stockedItems) =>
  adviseOn(homeOf(answersOf(answers), finer), items).bundles;

describe('money that is left under the band', () => {
  const office: Finer = { placeKind: 'office', areaM2: 120, floor: 1, doors: 1, windows: 0, cashDesks: 0 };
  const asked = ['break-in', 'access-control', 'entry-monitoring', 'lighting'] as const;
  const essentialFor = (budget: Answers['budget'], concerns: Answers['concerns'] = asked) =>
    bundlesOf({ propertyType: 'business', concerns, budget }, office);

  it('buys what was asked for, the cameras before access', () => {
    const [essential, balanced] = essentialFor('medium');
    expect(balanced.isWithinBudget).toBe(false);
    expect(essential.isWithinBudget).toBe(true);
    const [, most] = essentialFor('medium', ['break-in', 'access-control']);
    const rest = 150_000 - essential.totals.grossCents;
    // Nothing that was asked and is left out would still have fitted.
    const access = most.lines
      .filter(({ ruleId }) => ruleId.startsWith('ACC-'))
      .reduce(
        (sum, { quantity, priceCents, installationCents }) =>
          sum + quantity * (priceCents + installationCents),
        0,
      );
    const has = (rule: string) => [...piecesByRule(essential).keys()].some((id) => id.startsWith(rule));
    expect(has('CAM-') || has('ACC-')).toBe(true);
    expect(has('ACC-') || access * 1.24 > rest).toBe(true);
  });

  it('never leaves out a group that fits, over many places', () => {
    const idle: string[] = [];
    let dear = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const finer = { ...office, areaM2: 60 + seed * 5, windows: seed % 6, doors: 1 + (seed % 2) };
      const [essential, balanced] = bundlesOf(
        {
          propertyType: 'business',
          concerns: ['break-in', 'access-control', 'lighting', 'entry-monitoring'],
          budget: seed % 2 ? 'medium' : 'high',
        },
        finer,
        demoItems,
      );
      if (balanced.isWithinBudget) continue;
      dear += 1;
      const cap = seed % 2 ? 150_000 : 300_000;
      const missing = balanced.lines.filter(({ ruleId }) => ruleId.startsWith('ACC-'));
      const cents = missing.reduce(
        (sum, line) => sum + line.quantity * (line.priceCents + line.installationCents),
        0,
      );
      const isLeft = !essential.lines.some(({ ruleId }) => ruleId.startsWith('ACC-'));
      const isWhole = ['ALM-CONTACT', 'ALM-MOTION'].every(
        (rule) => piecesByRule(essential).get(rule) === piecesByRule(balanced).get(rule),
      );
      if (isLeft && isWhole && essential.totals.netCents * 1.24 + cents * 1.24 <= cap) idle.push(`${seed}`);
    }
    expect(idle).toEqual([]);
    expect(dear).toBeGreaterThan(5);
  });
});

describe('cameras one at a time', () => {
  const sidesIn = (budget: Answers['budget']) => {
    const [essential, , complete] = bundlesOf(
      { propertyType: 'house', location: 'suburban', concerns: ['break-in', 'perimeter'], budget },
      { areaM2: 150, floors: 2, doors: 3, balconyDoors: 2, windows: 12, yardM: 40, perimeterM: 80 },
      demoItems,
    );
    const sides = (bundle: typeof essential) => piecesByRule(bundle).get('CAM-FACADE') ?? 0;
    return { essential, left: sides(complete) - sides(essential), some: sides(essential) };
  };

  it('watch some sides where not all of them fit, and name how many more there are', () => {
    const { essential, left, some } = sidesIn('high');
    expect(essential.isWithinBudget).toBe(true);
    expect(Math.min(left, some)).toBeGreaterThan(0);
    const cameras = essential.leftOut.find(({ ruleId }) => ruleId.startsWith('CAM-'));
    expect(cameras?.overByCents).toBeGreaterThan(0);
    expect(essential.why).toMatch(new RegExp(`έμειναν έξω: .*${cameras?.quantity} κάμερ`));
  });

  it('are all there where money has no end', () => {
    expect(sidesIn('premium').essential.why.length).toBeGreaterThan(10);
  });
});

describe('cameras where no recorder fits', () => {
  const place = (propertyType: Answers['propertyType'], priority: Answers['priority'] = 'detection') => {
    const [essential] = bundlesOf(
      { propertyType, priority, concerns: ['break-in', 'entry-monitoring'], budget: 'medium' },
      { areaM2: 90, doors: 1, balconyDoors: 0, windows: 3, rooms: 4, cashDesks: 0, placeKind: 'office' },
    );
    const kinds = essential.lines.flatMap(({ ruleId, item: { calc } }) =>
      ruleId.startsWith('CAM-') && calc.kind === 'camera' ? (calc.isWired ? 'wired' : 'WiFi') : [],
    );
    return { kinds, essential };
  };

  it('are at home WiFi ones on their own cards, and it is said', () => {
    const { kinds, essential } = place('house');
    expect(kinds).toEqual(['WiFi']);
    expect(essential.isWithinBudget).toBe(true);
    expect(essential.lines.some(({ ruleId }) => ruleId.startsWith('REC-'))).toBe(false);
    expect(essential.uncovered.join(' ')).toContain('Η κάμερα είναι WiFi');
  });

  it('are none where a thief would take the proof along with the card', () => {
    expect(place('house', 'evidence').kinds).not.toContain('WiFi');
    expect(place('business').kinds).not.toContain('WiFi');
  });
});

describe('a home whose whole system is dearer than its band', () => {
  const bearing = stockedItems.map((item) =>
    item.calc.kind === 'curtain' ? { ...item, calc: { ...item.calc, petKg: 60 } } : item,
  );
  const flat: Finer = { areaM2: 70, floor: 1, doors: 3, balconyDoors: 2, windows: 1, petKg: 40, rooms: 2 };

  it('gives up curtains before contacts, and is within it', () => {
    for (const budget of ['low', 'medium'] as const) {
      const [essential, balanced] = bundlesOf(
        { propertyType: 'apartment', propertySize: 'small', experience: 'advanced', budget },
        budget === 'low' ? flat : { ...flat, areaM2: 160, doors: 8, balconyDoors: 7, windows: 8 },
        bearing,
      );
      expect(piecesByRule(balanced).get('ALM-CURTAIN')).toBeGreaterThan(0);
      expect(balanced.isWithinBudget).toBe(false);
      expect(essential.isWithinBudget).toBe(true);
      expect(piecesByRule(essential).has('ALM-CURTAIN')).toBe(false);
      expect(essential.why).toMatch(/ανιχνευτ(ής|ές) κουρτίνας/);
      const contacts = (bundle: typeof essential) => piecesByRule(bundle).get('ALM-CONTACT') ?? 0;
      expect(contacts(essential)).toBeGreaterThanOrEqual(contacts(balanced) - (budget === 'low' ? 1 : 0));
    }
  });
});

describe('a practice that asked to see who comes', () => {
  const practice: Finer = {
    placeKind: 'practice',
    hasVisitors: true,
    doors: 2,
    balconyDoors: 1,
    windows: 0,
    areaM2: 95,
    floor: 2,
    rooms: 5,
    cashDesks: 0,
  };
  const smallest = (priority: Answers['priority'], finer: Finer = {}) => {
    const [essential] = bundlesOf(
      {
        propertyType: 'business',
        concerns: ['break-in', 'alarm', 'entry-monitoring', 'access-control'],
        budget: 'medium',
        priority,
      },
      { ...practice, ...finer },
      demoItems,
    );
    expect(essential.isWithinBudget).toBe(true);
    const pieces = piecesByRule(essential);
    const rules = ['ACC-INTERCOM', 'ACC-LOCK', 'ACC-READER', 'ALM-MOTION'] as const;
    return { counts: rules.map((rule) => pieces.get(rule) ?? 0), essential };
  };

  it.each(['monitoring', 'detection'] as const)(
    'has a station and its strike before a card reader and the detector that only its rooms ask for: %s',
    (priority) => {
      const { counts, essential } = smallest(priority);
      expect(counts).toEqual([1, 1, 0, 2]);
      expect(essential.leftOut.map(({ ruleId }) => ruleId)).toEqual(['ALM-MOTION']);
    },
  );

  it('has one strike beside the station, and is told of those of the doors with cards', () => {
    const { counts, essential } = smallest('monitoring', { doors: 3, areaM2: 60, rooms: 2 });
    expect(counts.slice(0, 3)).toEqual([1, 1, 0]);
    expect(essential.leftOut.find(({ ruleId }) => ruleId === 'ACC-READER')?.name).toBe(
      'έλεγχος πρόσβασης (1 αναγνώστης πρόσβασης και 1 ηλεκτρική κλειδαριά)',
    );
  });
});

describe('a band without an end', () => {
  it('has a step between the alarm alone and all that was asked, where they are far apart', () => {
    const concerns = ['alarm', 'entry-monitoring', 'lighting'] as const;
    const [essential, balanced] = bundlesOf(
      { propertyType: 'warehouse', budget: 'premium', priority: 'evidence', concerns: [...concerns] },
      { doors: 5, areaM2: 400, windows: 0, yardM: 150 },
    );
    const [least] = bundlesOf(
      { propertyType: 'warehouse', budget: 'premium', concerns: ['alarm'] },
      { doors: 5, areaM2: 400, windows: 0, yardM: 150 },
    );
    const some = piecesByRule(essential);
    expect(['CAM-ENTRANCE', 'LIGHT-DOOR'].map((rule) => (some.get(rule) ?? 0) > 0)).toEqual([true, true]);
    const half = (least.totals.grossCents + balanced.totals.grossCents) / 2;
    expect(essential.totals.grossCents).toBeLessThanOrEqual(half);
    expect(essential.totals.grossCents).toBeGreaterThan(least.totals.grossCents);
  });
});

describe('a hall without internet, whose band is short of what it asked', () => {
  const hall: Finer = {
    internet: 'no',
    doors: 4,
    shutters: 2,
    areaM2: 1260,
    windows: 0,
    rooms: 1,
    yardM: 200,
    wiring: 'wired',
    emptyFor: 'weeks',
    isMonitored: true,
  };
  const asked: Partial<Answers> = {
    propertyType: 'warehouse',
    location: 'rural',
    concerns: ['break-in', 'alarm', 'perimeter', 'lighting', 'remote-monitoring'],
    budget: 'high',
  };
  const smallest = (finer: Finer = {}, answers: Partial<Answers> = {}) => {
    const [essential] = bundlesOf({ ...asked, ...answers }, { ...hall, ...finer }, demoItems);
    return essential;
  };
  const unseen: Partial<Answers> = { concerns: ['break-in', 'alarm', 'perimeter', 'lighting'] };
  const count = (bundle: ReturnType<typeof smallest>, rule: string) => piecesByRule(bundle).get(rule) ?? 0;

  it('has as many lights as fit, the main entrance first, and is told how many stay dark', () => {
    const essential = smallest({}, unseen);
    const light = essential.lines.find(({ ruleId }) => ruleId === 'LIGHT-DOOR');
    expect(light?.quantity).toBe(2);
    expect(light?.reason.text).toMatch(/^2 προβολείς από τους 4 .*πρώτα στην κύρια είσοδο.*μένουν 2 πόρτες/);
    expect(essential.isWithinBudget).toBe(true);
    const one = ((light?.priceCents ?? 0) + (light?.installationCents ?? 0)) * 1.24;
    expect(essential.totals.grossCents + one).toBeGreaterThan(300_000);
    expect(essential.uncovered.join(' ')).toContain('αν και χρειάζονται: 2 προβολείς');
    expect(essential.leftOut.find(({ ruleId }) => ruleId === 'LIGHT-DOOR')?.quantity).toBe(2);
    // Half of the lights count as half.
    expect(essential.formulas.find(({ id }) => id === 'mitigation')?.numbers).toContain('0,05·0,5)');
  });

  it('has the camera with a SIM where that fits, though it asked for cables', () => {
    expect(count(smallest({ areaM2: 450 }), 'CAM-AFAR')).toBe(1);
    expect(count(smallest({ areaM2: 450 }, unseen), 'CAM-AFAR')).toBe(0);
  });

  it('is told its price and what it shows where it does not', () => {
    const named = (bundle: ReturnType<typeof smallest>) =>
      bundle.leftOut.filter(({ ruleId }) => ruleId === 'CAM-AFAR');
    const [camera] = named(smallest());
    expect(camera?.name).toBe('κάμερα με δική της κάρτα SIM (για είσοδο από μακριά)');
    expect(camera?.overByCents).toBeGreaterThan(0);
    expect(named(smallest({}, unseen))).toEqual([]);
    expect(named(smallest({ internet: 'yes' }))).toEqual([]);
  });
});
