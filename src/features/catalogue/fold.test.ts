import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherLayout, readingsOf, skeletonOf, stemOf } from './fold.ts';

const letters = [...'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΣΩΆΏΪ', ...'abcdefghijklmnopqrstuvwxyzAZ0389-;.'];
const anyWord = fc.string({ unit: fc.oneof(fc.constantFrom(...letters), fc.string()), maxLength: 30 });

test('folding what is folded changes nothing', () => {
  fc.assert(fc.property(anyWord, (word) => skeletonOf(skeletonOf(word)) === skeletonOf(word)));
});

test('capitals, accents and the final sigma make no difference', () => {
  const greek = fc.string({ unit: fc.constantFrom(...'αβγδεζηθικλμνξοπρστυφχψω'), maxLength: 20 });
  fc.assert(fc.property(greek, (word) => skeletonOf(word.toUpperCase()) === skeletonOf(word)));
  expect(skeletonOf('Συναγερμός')).toBe(skeletonOf('ΣΥΝΑΓΕΡΜΟΣ'));
});

describe('one of the readings is the Greek word', () => {
  test.each([
    ['kamera', 'Κάμερα'],
    ['camera', 'Κάμερα'],
    ['sunagermos', 'Συναγερμός'],
    ['synagermos', 'Συναγερμός'],
    ['8yrothleorash', 'Θυροτηλεόραση'],
    ['thirotileorasi', 'Θυροτηλεόραση'],
    ['anixneyths', 'Ανιχνευτής'],
    ['anichneftis', 'Ανιχνευτής'],
    ['e3wterikh', 'Εξωτερική'],
    ['eksoterikh', 'Εξωτερική'],
    ['kathgories', 'Κατηγορίες'],
    ['mpataria', 'Μπαταρία'],
    ['bataria', 'Μπαταρία'],
    ['egatastash', 'Εγκατάσταση'],
    ['psifiakos', 'Ψηφιακός'],
    ['koydoyni', 'Κουδούνι'],
  ])('of «%s»: «%s»', (typed, word) => {
    expect(readingsOf(typed)).toContain(skeletonOf(word));
  });
});

test.each([
  ['κάμερα', 'κάμερες', 'καμερών'],
  ['συναγερμός', 'συναγερμοί', 'συναγερμού'],
  ['ασύρματη', 'ασύρματος', 'ασύρματο'],
  ['κλειδαριά', 'κλειδαριές', 'κλειδαριών'],
  ['πληκτρολόγιο', 'πληκτρολόγια', 'πληκτρολογίου'],
  ['σύστημα', 'συστήματα', 'συστημάτων'],
  ['προβολέας', 'προβολείς', 'προβολέα'],
])('«%s», «%s» and «%s» have one stem', (...forms) => {
  expect(new Set(forms.map((form) => stemOf(skeletonOf(form)))).size).toBe(1);
});

test.each([
  ['k;amera', 'καμερα'],
  ['synagerm;ow', 'συναγερμος'],
  ['νωρ', 'nvr'],
  ['ΝΩΡ', 'nvr'],
  ['σςιτψη', 'switch'],
])('«%s» was meant as «%s»', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

test('a word has at most eight readings', () => {
  fc.assert(fc.property(anyWord, (word) => readingsOf(word).length <= 8));
});
