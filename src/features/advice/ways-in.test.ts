// Doors, shutters and panes: what stands at them, which panel they take, and what of them the risk counts.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer, Item } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer = {}, items = stockedItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), items);
const balancedOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles[1];

/** Where no contact has an input for that of a shutter. */
const noInputsIn = (items: readonly Item[]): readonly Item[] =>
  items.map((item) =>
    item.calc.kind === 'contact' ? { ...item, calc: { ...item.calc, hasInput: false } } : item,
  );
const withoutInputs = noInputsIn(stockedItems);

describe('roller shutters', () => {
  const shuttered = (answers: Partial<Answers>, finer: Finer, items = withoutInputs) =>
    balancedOf({ concerns: ['alarm'], ...answers }, { placeKind: 'shop', shutters: 2, ...finer }, items);
  const isGap = ({ gaps }: ReturnType<typeof shuttered>) => gaps.some(({ id }) => id === 'ALM-SHUTTER');

  it('have a contact each where the panel has wires for them', () => {
    const shop = shuttered({ propertyType: 'business' }, { wiring: 'wired' });
    expect(piecesByRule(shop).get('ALM-SHUTTER')).toBe(2);
    expect(shop.lines.find(({ ruleId }) => ruleId === 'ALM-SHUTTER')?.item.calc).toMatchObject({
      isShutter: true,
    });
    expect(isGap(shop)).toBe(false);
  });

  it('are a reason for such a panel in a workplace, whatever its budget; the smallest system leaves them out by name and price', () => {
    for (const budget of ['medium', 'high', 'premium'] as const) {
      const { bundles } = adviceOf(
        { propertyType: 'business', concerns: ['alarm'], budget, location: 'urban' },
        { placeKind: 'shop', shutters: 2, areaM2: 120, doors: 2, windows: 2 },
        withoutInputs,
      );
      const [essential, ...others] = bundles;
      for (const bundle of others) {
        expect(piecesByRule(bundle).get('ALM-SHUTTER')).toBe(2);
        expect(isGap(bundle)).toBe(false);
        expect(bundle.lines.find(({ ruleId }) => ruleId === 'ALM-PANEL')?.reason.text).toContain(
          'Οι επαφές των ρολών θέλουν καλώδιο ως αυτόν',
        );
      }
      if (budget !== 'medium') continue;
      expect(piecesByRule(essential).has('ALM-SHUTTER')).toBe(false);
      expect(isGap(essential)).toBe(false);
      expect(essential.uncovered.join(' ')).toContain('2 ρολά μένουν χωρίς επαφή');
      const left = essential.leftOut.find(({ ruleId }) => ruleId === 'ALM-SHUTTER');
      expect(left?.name).toBe('επαφές ρολού με πίνακα που δέχεται καλώδια');
      // With the panel that takes them: not what the contacts cost alone.
      expect(left?.grossCents).toBeGreaterThan(20_000);
      expect(essential.why).toContain('2 επαφές ρολού');
    }
  });

  it('are none where no wires are wanted, at home, or where nobody told of them: a gap with the panel that takes them', () => {
    const cases: [Partial<Answers>, Finer][] = [
      [{ propertyType: 'business' }, { wiring: 'wireless' }],
      [{ propertyType: 'house' }, {}],
    ];
    for (const [answers, finer] of cases) {
      const bundle = shuttered(answers, finer);
      expect(bundle.uncovered.join(' ')).toContain('2 ρολά μένουν χωρίς επαφή');
      expect(bundle.gaps.find(({ id }) => id === 'ALM-SHUTTER')?.sentence).toContain(
        'Υπάρχει για άλλον πίνακα, όπως «',
      );
    }
    const untold = balancedOf(
      { propertyType: 'business', concerns: ['alarm'] },
      { placeKind: 'shop' },
      withoutInputs,
    );
    expect(piecesByRule(untold).has('ALM-SHUTTER')).toBe(false);
    expect(untold.gaps.map(({ sentence }) => sentence).join(' ')).not.toContain('έχουμε έως βαθμού');
  });

  it('are never said to be lacking and to be had in a lower grade', () => {
    const special = { shutters: 2, contents: 'special', pastIncident: true } as const;
    for (const wiring of ['wireless', 'either'] as const) {
      const { gaps } = shuttered({ propertyType: 'business' }, { ...special, wiring });
      expect([isGap({ gaps } as Bundle), gaps.some(({ id }) => id === 'GRADE-NEEDED-ALM-SHUTTER')]).toEqual([
        wiring === 'wireless',
        wiring === 'either',
      ]);
    }
  });

  it('join a panel without wires through the inputs of contacts, one each, and no other panel is wanted for them', () => {
    const cases: [Partial<Answers>, Finer][] = [
      [
        { propertyType: 'business', experience: 'advanced', budget: 'medium' },
        { areaM2: 60, doors: 2 },
      ],
      [{ propertyType: 'business' }, { wiring: 'wireless', doors: 2 }],
      [{ propertyType: 'house' }, { wiring: 'wireless' }],
    ];
    for (const [answers, finer] of cases) {
      const bundle = shuttered(answers, finer, stockedItems);
      const line = bundle.lines.find(({ ruleId }) => ruleId === 'ALM-SHUTTER');
      expect(line?.item.calc).toMatchObject({ isShutter: true, isWireless: false });
      expect(line?.reason.text).toContain('στη δεύτερη είσοδο μιας ασύρματης επαφής');
      expect([line?.quantity, isGap(bundle), ...bundle.checks.filter(({ held }) => !held)]).toEqual([
        2,
        false,
      ]);
      expect(bundle.questions.join(' ')).toContain('Πόσο απέχει κάθε ρολό');
      expect(bundle.questions.join(' ')).not.toContain('Από πού περνούν τα καλώδια του συναγερμού');
    }
    // One more contact sends for a third.
    const more = shuttered(
      { propertyType: 'business' },
      { wiring: 'wireless', doors: 2, shutters: 3 },
      stockedItems,
    );
    expect([isGap(more), piecesByRule(more).get('ALM-INPUT')]).toEqual([false, 1]);
  });

  it('are no more in the smallest system than contacts through which they join', () => {
    for (const doors of [2, 4, 6]) {
      const finer = { placeKind: 'shop', areaM2: 250, rooms: 6, doors, shutters: doors + 1 } as const;
      const { bundles } = adviceOf({ propertyType: 'business', concerns: ['alarm'], budget: 'low' }, finer);
      for (const bundle of bundles) {
        const pieces = piecesByRule(bundle);
        const inputs = (pieces.get('ALM-CONTACT') ?? 0) + (pieces.get('ALM-INPUT') ?? 0);
        expect(pieces.get('ALM-SHUTTER') ?? 0).toBeLessThanOrEqual(inputs);
      }
    }
  });

  it('are one in a hall, whose gates they are', () => {
    const hall = { propertyType: 'warehouse' } as const;
    expect(piecesByRule(shuttered(hall, { areaM2: 200, wiring: 'either' })).get('ALM-SHUTTER')).toBe(2);
    expect(isGap(shuttered(hall, { areaM2: 200, wiring: 'wireless' }))).toBe(true);
  });
});

