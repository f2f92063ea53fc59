import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { readOfferKey } from '#features/offers/offer-link.ts';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { startNode, type ShopNode } from '../support/process/node.ts';
import { withDatabase } from '../support/process/with-database.ts';
import { begunStock } from '../support/process/writers.ts';
import { shopForWriters } from '../support/process/writers-shop.ts';

const password = 'an-administrators-password';
const racers = 60;
const offersToKill = 12;
const pieces = 2;

let root: string;
const nodes: ShopNode[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-offers-'));
});
afterAll(async () => {
  await Promise.all(nodes.map(({ child }) => child.kill()));
  await rm(root, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<ShopNode> {
  const node = await startNode({ DEMO: 'off', TRUST_PROXY: '1', ADMIN_PASSWORD: password, ...settings });
  nodes.push(node);
  return node;
}

async function signInOffice(node: ShopNode): Promise<string> {
  const login = await node.request('POST', '/api/admin/login', { body: { password } });
  return login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

/** Sends an offer of two pieces to a customer; returns the key of its link. */
async function send(node: ShopNode, cookie: string): Promise<string> {
  const ask = async <Body>(path: string, body: object) => {
    const answer = await node.request('POST', `/api/admin/offers${path}`, { cookie, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const line = { id: 'camera', kind: 'product', productId: 1, quantity: pieces, price: 90 };
  const { offer } = await ask<{ offer: OfficeOffer }>('', {
    customerId: 'eleni',
    content: {
      sections: [{ lines: [line] }],
      shippingMethod: 'standard',
      validUntil: addDays(athensDate(new Date()), 20),
    },
  });
  const { revision: seen, summary } = offer;
  const { link } = await ask<{ link: string }>(`/${offer.id}/send`, { seen, summary });
  return readOfferKey(new URL(link).hash) ?? '';
}

type Acceptance = Record<string, unknown>;

/** What whoever reads an offer sends to accept it. */
async function acceptanceOf(node: ShopNode, key: string): Promise<Acceptance> {
  const opened = await node.request('GET', `/api/offers/${key}`);
  const { version, summary, termsVersion, payments } = (await opened.json()) as SeenOffer;
  return {
    version,
    lines: ['camera'],
    summary,
    name: 'Ελένη Μαρκάκη',
    termsVersion,
    agreesToTerms: true,
    shippingAddress: {
      fullName: 'Ελένη Μαρκάκη',
      phone: '2101234567',
      address: 'Ηρακλείου 12',
      city: 'Νέα Ιωνία',
      postalCode: '14231',
    },
    payment: payments[0],
  };
}

/** Accepts an offer from an address of its own until it is answered; returns the number of its order. */
async function accept(node: ShopNode, key: string, body: Acceptance, racer: number): Promise<string> {
  const headers = { 'x-forwarded-for': `198.51.${racer >> 8}.${racer & 255}` };
  for (;;) {
    const answer = await node.request('POST', `/api/offers/${key}/acceptance`, { headers, body });
    if (answer.status === 503) continue;
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { orderNumber: string }).orderNumber;
  }
}

test.concurrent.for(['embedded', 'PostgreSQL'])(
  'an offer becomes one order, whether 60 accept it at once or its node dies meanwhile (%s)',
  async (engine, { expect }) => {
    const onPostgres = engine === 'PostgreSQL';
    const settings = await shopForWriters(join(root, engine), onPostgres ? 'vigla_offers' : undefined);
    const first = await start(settings);
    const second = onPostgres ? await start(settings) : first;
    const cookie = await signInOffice(first);
    const raced = await send(first, cookie);
    // Every offer of this test says the same, so that one acceptance fits all.
    const body = await acceptanceOf(first, raced);
    const numbers = await Promise.all(
      Array.from({ length: racers }, (_, racer) => accept(racer % 2 ? second : first, raced, body, racer)),
    );
    expect(new Set(numbers).size).toBe(1);

    const keys: string[] = [];
    for (let index = 0; index < offersToKill; index += 1) keys.push(await send(first, cookie));
    const acknowledged = new Map<string, string>();
    const accepting = Promise.allSettled(
      keys.map(async (key, index) => {
        acknowledged.set(key, await accept(index % 2 ? second : first, key, body, racers + index));
      }),
    );
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(1);
    await Promise.all([first.child.kill(), second.child.kill()]);
    // Whoever got no answer does not know whether it was accepted.
    await accepting;
    const last = await start(settings);
    const again = await Promise.all(
      keys.map(async (key, index) => [key, await accept(last, key, body, 2 * racers + index)] as const),
    );
    const kept = new Map(again);
    for (const [key, number] of acknowledged) expect(kept.get(key)).toBe(number);
    await last.child.kill();

    const { orders, accepted, events, stock } = await withDatabase(settings, async ({ db }) => ({
      orders: await db.selectFrom('orders').select(['orderNumber', 'offerId']).execute(),
      accepted: await db.selectFrom('offers').where('state', '=', 'accepted').select('id').execute(),
      events: await db.selectFrom('offerEvents').where('event', '=', 'accepted').select('offerId').execute(),
      stock: await db.selectFrom('products').where('id', '=', 1).select('stockQuantity').execute(),
    }));
    const all = offersToKill + 1;
    expect(new Set(orders.map(({ offerId }) => offerId)).size).toBe(all);
    expect([orders.length, accepted.length, events.length]).toEqual([all, all, all]);
    expect(new Set(orders.map(({ orderNumber }) => orderNumber))).toEqual(
      new Set([numbers[0], ...kept.values()]),
    );
    expect(stock).toEqual([{ stockQuantity: begunStock - all * pieces }]);
    console.log(`${engine}: ${acknowledged.size} of ${offersToKill} were answered before the node died`);
  },
);
