import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { startBucket, type Bucket } from '../support/process/bucket.ts';
import { runOperator, startNode, type ShopNode } from '../support/process/node.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const email = 'eleni@pelatis.example';

let root: string;
let embedded: ShopNode;
let archive: string;
let bucket: Bucket;
const nodes: ShopNode[] = [];

const at = (name: string) => join(root, name);
const settingsOf = (name: string) => ({ DATA_DIR: at(name) });

async function start(settings: Record<string, string>) {
  const node = await startNode(settings);
  nodes.push(node);
  return node;
}

/** The orders of the demo customer, who signs in for it, and the first of them with its lines. */
async function ordersOf(node: ShopNode) {
  const cookie = await node.signIn(email);
  const read = async (path: string) => (await node.request('GET', `/api${path}`, { cookie })).json();
  const orders: { id: string; orderNumber: string }[] = await read('/orders');
  expect(orders.length).toBeGreaterThan(2);
  return [orders.map(({ orderNumber }) => orderNumber), await read(`/orders/${orders.at(-1)?.id}`)];
}

const pictureOf = async (node: ShopNode) => {
  const [product] = await (await node.request('GET', '/api/products')).json();
  const response = await node.request('GET', product.images[0].url ?? product.images[0]);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-backup-'));
  bucket = await startBucket();
  embedded = await start(settingsOf('first'));
  // Three quarters of the files are widths of the products' pictures, each of which is written and read again five times here.
  await rm(at('first/objects/variants/products'), { recursive: true });
  archive = at('first.tar.gz');
  await runOperator('backup', settingsOf('first'), archive);
});
afterAll(async () => {
  await Promise.all(nodes.map(({ child }) => child.kill()));
  bucket.stop();
  await rm(root, { recursive: true, force: true });
});

test.concurrent('a backup is one archive that tar reads, for its owner only', async () => {
  const names = execFileSync('tar', ['tzf', archive], { encoding: 'utf8' }).trim().split('\n');
  expect(names[0]).toBe('header.json');
  expect(names.at(-1)).toBe('manifest.json');
  const manifest = JSON.parse(execFileSync('tar', ['xzOf', archive, 'manifest.json'], { encoding: 'utf8' }));
  expect(manifest.header).toMatchObject({ format: 1, engine: 'pglite', version: expect.any(String) });
  expect(Object.keys(manifest.files).length).toBeGreaterThan(50);
  expect(manifest.tables['public.orders'].rows).toBeGreaterThan(10);
  expect(execFileSync('stat', ['-c', '%a', archive], { encoding: 'utf8' }).trim()).toBe('600');
});

describe.concurrent('a busy shop', () => {
  test(
    'whose backup is made while it takes messages, restored into an empty directory, is the same shop',
    { concurrent: false },
    async () => {
      const write = (index: number) =>
        embedded.request('POST', '/api/contact', {
          body: {
            name: 'Άννα',
            email: 'anna@pelatis.example',
            subject: `Ώρες ${index}`,
            message: 'Είστε "ανοιχτά";\n\\N {1,"2"} (α,) \\',
          },
        });
      const [{ code }, ...answers] = await Promise.all([
        runOperator('backup', settingsOf('first'), at('busy.tar.gz')),
        ...[1, 2, 3].map(write),
      ]);
      expect([code, ...answers.map(({ status }) => status)]).toEqual([0, 200, 200, 200]);
      const { said } = await runOperator('restore', settingsOf('second'), at('busy.tar.gz'));
      expect(said).toContain('counts and checksums are equal');
      const restored = await start(settingsOf('second'));
      // A customer signs in and opens an old order.
      expect(await ordersOf(restored)).toEqual(await ordersOf(embedded));
      expect((await pictureOf(restored)).equals(await pictureOf(embedded))).toBe(true);
      await restored.child.kill();
    },
  );

  test(
    'the embedded database moves to PostgreSQL with its counts, and its numbers continue',
    { concurrent: false },
    async () => {
      const url = await createDatabase(inject('postgresUrl'), 'vigla_move');
      const settings = { DATA_DIR: at('second'), DATABASE_URL: url };
      const busy = await runOperator('move-to-postgres', { ...settings, DATA_DIR: at('first') });
      expect([busy.code, busy.said]).toEqual([
        1,
        expect.stringContaining('Another process is using the data directory'),
      ]);
      const { code, said } = await runOperator('move-to-postgres', settings);
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(/public\.orders: \d+ rows, checksum [0-9a-f]{32}, equal/),
      ]);
      const again = await runOperator('move-to-postgres', settings);
      expect([again.code, again.said]).toEqual([1, expect.stringContaining('is not empty')]);

      const database = await openPostgres(url, createLog({ least: 'error' }));
      const { rows } = await sql<{ last: string; next: string }>`
      select max(id) as last, nextval(pg_get_serial_sequence('products', 'id')) as next from products`.execute(
        database.db,
      );
      expect(Number(rows[0]?.next)).toBe(Number(rows[0]?.last) + 1);
      await database.close();
      expect(await ordersOf(await start(settings))).toEqual(await ordersOf(embedded));
    },
  );
});

