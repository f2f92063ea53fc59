// Responses of shared endpoints are cached for everyone who sees the same, until the data changes.
import { putRecall } from '../support/app/recalls.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveOwnText } from '#server/texts.ts';
import { legalTexts } from '#shared/texts.ts';
import { saveSpecificationList } from '#server/db/specification-list.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import type { SpecificationKey } from '#shared/specification-keys.ts';
import { invalidate } from '#server/cache/caches.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';
import { plausibleInput, requiredInput } from '../support/endpoints/plausible.ts';
import { putCustomer, putProduct, putQuestion, putReview, putTogether } from '../support/app/shop.ts';
import { countStatements, leastStatements } from '../support/database/statements.ts';
import { addressOf, wireOf } from '../support/endpoints/wire.ts';
import { putPricedShop, withoutPrices } from '../support/endpoints/priced-world.ts';
import { factsOf } from '../support/endpoints/facts.ts';
import { enter } from '../support/endpoints/world.ts';

let app: TestApp;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  productId = await putProduct({ name: 'Κάμερα', priceCents: 12_345 });
});

const listed = '/api/products?page=1&pageSize=20';
const rename = async (name: string) => {
  await app.services.database.db.updateTable('products').set({ name }).execute();
};
const names = async (path = listed, cookie = '') => {
  const { body } = await app.ask('GET', path, { cookie });
  return (body as { name: string }[]).map(({ name }) => name);
};

/** The URLs of all shared endpoints, with the input fields that `inputFor` returns. */
function sharedPaths(id: number, inputFor = requiredInput): string[] {
  const facts = factsOf({ productId: id });
  const shared = endpoints.filter(({ isShared }) => isShared);
  return shared.map((endpoint) => addressOf(endpoint, wireOf(endpoint, inputFor(endpoint, facts))));
}

/** Returns the endpoints' own responses, as if the contract did not mark them as shared. */
async function unshared<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const shared = endpoints.filter(({ isShared }) => isShared);
  for (const { meta } of shared) meta['shared'] = false;
  try {
    return await ask();
  } finally {
    for (const { meta } of shared) meta['shared'] = true;
  }
}

