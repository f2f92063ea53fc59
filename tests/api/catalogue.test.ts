import { beforeEach, describe, expect, it } from 'vitest';
import type { Product, ProductCard } from '#features/catalogue/contract.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

const { services, request, signIn, setNow } = await testApp();
const { db } = services.database;

const camera = { kind: 'Κάμερα', resolution_mp: 4, resolution_px: '2560×1440', hfov_deg: 84, ir_m: 40, ip: 'IP67', poe: '802.3af', ai: 'Όχι' }; // prettier-ignore

const products = [
  {
    sku: 'ARG-1',
    name: 'Κάμερα Άλφα',
    shortDescription: 'Για τη βροχή',
    categoryId: 'cameras',
    priceCents: 73_491_137,
    comparePriceCents: 83_491_137,
    installationPriceCents: 1_234_577,
    isFeatured: true,
    rating: 4.5,
    reviewCount: 10,
    imageUrls: ['/public-objects/products/gone.webp', '/public-objects/products/a.webp'],
    specifications: JSON.stringify({ technical: camera }),
    features: ['night_vision'],
    createdAt: new Date('2026-01-01'),
  },
  {
    sku: 'ARG-2',
    name: 'κάμερα Βήτα 100%',
    categoryId: 'cameras',
    priceCents: 4900,
    installationAvailable: false,
    installationPriceCents: 3300,
    stockQuantity: 0,
    rating: 4.9,
    createdAt: new Date('2026-03-01'),
  },
  {
    sku: 'PHY-1',
    name: 'Σειρήνα Γάμμα',
    brand: 'Phylax',
    categoryId: 'alarms',
    priceCents: 9900,
    createdAt: new Date('2026-02-01'),
  },
];

let ids: number[] = [];

