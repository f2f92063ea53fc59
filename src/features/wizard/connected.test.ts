import { expect, it } from 'vitest';
import { connectedIn, connectedSummary, connectedText } from './connected.ts';

const lines = [{ productId: 1 }, { productId: 2 }, { productId: 3 }, { productId: 1 }];
const argos = {
  needsAccount: false,
  needsSubscription: false,
  dataKept: 'Στην κάρτα μνήμης.',
  updatesUntil: '2031-12-31',
};
const products = [
  { id: 1, name: 'Κάμερα', said: {} },
  { id: 2, name: 'Πίνακας', said: { ...argos, dataMade: 'Συμβάντα' } },
  { id: 3, name: 'Καταγραφικό', said: argos },
  { id: 4, name: 'Άλλο', said: argos },
];

it('names the connected products of a system, those that say the same together and the silent ones last', () => {
  const connected = connectedIn(lines, products);
  expect(connected).toEqual([
    { names: ['Πίνακας', 'Καταγραφικό'], facts: argos },
    { names: ['Κάμερα'], facts: {} },
  ]);
  expect(connected.map(connectedText)).toEqual([
    'Πού και πόσο κρατιούνται τα δεδομένα: Στην κάρτα μνήμης. Χρειάζεται λογαριασμός: Όχι. Χρειάζεται συνδρομή: Όχι. Ενημερώσεις ασφαλείας έως: 31/12/2031.',
    'Δεν έχει δηλωθεί τίποτα για λογαριασμό, συνδρομή, δεδομένα και ενημερώσεις: ρωτήστε μας.',
  ]);
});

it('sums up only what every product says, and the first end of updates', () => {
  const of = (...said: object[]) => connectedSummary(said.map((facts) => ({ names: ['Α'], facts })));
  expect(of(argos)).toBe('Χωρίς λογαριασμό, χωρίς συνδρομή, ενημερώσεις έως 31/12/2031');
  expect(of(argos, { ...argos, needsAccount: true, updatesUntil: '2029-06-30' })).toBe(
    'Με λογαριασμό, χωρίς συνδρομή, ενημερώσεις έως 30/06/2029',
  );
  expect(of(argos, {})).toBe('Για κάποια δεν έχει δηλωθεί');
  expect(of({ dataKept: 'Στην Ευρώπη' })).toBe('Λογαριασμός, συνδρομή, ενημερώσεις');
});
