// What follows from who comes in, from animals, and from what was asked and what was not.
import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { randomHome } from '../../../tests/support/advice/random-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { itemsOf } from './item-of.ts';
import type { Answers, Finer, Item } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer = {}, items: readonly Item[] = stockedItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), items).bundles;
const balancedOf = (...asked: Parameters<typeof bundlesOf>) => bundlesOf(...asked)[1];

describe('a place where customers come in', () => {
  const business = { propertyType: 'business' } as const;
  const buttons = (finer: Finer, items?: readonly Item[]) =>
    piecesByRule(balancedOf(business, finer, items)).get('ALM-PANIC') ?? 0;

  it('has a panic button at every desk, and one where there is what robbers want', () => {
    expect(buttons({ placeKind: 'shop', cashDesks: 2 })).toBe(2);
    expect(buttons({ placeKind: 'practice', floor: 1, contents: 'special' })).toBe(1);
    expect(buttons({ placeKind: 'office', contents: 'special' })).toBe(0);
    expect(buttons({ placeKind: 'shop', hasVisitors: false, cashDesks: 1 })).toBe(1);
    expect(buttons({ placeKind: 'shop', cashDesks: 0, contents: 'under-5k' })).toBe(0);
  });

  it('has one at the till of a warehouse too, where customers come in', () => {
    const store = balancedOf({ propertyType: 'warehouse' }, { cashDesks: 1, hasVisitors: true });
    expect(piecesByRule(store).get('ALM-PANIC')).toBe(1);
  });

  it('says that one is missing where the shop sells nothing that calls for help', () => {
    const without = stockedItems.filter(({ calc }) => !('hasPanic' in calc && calc.hasPanic));
    const bundle = balancedOf(business, { cashDesks: 1 }, without);
    expect(piecesByRule(bundle).has('ALM-PANIC')).toBe(false);
    expect(bundle.gaps.find(({ id }) => id === 'ALM-PANIC')).toMatchObject({ missing: 1 });
  });

  it('takes a button of its own before a remote with such a key, as somebody types them', () => {
    const typed = (sku: string, specifications: object, categoryKind: string | null = null) => ({
      id: sku,
      sku,
      name: sku,
      brand: 'Α',
      categoryId: 'alarms',
      categoryKind,
      specifications,
      priceCents: 9_000,
      installationCents: 0,
      inStock: true,
    });
    const protocol = { protocol: 'Phylax 868' };
    const items = itemsOf([
      typed('BUTTON', { connectivity: protocol }, 'panic'),
      typed('REMOTE', { technical: { kind: 'Τηλεχειριστήριο' }, connectivity: protocol }),
    ]);
    expect(items.map(({ calc }) => 'hasPanic' in calc && calc.hasPanic)).toEqual([true, false]);
    const bundle = balancedOf(
      { ...business, budget: 'premium' },
      { cashDesks: 1 },
      [...stockedItems, ...items].filter(({ calc }) => calc.kind !== 'kit'),
    );
    expect(bundle.lines.find(({ ruleId }) => ruleId === 'ALM-PANIC')?.item.id).toBe('BUTTON');
  });
});

describe('a dog that no motion detector bears', () => {
  const dog: Finer = { petKg: 40, doors: 4, balconyDoors: 2, windows: 4, yardM: 80, wiring: 'either' };
  const house = (finer: Finer) => balancedOf({ concerns: ['break-in', 'perimeter'] }, { ...dog, ...finer });

  it('has contacts and glass break instead of motion, and is told so', () => {
    const pieces = piecesByRule(house({}));
    expect(pieces.has('ALM-MOTION')).toBe(false);
    expect(house({}).formulas.some(({ id }) => id === 'motion')).toBe(false);
    expect(pieces.get('ALM-CONTACT')).toBe(8);
    expect(pieces.get('ALM-GLASS')).toBe(2);
    expect(piecesByRule(house({ balconyDoors: 0 })).get('ALM-GLASS')).toBe(1);
    expect(piecesByRule(house({ glazedRooms: 3 })).get('ALM-GLASS')).toBe(3);
    expect(house({}).uncovered.join(' ')).toContain('με ζώο 40 kg που κυκλοφορεί');
    const gap = house({}).gaps.find(({ id }) => id === 'ALM-MOTION')?.sentence ?? '';
    expect(gap).toContain('Χωρίς ανιχνευτή κίνησης: καθιστικό, διάδρομος και υπνοδωμάτια');
    expect(gap).toMatch(/Στη θέση τους φυλάνε: 8 μαγνητικές επαφές σε ανοίγματα, 2 ανιχνευτές θραύσης/);
    expect(gap).not.toContain('τεμάχι');
  });

  it('has curtains at the balconies of a flat outside the pane, or of a kind that bears it, else a gap', () => {
    const curtainsOf = (
      petKg: number,
      isOutdoor: boolean,
      propertyType: 'apartment' | 'house' = 'apartment',
    ) => {
      const items = stockedItems.map((item) =>
        item.calc.kind === 'curtain' ? { ...item, calc: { ...item.calc, petKg, isOutdoor } } : item,
      );
      const bundle = balancedOf({ propertyType, concerns: ['break-in'] }, dog, items);
      return [
        piecesByRule(bundle).get('ALM-CURTAIN'),
        bundle.gaps.some(({ id }) => id === 'ALM-CURTAIN'),
        bundle.questions.some((question) => question.startsWith('Βγαίνει το ζώο στο μπαλκόνι')),
      ];
    };
    expect(curtainsOf(40, false)).toEqual([2, false, false]);
    expect(curtainsOf(39, false)).toEqual([undefined, true, false]);
    expect(curtainsOf(10, true)).toEqual([2, false, true]);
    expect(curtainsOf(40, true)).toEqual([2, false, false]);
    // That of a house walks past the panes.
    expect(curtainsOf(10, true, 'house')).toEqual([undefined, true, false]);
    expect(curtainsOf(40, true, 'house')).toEqual([2, false, false]);
  });

  it('has motion where the animal is light, and is told where it must not look', () => {
    const bundle = house({ petKg: 5 });
    expect(piecesByRule(bundle).has('ALM-MOTION')).toBe(true);
    expect(piecesByRule(bundle).has('ALM-CURTAIN')).toBe(false);
    const { reason } = bundle.lines.flatMap(({ ruleId, reason: own, covers = [] }) =>
      [{ ruleId, reason: own }, ...covers].filter((one) => one.ruleId === 'ALM-MOTION'),
    )[0] ?? { reason: { text: '' } };
    expect(reason.text).toContain('δεν στρέφονται σε έπιπλα, ράφια και σκάλες');
  });

  it('has no detector in the yard, and is asked of the animals there', () => {
    const [, balanced, complete] = bundlesOf({ concerns: ['break-in', 'perimeter'] }, dog);
    for (const bundle of [balanced, complete]) expect(piecesByRule(bundle).has('EXT-YARD')).toBe(false);
    expect(balanced.uncovered.join(' ')).toContain('δεν υπάρχει ανίχνευση');
    expect(balanced.questions.join(' ')).toContain('Κυκλοφορούν ζώα στην αυλή');
  });
});