beforeEach(async () => {
  setNow(undefined);
  await truncateAll();
  await db
    .insertInto('categories')
    .values([
      { id: 'alarms', name: 'Συναγερμοί', searchCategory: 'alarms', position: 1 },
      { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras', position: 0 },
      { id: 'fire', name: 'Πυρασφάλεια', searchCategory: 'sensors', position: 2 },
    ])
    .execute();
  const picture = { contentType: 'image/webp', bytes: 1, width: 800, height: 600 };
  await db
    .insertInto('objects')
    .values({ path: 'products/a.webp', ...picture })
    .execute();
  for (const product of products) await db.insertInto('products').values(product).execute();
  const rows = await db.selectFrom('products').select('id').orderBy('sku').execute();
  ids = rows.map(({ id }) => id);
});

const states = {
  pending: {},
  rejected: { isRejected: true },
  withoutPrices: { isVerified: true },
  approved: { isVerified: true, canViewPrices: true },
};

async function signInAs(state: keyof typeof states) {
  const person = { email: `${state}@pelatis.example`, firstName: 'Ελένη', lastName: 'Μαρκάκη' };
  await db
    .insertInto('customers')
    .values({ id: state, passwordHash: '-', accountType: 'private', ...person, ...states[state] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return signIn({ customerId: state });
}

async function list<Item = Product>(query = '', cookie = '') {
  const response = await request('GET', `/api/products${query}`, { cookie });
  expect(response.status).toBe(200);
  return { items: response.body as Item[], total: response.headers.get('x-total-count') };
}
const skus = async (query: string, cookie = '') => (await list(query, cookie)).items.map(({ sku }) => sku);

describe('GET /api/products', () => {
  it.each([
    ['', ['ARG-1', 'PHY-1', 'ARG-2'], 'featured and available first'],
    ['?categoryId=cameras', ['ARG-1', 'ARG-2'], 'one category'],
    ['?categoryId=all', ['ARG-1', 'PHY-1', 'ARG-2'], 'no category chosen'],
    ['?categoryId=', ['ARG-1', 'PHY-1', 'ARG-2'], 'an empty category'],
    ['?categoryId=none', [], 'an unknown category'],
    ['?inStock=true', ['ARG-1', 'PHY-1'], 'available ones'],
    ['?inStock=false', ['ARG-1', 'PHY-1', 'ARG-2'], 'all of them'],
    ['?sortBy=rating', ['ARG-2', 'ARG-1', 'PHY-1'], 'best rated first'],
    ['?sortBy=name', ['ARG-1', 'ARG-2', 'PHY-1'], 'by name, capitals and accents aside'],
    ['?sortBy=newest', ['ARG-2', 'PHY-1', 'ARG-1'], 'newest first'],
    ['?search=ΚΑΜΕΡΑ', ['ARG-1', 'ARG-2'], 'by a word of the name'],
    ['?search=βροχη', ['ARG-1'], 'by a word of the description'],
    ['?search=phylax%20σειρηνα', ['PHY-1'], 'by all of several words'],
    ['?search=phy-1', ['PHY-1'], 'by code'],
    ['?search=kamera%20vroxh', ['ARG-1'], 'by Greek words in Latin letters'],
    ['?search=φύλαξ', ['PHY-1'], 'by a Latin name in Greek letters'],
    ['?search=kamera&page=2&pageSize=1', ['ARG-2'], 'the second page of what is found in other letters'],
    ['?search=100%25', ['ARG-2'], 'a percent sign is no joker'],
    ['?search=_', [], 'nor is an underscore'],
    ['?page=2&pageSize=2', ['ARG-2'], 'the second page'],
    ['?page=9&pageSize=2', [], 'a page after the last'],
  ])('%s lists %j: %s', async (query, expected) => {
    expect(await skus(query)).toEqual(expected);
  });

  it('lists the ids asked for in the order asked for', async () => {
    expect(await skus(`?ids=${ids[2]},${ids[0]},999999`)).toEqual(['PHY-1', 'ARG-1']);
  });

  it('says how many there are on all pages', async () => {
    expect((await list('?pageSize=2')).total).toBe('3');
    expect((await list('?categoryId=cameras&pageSize=1')).total).toBe('2');
    expect((await list('?categoryId=cameras&pageSize=1&page=7')).total).toBe('2');
  });

  it('orders and chooses by price for those who see prices, and refuses it to others', async () => {
    expect(await skus('?sortBy=price_asc', await signInAs('approved'))).toEqual(['ARG-2', 'PHY-1', 'ARG-1']);
    expect(await skus('?sortBy=price_desc', await signIn('admin'))).toEqual(['ARG-1', 'PHY-1', 'ARG-2']);
    expect(await skus('?priceRange=49,99', await signIn('admin'))).toEqual(['PHY-1', 'ARG-2']);
    expect(await skus('?priceRange=49.01,98.99', await signIn('admin'))).toEqual([]);
    for (const query of ['?sortBy=price_asc', '/cards?sortBy=price_desc', '/cards?priceRange=0,9']) {
      for (const cookie of ['', await signInAs('pending'), await signInAs('withoutPrices')]) {
        const { status, body } = await request('GET', `/api/products${query}`, { cookie });
        expect([status, body]).toMatchObject([403, { code: 'PRICES_HIDDEN' }]);
      }
    }
  });

  it.each('priceRange=1 sortBy=cheap page=0 pageSize=1000 page=1.5 ids=1;2 inStock=maybe'.split(' '))(
    'answers %s with 400 and names the field',
    async (query) => {
      const { status, body } = await request('GET', `/api/products?${query}`);
      expect(status).toBe(400);
      expect(Object.keys((body as { fields: object }).fields)).toEqual([query.split('=')[0]]);
    },
  );
});

describe('a product', () => {
  it('comes with labelled specifications, named features, its pictures that exist, and its lens', async () => {
    const { body } = await request('GET', `/api/products/${ids[0]}`);
    expect(body).toMatchObject({
      sku: 'ARG-1',
      categoryName: 'Κάμερες',
      facts: ['4\u00A0MP', 'IR 40\u00A0m', 'IP67'],
      rating: 4.5,
      specifications: { resolution_mp: { label: 'Ανάλυση', value: 4, unit: 'MP', group: 'technical' } },
      features: [{ id: 'night_vision', name: 'Νυχτερινή λήψη' }],
      images: [{ url: '/public-objects/products/a.webp', width: 800, height: 600 }],
      camera: { hpx: 2560, hfovDeg: 84, irM: 40, panoramic: false },
    });
  });

  it('says nothing of how many are left, of its EAN or of an installation that is not offered', async () => {
    const { body } = await request('GET', `/api/products/${ids[1]}`, { cookie: await signInAs('approved') });
    expect(body).not.toHaveProperty('stockQuantity');
    expect(body).not.toHaveProperty('ean');
    expect(body).toMatchObject({ inStock: false });
    expect(body).not.toHaveProperty('installationPrice');
  });

  it('that does not exist is a 404 with a Greek sentence, an id that is none a 400', async () => {
    const { status, body } = await request('GET', '/api/products/987654');
    expect([status, body]).toEqual([
      404,
      { error: 'Το προϊόν που ζητήσατε δεν υπάρχει.', code: 'PRODUCT_NOT_FOUND' },
    ]);
    expect((await request('GET', '/api/products/abc')).status).toBe(400);
  });

  it('on offer carries the lowest price of the 30 days before', async () => {
    const since = (days: number) => new Date(Date.now() - days * 86_400_000);
    const id = ids[0] ?? 0;
    await db.deleteFrom('priceHistory').execute();
    await db
      .insertInto('priceHistory')
      .values([
        { productId: id, since: since(90), priceCents: 83_491_137 },
        { productId: id, since: since(20), priceCents: 78_000_000 },
        { productId: id, since: since(15), priceCents: 83_491_137 },
        { productId: id, since: since(5), priceCents: 73_491_137, comparePriceCents: 83_491_137 },
      ])
      .execute();
    const { body } = await request('GET', `/api/products/${id}`, { cookie: await signInAs('approved') });
    expect(body).toMatchObject({
      price: 734_911.37,
      comparePrice: 834_911.37,
      lowestPrice30d: 780_000,
      installationPrice: 12_345.77,
    });
  });

  it('has others of its category beside it that are in stock', async () => {
    await db
      .insertInto('products')
      .values({ sku: 'ARG-3', name: 'Γ', categoryId: 'cameras', priceCents: 1 })
      .execute();
    const { body } = await request('GET', `/api/products/${ids[0]}/related`);
    expect((body as ProductCard[]).map(({ sku }) => sku)).toEqual(['ARG-3']);
    expect((await request('GET', '/api/products/987654/related')).status).toBe(404);
  });
});

it('the shop’s list comes page by page with its total', async () => {
  const { body } = await request('GET', '/api/products/cards?pageSize=2&inStock=true');
  expect(body).toMatchObject({ total: 2, products: [{ sku: 'ARG-1', onOffer: true }, { sku: 'PHY-1' }] });
});

it('the products put forward are one of each category before the second of any', async () => {
  const more = { name: 'Κ', categoryId: 'cameras', priceCents: 1, isFeatured: true };
  await db
    .insertInto('products')
    .values([
      { ...more, sku: 'ARG-3' },
      { ...more, sku: 'PHY-2', categoryId: 'alarms' },
    ])
    .execute();
  const featured = await list<ProductCard>('/featured');
  expect(featured.items.map(({ sku }) => sku)).toEqual(['ARG-1', 'PHY-2', 'ARG-3']);
  expect((await list<ProductCard>('/featured?pageSize=2')).items).toHaveLength(2);
});

it('the categories come in the shop’s order with true counts', async () => {
  const { body } = await request('GET', '/api/categories');
  expect(body).toEqual([
    { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras', productCount: 2, inStockCount: 1 },
    { id: 'alarms', name: 'Συναγερμοί', searchCategory: 'alarms', productCount: 1, inStockCount: 1 },
    { id: 'fire', name: 'Πυρασφάλεια', searchCategory: 'sensors', productCount: 0, inStockCount: 0 },
  ]);
});

describe('prices', () => {
  const paths = () => [
    '/api/products',
    '/api/products/cards',
    '/api/products/featured',
    '/api/products?sortBy=rating',
    `/api/products?ids=${ids.join(',')}`,
    `/api/products/${ids[0]}`,
    `/api/products/${ids[2]}/related`,
    `/api/products/${ids[1]}/related`,
  ];
  const amounts = ['73491137', '734911.37', '83491137', '834911.37', '1234577', '12345.77'];
  const fields = ['price', 'comparePrice', 'installationPrice', 'lowestPrice30d', 'Cents'];

  it.each(['visitor', 'pending', 'rejected', 'withoutPrices'] as const)('never reach: %s', async (who) => {
    const cookie = who === 'visitor' ? '' : await signInAs(who);
    for (const path of paths()) {
      const { status, text } = await request('GET', path, { cookie });
      expect(status).toBe(200);
      for (const secret of [...amounts, ...fields]) expect(text).not.toContain(secret);
    }
  });

  it.each(['approved', 'admin'] as const)('reach: %s', async (who) => {
    const cookie = who === 'admin' ? await signIn('admin') : await signInAs(who);
    for (const path of paths().slice(0, 6)) {
      expect((await request('GET', path, { cookie })).text).toContain('734911.37');
    }
  });
});

describe('a look at a product', () => {
  const look = async (cookie: string, id = ids[0]) =>
    request('POST', `/api/products/${id}/view`, { cookie, body: {} });

  it('is counted for the customer who looks', async () => {
    const cookie = await signInAs('pending');
    await look(cookie);
    expect((await look(cookie)).body).toEqual({ counted: true });
    expect(
      await db.selectFrom('productViews').select(['customerId', 'productId', 'views']).execute(),
    ).toEqual([{ customerId: 'pending', productId: ids[0], views: 2 }]);
  });

  it('is nobody’s without a session, and of nothing is a 404', async () => {
    expect((await look('')).status).toBe(401);
    expect((await look(await signInAs('approved'), 987_654)).status).toBe(404);
    expect(await db.selectFrom('productViews').selectAll().execute()).toEqual([]);
  });
});
