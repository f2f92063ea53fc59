import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { extraMetresOf } from './cables.ts';
import type { Answers, Finer, PropertyType } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer = {}, items = stockedItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), items);
const balancedOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles[1];

describe('what was told while a place was of another kind', () => {
  const measured = (propertyType: PropertyType, finer: Finer = {}) =>
    homeOf(answersOf({ propertyType }), finer);
  const customers: Finer = { hasVisitors: true, cashDesks: 3 };

  it('says nothing of a home where only workplaces are asked, nor of a flat’s outline', () => {
    expect(measured('house', customers)).toEqual(measured('house'));
    expect(measured('apartment', { ...customers, perimeterM: 90 })).toEqual(measured('apartment'));
    expect(measured('house', { perimeterM: 90 }).perimeterM).toBe(90);
  });

  it('stays of a workplace that becomes another', () => {
    for (const workplace of ['business', 'warehouse'] as const)
      expect(measured(workplace, customers)).toMatchObject(customers);
  });
});

describe('a practice on the first floor with a door and two balconies', () => {
  const practice = balancedOf(
    { propertyType: 'business', concerns: ['break-in', 'access-control', 'entry-monitoring'] },
    { areaM2: 110, floor: 1, doors: 3, placeKind: 'practice' },
  );

  it('has a contact on each of the three, a lock and a station with its cards on the entrance alone, and no camera beside the station', () => {
    const pieces = piecesByRule(practice);
    expect(pieces.get('ALM-CONTACT')).toBe(3);
    expect(pieces.has('ACC-READER')).toBe(false);
    expect(pieces.get('ACC-LOCK')).toBe(1);
    expect(pieces.get('ACC-INTERCOM')).toBe(1);
    expect(practice.lines.find(({ ruleId }) => ruleId === 'ACC-INTERCOM')?.reason.text).toContain(
      'Με τις κάρτες της',
    );
    expect(practice.gaps.map(({ id }) => id)).not.toContain('SUPPLY');
    expect(pieces.has('CAM-ENTRANCE')).toBe(false);
    expect(practice.uncovered.join(' ')).toContain('τον δείχνει η θυροτηλεόραση, χωρίς εγγραφή');
    expect(practice.questions.join(' ')).toContain('Πλατύσκαλο, σκάλα και είσοδος');
  });

  it('has a camera where it is for proof', () => {
    const proven = balancedOf(
      {
        propertyType: 'business',
        concerns: ['break-in', 'access-control', 'entry-monitoring'],
        priority: 'evidence',
      },
      { areaM2: 110, floor: 1, doors: 3, placeKind: 'practice' },
    );
    expect(piecesByRule(proven).get('CAM-ENTRANCE')).toBe(1);
  });
});

describe('the motion detectors of a hall', () => {
  const motionOf = (areaM2: number, finer: Finer = {}) =>
    balancedOf({ propertyType: 'warehouse' }, { areaM2, ...finer }).lines.flatMap(
      ({ ruleId, item, covers = [], reason }) =>
        [{ ruleId, item, reason }, ...covers.map((one) => ({ ...one, item }))].filter(
          (one) => one.ruleId === 'ALM-MOTION',
        ),
    );

  it('are of the usual range, and take no panel with wires, where a floor of it is no larger than three of them', () => {
    for (const areaM2 of [150, 300]) {
      const { lines } = balancedOf(
        { propertyType: 'business', concerns: ['alarm'] },
        { areaM2, placeKind: 'workshop' },
      );
      expect(lines.find(({ item }) => item.calc.kind === 'panel' && item.calc.wiredZones > 0)).toBe(
        undefined,
      );
    }
    expect(motionOf(300).at(-1)?.reason.text).toContain('4 ανιχνευτές κίνησης, ένας ανά 80 m²');
  });

  it('see 15 m, as their number is reckoned, and a technology more, where it is larger', () => {
    for (const areaM2 of [301, 700, 1_800])
      expect(motionOf(areaM2).map(({ item }) => item.calc)).toMatchObject([{ kind: 'dual', rangeM: 15 }]);
  });

  it('are said to see less where no wires are wanted', () => {
    expect(motionOf(700, { wiring: 'wireless' })[0]?.reason.text).toContain(
      'Βλέπουν έως 12 m, και σε τόσο μεγάλο χώρο χρειάζονται 15 m',
    );
  });
});