test.concurrent('an embedded shop restored into PostgreSQL and from there into a directory again is the same, with files in a bucket between', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'vigla_restore');
  const onPostgres = {
    DATABASE_URL: url,
    DATA_DIR: at('third'),
    S3_URL: bucket.url,
    BACKUP_URL: bucket.url,
    BACKUP_KEEP: '1',
  };
  expect((await runOperator('restore', onPostgres, archive)).said).toContain('checksums are equal');
  const third = await start(onPostgres);
  expect(await ordersOf(third)).toEqual(await ordersOf(embedded));
  expect((await pictureOf(third)).equals(await pictureOf(embedded))).toBe(true);

  bucket.files.set('backups/vigla-20200101T000000Z.tar.gz', Buffer.from('old'));
  expect((await runOperator('backup', onPostgres)).said).toMatch(/rows of \d+ tables/);
  expect([...bucket.files.keys()].filter((key) => key.startsWith('backups/'))).toEqual([
    expect.stringMatching(/^backups\/vigla-20(?!20).*\.tar\.gz$/),
  ]);
  const fourth = { DATA_DIR: at('fourth'), BACKUP_URL: bucket.url };
  expect((await runOperator('restore', fourth, 'latest')).said).toContain('checksums are equal');
});

test.concurrent('a target that is not empty is refused and stays as it is', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'vigla_restore_full', 'schema');
  const full = await startBucket();
  full.files.set('products/1/1.webp', Buffer.from('a picture'));
  const refusals = [
    await runOperator('restore', settingsOf('first'), archive),
    await runOperator('restore', { DATABASE_URL: url, DATA_DIR: at('fifth') }, archive),
    await runOperator('restore', { DATA_DIR: at('fifth'), S3_URL: full.url }, archive),
  ];
  full.stop();
  for (const { code, said } of refusals)
    expect([code, said]).toEqual([1, expect.stringContaining('Nothing was changed')]);
  expect(existsSync(join(at('fifth'), 'objects'))).toBe(false);
});

test.concurrent('a backup that was cut off, or is none, is refused and leaves nothing', async () => {
  const cut = at('cut.tar.gz');
  execFileSync('cp', [archive, cut]);
  await truncate(cut, Math.floor((await readFile(archive)).length / 2));
  expect((await runOperator('restore', settingsOf('sixth'), cut)).code).toBe(1);
  const entries = readdirSync(at('sixth'), { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(found).toEqual(['lock.sqlite']);
  expect((await runOperator('restore', settingsOf('sixth'), 'package.json')).said).toContain(
    'no backup of the shop, or it is damaged',
  );
  expect((await runOperator('restore', settingsOf('sixth'), 'nothing')).said).toContain(
    'There is no backup nothing.',
  );
});

test.concurrent('files move from the disk to a bucket and back, into an empty place only', async () => {
  const other = await startBucket();
  const settings = { DATA_DIR: at('first'), S3_URL: other.url };
  const there = await runOperator('move-objects', settings, 'to-bucket');
  expect([there.code, there.said]).toEqual([
    0,
    expect.stringMatching(/^Copied \d+ files of \d+ bytes; checksums are equal/),
  ]);
  expect((await runOperator('move-objects', settings, 'to-bucket')).said).toContain('already holds files');
  const back = await runOperator('move-objects', { ...settings, DATA_DIR: at('eighth') }, 'to-disk');
  expect(back.said).toContain('Start the shop without S3_URL');
  const filesOf = (name: string) =>
    readdirSync(join(at(name), 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  expect(filesOf('eighth')).toBe(other.files.size);
  other.stop();
});
