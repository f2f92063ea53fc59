import { describe, expect, it } from 'vitest';
import { heldFacts, type LegalFacts } from './legal-facts.ts';
import { missingSafety, missingSafetyText, safetyOf } from './product-safety.ts';

const inUnion: LegalFacts = {
  manufacturerName: 'Phylax Α.Ε.',
  manufacturerAddress: 'Θέρμη',
  manufacturerContact: 'info@phylax.example',
};
const outside: LegalFacts = { ...inUnion, isOutsideUnion: true };
const answering: LegalFacts = {
  responsibleName: 'Argos Europe',
  responsibleAddress: 'Άμστερνταμ',
  responsibleContact: 'eu@argos.example',
};

describe('what a product lacks', () => {
  it('is nothing with a manufacturer of the Union and his addresses', () => {
    expect(missingSafety(inUnion)).toEqual([]);
    expect(missingSafety({ ...inUnion, isOutsideUnion: false })).toEqual([]);
  });

  it('is each part of the manufacturer that nobody said', () => {
    expect(missingSafety({})).toEqual(['manufacturerName', 'manufacturerAddress', 'manufacturerContact']);
    expect(missingSafetyText({ ...inUnion, manufacturerContact: '' })).toBe(
      'Ηλεκτρονική διεύθυνση κατασκευαστή',
    );
  });

  it('is whoever answers in the Union for a manufacturer outside it', () => {
    expect(missingSafety(outside)).toEqual(['responsibleName', 'responsibleAddress', 'responsibleContact']);
    expect(missingSafety({ ...outside, ...answering })).toEqual([]);
  });

  it('is all of a manufacturer of its own that only its brand’s maker would have', () => {
    const held = heldFacts({ manufacturerName: 'Mnemon' }, { ...outside, ...answering });
    expect(missingSafety(held)).toEqual(['manufacturerAddress', 'manufacturerContact']);
  });
});

describe('what a page says', () => {
  it('names nobody without a name, and each warning for itself', () => {
    expect(safetyOf({ manufacturerAddress: 'Θέρμη', warnings: 'Πρώτη\n\n Δεύτερη ' })).toEqual({
      warnings: ['Πρώτη', 'Δεύτερη'],
    });
  });

  it('names the manufacturer and whoever answers with their addresses', () => {
    expect(safetyOf({ ...outside, ...answering })).toEqual({
      manufacturer: { name: 'Phylax Α.Ε.', address: 'Θέρμη', contact: 'info@phylax.example' },
      responsible: { name: 'Argos Europe', address: 'Άμστερνταμ', contact: 'eu@argos.example' },
    });
  });
});
