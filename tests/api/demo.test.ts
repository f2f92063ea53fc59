import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { Alert } from '#features/alerts/contract.ts';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { offerStates } from '#features/offers/enums.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { listUnwritten } from '#features/handover/server/store.ts';
import { chosenFirst } from '#features/offers/rules.ts';
import type { Order } from '#features/orders/contract.ts';
import { readPoints } from '#features/orders/points/server/store.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { countStatements } from '../support/database/statements.ts';

const { services, request, signIn } = await testApp();
const { db } = services.database;

type Demo = {
  products: { sku: string; price: number; comparePrice: number | null; lowestPrice30d: number | null }[];
};
const { products } = await readDemoJson<Demo>('catalogue.json');

const count = async (table: 'products' | 'services' | 'categories' | 'objects') => {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .execute();
  return Number(rows[0]?.count);
};

/** A line as the choice reads it. */
const choosable = ({ group = '', ...line }: OfficeOffer['content']['sections'][number]['lines'][number]) => ({
  ...line,
  group,
});

describe('the demonstration', () => {
  beforeEach(truncateAll);

  it('fills an empty database once, with some hundred statements', async () => {
    const statements = await countStatements(() => Promise.all([loadDemo(services), loadDemo(services)]));
    expect(statements).toBeGreaterThan(100);
    expect(statements).toBeLessThan(700);
    const counts = [
      await count('categories'),
      await count('products'),
      await count('services'),
      await count('objects'),
    ];
    expect(counts).toEqual([9, 60, 8, 212]);
    await db.updateTable('products').set({ name: 'Άλλο' }).where('sku', '=', 'ARG-B4-28').execute();
    await loadDemo(services);
    expect(await count('products')).toBe(60);
    const stored = await db.selectFrom('products').select('name').where('name', '=', 'Άλλο').execute();
    expect(stored).toHaveLength(1);
  });

  it('leaves a shop alone that has something in it', async () => {
    await db
      .insertInto('categories')
      .values({ id: 'own', name: 'Δικά μας', searchCategory: 'cameras' })
      .execute();
    await db
      .insertInto('products')
      .values({ sku: 'OWN', name: 'Δικό μας', categoryId: 'own', priceCents: 1 })
      .execute();
    await loadDemo(services);
    expect(await count('products')).toBe(1);
  });
});