describe('doors that open by card', () => {
  const cards = (answers: Partial<Answers>, finer: Finer) => {
    const bundle = balancedOf({ concerns: ['alarm', 'access-control'], ...answers }, finer);
    const pieces = piecesByRule(bundle);
    return [pieces.get('ACC-READER'), pieces.get('ACC-LOCK'), bundle.questions.join(' ')] as const;
  };

  it('are two at most, and one door is left as a way out', () => {
    const hall = { propertyType: 'warehouse' } as const;
    expect([1, 2, 3, 5].map((doors) => cards(hall, { doors }).slice(0, 2))).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
    expect(cards(hall, { doors: 3 })[2]).toContain('μία τουλάχιστον μένει χωρίς κάρτα, ως έξοδος');
  });

  it('are the staff’s where strangers sleep, and the guests’ entrance where nobody sits there at night', () => {
    const bundle = balancedOf(
      { propertyType: 'business', concerns: ['alarm', 'access-control', 'entry-monitoring'] },
      { placeKind: 'lodging', doors: 4 },
    );
    expect(piecesByRule(bundle).has('ACC-INTERCOM')).toBe(false);
    const said = (own: Bundle) => own.lines.find(({ ruleId }) => ruleId === 'ACC-READER')?.reason.text;
    expect(said(bundle)).toContain('Η είσοδος των πελατών μένει χωρίς');
    for (const finer of [{ cashDesks: 0 }, { cashDesks: 1, rooms: 10 }]) {
      const unattended = balancedOf(
        { propertyType: 'business', concerns: ['alarm', 'access-control'] },
        { placeKind: 'lodging', doors: 4, ...finer },
      );
      expect(said(unattended)).toContain('1 είσοδος: ένας αναγνώστης');
      expect(said(unattended)).toContain('Με δικό τους κωδικό μπαίνουν και οι πελάτες');
    }
  });
});

