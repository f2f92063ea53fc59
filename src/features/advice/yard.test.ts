// The yard and the outside of a place that asks for its perimeter.
import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer, Item } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer = {}, items: readonly Item[] = stockedItems) =>
  adviseOn(
    homeOf(
      answersOf({ location: 'suburban', concerns: ['break-in', 'perimeter'], budget: 'premium', ...answers }),
      {
        areaM2: 120,
        doors: 2,
        windows: 4,
        ...finer,
      },
    ),
    items,
  ).bundles;
const said = ({ uncovered }: ReturnType<typeof bundlesOf>[number]) => uncovered.join(' ');
const without = (...kinds: Item['calc']['kind'][]) =>
  stockedItems.filter(({ calc }) => !kinds.includes(calc.kind));

describe('a perimeter that was asked for', () => {
  it('is watched by beams beyond its cameras where the panel has wires and there are mains, each with its supply and its survey', () => {
    const [, seen, complete] = bundlesOf({}, { yardM: 96, wiring: 'wired' });
    expect(piecesByRule(seen).has('EXT-YARD')).toBe(false);
    expect(seen.leftOut.map(({ ruleId }) => ruleId)).toContain('EXT-YARD');
    const line = complete.lines.find(({ ruleId }) => ruleId === 'EXT-YARD');
    expect(line).toMatchObject({ quantity: 4, item: { calc: { kind: 'beam' } } });
    // Two sides of 70 m and two of 50 m.
    const [, , long] = bundlesOf({}, { yardM: 240, wiring: 'wired' });
    expect(piecesByRule(long).get('EXT-YARD')).toBe(6);
    expect(complete.gaps.find(({ id }) => id === 'YARD-SUPPLY')).toMatchObject({ missing: 4 });
    expect(complete.questions.join(' ')).toContain('καθαρή γραμμή');
    expect(said(complete)).not.toContain('Στην αυλή');
    // What they take is not the panel's to give.
    const battery = complete.lines.find(({ ruleId }) => ruleId === 'ALM-BATTERY')?.reason.figures['standby'];
    const [, bare] = bundlesOf({ concerns: ['break-in'] }, { yardM: 96, wiring: 'wired' });
    expect(battery).toBe(
      bare.lines.find(({ ruleId }) => ruleId === 'ALM-BATTERY')?.reason.figures['standby'],
    );
    expect(
      piecesByRule(bundlesOf({}, { yardM: 96, wiring: 'wired', hasMains: false })[2]).has('EXT-YARD'),
    ).toBe(false);
  });

  it('is watched by them alone where no camera sees who comes', () => {
    const [, balanced] = bundlesOf({}, { yardM: 96, wiring: 'wired' }, without('camera'));
    expect(piecesByRule(balanced).get('EXT-YARD')).toBe(4);
  });

  it('has detectors as a step after the survey elsewhere, no farther apart than they see', () => {
    const [essential, open] = bundlesOf({}, { yardM: 46, wiring: 'wireless' });
    expect(piecesByRule(essential).has('EXT-YARD')).toBe(false);
    expect(said(essential)).toContain('δεν υπάρχει ανίχνευση');
    // At its two ways, where the band has no end.
    expect(piecesByRule(open).get('EXT-YARD')).toBe(2);
    const [, balanced, complete] = bundlesOf({ budget: 'high' }, { yardM: 46, wiring: 'wireless' });
    expect(piecesByRule(balanced).has('EXT-YARD')).toBe(false);
    const line = complete.lines.find(({ ruleId }) => ruleId === 'EXT-YARD');
    expect(line).toMatchObject({ quantity: 4, item: { calc: { rangeM: 12 } } });
    expect(line?.reason.text).toMatch(/ένας ανά 12 m, μετά την αυτοψία.*ζώο πάνω από \d+ kg/);
    const asked = homeOf(answersOf({ concerns: ['perimeter'] }), { yardM: 96 });
    expect(adviseOn(asked, stockedItems).surveyReasons.join(' ')).toContain('γραμμή της αυλής');
  });

  it('says what is missing: what does not fit, what was not measured, and where guests walk', () => {
    const [essential] = bundlesOf({ budget: 'medium' }, { yardM: 96 });
    expect(piecesByRule(essential).has('EXT-YARD')).toBe(false);
    expect(said(essential)).toContain('κάποιος γίνεται αντιληπτός όταν φτάσει στο κτίριο');
    expect(said(bundlesOf({}, {})[1])).toContain('πείτε μας την περίμετρό της');
    const hotel = bundlesOf({ propertyType: 'business' }, { placeKind: 'lodging', yardM: 96 });
    expect(hotel.some((bundle) => piecesByRule(bundle).has('EXT-YARD'))).toBe(false);
    expect(said(hotel[1])).toContain('Στην αυλή κυκλοφορούν πελάτες');
    const street = bundlesOf({ location: 'urban' }, { yardM: 0 })[1];
    expect(said(street)).toContain('Η περίμετρος που ζητήσατε μένει ακάλυπτη');
  });

  it('stays open where nothing that watches it is sold', () => {
    const [, balanced] = bundlesOf({}, { yardM: 96, wiring: 'wired' }, without('outdoor', 'curtain', 'beam'));
    expect(said(balanced)).toContain('δεν υπάρχει ανίχνευση');
  });
});
