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
  it('is watched in the recommended system where the yard was measured, one detector at a corner for two fences', () => {
    const [, balanced] = bundlesOf({}, { yardM: 96 });
    expect(piecesByRule(balanced).get('EXT-YARD')).toBe(4);
    expect(balanced.lines.find(({ ruleId }) => ruleId === 'EXT-YARD')?.reason.text).toContain(
      'ένας ανά 24 m',
    );
    expect(said(balanced)).not.toMatch(/αυλή|περίμετρος/i);
  });

  it('is reckoned for curtains by their own 12 m', () => {
    const [, balanced] = bundlesOf({}, { yardM: 96 }, without('outdoor', 'beam'));
    const line = balanced.lines.find(({ ruleId }) => ruleId === 'EXT-YARD');
    expect(line).toMatchObject({ quantity: 8, item: { calc: { kind: 'curtain', rangeM: 12 } } });
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

  it('is a gap where nothing that watches it is sold', () => {
    const [, balanced] = bundlesOf({}, { yardM: 96 }, without('outdoor', 'curtain', 'beam'));
    expect(balanced.gaps.map(({ id }) => id)).toContain('EXT-YARD');
  });
});
