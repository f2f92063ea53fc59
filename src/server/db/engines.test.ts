import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase, truncateAll } from '../../../tests/support/database.ts';

const { db, engine, exec, listen } = await testDatabase();

beforeEach(truncateAll);

test('values come back in the same shape from both engines', async () => {
  const { rows } =
    await sql`select 9007199254740993::bigint as big, '2026-03-29'::date as day, '09:30'::time as at,
    '\\x00ff'::bytea as bytes, 12.50::numeric as amount, timestamptz '2026-03-29 03:00+03' as instant,
    array['α', 'β'] as words, '{"a_b": [1]}'::jsonb as json, count(*) as n from categories`.execute(db);
  expect(rows[0]).toEqual({
    big: '9007199254740993',
    day: '2026-03-29',
    at: '09:30:00',
    bytes: Buffer.from([0, 255]),
    amount: '12.50',
    instant: new Date('2026-03-29T00:00:00Z'),
    words: ['α', 'β'],
    json: { a_b: [1] },
    n: '0',
  });
});
