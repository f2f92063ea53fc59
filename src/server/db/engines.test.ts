import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase, truncateAll } from '../../../tests/support/database.ts';

const { db, exec, listen } = await testDatabase();

beforeEach(truncateAll);

test('values come back in the same shape from both engines', async () => {
  const { rows } =
    await sql`select 9007199254740993::bigint as big, '2026-03-29'::date as day, '09:30'::time as at,
    '\\x00ff'::bytea as bytes, 12.50::numeric as amount, timestamptz '2026-03-29 03:00+03' as instant,
    array['α', 'β'] as words, '{"a_b": [1]}'::jsonb as json, count(*) as total_count from categories`.execute(
      db,
    );
  expect(rows[0]).toEqual({
    big: '9007199254740993',
    day: '2026-03-29',
    at: '09:30:00',
    bytes: Buffer.from([0, 255]),
    amount: '12.50',
    instant: new Date('2026-03-29T00:00:00Z'),
    words: ['α', 'β'],
    json: { a_b: [1] },
    totalCount: '0',
  });
});

test('what a store writes is what it reads again', async () => {
  const category = { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras' } as const;
  await db.insertInto('categories').values(category).execute();
  const specifications = { 'Ανάλυση · px': ['2560 × 1440', 4], night_vision: { metres: 30 } };
  const product = {
    sku: 'ARG-1',
    name: 'Κάμερα Άργος',
    categoryId: 'cameras',
    priceCents: 12_990,
    features: ['Αδιάβροχη, "IP67"', 'Με {άγκιστρα}'],
    createdAt: new Date('2026-03-29T01:30:00.123Z'),
  };
  await db
    .insertInto('products')
    .values({ ...product, specifications: JSON.stringify(specifications) })
    .execute();
  const keys = [
    'sku',
    'name',
    'categoryId',
    'priceCents',
    'features',
    'createdAt',
    'specifications',
  ] as const;
  expect(await db.selectFrom('products').select(keys).executeTakeFirstOrThrow()).toEqual({
    ...product,
    specifications,
  });
  const updated = await db.updateTable('products').set({ priceCents: 9_990 }).executeTakeFirstOrThrow();
  expect(updated.numUpdatedRows).toBe(1n);
});

test('Greek text is folded for sorting and comparing', async () => {
  const { rows } = await sql`select greek_key('ΚΆΜΕΡΑ Ασφαλείας ΣΤΕΡΕΌΣ') as key`.execute(db);
  expect(rows).toEqual([{ key: 'καμερα ασφαλειασ στερεοσ' }]);
});

test('a broken rule of the schema is told by its code and its constraint', async () => {
  const insert = () => db.insertInto('settings').values({ key: 'motto', value: '"x"' }).execute();
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'settings_pkey' });
});

test('a script of several statements that fails leaves nothing behind, and the next query works', async () => {
  const insert = `insert into settings (key, value) values ('motto', '1')`;
  await expect(exec(`${insert}; select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
  await expect(exec(`begin; ${insert}; select 1 / 0; commit`)).rejects.toMatchObject({ code: '22012' });
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  const rows = await exec(`${insert} returning key; update settings set value = '2' returning value`);
  expect(rows).toEqual([{ key: 'motto' }, { value: 2 }]);
});

test('a transaction that throws leaves nothing behind', async () => {
  const work = db.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ key: 'motto', value: '1' }).execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('a notification arrives after the commit, and never after a rollback', async () => {
  const heard: string[] = [];
  const stop = await listen('test_channel', (payload) => heard.push(payload));
  const refused = db.transaction().execute(async (trx) => {
    await sql`select pg_notify('test_channel', 'rolled back')`.execute(trx);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await db.transaction().execute(async (trx) => {
    await sql`select pg_notify('test_channel', 'Καλημέρα')`.execute(trx);
    await sql`select pg_sleep(0.05)`.execute(trx);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['Καλημέρα']);
  await stop();
  await sql`select pg_notify('test_channel', 'too late')`.execute(db);
  await sql`select pg_sleep(0.05)`.execute(db);
  expect(heard).toEqual(['Καλημέρα']);
});

test('transactions that start at the same time do not mix', async () => {
  await db.insertInto('settings').values({ key: 'count', value: '0' }).execute();
  const increments = Array.from({ length: 20 }, () =>
    db.transaction().execute(async (trx) => {
      const { value } = await trx
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'count')
        .forUpdate()
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('settings')
        .set({ value: JSON.stringify(Number(value) + 1) })
        .execute();
    }),
  );
  await Promise.all(increments);
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([{ key: 'count', value: 20 }]);
});