describe('a hall of 1,800 m²', () => {
  const hall = balancedOf(
    { propertyType: 'warehouse', concerns: ['break-in', 'fire-safety'] },
    { areaM2: 1_800 },
  );

  it('has the sirens and detectors that a hall without walls needs', () => {
    const pieces = piecesByRule(hall);
    expect(pieces.get('ALM-SIREN-IN')).toBe(2);
    expect(pieces.get('ALM-MOTION')).toBe(12);
  });

  it('has no smoke alarm for homes, and says that fire needs a study', () => {
    expect(piecesByRule(hall).has('FIRE-SMOKE')).toBe(false);
    expect(hall.uncovered.join(' ')).toContain('μελέτη πυροπροστασίας');
  });
});

describe('cable', () => {
  it('is bought for every device whose installation includes none, and told for each', () => {
    const shop = (items: typeof stockedItems) =>
      balancedOf(
        { propertyType: 'business', concerns: ['break-in'], budget: 'premium', experience: 'beginner' },
        { placeKind: 'shop', areaM2: 90, shutters: 1, wiring: 'wired' },
        items,
      );
    const own = shop(stockedItems);
    expect(piecesByRule(own).get('ALM-CABLE')).toBe(1);
    expect(own.notes.join(' ')).toMatch(/ανιχνευτές κίνησης 20 m.*πληκτρολόγια 0 m/);
    const included = stockedItems.map((item) => ({ ...item, cableM: 20 }));
    expect(piecesByRule(shop(included)).has('ALM-CABLE')).toBe(false);
  });

  it('is for devices at all distances, not for each at the farthest', () => {
    expect(extraMetresOf(20)).toBe(0);
    expect(extraMetresOf(60)).toBeCloseTo(40 ** 2 / 120, 9);
  });

  it('opens no reel for a few metres', () => {
    const reelsOf = (perimeterM: number) =>
      balancedOf({ concerns: ['entry-monitoring', 'perimeter'] }, { perimeterM, floors: 1 }).lines.filter(
        ({ item }) => item.calc.kind === 'cable',
      );
    expect(reelsOf(76)).toEqual([]);
    expect(reelsOf(180)).toHaveLength(1);
  });
});

describe('a flat whose budget has room for the kit alone', () => {
  const essentialOf = (experience: Answers['experience']) =>
    adviseOn(
      homeOf(answersOf({ propertyType: 'apartment', propertySize: 'small', budget: 'low', experience }), {
        areaM2: 55,
        doors: 2,
        windows: 0,
      }),
      stockedItems,
    ).bundles[0];

  it('is installed by whoever wants to, and by a technician for whoever leaves all to him', () => {
    expect(essentialOf('advanced').isInstalled).toBe(false);
    expect(essentialOf('beginner').isInstalled).toBe(true);
  });
});

describe('who reacts', () => {
  const villa: Finer = { contents: 'over-60k', pastIncident: true };

  it('is nobody because the owner looks at a phone: only a contract lowers the risk', () => {
    const watched = balancedOf({ concerns: ['break-in', 'remote-monitoring'] }, { isMonitored: false });
    const bound = balancedOf({ concerns: ['break-in', 'remote-monitoring'] }, { isMonitored: true });
    expect(bound.riskAfter).toBeLessThan(watched.riskAfter - 1);
  });

  it('does not ask for a battery that no catalogue has: the system is of the grade that all of it reaches', () => {
    for (const isMonitored of [false, true]) {
      const { checks, grade, gaps } = balancedOf(
        { priority: 'monitoring' },
        { ...villa, isMonitored },
        demoItems,
      );
      expect(checks.filter(({ held }) => !held)).toEqual([]);
      expect(grade).toBe(2);
      expect(gaps.map(({ id }) => id)).toContain('GRADE-NEEDED');
    }
  });
});

