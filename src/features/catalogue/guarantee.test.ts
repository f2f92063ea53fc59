import { describe, expect, it, test } from 'vitest';
import { guaranteeOf, guaranteeText } from './guarantee.ts';
import { heldFacts, type LegalFacts } from './legal-facts.ts';

const said = {
  guaranteeGiver: 'Argos Ltd',
  warranty: 36,
  guaranteeTerms: 'https://argos.example/terms',
  isDurability: true,
} as const;

describe('a commercial guarantee', () => {
  it('has its giver, its months and its terms', () => {
    expect(guaranteeOf(said)).toEqual({
      giver: 'Argos Ltd',
      months: 36,
      terms: 'https://argos.example/terms',
      isDurability: true,
    });
  });

  test.each(['guaranteeGiver', 'warranty', 'guaranteeTerms'] as const)('is none without its %s', (fact) => {
    const { [fact]: _left, ...rest } = said;
    expect(guaranteeOf(rest)).toBeUndefined();
  });

  it('is none where the product says that there is none, whatever its brand says', () => {
    expect(guaranteeOf(heldFacts({ warranty: 0 }, said))).toBeUndefined();
  });

  it('lasts as long as the product says, and else its brand', () => {
    expect(guaranteeOf(heldFacts({ warranty: 120 }, said))?.months).toBe(120);
    expect(guaranteeOf(heldFacts({}, said))?.months).toBe(36);
  });
});

test.each<[LegalFacts, boolean]>([
  [said, true],
  [{ ...said, warranty: 25 }, true],
  [{ ...said, warranty: 24 }, false],
  [{ ...said, isDurability: false }, false],
  [{ warranty: 36, isDurability: true }, false],
])('the label of durability belongs to %j: %s', (facts, isLabelled) => {
  const label = '/public-objects/brand/official-1.svg';
  expect(guaranteeOf({ ...facts, guaranteeLabel: label })?.label).toBe(isLabelled ? label : undefined);
  expect(guaranteeOf(facts) ?? {}).not.toHaveProperty('label');
});

describe('the sentence', () => {
  it('names the legal guarantee, with and without a commercial one', () => {
    expect(guaranteeText(undefined)).toBe('Ισχύει η νόμιμη εγγύηση των δύο ετών.');
    expect(guaranteeText(guaranteeOf(said))).toBe(
      'Εμπορική εγγύηση 36 μηνών, που δίνει: Argos Ltd, πέρα από τη νόμιμη των δύο ετών. Όροι: https://argos.example/terms',
    );
  });

  it('ends its terms once', () => {
    const textOf = (guaranteeTerms: string) => guaranteeText(guaranteeOf({ ...said, guaranteeTerms }));
    expect(textOf('Με την απόδειξη')).toMatch(/Με την απόδειξη\.$/);
    expect(textOf('Με την απόδειξη.')).toMatch(/Με την απόδειξη\.$/);
  });
});
