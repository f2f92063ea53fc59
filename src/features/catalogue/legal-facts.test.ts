import { describe, expect, it } from 'vitest';
import { heldFacts, withSaid, type LegalFacts } from './legal-facts.ts';

const brand: LegalFacts = {
  manufacturerName: 'Argos Ltd',
  manufacturerAddress: 'Shenzhen',
  manufacturerContact: 'safety@argos.example',
  isOutsideUnion: true,
  responsibleName: 'Argos Europe',
  responsibleAddress: 'Άμστερνταμ',
  guaranteeGiver: 'Argos Ltd',
  warranty: 36,
  guaranteeTerms: 'https://argos.example/terms',
  isDurability: true,
  needsAccount: true,
};

describe('what holds for a product', () => {
  it('is what its brand says where it says nothing itself', () => {
    expect(heldFacts({}, brand)).toEqual(brand);
    expect(heldFacts({ warranty: 12, needsAccount: false }, brand)).toEqual({
      ...brand,
      warranty: 12,
      needsAccount: false,
    });
  });

  it('is what it says itself where it has no brand', () => {
    expect(heldFacts({ warranty: 12 }, null)).toEqual({ warranty: 12 });
  });

  it('has nothing of the brand’s manufacturer, nor of who answers for him, beside a manufacturer of its own', () => {
    const held = heldFacts({ manufacturerName: 'Mnemon Corp.' }, brand);
    expect(held).toMatchObject({ manufacturerName: 'Mnemon Corp.', warranty: 36 });
    expect(Object.keys(held).filter((fact) => /^(?:manufacturer|responsible|isOutside)/.test(fact))).toEqual([
      'manufacturerName',
    ]);
  });

  it('has another address of the same manufacturer', () => {
    expect(heldFacts({ manufacturerAddress: 'Πειραιάς' }, brand)).toMatchObject({
      manufacturerName: 'Argos Ltd',
      manufacturerAddress: 'Πειραιάς',
      responsibleName: 'Argos Europe',
    });
  });

  it('has nothing that the brand says of its guarantee beside a giver of its own', () => {
    const held = heldFacts({ guaranteeGiver: 'Εισαγωγέας' }, brand);
    expect(held).not.toHaveProperty('warranty');
    expect(held).not.toHaveProperty('guaranteeTerms');
    expect(held).not.toHaveProperty('isDurability');
  });
});

describe('what is said', () => {
  it('leaves alone what it does not speak of, and takes away what it leaves blank', () => {
    expect(withSaid(brand, { warranty: null, guaranteeTerms: '', warnings: 'Προσοχή' })).toEqual({
      ...heldFacts({}, brand),
      warranty: undefined,
      guaranteeTerms: undefined,
      warnings: 'Προσοχή',
    });
  });

  it('can be none and no', () => {
    expect(withSaid({}, { warranty: 0, isDurability: false })).toEqual({ warranty: 0, isDurability: false });
  });
});
