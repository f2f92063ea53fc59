import { expect, it } from 'vitest';
import type { PresentedBundle } from './advice-contract.ts';
import { fitOf } from './fit.ts';

const kit = { productId: 7, name: 'Σετ', kind: 'kit', reason: 'Ο πίνακας και οι ανιχνευτές.' };
const bundle = (id: PresentedBundle['id'], lines: object[], ...gaps: string[]) =>
  ({ id, lines, gaps: gaps.map((gap) => ({ id: gap })) }) as PresentedBundle;

it('finds a product in a kit, and its own line before that', () => {
  const bundles = [
    bundle('essential', [kit]),
    bundle('balanced', [kit, { productId: 3, name: 'Επαφή', reason: 'Μία σε κάθε πόρτα.' }]),
  ];
  expect(fitOf({ bundles }, 2, [7])).toEqual({
    systems: 'απαραίτητο, ισορροπημένο',
    why: 'Είναι μέσα στο «Σετ».',
  });
  expect(fitOf({ bundles }, 3, [])).toEqual({ systems: 'ισορροπημένο', why: 'Μία σε κάθε πόρτα.' });
  expect(fitOf({ bundles }, 3, [7]).why).toBe('Μία σε κάθε πόρτα.');
});

it.each([
  [['CARD', 'GRADE', 'GRADE-NEEDED'], 'δεν το χρειάζεστε'],
  [['ALM-PANEL'], 'δεν μπήκε στην πρόταση'],
  [['REC-RECORDER'], 'δεν μπήκε στην πρόταση'],
])('of what no system has says with the gaps %j: «%s»', (gaps, why) => {
  expect(fitOf({ bundles: [bundle('balanced', [{ productId: 1 }], ...gaps)] }, 2, []).why).toContain(why);
});
