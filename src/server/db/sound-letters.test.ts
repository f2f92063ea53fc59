import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database/database.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { alike, soundsLike } from '#shared/greeklish.ts';
import { soundLetters } from '#shared/sound-letters.ts';

const spellings = [...alike.keys(), ...'-.49@%_\\', 'λλ', 'nn'];

/** A word, and a text that writes each of its sounds in one of its ways. */
const pairs = fc.array(fc.constantFrom(...spellings), { minLength: 1, maxLength: 8 }).chain((word) =>
  fc.record({
    word: fc.constant(word.join('')),
    text: fc
      .tuple(...word.map((one) => fc.constantFrom(...(alike.get(one) ?? [one]))))
      .map((written) => `Άννα ${written.join('')} 38`),
  }),
);

it('the letters of a word match wherever its sounds are found', async () => {
  const { db } = await testDatabase();
  const asked = fc.sample(pairs, 2_000).map(({ word, text }) => ({
    word,
    text,
    pattern: soundsLike(word),
    letters: soundLetters(word),
  }));
  const { rows } = await sql<{ word: string; text: string; isMatched: boolean }>`
    select word, text, sound_letters(greek_key(text)) like letters as is_matched
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, text text, pattern text, letters text)
    where greek_key(text) ~ pattern`.execute(db);
  expect(rows.length).toBeGreaterThan(1_000);
  expect(rows.filter(({ isMatched }) => !isMatched)).toEqual([]);
});

it.each([
  ['μαρκάκη', 'Παπαδοπούλου'],
  ['kamera', 'Καλώδιο'],
  ['4999', 'VG-4998'],
])('the letters of «%s» pass over «%s»', async (word, text) => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ isMatched: boolean }>`
    select sound_letters(${foldGreek(text)}) like ${soundLetters(word)} as is_matched`.execute(db);
  expect(rows).toEqual([{ isMatched: false }]);
});
