import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase, testDatabase, truncateAll } from '../../../tests/support/database/database.ts';

const { db, exec, listen, transact, transactOne } = await testDatabase();

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

test('long rows arrive whole, in order, and beside empty texts and nulls', async () => {
  const { rows } = await sql<{ at: number; long: string; none: null; empty: string }>`
    select at, repeat('Κάμερα ' || at, 10000) as long, null as none, '' as empty from generate_series(1, 9) as at`.execute(
    db,
  );
  expect(rows.map(({ at, none, empty }) => [at, none, empty])).toEqual(
    Array.from({ length: 9 }, (_, index) => [index + 1, null, '']),
  );
  expect(rows.every(({ at, long }) => long === `Κάμερα ${at}`.repeat(10_000))).toBe(true);
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
  expect(
    await db.selectFrom('settings').selectAll().where('key', 'in', ['motto', 'count']).execute(),
  ).toEqual([]);
  const rows = await exec(
    `${insert} returning key; update settings set value = '2' where key = 'motto' returning value`,
  );
  expect(rows).toEqual([{ key: 'motto' }, { value: 2 }]);
});

test('a transaction that throws leaves nothing behind', async () => {
  const work = db.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ key: 'motto', value: '1' }).execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(
    await db.selectFrom('settings').selectAll().where('key', 'in', ['motto', 'count']).execute(),
  ).toEqual([]);
});

test.each([
  ['cannot be understood', sql`select no_such_column`],
  ['fails', sql`select 6 / ${0}::int`],
])('a transaction whose first statement %s stores nothing, even if that is caught', async (_, first) => {
  const work = transact(async (trx) => {
    await first.execute(trx).catch(() => undefined);
    await trx.insertInto('settings').values({ key: 'motto', value: '1' }).execute();
  });
  await expect(work).rejects.toMatchObject({ code: '25P02' });
  expect(
    await db.selectFrom('settings').selectAll().where('key', 'in', ['motto', 'count']).execute(),
  ).toEqual([]);
});

test('a statement that is a transaction of its own returns its rows, and leaves nothing behind when it fails', async () => {
  const insert = (key: string) => sql`
    insert into settings (key, value) values ('motto', '1'), (${key}, '2') returning key`;
  const commits = sql`show synchronous_commit`;
  const { rows: usual } = await commits.execute(db);
  await expect(transactOne(insert('motto'))).rejects.toMatchObject({ code: '23505' });
  await expect(transactOne(sql`select no_such_column`)).rejects.toMatchObject({ code: '42703' });
  expect(
    await db.selectFrom('settings').selectAll().where('key', 'in', ['motto', 'count']).execute(),
  ).toEqual([]);
  expect(await Promise.all([transactOne(insert('name')), transactOne(sql`select 1 as one`)])).toEqual([
    [{ key: 'motto' }, { key: 'name' }],
    [{ one: 1 }],
  ]);
  // The next statement is committed as before.
  expect((await commits.execute(db)).rows).toEqual(usual);
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
  expect(
    await db.selectFrom('settings').selectAll().where('key', 'in', ['motto', 'count']).execute(),
  ).toEqual([{ key: 'count', value: 20 }]);
});

test('a query that is asked again is neither parsed nor planned again, and the database keeps a bounded number of them', async () => {
  // Statements of other tests would fill the cache of prepared statements.
  const fresh = await freshDatabase();
  await fresh.db.connection().execute(async (connection) => {
    const stored = async () => {
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        connection,
      );
      return rows.map(({ statement }) => statement);
    };
    const ask = (alias: string) => sql`select ${'x'}::text as ${sql.id(alias)}`.execute(connection);
    for (let time = 0; time < 4; time += 1) expect((await ask('again')).rows).toEqual([{ again: 'x' }]);
    expect((await stored()).filter((text) => text.includes('"again"'))).toHaveLength(1);
    for (let other = 0; other < 1_200; other += 1) await ask(`other_${other % 400}`);
    expect((await stored()).length).toBeLessThanOrEqual(300);
    expect((await ask('again')).rows).toEqual([{ again: 'x' }]);
  });
  await fresh.close();
});

test('a query that fails is no hindrance to the next one, in a transaction only to that', async () => {
  const divide = (by: number) => sql<{ result: number }>`select 6 / ${by}::int as result`.execute(db);
  expect((await divide(2)).rows).toEqual([{ result: 3 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ result: 2 }]);
  const swallowed = db.transaction().execute(async (trx) => {
    await sql`select 6 / ${0}::int`.execute(trx).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect((await divide(6)).rows).toEqual([{ result: 1 }]);
});

test('a query whose columns have changed since it was asked is understood anew', async () => {
  await exec('create table tried (first integer)');
  const ask = () => sql`select * from tried`.execute(db);
  try {
    for (let time = 0; time < 4; time += 1) await ask();
    await exec('alter table tried add column second text; insert into tried values (1, null)');
    await ask().catch(() => undefined);
    expect((await ask()).rows).toEqual([{ first: 1, second: null }]);
  } finally {
    await exec('drop table tried');
  }
});
