import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database/database.ts';
import { StartError } from '../start-error.ts';
import { checksumOf, migrate, readMigrations } from './migrate.ts';

const database = await testDatabase();
const { db } = database;
const existing = await readMigrations();

const extra = (text: string) => ({ name: '9999_extra.sql', text, checksum: checksumOf(text) });

afterEach(async () => {
  await sql`drop table if exists migrated`.execute(db);
  await db.deleteFrom('migrations').where('name', '=', '9999_extra.sql').execute();
});

test('each migration is applied once', async () => {
  const migrations = [...existing, extra('create table migrated (id int); insert into migrated values (1)')];
  expect(await migrate(database, migrations)).toEqual(['9999_extra.sql']);
  expect(await migrate(database, migrations)).toEqual([]);
  expect((await sql`select id from migrated`.execute(db)).rows).toEqual([{ id: 1 }]);
});

test('a migration that fails half-way leaves nothing behind', async () => {
  const broken = extra('create table migrated (id int); select 1 / 0');
  await expect(migrate(database, [...existing, broken])).rejects.toThrow('9999_extra.sql failed');
  expect((await sql`select to_regclass('migrated') as found`.execute(db)).rows).toEqual([{ found: null }]);
  expect(await migrate(database, existing)).toEqual([]);
});

test('after a failed migration those before it stay, and the repaired one is applied', async () => {
  const before = { ...extra('create table migrated (id int)'), name: '9998_before.sql' };
  const broken = extra('insert into migrated values (1); insert into migrated values (1 / 0)');
  try {
    const failing = migrate(database, [...existing, before, broken]);
    await expect(failing).rejects.toThrow(StartError);
    await expect(failing).rejects.toThrow('left nothing behind: division by zero. Repair it and start again');
    expect((await sql`select id from migrated`.execute(db)).rows).toEqual([]);
    const repaired = extra('insert into migrated values (1), (2)');
    expect(await migrate(database, [...existing, before, repaired])).toEqual(['9999_extra.sql']);
    expect((await sql`select id from migrated`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  } finally {
    await db.deleteFrom('migrations').where('name', '=', '9998_before.sql').execute();
  }
});

test('a migration that was edited after it was applied is an error', async () => {
  await migrate(database, [...existing, extra('create table migrated (id int)')]);
  await expect(migrate(database, [...existing, extra('create table migrated (id bigint)')])).rejects.toThrow(
    '9999_extra.sql was edited',
  );
});

test('a database with a migration that this program does not know is refused', async () => {
  await migrate(database, [...existing, extra('create table migrated (id int)')]);
  await expect(migrate(database, existing)).rejects.toThrow('made by another version');
});
