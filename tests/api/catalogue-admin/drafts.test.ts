import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct, putTogether } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { endpoints } from '../../support/endpoints/endpoints.ts';
import { plausibleInput } from '../../support/endpoints/plausible.ts';
import { send, wireOf } from '../../support/endpoints/wire.ts';
import { buildWorld } from '../../support/endpoints/world.ts';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
});

/** A word that no other text of the shop has. */
const mark = 'Ζυγοσταθμιστής';
/** What finds it: answers repeat what was typed. */
const typed = 'zygostathmistis';

const withdraw = (id: number, isDraft = true) =>
  app.request('PUT', `/api/products/${id}`, { cookie: admin, body: { isDraft } });

describe('a draft', () => {
  it('is in no answer that a visitor or a customer gets', async () => {
    const world = await buildWorld(app);
    const { buyer } = world.people;
    const shown = await putProduct({ name: 'Κάμερα δίπλα' });
    const draft = await putProduct({
      name: `${mark} Argos`,
      sku: 'HIDDEN-1',
      rating: '5.0',
      reviewCount: 9,
      isFeatured: true,
      specifications: JSON.stringify({ technical: { kind: 'Κάμερα' } }),
    });
    await putTogether(shown, draft);
    await putOrder({ customerId: buyer.customerId, productId: draft }, {}, { name: 'Άλλο', sku: 'OLD' });
    for (const path of [`/api/wishlist/${draft}`, `/api/products/${draft}/view`])
      await app.request(path.includes('wish') ? 'PUT' : 'POST', path, { cookie: buyer.cookie });
    await app.request('POST', '/api/cart', { cookie: buyer.cookie, body: { productId: draft, quantity: 1 } });
    await app.request('DELETE', `/api/cart/${draft}?withInstallation=false`, { cookie: buyer.cookie });
    expect(await withdraw(draft)).toMatchObject({ status: 200, body: { isDraft: true } });
    app.clearCaches();

    const found: string[] = [];
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const isOffice = endpoint.access === 'admin' || endpoint.access === 'orders-admin';
      // A person's own data tells what they did.
      if (isOffice || endpoint.name === 'account.exportData') continue;
      for (const productId of [draft, shown]) {
        const facts = { ...world.facts, productId, id: productId, query: typed, search: typed, q: typed };
        for (const cookie of [undefined, buyer.cookie]) {
          const wire = wireOf(endpoint, plausibleInput(endpoint, facts));
          const { text } = await send(app.request, endpoint, wire, cookie);
          if (/Ζυγοσταθμ|HIDDEN-1/i.test(text))
            found.push(`${endpoint.name} ${productId} ${cookie ? 'buyer' : 'visitor'}`);
        }
      }
    }
    expect([...new Set(found)]).toEqual([]);
    const sitemap = await (await fetch(`${app.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain(`/products/${shown}`);
    expect(sitemap).not.toContain(`/products/${draft}<`);
  }, 240_000);

  it('is not found, bought, wished for, waited for or reviewed, and is all that again once it is on sale', async () => {
    const customerId = await putCustomer();
    const cookie = await app.signIn({ customerId });
    const id = await putProduct({ name: mark });
    await putOrder({ customerId, productId: id }, { status: 'delivered' });
    const asked = async () => ({
      page: (await app.request('GET', `/api/products/${id}`)).status,
      search: (
        (await app.request('GET', `/api/search?query=${encodeURIComponent(mark)}`, { cookie })).body as {
          total?: number;
        }
      ).total,
      cart: (await app.request('POST', '/api/cart', { cookie, body: { productId: id, quantity: 1 } })).status,
      wish: (await app.request('PUT', `/api/wishlist/${id}`, { cookie })).status,
      reviews: (await app.request('GET', `/api/products/${id}/reviews`)).status,
    });
    const onSale = await asked();
    expect(onSale).toMatchObject({ page: 200, cart: 200, reviews: 200 });
    await withdraw(id);
    app.clearCaches();
    expect(await asked()).toMatchObject({ page: 404, cart: 404, reviews: 404 });
    const cart = await app.request('GET', '/api/cart', { cookie });
    expect(JSON.stringify(cart.body)).toContain('"isGone":true');
    expect((await app.request('GET', '/api/session', { cookie })).body).toMatchObject({ cartCount: 0 });
    await withdraw(id, false);
    app.clearCaches();
    expect(await asked()).toEqual(onSale);
    expect((await app.request('GET', '/api/session', { cookie })).body).toMatchObject({ cartCount: 2 });
  });

  it('is in the administrators’ list, where a search finds it by name and code', async () => {
    const id = await putProduct({ name: `${mark} Argos`, sku: 'HIDDEN-1', isDraft: true });
    await putProduct({ name: 'Κάμερα' });
    for (const search of [mark, 'hidden-1', 'ζυγοσταθμιστησ argos']) {
      const query = new URLSearchParams({ search, isDraft: 'true' });
      const { body } = await app.request('GET', `/api/admin/products?${query}`, { cookie: admin });
      expect(body).toMatchObject([{ id, isDraft: true }]);
    }
    const { body } = await app.request('GET', '/api/admin/products/counts', { cookie: admin });
    expect(body).toMatchObject({ all: 2, drafts: 1, inStock: 1 });
  });

  it('leaves no word in what a search corrects and completes by', async () => {
    const body = { name: `${mark} νέος`, price: 10, categoryId: 'cameras', isDraft: true };
    await putProduct();
    await app.request('POST', '/api/products', { cookie: admin, body });
    const { db } = app.services.database;
    const words = await db.selectFrom('vocabulary').select('word').execute();
    expect(words.filter(({ word }) => /ζυγοστ/i.test(word))).toEqual([]);
  });
});

describe('low stock', () => {
  it('is a counted product at its mark or below, at the usual one without a mark', async () => {
    await putProduct({ sku: 'USUAL', stockQuantity: 3 });
    await putProduct({ sku: 'ENOUGH', stockQuantity: 4 });
    await putProduct({ sku: 'OWN', stockQuantity: 9, lowStockAt: 10 });
    await putProduct({ sku: 'NEVER', stockQuantity: 1, lowStockAt: 0 });
    await putProduct({ sku: 'UNCOUNTED' });
    await putProduct({ sku: 'OUT', stockQuantity: 0, inStock: false });
    await putProduct({ sku: 'DRAFT', stockQuantity: 1, isDraft: true });
    const { body } = await app.request('GET', '/api/admin/products?stock=low&sortBy=stock', {
      cookie: admin,
    });
    expect((body as { sku: string; isLow: boolean }[]).map(({ sku, isLow }) => [sku, isLow])).toEqual([
      ['USUAL', true],
      ['OWN', true],
    ]);
    const counts = await app.request('GET', '/api/admin/products/counts', { cookie: admin });
    expect(counts.body).toMatchObject({ low: 2 });
  });
});
