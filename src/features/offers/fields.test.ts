import { expect, it } from 'vitest';
import { filledText, textFields } from './fields.ts';

const facts = {
  customer: 'Μαρία Λαΐου',
  offerNumber: 'ΠΡ-7K3M-9QXD',
  validUntil: '2026-12-20',
  totalCents: 24_800,
  depositCents: 7_440,
};

it('fills in every field that it names, and leaves other braces as they are', () => {
  const filled = filledText(textFields.join(' | '), facts);
  expect(filled).toBe('Μαρία Λαΐου | ΠΡ-7K3M-9QXD | 20/12/2026 | 248,00\u00A0€ | 74,40\u00A0€');
  expect(filledText('{κάτι άλλο} {', facts)).toBe('{κάτι άλλο} {');
});
