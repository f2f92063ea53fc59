import { expect, test } from 'vitest';
import { keywordsOf, wordsFor } from './words.ts';

test('words are separated by commas, semicolons or lines, each once', () => {
  expect(keywordsOf(' δόσεις , άτοκες  δόσεις;δόσεις\n\nκάρτα,')).toEqual([
    'δόσεις',
    'άτοκες δόσεις',
    'κάρτα',
  ]);
  expect(keywordsOf(' , ')).toEqual([]);
});

test('a question suggests its longest words that say what it is about', () => {
  expect(wordsFor('Έχετε άτοκες δόσεις με πιστωτική κάρτα;')).toBe('άτοκες, δόσεις, πιστωτική');
  expect(wordsFor('Πού είναι;')).toBe('');
  expect(wordsFor('')).toBe('');
});
