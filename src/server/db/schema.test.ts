import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database/database.ts';

test('what points to a row is found by an index when the row is deleted', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ key: string }>`
    select conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
    order by conname`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