describe('a survey before anything is bought', () => {
  const needsSurvey = (answers: Partial<Answers>, finer: Finer) =>
    adviseOn(homeOf(answersOf(answers), finer), stockedItems).surveyReasons.length > 0;

  it('is needed for a large place and for special goods, not for a usual house', () => {
    expect(needsSurvey({}, { areaM2: 120 })).toBe(false);
    expect(needsSurvey({ propertyType: 'warehouse' }, { areaM2: 1_800 })).toBe(true);
    expect(needsSurvey({ propertyType: 'business' }, { areaM2: 60, contents: 'special' })).toBe(true);
  });
});

describe('cameras and the law', () => {
  const camerasOf = (
    placeKind: NonNullable<Finer['placeKind']>,
    finer: Finer = {},
    budget: Answers['budget'] = 'premium',
  ) => {
    const bundle = balancedOf(
      { propertyType: 'business', concerns: ['break-in', 'entry-monitoring'], budget },
      { areaM2: 110, doors: 1, placeKind, ...finer },
    );
    return { pieces: piecesByRule(bundle), law: bundle.law.join(' ') };
  };

  it('leave alone the rooms where people work all day or are treated', () => {
    for (const kind of ['office', 'practice', 'workshop'] as const)
      expect([kind, camerasOf(kind).pieces.has('CAM-ROOM')]).toEqual([kind, false]);
    expect(camerasOf('shop').pieces.has('CAM-ROOM')).toBe(false);
    const special = (areaM2: number) => camerasOf('shop', { contents: 'special', areaM2 });
    expect(special(110).pieces.has('CAM-ROOM')).toBe(false);
    expect(special(150).pieces.get('CAM-ROOM')).toBe(1);
    expect(special(150).law).toContain('εξυπηρετείται εμπιστευτικά');
    expect(camerasOf('practice').law).toContain('εκτίμηση αντικτύπου');
  });

  it('look from inside towards the door, never at the street before a shop', () => {
    const { pieces } = camerasOf('shop');
    expect(pieces.has('CAM-FACADE')).toBe(false);
    expect(pieces.get('CAM-ENTRANCE')).toBe(1);
  });

  it('are one for each desk, and for the rooms with goods that are worth it those that neither a door nor a desk sees', () => {
    const shop = (finer: Finer, budget: Answers['budget']) => {
      const pieces = camerasOf('shop', finer, budget).pieces;
      return (['CAM-DESK', 'CAM-ENTRANCE', 'CAM-ROOM'] as const).map((rule) => pieces.get(rule));
    };
    expect(shop({ areaM2: 45, cashDesks: 2 }, 'premium')).toEqual([2, 1, undefined]);
    expect(shop({ areaM2: 300, cashDesks: 3 }, 'premium')).toEqual([3, 1, undefined]);
    expect(shop({ areaM2: 300, cashDesks: 3, contents: 'special' }, 'premium')).toEqual([3, 1, 1]);
  });

  it('keep recordings for 15 days, whatever was asked: those are sized, sold and said', () => {
    const asked = { areaM2: 110, doors: 1, placeKind: 'shop', daysKept: 30 } as const;
    const bundle = balancedOf({ propertyType: 'business', concerns: ['entry-monitoring'] }, asked);
    expect(bundle.checks.find(({ id }) => id === 'storage')?.sentence).toContain('15 ημερών');
    expect(bundle.catches.join(' ')).toContain('15 ημέρες');
    expect(bundle.law.join(' ')).toContain('μόνο το απόσπασμα ενός περιστατικού');
    const fewer = balancedOf(
      { propertyType: 'business', concerns: ['entry-monitoring'] },
      { ...asked, daysKept: 7 },
    );
    expect(fewer.law.join(' ')).toContain('μετά από 7 ημέρες');
  });

  it('say what the law asks, by place, and nothing where there are none', () => {
    expect(camerasOf('shop').law).toContain('πινακίδα');
    expect(camerasOf('shop').law).toContain('Τις εγγραφές βλέπουν μόνο όσοι έχει ορίσει γραπτά ο υπεύθυνος');
    expect(camerasOf('shop').law).toContain('Καμία κάμερα δεν στρέφεται');
    expect(camerasOf('shop').law).not.toContain('διαμερίσματος');
    expect(balancedOf({ concerns: ['break-in'] }).law).toEqual([]);
  });
});