describe('a shared answer', () => {
  it('is given to the second who asks without a look into the database', async () => {
    const first = await app.ask('GET', listed);
    let second = first;
    // What an earlier change drops may be dropped between the two.
    await expect
      .poll(() => countStatements(async () => void (second = await app.ask('GET', listed))))
      .toBe(0);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('x-total-count')).toBe('1');
    expect(second.headers.get('x-frame-options')).toBe('DENY');
  });

  it('is the one that the endpoint gives, whoever asks', async () => {
    const [id = 0] = await putPricedShop(app);
    for (const role of ['visitor', 'rejected customer', 'buyer', 'administrator'] as const) {
      const { cookie } = await enter(app, role);
      for (const path of [...sharedPaths(id), ...sharedPaths(id, plausibleInput)]) {
        const own = await unshared(() => app.request('GET', path, { cookie }));
        for (const cached of [
          await app.request('GET', path, { cookie }),
          await app.ask('GET', path, { cookie }),
        ]) {
          const total = cached.headers.get('x-total-count');
          expect([cached.status, cached.text, total], `${role}: ${path}`).toEqual([
            own.status,
            own.text,
            own.headers.get('x-total-count'),
          ]);
        }
      }
    }
  });

  it('is cached until something that it shows changes', async () => {
    const ids = await putPricedShop(app);
    const { db } = app.services.database;
    const everything = [
      'catalogue',
      'kinds',
      'services',
      'questions',
      'synonyms',
      'service-area',
      'settings',
      ...[productId, ...ids].map((id) => `product:${id}`),
    ];
    await putReview({ customerId: await putCustomer(), productId }, { status: 'published' });
    await putQuestion();
    await putTogether(productId, ids[0] ?? 0);
    await putRecall(productId);
    // The wizard's examples change by what a product is, not by its name.
    const smoke = JSON.stringify({ technical: { kind: 'Ανιχνευτής καπνού', battery_y: 10 } });
    const twoKinds = JSON.stringify({ technical: { kind: 'Κάμερα, καταγραφικό' } });
    for (const path of sharedPaths(productId)) {
      const tag = async () => (await app.ask('GET', path)).headers.get('etag');
      const before = await tag();
      const another = crypto.randomUUID();
      await db.updateTable('products').set({ name: another }).execute();
      await db.updateTable('services').set({ title: another }).execute();
      await db.updateTable('categories').set({ name: another }).execute();
      await db.updateTable('reviews').set({ text: another }).execute();
      await db.updateTable('questions').set({ answer: another }).execute();
      await db.updateTable('recalls').set({ title: another }).execute();
      if (path.includes('/wizard/example-house'))
        await db.updateTable('products').set({ specifications: '{}' }).execute();
      if (path.includes('/wizard/examples'))
        await db.updateTable('products').set({ specifications: smoke, inStock: true }).execute();
      if (path.includes('/search/filters'))
        await db.updateTable('products').set({ specifications: twoKinds }).execute();
      if (path.includes('/offered')) await db.updateTable('services').set({ role: 'installation' }).execute();
      const area = JSON.stringify([another.replaceAll(/\D/g, '').slice(0, 5)]);
      await db
        .insertInto('settings')
        .values({ key: 'installation-area', value: area })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: area }))
        .execute();
      await sql`
        update settings set value = jsonb_set(value, '{fields,claim}', to_jsonb(${another}::text))
        where key = 'settings.company'`.execute(db);
      const values = { title: another, body: `## ${another}` };
      await db.transaction().execute(async (trx) => {
        for (const text of [...legalTexts, 'home.hero', 'services.intro', 'about'])
          await saveOwnText(trx, text, { revision: 1, values });
        const [kind] = defaultSpecificationKeys as [SpecificationKey];
        const own = { ...kind, label: another, isFilter: true };
        await saveSpecificationList(trx, { version: 1, keys: [own], removed: [] });
      });
      invalidate(app.services.caches, ['something else']);
      expect(await tag(), path).toBe(before);
      invalidate(app.services.caches, everything);
      expect(await tag(), path).not.toBe(before);
    }
  });

  it('is the same whatever the order of its parameters and whatever else the address says', async () => {
    await names('/api/products?pageSize=20&page=1&utm_source=letter');
    await rename('Άλλο');
    expect(await names(listed)).toEqual(['Κάμερα']);
    expect(await names('/api/products?x=1&page=1&pageSize=20')).toEqual(['Κάμερα']);
    expect(await names('/api/products?page=1')).toEqual(['Άλλο']);
  });

  it.each(['search=κάμερα', 'ids=1', 'page=1&page=1', 'page[]=1'])(
    'is cached for no list with %s',
    async (query) => {
      const ask = () => app.ask('GET', `/api/products?${query}`);
      await ask();
      // A search reads the synonyms, what matches, and its products.
      const expected = query.startsWith('page') ? 0 : query.startsWith('search') ? 3 : 1;
      for (let times = 0; times < 2; times += 1) await ask();
      expect(await leastStatements(ask)).toBe(expected);
      expect((await ask()).headers.get('etag')).toBeNull();
    },
  );

  it('is not cached when it is a refusal', async () => {
    const missing = `/api/products/${productId + 1}`;
    expect((await app.ask('GET', missing)).status).toBe(404);
    expect((await app.ask('GET', '/api/products?sortBy=price_asc')).status).toBe(403);
    expect((await app.ask('GET', '/api/products?page=0')).status).toBe(400);
    await putProduct();
    expect((await app.ask('GET', missing)).status).toBe(200);
  });
});

