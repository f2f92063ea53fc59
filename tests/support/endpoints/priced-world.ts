import { saveSettingsGroup, takeOverSettings } from '#server/settings.ts';
import { centsToEuros } from '#shared/money.ts';
import { blankSettings } from '#shared/settings.ts';
import { newOrderNumber } from '#server/ids.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import type { TestApp } from '../app/app.ts';
import { openDays, putAppointment } from '../app/booking.ts';
import { putContract } from '../app/contracts.ts';
import { endpoints, type Endpoint } from './endpoints.ts';
import { pagePatterns } from '#app/routes.ts';
import { pathOf } from '../browser/page-paths.ts';
import { plausibleInput, requiredInput, type Facts } from './plausible.ts';
import { officeSentinels, pricesIn, sentinels } from './price-search.ts';
import { knownCamera, putOrder, putProduct } from '../app/shop.ts';
import { send, wireOf } from './wire.ts';
import { factsOf } from './facts.ts';
import { enter, type Person, type Role } from './world.ts';

const money = {
  priceCents: sentinels.price,
  comparePriceCents: sentinels.comparePrice,
  purchasePriceCents: officeSentinels.purchasePrice,
  installationPriceCents: sentinels.installationPrice,
};

/** Stores products, on offer and not, and services whose prices are all sentinels; returns the products' ids. */
export async function putPricedShop({ services }: TestApp): Promise<number[]> {
  const { db } = services.database;
  const productIds = [];
  for (const isFeatured of [true, true, false]) {
    const id = await putProduct({ ...money, isFeatured, stockQuantity: 50, specifications: knownCamera });
    productIds.push(id);
    const since = addDays(athensDate(services.now()), -20);
    await db
      .insertInto('priceHistory')
      .values({ productId: id, priceCents: sentinels.lowestPrice30d, since })
      .execute();
  }
  await db.insertInto('suppliers').values({ id: 'ax', name: 'Αχαϊκή', createdAt: services.now() }).execute();
  const supply = { supplierId: 'ax', priceCents: officeSentinels.supplierPrice, updatedAt: services.now() };
  await db
    .insertInto('productSuppliers')
    .values(productIds.map((productId) => ({ productId, ...supply })))
    .execute();
  const service = {
    title: 'Εγκατάσταση',
    priceCents: sentinels.servicePrice,
    callOutCents: sentinels.callOut,
    onHome: true,
  };
  await db
    .insertInto('services')
    .values([
      { ...service, slug: 'install' },
      { ...service, slug: 'maintain', title: 'Συντήρηση' },
    ])
    .execute();
  await db.transaction().execute((trx) =>
    saveSettingsGroup(trx, 'deliveries', {
      version: 1,
      fields: {
        areas: [],
        methods: blankSettings.deliveries.methods.map((method) => ({
          ...method,
          price: centsToEuros(sentinels.delivery),
        })),
      },
    }),
  );
  await takeOverSettings(services);
  return productIds;
}

/** Creates a person in a role who has a cart, an order and viewed products, whatever their current rights are. */
export async function enterWithPast(
  app: TestApp,
  role: Role,
  productIds: number[],
): Promise<Person & { facts: Facts }> {
  const { db } = app.services.database;
  const person = await enter(app, role);
  const { customerId } = person;
  const [productId = 0] = productIds;
  if (!customerId) return { ...person, facts: factsOf({ productId, orderId: 'none', customerId: 'nobody' }) };
  const line = { customerId, productId, quantity: 1 };
  await db
    .insertInto('cartLines')
    .values([line, { ...line, withInstallation: true }])
    .execute();
  await db.insertInto('productViews').values({ customerId, productId }).execute();
  const total = { subtotalCents: sentinels.orderTotal, totalCents: sentinels.orderTotal };
  const orderNumber = newOrderNumber();
  const orderId = await putOrder(
    { customerId, productId },
    {
      ...total,
      orderNumber,
      shippingCents: 0,
      taxCents: 0,
      status: 'delivered',
      deliveredAt: app.services.now(),
    },
    {
      priceCents: sentinels.price,
      installationPriceCents: sentinels.installationPrice,
      costCents: officeSentinels.soldCost,
    },
  );
  const { id: serviceId } = await db.selectFrom('services').select('id').executeTakeFirstOrThrow();
  const [date = ''] = openDays(app.services.now(), 3, 1);
  const appointmentId = await putAppointment({ customerId, serviceId, date });
  // It has ended, or the account could not be deleted.
  const ended = { startsOn: '2025-01-01', endsOn: '2025-12-31', nextBillOn: null };
  const agreed = [{ from: ended.startsOn, cents: sentinels.contractPrice }];
  await putContract({ customerId, ...ended, prices: JSON.stringify(agreed) });
  const ids = { productId, orderId, orderNumber, customerId, serviceId, appointmentId };
  return { ...person, facts: factsOf(ids) };
}

/** The roles that must not see prices. */
export const withoutPrices: Role[] = [
  'visitor',
  'expired session',
  'unverified customer',
  'rejected customer',
  'customer without prices',
];

const isRead = ({ method }: Endpoint) => method === 'GET';
/** The endpoints whose answers may be cached. */
export const reads = endpoints.filter(isRead);

/**
 * Calls endpoints, by default all, in a role, with few and with all fields of their input, and returns the prices in the
 * responses.
 */
export async function pricesInAnswers(
  app: TestApp,
  role: Role,
  productIds: number[],
  { request = app.request, among = endpoints } = {},
): Promise<string[]> {
  const reader = await enterWithPast(app, role, productIds);
  let writer: typeof reader | undefined;
  const found = new Set<string>();
  for (const endpoint of among) {
    for (const inputFor of [requiredInput, plausibleInput]) {
      // A change may end the session or the account: the next one is made by a new person, unless it was refused.
      const asker = isRead(endpoint) ? reader : (writer ??= await enterWithPast(app, role, productIds));
      const wire = wireOf(endpoint, inputFor(endpoint, asker.facts));
      const { status, text } = await send(request, endpoint, wire, asker.cookie);
      if (!isRead(endpoint) && status < 400) writer = undefined;
      for (const price of pricesIn(text)) found.add(`${endpoint.name}: ${price}`);
    }
  }
  return [...found];
}

const variants = ['/products?sortBy=price_asc', '/products?categoryId=cameras', '/products?search=Argos'];

/** Opens every page in a role and returns the prices in its bytes. */
export async function pricesInPages(
  app: TestApp,
  role: Role,
  productIds: number[],
  request = app.request,
): Promise<string[]> {
  const { cookie, facts } = await enterWithPast(app, role, productIds);
  const ids = { ...facts, '/order-confirmation/$id': facts['orderId'] };
  const found = [];
  const comparison = `/advanced-search?tab=compare&compare=${productIds.join()}`;
  for (const path of [...pagePatterns.map((pattern) => pathOf(pattern, ids)), ...variants, comparison]) {
    const { status, text } = await request('GET', path, { cookie, headers: { accept: 'text/html' } });
    // A page that fails shows no price either.
    if (status >= 400) throw new Error(`${path} answered ${status}`);
    found.push(...pricesIn(text).map((price) => `${path}: ${price}`));
  }
  return found;
}