describe('the ways in', () => {
  it('count in the risk whether or not anything stands at them: shutters, panes and guests’ windows', () => {
    const shareOf = (bundle: Bundle) => bundle.formulas.find(({ id }) => id === 'ways-in')?.result;
    const mitigation = (bundle: Bundle) =>
      bundle.formulas.find(({ id }) => id === 'mitigation')?.numbers ?? '';
    const shop = (finer: Finer) =>
      balancedOf(
        { propertyType: 'business', concerns: ['alarm'] },
        { placeKind: 'shop', doors: 2, windows: 2, glazedRooms: 0, wiring: 'wireless', ...finer },
        noInputsIn(demoItems),
      );
    const rows: [Finer, number][] = [
      [{ shutters: 0 }, 1],
      [{ shutters: 2 }, 4 / 6],
      [{ shutters: 2, glazedRooms: 1 }, 4 / 7],
      [{ placeKind: 'lodging', shutters: 0, doors: 5, balconyDoors: 1, windows: 4 }, 4 / 9],
    ];
    for (const [finer, share] of rows) {
      const bundle = shop(finer);
      expect(shareOf(bundle)).toBeCloseTo(share, 2);
      expect(mitigation(bundle)).toContain(
        `(1 − 0,35·${String(Math.round(share * 1000) / 1000).replace('.', ',')})`,
      );
    }
    expect(shop({ shutters: 2 }).riskAfter).toBeGreaterThan(shop({ shutters: 0 }).riskAfter);
  });
});

describe('a house that stands empty for months', () => {
  const systemOf = (finer: Finer) =>
    piecesByRule(
      adviseOn(
        homeOf(
          answersOf({
            concerns: ['break-in', 'alarm', 'fire-safety', 'remote-monitoring'],
            location: 'rural',
            budget: 'medium',
            priority: 'detection',
            experience: 'beginner',
          }),
          {
            internet: 'no',
            emptyFor: 'months',
            doors: 2,
            balconyDoors: 0,
            areaM2: 130,
            windows: 7,
            rooms: 5,
            yardM: 60,
            wiring: 'wireless',
            contents: 'under-5k',
            ...finer,
          },
        ),
        demoItems,
      ).bundles[0],
    );

  it('keeps the siren that its neighbours hear before the last of its windows', () => {
    const empty = systemOf({});
    expect([empty.get('ALM-SIREN-OUT'), empty.get('ALM-CONTACT')]).toEqual([1, 7]);
    const lived = systemOf({ emptyFor: 'hours' });
    expect([lived.get('ALM-SIREN-OUT') ?? 0, lived.get('ALM-CONTACT')]).toEqual([0, 9]);
  });
});

describe('the rollers of a hall', () => {
  const hall = (answers: Partial<Answers>, finer: Finer) =>
    balancedOf(
      { propertyType: 'warehouse', location: 'industrial', ...answers },
      { areaM2: 900, doors: 6, shutters: 3, windows: 2, wiring: 'wired', ...finer },
    );

  it('are no doors: each of both has its contact', () => {
    const told = hall({ concerns: ['alarm'] }, {});
    expect(piecesByRule(told).get('ALM-CONTACT')).toBe(8);
    expect(piecesByRule(told).get('ALM-SHUTTER')).toBe(3);
    expect(told.formulas.find(({ id }) => id === 'ways-in')?.result).toBe(1);
  });

  it('have a light each, but where some exist', () => {
    const lights = (finer: Finer) =>
      piecesByRule(hall({ concerns: ['alarm', 'lighting'] }, finer)).get('LIGHT-DOOR');
    expect([lights({}), lights({ existing: ['lights'] })]).toEqual([6, 3]);
  });
});
