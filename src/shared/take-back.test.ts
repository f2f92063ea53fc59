import { expect, it } from 'vitest';
import { asksTakeBack, takeBackLine, withTakeBack } from './take-back.ts';

it.each(['', 'Κουδούνι «Μαρκάκη»', 'Πρώτη γραμμή\n\nΤρίτη'])(
  'is asked for and not, and leaves «%s»',
  (notes) => {
    const asked = withTakeBack(notes, true);
    expect([asksTakeBack(notes), asksTakeBack(asked)]).toEqual([false, true]);
    expect(withTakeBack(asked, true)).toBe(asked);
    expect(withTakeBack(asked, false)).toBe(notes);
  },
);

it('is a line of its own, wherever it was typed', () => {
  expect(asksTakeBack(`Κουδούνι\n ${takeBackLine} `)).toBe(true);
  expect(asksTakeBack(`Όχι ${takeBackLine}`)).toBe(false);
});
