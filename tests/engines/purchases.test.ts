import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { athensDate } from '#shared/dates.ts';
import { startNode, type ShopNode } from '../support/process/node.ts';
import { withDatabase } from '../support/process/with-database.ts';
import { begunStock } from '../support/process/writers.ts';
import { shopForWriters } from '../support/process/writers-shop.ts';

const password = 'an-administrators-password';
const [receipts, pieces, missing] = [12, 3, 7];

let root: string;
const nodes: ShopNode[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-purchases-'));
});
afterAll(async () => {
  await Promise.all(nodes.map(({ child }) => child.kill()));
  await rm(root, { recursive: true, force: true });
});

/** A node with a session of the office. */
async function open(settings: Record<string, string>) {
  const node = await startNode({ DEMO: 'off', ADMIN_PASSWORD: password, ...settings });
  nodes.push(node);
  const login = await node.request('POST', '/api/admin/login', { body: { password } });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const ask = (method: string, path: string, body?: object) =>
    node.request(method, `/api/admin${path}`, { cookie, ...(body && { body }) });
  return { node, ask };
}

type Office = Awaited<ReturnType<typeof open>>;

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

test.concurrent.for(['embedded', 'PostgreSQL'])(
  'kill -9 while goods are received and a count is applied loses and doubles no piece (%s)',
  async (engine, { expect }) => {
    const database = engine === 'PostgreSQL' ? 'vigla_purchases' : undefined;
    const settings = await shopForWriters(join(root, engine), database);
    const first = await open(settings);
    const supplierId = await idOf(await first.ask('POST', '/suppliers', { name: 'Χονδρική' }));
    const receive = ({ ask }: Office, key: string) =>
      ask('POST', '/receipts', {
        key,
        supplierId,
        receivedOn: athensDate(new Date()),
        lines: [{ productId: 1, pieces, price: '40' }],
      });
    const keys = Array.from({ length: receipts }, (_, index) => `receipt-of-the-test-${index}`);
    const received = new Set<string>();
    const receiving = Promise.allSettled(
      keys.map(async (key) => {
        if ((await receive(first, key)).ok) received.add(key);
      }),
    );
    await expect.poll(() => received.size, { interval: 1 }).toBeGreaterThan(1);
    await first.node.child.kill();
    await receiving;
    // Whoever got no answer sends it again.
    const second = await open(settings);
    for (const key of keys) expect((await receive(second, key)).status).toBe(200);

    const count = await idOf(await second.ask('POST', '/stock-counts', {}));
    const counted = begunStock + receipts * pieces - missing;
    const entered = await second.ask('PUT', `/stock-counts/${count}/lines`, {
      entries: [{ position: 0, counted, reason: 'theft' }],
    });
    expect(entered.status).toBe(200);
    const { revision } = (await (await second.ask('GET', `/stock-counts/${count}`)).json()) as {
      revision: number;
    };
    const apply = ({ ask }: Office) => ask('POST', `/stock-counts/${count}/apply`, { seen: revision });
    const applying = Promise.allSettled(Array.from({ length: 4 }, () => apply(second)));
    await second.node.child.kill();
    await applying;
    const last = await open(settings);
    // It was applied before the end, or is now.
    expect([200, 409]).toContain((await apply(last)).status);
    await last.node.child.kill();

    const { stock, stored } = await withDatabase(settings, async ({ db }) => ({
      stock: await db.selectFrom('products').where('id', '=', 1).select('stockQuantity').execute(),
      stored: await db.selectFrom('goodsReceipts').select('id').execute(),
    }));
    expect(stored).toHaveLength(receipts);
    expect(stock).toEqual([{ stockQuantity: counted }]);
    console.log(`${engine}: ${received.size} of ${receipts} receipts were answered before the node died`);
  },
);
