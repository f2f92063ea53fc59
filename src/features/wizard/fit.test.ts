import { expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import type { PresentedBundle } from './advice-contract.ts';
import { fitOf } from './fit.ts';
import { presentAdvice, withoutPrices } from './present.ts';

const kit = { productId: 7, name: 'Σετ', kind: 'kit', reason: 'Ο πίνακας και οι ανιχνευτές.' };
function bundle(id: PresentedBundle['id'], lines: object[], ...gaps: string[]): PresentedBundle {
  const lacking = gaps.map((gap) => ({ id: gap, ruleId: gap }));
  const told: object = { id, lines, gaps: lacking, leftOut: [{ ruleId: 'EXT-FLOOD' }] };
  return told as PresentedBundle;
}
const contact = (id: number) => ({ id, kind: 'contact', inStock: true });

it('finds a product in a kit, and its own line before that', () => {
  const bundles = [
    bundle('essential', [kit]),
    bundle('balanced', [kit, { productId: 3, name: 'Επαφή', reason: 'Μία σε κάθε πόρτα.' }]),
  ];
  expect(fitOf({ bundles }, contact(2), [7])).toEqual({
    systems: 'απαραίτητο, ισορροπημένο',
    why: 'Είναι μέσα στο «Σετ».',
  });
  expect(fitOf({ bundles }, contact(3), [])).toEqual({ systems: 'ισορροπημένο', why: 'Μία σε κάθε πόρτα.' });
  expect(fitOf({ bundles }, contact(3), [7]).why).toBe('Μία σε κάθε πόρτα.');
});

it.each([
  ['panel', ['CARD', 'GRADE', 'GRADE-NEEDED'], 'δεν το χρειάζεστε'],
  ['panel', ['ALM-GLASS'], 'δεν το χρειάζεστε'],
  ['panel', ['ALM-CONTACT'], 'δεν μπήκε στην πρόταση.'],
  ['siren', ['ALM-PANEL'], 'δεν μπήκε στην πρόταση, γιατί'],
  ['camera', ['REC-RECORDER'], 'δεν μπήκε στην πρόταση, γιατί'],
])('of what no system has says beside a %s, with the gaps %j: «%s»', (kind, gaps, why) => {
  const bundles = [bundle('balanced', [{ productId: 1, kind }], ...gaps)];
  expect(fitOf({ bundles }, contact(2), []).why).toContain(why);
});

it('says of what is sold out that it is, and of another of its kind only that it is not in it', () => {
  const bundles = [bundle('balanced', [{ productId: 1, kind: 'contact' }, kit])];
  expect(fitOf({ bundles }, contact(2), []).why).toBe('δεν μπήκε στην πρόταση.');
  const soldOut = { ...contact(2), inStock: false };
  expect(fitOf({ bundles }, soldOut, []).why).toBe('δεν είναι διαθέσιμο τώρα, και δεν μπήκε στην πρόταση.');
});

it('says of nothing that the advice lacks or leaves out that it is not needed', () => {
  const items = demoItems.map((item) => ({ ...item, inStock: item.calc.kind !== 'floodlight' }));
  const home = homeOf(answersOf({ concerns: ['break-in', 'lighting'], budget: 'premium' }));
  const advice = withoutPrices(presentAdvice(adviseOn(home, items), items, () => undefined));
  const lacking = advice.bundles.flatMap(({ gaps, leftOut }) => [...gaps, ...leftOut]);
  expect(lacking.filter(({ ruleId }) => ruleId === undefined)).toEqual([]);
  const whyOf = (kind: string) => fitOf(advice, { id: 999_999, kind, inStock: true }, []).why;
  expect(whyOf('floodlight')).toBe('δεν μπήκε στην πρόταση.');
  expect(whyOf('pa')).toBe('δεν το χρειάζεστε με αυτές τις απαντήσεις.');
  const others = { bundles: [bundle('complete', [{ productId: 1, kind: 'contact' }])] };
  expect(fitOf(others, { id: 2, kind: 'flood', inStock: true }, []).why).toBe('δεν μπήκε στην πρόταση.');
});
