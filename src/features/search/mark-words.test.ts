import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

/** The text with its marked parts in brackets. */
const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Κάμερα θόλου', ['καμερα'], '[Κάμερα] θόλου'],
  ['Κάμερες', ['ΚΆΜΕΡ'], '[Κάμερ]ες'],
  ['Ασύρματος ανιχνευτής', ['ανιχνευτησ'], 'Ασύρματος [ανιχνευτής]'],
  ['Φακός και μικροφακός', ['φακ'], '[Φακ]ός και μικροφακός'],
  ['Κάμερα 4MP, 40 m', ['4', 'mp'], 'Κάμερα [4MP], 40 m'],
  ['ARG-B4-28', ['b4', '28'], 'ARG-[B4]-[28]'],
  ['Κάμερα', ['κ', ''], 'Κάμερα'],
  ['Κάμερα bullet', ['καμερ', 'καμερα'], '[Κάμερα] bullet'],
  ['', ['α'], ''],
])('%j with %j', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

it('never changes the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ maxLength: 3 })), (text, words) => {
      const parts = markWords(text, words);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
