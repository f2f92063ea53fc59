import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { updateCategoryRow } from '#features/catalogue-admin/server/category-store.ts';
import { foldAgain } from '#features/catalogue/server/search-index-store.ts';
import type { Transaction } from '#server/db/database.ts';
import { addCategories } from '../../support/app/shop.ts';
import { testDatabase, truncateAll } from '../../support/database/database.ts';

beforeEach(async () => {
  await truncateAll();
  await addCategories();
});

test.each<[string, (trx: Transaction) => Promise<void>]>([
  ['a filter', (trx) => foldAgain(trx)],
  ['a category', (trx) => updateCategoryRow(trx, { id: 'cameras', name: 'IP', searchCategory: 'cameras' })],
])(
  '%s may change however many products are found by it: no limit cuts the statement off',
  async (_what, change) => {
    const { db } = await testDatabase();
    const limitAfter = await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = '10s'`.execute(trx);
      await change(trx);
      const { rows } = await sql<{
        limit: string;
      }>`select current_setting('statement_timeout') as limit`.execute(trx);
      return rows[0]?.limit;
    });
    expect(limitAfter).toBe('0');
  },
);
