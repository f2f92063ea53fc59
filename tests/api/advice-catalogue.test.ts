import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import { itemsOf } from '#features/advice/item-of.ts';
import { demoItems } from '../support/advice/catalogue.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

const { services } = await testApp();
const { db } = services.database;

beforeAll(async () => {
  await truncateAll();
  await loadDemo(services);
});

/** The stored products as the rules read them, by code; ids differ from engine to engine. */
async function storedItems() {
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'sku',
      'name',
      'categoryId',
      'priceCents',
      'installationPriceCents as installationCents',
      'inStock',
      'calc',
      'specifications',
    ])
    .execute();
  return itemsOf(rows)
    .map(({ id: _id, contains, ...item }) => ({ ...item, pieces: Object.values(contains ?? {}).toSorted() }))
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}

test('the migration gives stored products what the demonstration has, and a second run changes nothing', async () => {
  const expected = await storedItems();
  expect(expected).toHaveLength(demoItems.length);
  const migration = readFileSync('migrations/0036_calc_for_advice.sql', 'utf8');
  await sql`
    update products set calc = case when calc ->> 'kind' = 'panel' then calc - 'wired' else calc end
      - 'radioFamily' - 'classes' - 'deterrence'
    where calc is not null`.execute(db);
  expect(await storedItems()).not.toEqual(expected);
  for (let run = 0; run < 2; run += 1) {
    for (const statement of migration.split(';').filter((text) => text.includes('update')))
      await sql.raw(statement).execute(db);
    expect(await storedItems()).toEqual(expected);
  }
});
