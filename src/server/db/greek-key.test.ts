import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database/database.ts';
import { foldGreek } from '#shared/greek-letters.ts';

const letters = [
  ...'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ aZ9-\u0301\u1F71’‘ʼ´`΄‐‑‒–—―−\u00A0\u2007\u2009\u202F\u3000',
];

it('greek_key gives for any text what foldGreek gives', async () => {
  const { db } = await testDatabase();
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 }), 500);
  const { rows } = await sql<{ key: string }>`
    select greek_key(value) as key
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as t(value, place)
    order by place`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(texts.map(foldGreek));
});
