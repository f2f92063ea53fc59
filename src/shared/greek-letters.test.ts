import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldGreek, greekUpper } from './greek-letters.ts';

const letters = [...'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ aZ9-'];
const greekText = fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 });

describe('foldGreek', () => {
  it.each([
    ['Κάμερες', 'καμερεσ'],
    ['ΣΥΝΑΓΕΡΜΌΣ', 'συναγερμοσ'],
    ['προϊόν', 'προιον'],
    ['ΐΰ Ϊ Ϋ', 'ιυ ι υ'],
    ['Argos B8', 'argos b8'],
    ['Ελε\u0301νη Μαρκ\u1F71κη', 'ελενη μαρκακη'],
    ['Ο’Κόνορ Ο´Κόνορ', "ο'κονορ ο'κονορ"],
    ['VG–C14B\u00A0—\u202F1', 'vg-c14b - 1'],
  ])('folds «%s» to «%s»', (text, folded) => {
    expect(foldGreek(text)).toBe(folded);
  });

  it('changes nothing when repeated', () => {
    fc.assert(fc.property(greekText, (text) => foldGreek(foldGreek(text)) === foldGreek(text)));
  });
});

it.each([
  ['Άλλη περιοχή', 'ΑΛΛΗ ΠΕΡΙΟΧΗ'],
  ['Μάιος', 'ΜΑΪΟΣ'],
  ['υπηρεσίες', 'ΥΠΗΡΕΣΙΕΣ'],
])('writes «%s» in capitals as «%s»', (text, capitals) => {
  expect(greekUpper(text)).toBe(capitals);
});