describe('the demonstration, as it is loaded,', () => {
  beforeAll(async () => {
    await truncateAll();
    await loadDemo(services);
  });

  it('has orders that spend points which their buyers had by then', async () => {
    const { body } = await request('GET', '/api/orders', { cookie: await signIn('admin') });
    const spending = (body as Order[]).filter(({ discount }) => discount > 0);
    expect(spending.length).toBeGreaterThan(1);
    const buyers = await db.selectFrom('orders').select('customerId').distinct().execute();
    for (const { customerId } of buyers) {
      const { entries } = await readPoints(db, customerId);
      const sums = entries
        .toReversed()
        .map((_, i, all) => all.slice(0, i + 1).reduce((sum, { points }) => sum + points, 0));
      expect(Math.min(0, ...sums)).toBe(0);
    }
  });

  it('has written the reports of its visits, but for the last days', async () => {
    // How many the last days had depends on the day and the hour.
    const { usual } = await readDemoJson<{ usual: Record<string, string> }>('visit-reports.json');
    const before = addDays(athensDate(services.now()), -7);
    const unwritten = await listUnwritten(db, before);
    expect(unwritten.filter(({ slug }) => slug in usual)).toEqual([]);
    const written = await db.selectFrom('visitReports').select('appointmentId').execute();
    expect(written.length).toBeGreaterThan(5);
  });

  it('shows the catalogue’s prices, offers and lowest prices, and things that are sold out', async () => {
    const { body } = await request('GET', '/api/products', { cookie: await signIn('admin') });
    const shown = new Map((body as ProductCard[]).map((product) => [product.sku, product]));
    for (const { sku, price, comparePrice, lowestPrice30d } of products) {
      const { price: p, comparePrice: c, lowestPrice30d: l } = shown.get(sku) ?? {};
      expect({ sku, p, c: c ?? null, l: l ?? null }).toEqual({
        sku,
        p: price,
        c: comparePrice,
        l: lowestPrice30d,
      });
    }
    expect([...shown.values()].filter(({ onOffer }) => onOffer)).toHaveLength(4);
    expect([...shown.values()].filter(({ inStock }) => !inStock).length).toBeGreaterThanOrEqual(2);
  });

  it('gives every product a picture and three facts or so', async () => {
    const { body } = await request('GET', '/api/products');
    for (const { images, imageUrls, facts } of body as ProductCard[]) {
      expect(images.map(({ url }) => url)).toEqual(imageUrls);
      expect(images.length).toBeGreaterThan(0);
      expect(facts.length).toBeGreaterThan(0);
    }
    expect((await request('GET', '/public-objects/products/bullet-white.webp?w=320')).status).toBe(200);
  });

  it('has orders in every status whose amounts add up, placed after their buyers were approved', async () => {
    const orders = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'customerId')
      .select(['orders.id', 'status', 'subtotalCents', 'shippingCents', 'taxCents', 'email', 'paymentMethod'])
      .select(['orders.createdAt', 'decidedAt', 'totalCents'])
      .execute();
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled']),
    );
    const lines = await db.selectFrom('orderLines').selectAll().execute();
    for (const order of orders) {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      const subtotal = own.reduce(
        (sum, line) => sum + (line.priceCents + line.installationPriceCents) * line.quantity,
        0,
      );
      expect(order.subtotalCents).toBe(subtotal);
      expect(order.taxCents).toBe(Math.round(((subtotal + order.shippingCents) * 24) / 100));
      expect(order.decidedAt && order.decidedAt < order.createdAt).toBe(true);
      expect(order.paymentMethod === 'cash' && order.totalCents >= 50_000).toBe(false);
    }
    const buyers = new Set(orders.map(({ email }) => email));
    expect(buyers.has('eleni@pelatis.example') && buyers.has('nikos@epixeirisi.example')).toBe(true);
    expect(buyers.size).toBeGreaterThan(8);
  });

  it('buys every product of a supplier below its price, and knows what was sold cost', async () => {
    const { rows } = await sql<{ products: number; orphans: number; unknown: number; names: string[] }>`
      select count(*)::int as products,
        count(*) filter (where purchase_price_cents is null or purchase_price_cents >= price_cents
          or not exists (select from product_suppliers where product_id = products.id and code <> ''))::int as orphans,
        (select count(*)::int from order_lines where product_id is not null and cost_cents is null) as unknown,
        (select array_agg(name) from suppliers) as names
      from products`.execute(services.database.db);
    expect(rows[0]).toMatchObject({ orphans: 0, unknown: 0 });
    expect(rows[0]?.names.every((name) => name.includes('επίδειξη'))).toBe(true);
  });

  it('has an offer in every state whose sums are those of its lines, and the order of the accepted one', async () => {
    const cookie = await signIn('admin');
    const { body } = await request('GET', '/api/admin/offers', { cookie });
    const { offers } = body as { offers: { id: string; state: string; total: number }[] };
    expect(offers.map(({ state }) => state).toSorted()).toEqual([...offerStates].toSorted());
    for (const { id, total } of offers) {
      const offer = (await request('GET', `/api/admin/offers/${id}`, { cookie })).body as OfficeOffer;
      const chosen = new Set(
        chosenFirst(offer.content.sections.flatMap(({ lines }) => lines).map(choosable)),
      );
      const net = offer.lines.reduce((sum, line) => (chosen.has(line.id) ? sum + line.net : sum), 0);
      expect(net).toBeCloseTo(offer.summary.subtotal, 6);
      const { subtotal, shipping, tax, discount } = offer.summary;
      expect(subtotal + shipping + tax - discount).toBeCloseTo(total, 6);
      expect(offer.margin).toMatchObject({ unknown: 0 });
      const times = offer.events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
      if (offer.state !== 'accepted') continue;
      const order = (await request('GET', `/api/orders/${offer.orderId}`, { cookie })).body as Order;
      expect(order).toMatchObject({ offerId: id, total, deposit: Math.round(total * 40) / 100 });
    }
  });

  it('has told of its past in the order in which it happened', async () => {
    const { body } = await request('GET', '/api/alerts', { cookie: await signIn('admin') });
    const times = (body as Alert[]).map(({ createdAt }) => createdAt);
    expect(times.length).toBeGreaterThan(20);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
