import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { sentinels } from '../support/endpoints/price-search.ts';
import { pricesInPages, putPricedShop, withoutPrices } from '../support/endpoints/priced-world.ts';
import { enter } from '../support/endpoints/world.ts';

let app: TestApp;
let productIds: number[];
async function renew() {
  app = await testApp();
  await truncateAll();
  productIds = await putPricedShop(app);
  app.clearCaches();
}

describe('prices in pages, after all that can be cached was cached for buyers,', () => {
  beforeAll(async () => {
    await renew();
    for (let times = 0; times < 3; times += 1) await pricesInPages(app, 'buyer', productIds, app.ask);
  });

  it.each(withoutPrices)('are in no byte of any page: %s', async (role) => {
    const before = app.fragmentHits();
    // One page is enough to see that the cache still holds what buyers have in common.
    const { cookie } = await enter(app, 'buyer');
    await app.ask('GET', '/products', { cookie });
    expect(app.fragmentHits()).toBeGreaterThan(before);
    expect(await pricesInPages(app, role, productIds, app.ask)).toEqual([]);
  });
});

describe('prices in pages', () => {
  beforeEach(renew);

  it('are found by the same walk as a buyer, and not by the visitor who comes after', async () => {
    const found = await pricesInPages(app, 'buyer', productIds);
    const kinds = new Set(found.map((text) => text.split(': ')[1]));
    // A customer's contracts come after their page.
    const { contractPrice: _later, ...shown } = sentinels;
    expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(shown)));
    expect(await pricesInPages(app, 'visitor', productIds)).toEqual([]);
  });

  it('are found when one page forgets who is looking', async () => {
    const { cookie } = await enter(app, 'buyer');
    const forgetful: TestApp['request'] = (method, path, options) =>
      app.request(method, path, path === '/products' ? { ...options, cookie } : options);
    const found = await pricesInPages(app, 'visitor', productIds, forgetful);
    expect(found).toContain('/products: price');
  });
});
