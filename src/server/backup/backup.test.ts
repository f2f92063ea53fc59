import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app/app.ts';
import { truncateAll } from '../../../tests/support/database/database.ts';
import { readArchive, writeArchive } from './archive.ts';
import { findLastBackup, makeBackup } from './backup.ts';
import type { Entries, Entry, Manifest } from './entries.ts';
import { backupName } from './places.ts';
import { TableDigest } from './tables.ts';
import { writeTar } from './tar.ts';

const { services } = await testApp();
const { database, objects, config } = services;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigla-backups-'));
});
beforeEach(truncateAll);
afterAll(() => rm(directory, { recursive: true, force: true }));

const backUpAt = (day: number, path?: string) => {
  const now = () => new Date(Date.UTC(2026, 10, day, 1, 10));
  const settings = { dataDir: config.dataDir, backupUrl: directory, backupKeep: 2 };
  return makeBackup({ config: settings, database, files: objects.files, now }, path);
};

test('of the backups in their place only the newest are kept, and the last one is known', async () => {
  expect(await findLastBackup(database)).toBeUndefined();
  for (const day of [20, 21, 22]) await backUpAt(day);
  expect((await readdir(directory)).toSorted()).toEqual([
    'vigla-20261121T011000Z.tar.gz',
    'vigla-20261122T011000Z.tar.gz',
  ]);
  expect(await findLastBackup(database)).toMatchObject({
    name: 'vigla-20261122T011000Z.tar.gz',
    at: '2026-11-22T01:10:00.000Z',
    files: 0,
    bytes: expect.any(Number),
  });
});

test('a backup that cannot be written fails, leaves nothing and does not count as the last one', async () => {
  const path = join(directory, 'vigla-20261121T011000Z.tar.gz', 'below-a-file.tar.gz');
  await backUpAt(21);
  await expect(backUpAt(23, path)).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await findLastBackup(database)).toMatchObject({ at: '2026-11-21T01:10:00.000Z' });
  expect((await readdir(directory)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

test('names of backups sort by time and need no quotes', () => {
  expect(backupName(new Date('2026-11-23T01:10:05.123Z'))).toBe('vigla-20261123T011005Z.tar.gz');
});

test('the checksum of a table depends on every row and on nothing else, such as their order', () => {
  const facts = (...batches: string[][]) => {
    const digest = new TableDigest();
    for (const batch of batches) digest.add(batch);
    return digest.facts();
  };
  expect(facts(['(1,a)', '(2,b)'], ['(3,c)'])).toEqual(facts(['(3,c)'], [], ['(2,b)', '(1,a)']));
  expect(facts(['(1,a)']).checksum).not.toBe(facts(['(1,b)']).checksum);
  expect(facts(['(1,a)', '(1,a)']).checksum).not.toBe(facts([]).checksum);
});

test('an archive gives back what was written, with long names and any bytes', async () => {
  const manifest = { tables: {}, sequences: {}, files: {} } as unknown as Manifest;
  const longKey = `variants/${'folder/'.repeat(14)}${'n'.repeat(60)}.webp/640.webp`;
  const written: Entry[] = [
    { kind: 'rows', table: 'public.orders', rows: ['(1,"a ""quoted"" word")', '(2,"two\nlines\\\\")'] },
    { kind: 'file', key: 'a.webp', bytes: Buffer.from([0, 255, 10, 0]) },
    { kind: 'file', key: longKey, bytes: Buffer.alloc(512, 7) },
    { kind: 'file', key: 'empty.webp', bytes: Buffer.alloc(0) },
    { kind: 'manifest', manifest },
  ];
  async function* all(): Entries & AsyncGenerator {
    yield* written;
  }
  const stream = new PassThrough();
  const bytes = stream.toArray();
  await writeArchive(all(), stream);
  const archive = Buffer.concat((await bytes) as Buffer[]);
  const readAll = (part: Buffer) => Readable.from(readArchive(Readable.from([part]))).toArray();
  expect(await readAll(archive)).toEqual(written);
  await expect(readAll(archive.subarray(0, -30))).rejects.toThrow('damaged');
});

const odd = [
  'files/../../cron.d/vigla',
  'files//etc/cron.d/vigla.webp',
  'files/a/../../b.webp',
  'files/C:\\vigla.webp',
  'files/..\\..\\b.webp',
  'files/variants/../a.webp/640.webp',
  'files/.env',
  'tables/pg_catalog.pg_authid/1.json',
  'tables/public.orders; drop table orders/00000001.json',
  'etc/passwd',
  '../header.json',
];

test.each(odd)('an archive with «%s» is refused before anything of it is used', async (name) => {
  const stream = new PassThrough();
  const bytes = stream.toArray();
  async function* files() {
    yield { name, bytes: Buffer.from('[]') };
  }
  await writeTar(files(), stream);
  const archive = Buffer.concat((await bytes) as Buffer[]);
  await expect(Readable.from(readArchive(Readable.from([archive]))).toArray()).rejects.toThrow(
    'which no backup of the shop does',
  );
});

test('a file is read, written and removed by the key of a picture alone', async () => {
  const outside = join(directory, 'victim.webp');
  await writeFile(outside, 'mine');
  const { files } = objects;
  for (const key of [
    ...odd.map((name) => name.replace('files/', '')),
    relative(config.dataDir, outside),
    outside,
  ]) {
    await expect(files.read(key), key).rejects.toThrow('Not the key of a picture');
    await expect(files.write(key, Buffer.from('x'), 'image/webp'), key).rejects.toThrow('Not the key');
    await expect(files.remove(key), key).rejects.toThrow('Not the key');
  }
  expect(await readFile(outside, 'utf8')).toBe('mine');
});