describe('what nobody asked for', () => {
  it('is not added for fire, for light or for access alone', () => {
    for (const concern of ['fire-safety', 'lighting', 'access-control'] as const)
      for (const propertyType of ['house', 'apartment', 'business'] as const) {
        const [, balanced, complete] = bundlesOf({ propertyType, concerns: [concern] });
        expect([concern, propertyType, complete.lines]).toEqual([concern, propertyType, balanced.lines]);
        expect(complete.leftOut).toEqual([]);
      }
  });

  it('is not light in a flat: that hangs at its own balconies', () => {
    const flat = balancedOf(
      { propertyType: 'apartment', concerns: ['lighting'] },
      { doors: 3, balconyDoors: 2 },
    );
    expect(piecesByRule(flat).get('LIGHT-DOOR')).toBe(2);
    expect(flat.uncovered.join(' ')).toContain('γενική συνέλευση');
  });
});

describe('a grade that not all parts have', () => {
  const shop = balancedOf(
    { propertyType: 'business' },
    { contents: 'special', pastIncident: true, glazedRooms: 1, cashDesks: 1 },
  );

  it('keeps the better parts where the budget is no small one, none for who has less money or wants no wires', () => {
    const gradesOf = (answers: Partial<Answers>, finer: Finer = {}) => {
      const { lines, grade } = balancedOf(
        { propertyType: 'business', ...answers },
        { contents: 'special', pastIncident: true, ...finer },
      );
      const motion = lines.find(({ ruleId }) => ruleId === 'ALM-MOTION')?.item.calc;
      const panel = lines.find(({ item: { calc } }) => calc.kind === 'panel')?.item.calc;
      return [grade, panel && 'grade' in panel && panel.grade, motion && 'grade' in motion && motion.grade];
    };
    expect(gradesOf({ budget: 'premium' })).toEqual([2, 3, 3]);
    expect(gradesOf({ budget: 'high' })).toEqual([2, 3, 3]);
    expect(gradesOf({ budget: 'medium' })[2]).not.toBe(3);
    expect(gradesOf({ budget: 'premium' }, { wiring: 'wireless' })[2]).not.toBe(3);
  });

  it('is said part by part, each with its reason', () => {
    const said = shop.gaps.filter(({ id }) => id.startsWith('GRADE-NEEDED'));
    expect(said[0]?.sentence).toContain('Σε βαθμό 3 μπαίνουν: πίνακας συναγερμού');
    expect(said.slice(1).map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['ALM-SIREN-IN', 'ALM-SIREN-OUT', 'ALM-GLASS', 'ALM-BATTERY']),
    );
    expect(said.find(({ ruleId }) => ruleId === 'ALM-SIREN-OUT')?.sentence).toBe(
      'Για βαθμό 3 λείπει: εξωτερική σειρήνα βαθμού 3, έχουμε έως βαθμού 2.',
    );
  });
});

describe('what customers read', () => {
  it('knows no word of the office, and no limit of nothing', () => {
    for (let seed = 0; seed < 400; seed += 1)
      for (const { gaps, checks } of adviseOn(homeOf(...randomHome(seed)), stockedItems.slice(seed % 30))
        .bundles)
        for (const { sentence } of [...gaps, ...checks]) {
          expect(sentence).not.toMatch(/κατάλογ|καταλόγ|τεμ\./);
          expect(sentence).not.toMatch(/χρειάζονται 0,? /);
        }
  });
});