describe('between people', () => {
  it('passes no price to who may not see it, and hides none from who may', async () => {
    const { cookie } = await enter(app, 'buyer');
    const { cookie: admin } = await enter(app, 'administrator');
    const price = async (as: string) => {
      const { body } = await app.ask('GET', listed, { cookie: as });
      return (body as { price?: number }[])[0]?.price;
    };
    for (const role of withoutPrices) {
      const { cookie: other } = await enter(app, role);
      app.clearCaches();
      expect([await price(cookie), await price(other), await price(admin)]).toEqual([
        123.45,
        undefined,
        123.45,
      ]);
      app.clearCaches();
      expect([await price(other), await price(cookie), await price(other)]).toEqual([
        undefined,
        123.45,
        undefined,
      ]);
    }
  });

  it('follows a customer who loses the right to see prices, or wins it', async () => {
    const { cookie, customerId = '' } = await enter(app, 'buyer');
    const price = async () => (await app.ask('GET', listed, { cookie })).text.includes('"price"');
    const set = (canViewPrices: boolean) =>
      app.services.database.db
        .updateTable('customers')
        .set({ canViewPrices })
        .where('id', '=', customerId)
        .execute();
    expect(await price()).toBe(true);
    await set(false);
    expect(await price()).toBe(false);
    await set(true);
    expect(await price()).toBe(true);
  });

  it('refuses an order by price to a visitor after a buyer had it', async () => {
    const { cookie } = await enter(app, 'buyer');
    const ask = async (as: string) =>
      (await app.ask('GET', '/api/products?sortBy=price_asc', { cookie: as })).status;
    expect([await ask(cookie), await ask(''), await ask(cookie)]).toEqual([200, 403, 200]);
  });

  it('lets no cache on the way keep what a signed-in person got', async () => {
    for (const role of [...withoutPrices, 'buyer', 'administrator'] as const) {
      const { cookie } = await enter(app, role);
      const isNobody = role === 'visitor' || role === 'expired session';
      for (const times of [1, 2]) {
        const { headers } = await app.ask('GET', listed, { cookie });
        expect([role, times, headers.get('cache-control'), headers.get('vary')]).toEqual([
          role,
          times,
          isNobody ? 'no-cache' : 'private, no-store',
          'Accept-Encoding, Cookie',
        ]);
      }
    }
  });
});

describe('on the way', () => {
  it('a visitor who has the answer gets just the word that it has not changed', async () => {
    const { headers } = await app.ask('GET', listed);
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect(await app.ask('GET', listed, again)).toMatchObject({ status: 304, text: '' });
    const { cookie } = await enter(app, 'buyer');
    expect(await app.ask('GET', listed, { cookie, ...again })).toMatchObject({ status: 200 });
  });

  it.each(['br', 'gzip', 'identity'])('the answer travels as %s', async (encoding) => {
    const plain = await app.ask('GET', listed);
    const packed = await fetch(app.origin + listed, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await packed.text()).toBe(plain.text);
  });

  it('HEAD gives the headers alone', async () => {
    const { headers } = await app.ask('GET', listed, { headers: { 'accept-encoding': 'identity' } });
    for (const times of [1, 2]) {
      const head = await app.ask('HEAD', listed, { headers: { 'accept-encoding': 'identity' } });
      expect([times, head.status, head.text]).toEqual([times, 200, '']);
      expect(head.headers.get('content-length')).toBe(headers.get('content-length'));
    }
  });
});

describe('a change', () => {
  it('by an administrator is seen at once by everybody', async () => {
    const { cookie } = await enter(app, 'buyer');
    const { cookie: admin } = await enter(app, 'administrator');
    for (const as of ['', cookie, admin]) expect(await names(listed, as)).toEqual(['Κάμερα']);
    const { body } = await app.ask('GET', `/api/admin/products/${productId}`, { cookie: admin });
    const change = { ...(body as object), name: 'Νέα κάμερα' };
    const changed = await app.ask('PUT', `/api/products/${productId}`, { cookie: admin, body: change });
    expect(changed.status).toBe(200);
    for (const as of ['', cookie, admin]) expect(await names(listed, as)).toEqual(['Νέα κάμερα']);
  });

  it('on another node is seen as soon as the database tells of it', async () => {
    expect(await names()).toEqual(['Κάμερα']);
    await rename('Αλλού');
    expect(await names()).toEqual(['Κάμερα']);
    await sql`select pg_notify('changes', '["catalogue"]')`.execute(app.services.database.db);
    await expect.poll(() => names()).toEqual(['Αλλού']);
  });
});
