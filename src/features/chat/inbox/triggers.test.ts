import { expect, test } from 'vitest';
import { fillCanned, insertAt, matchCanned, triggerAt } from './triggers.ts';

/** The cursor is at the bar. */
function at(marked: string) {
  const cursor = marked.indexOf('|');
  return triggerAt(marked.replace('|', ''), cursor);
}

test.each([
  ['/|', { kind: 'canned', from: 0, query: '' }],
  ['/ευχ|', { kind: 'canned', from: 0, query: 'ευχ' }],
  ['Καλημέρα /ωρ|άριο', { kind: 'canned', from: 9, query: 'ωρ' }],
  ['@|', { kind: 'link', from: 0, query: '' }],
  ['Δείτε (@argos b8|', { kind: 'link', from: 7, query: 'argos b8' }],
  ['Πρώτη γραμμή\n@κάμερα εξωτερική |', { kind: 'link', from: 13, query: 'κάμερα εξωτερική ' }],
])('%j asks for %o', (marked, trigger) => {
  expect(at(marked)).toEqual(trigger);
});

test.each([
  'είμαστε 24/7|',
  'eleni@pelatis|',
  'https://vigla.example/products|',
  '/ευχή και|',
  '@ κάμερα|',
  '@κάμερα  |',
  '@ένα δύο τρία τέσσερα πέντε|',
  '@κάμερα\nνέα γραμμή|',
  'χωρίς σημείο|',
  `@${'α'.repeat(80)}|`,
])('%j is text', (marked) => {
  expect(at(marked)).toBeUndefined();
});

test('the nearest sign before the cursor counts', () => {
  expect(at('/ευχ @κάμ|')).toEqual({ kind: 'link', from: 5, query: 'κάμ' });
});

test('what is chosen takes the place of the sign and its query, with one space after it', () => {
  const text = 'Δείτε @αργ.';
  expect(insertAt(text, { kind: 'link', from: 6, query: 'αργ' }, '/products/12')).toEqual({
    text: 'Δείτε /products/12 .',
    cursor: 19,
  });
  expect(insertAt('/ευχ εδώ', { kind: 'canned', from: 0, query: 'ευχ' }, 'Ευχαριστούμε')).toEqual({
    text: 'Ευχαριστούμε εδώ',
    cursor: 13,
  });
});

const replies = [
  { shortcut: 'ωράριο', text: 'Είμαστε ανοιχτά Δευτέρα με Παρασκευή.' },
  { shortcut: 'καλημέρα', text: 'Καλημέρα{όνομα}!' },
  { shortcut: 'αυτοψία', text: 'Η αυτοψία είναι δωρεάν· κλείστε ώρα.' },
];

test('canned replies match by shortcut before text, without accents and in Latin letters', () => {
  const shortcuts = (query: string) => matchCanned(replies, query).map(({ shortcut }) => shortcut);
  expect(shortcuts('')).toEqual(['ωράριο', 'καλημέρα', 'αυτοψία']);
  expect(shortcuts('ωρ')).toEqual(['ωράριο']);
  expect(shortcuts('ώρα')).toEqual(['ωράριο', 'αυτοψία']);
  expect(shortcuts('kali')).toEqual(['καλημέρα']);
  expect(shortcuts('ΔΩΡΕΑΝ')).toEqual(['αυτοψία']);
  expect(shortcuts('xyz123')).toEqual([]);
});

test('never more than eight are offered', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ shortcut: `α${index}`, text: '' }));
  expect(matchCanned(many, '')).toHaveLength(8);
  expect(matchCanned(many, 'α')).toHaveLength(8);
});

test('a canned reply addresses the customer by first name, or nobody', () => {
  const names = { firstName: 'Νίκος', agentName: 'Μαρία' };
  expect(fillCanned('Καλημέρα {όνομα}, είμαι η {εκπρόσωπος}.', names)).toBe('Καλημέρα Νίκο, είμαι η Μαρία.');
  expect(fillCanned('Καλημέρα {όνομα}!', { firstName: undefined, agentName: 'Μαρία' })).toBe('Καλημέρα!');
});
