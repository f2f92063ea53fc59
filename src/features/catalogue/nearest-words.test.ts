import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWord } from './fold.ts';
import { editDistance, inFormOf, nearestWords } from './nearest-words.ts';

const shop = ['κάμερα', 'συναγερμός', 'ανιχνευτής', 'σειρήνα', 'πληκτρολόγιο', 'κανάλι', 'θυροτηλεόραση'].map(
  (word) => {
    const { skeleton, stem } = foldedWord(word);
    return { term: stem, skeleton, word, rank: 0 };
  },
);

test.each([
  ['κάμρα', 'κάμερα'],
  ['κάμρεα', 'κάμερα'],
  ['άμερα', 'κάμερα'],
  ['kanera', 'κάμερα'],
  ['συνγερμός', 'συναγερμός'],
  ['ανηχνεφτής', 'ανιχνευτής'],
  ['θυροτηλόραση', 'θυροτηλεόραση'],
  ['plhktroloio', 'πληκτρολόγιο'],
])('«%s» is near «%s»', (typed, meant) => {
  expect(nearestWords(typed, shop)[0]?.word).toBe(meant);
});

test.each(['ψυγείο', 'λάστιχα', 'παπούτσια', 'nvr', 'ab'])('nothing is near «%s»', (typed) => {
  expect(nearestWords(typed, shop)).toEqual([]);
});

test.each([
  ['φοτινή', 'φωτεινός', 'φωτεινή'],
  ['φοτινα', 'φωτεινός', 'φωτεινά'],
  ['ασίρματο', 'ασύρματη', 'ασύρματο'],
  ['ασιρματεσ', 'ασύρματος', 'ασύρματες'],
  ['ΑΣΙΡΜΑΤΕΣ', 'ασύρματος', 'ασύρματες'],
  ['έξιπνος', 'έξυπνη', 'έξυπνος'],
  ['σιναγερμοί', 'συναγερμός', 'συναγερμοί'],
  ['κααμερες', 'κάμερα', 'κάμερες'],
  ['επαφφές', 'επαφή', 'επαφές'],
  ['συναγερμώς', 'συναγερμός', 'συναγερμός'],
  ['μπαταριο', 'μπαταρία', 'μπαταρία'],
  ['foteini', 'φωτεινός', 'φωτεινός'],
  ['anixneftis', 'ανιχνευτής', 'ανιχνευτής'],
])('«%s» is corrected by «%s» as «%s»', (typed, known, form) => {
  expect(inFormOf(typed, known)).toBe(form);
});

test('the distance is the same both ways, and none between equals', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other, 3);
      return distance === editDistance(other, one, 3) && (distance === 0) === (one === other);
    }),
  );
});
