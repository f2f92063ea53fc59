import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/get-browser.ts';
import { startShop, type ShopProcess } from '../process/shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker asks for its shops, so that tests do not meet each other's customers. */
    shopDesk: string;
    /** The data directory of an ended shop with the demonstration. */
    preparedData: string;
  }
}

/** Answers `/anything` with the URL of the shop of that name, which it starts when it is first asked for. */
async function openShopDesk(data: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const shops = new Map<string, Promise<ShopProcess>>();
  const desk = createServer(async ({ url: name = '' }, response) => {
    const shop = shops.get(name) ?? startShop({}, { data });
    shops.set(name, shop);
    try {
      response.end((await shop).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const { port } = desk.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      desk.close();
      await Promise.all([...shops.values()].map(async (shop) => (await shop).stop()));
    },
  };
}

/** Vitest's global setup of the browser tests: the workers' shops. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!findBrowser({ isForTests: true }))
    throw new Error('No browser was found: node scripts/get-browser.ts');
  // A first start takes three times the processor time of a later one: one shop makes it, the others begin with its data.
  const preparedData = await mkdtemp(join(tmpdir(), 'vigla-shop-'));
  await (await startShop({ DATA_DIR: preparedData })).stop();
  project.provide('preparedData', preparedData);
  const desk = await openShopDesk(preparedData);
  project.provide('shopDesk', desk.url);
  return async () => {
    await desk.stop();
    await rm(preparedData, { recursive: true });
  };
}
