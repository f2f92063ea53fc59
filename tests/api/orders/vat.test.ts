import { beforeEach, expect, test } from 'vitest';
import { orderFacts } from '#features/orders/server/mails.ts';
import { findOrder } from '#features/orders/server/store.ts';
import { discountParts, totalsOf } from '#features/orders/totals.ts';
import { athensInstant } from '#shared/dates.ts';
import { amountOf, amountWithin, formatEuro, vatPercent } from '#shared/money.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

/** What rates were or may be, none of them today's. */
const rates = [4, 6, 13, 17].filter((rate) => rate !== 24);
const priceCents = 12_345;
const quantity = 3;
const shippingCents = 599;

let app: TestApp;
let admin: string;
let cookie: string;
let customerId: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  admin = await app.signIn('admin');
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
});

const read = async <Body>(path: string, as = admin) =>
  (await app.request('GET', `/api/${path}`, { cookie: as })).body as Body;

/** A delivered order of a day on which the rate was another than today. */
async function sellAt(rate: number) {
  const productId = await putProduct({ priceCents: 11_000, stockQuantity: 50 });
  const line = { priceCents, installationPriceCents: 0, quantity };
  const totals = totalsOf([line], shippingCents, 500, rate);
  const createdAt = athensInstant('2026-03-02', '12:00');
  const id = await putOrder(
    { customerId, productId },
    { ...totals, status: 'delivered', paymentState: 'captured', deliveredAt: createdAt, createdAt },
    { priceCents, quantity, sku: 'CAM' },
  );
  return { id, totals, total: amountWithin(totals.totalCents, rate) };
}

const euros = (cents: number) => cents / 100;

test.each(rates)('every figure of an order made at %i % VAT is reckoned from that rate', async (rate) => {
  const { id, totals, total } = await sellAt(rate);
  const discount = discountParts(totals);
  for (const as of [admin, cookie])
    expect(await read(`orders/${id}`, as)).toMatchObject({
      vatPercent: rate,
      tax: euros(totals.taxCents),
      discountNet: euros(discount.netCents),
      discountTax: euros(discount.taxCents),
      total: euros(total.gross),
    });
  expect(await read('customer/orders', cookie)).toMatchObject([{ vatPercent: rate }]);

  const order = await findOrder(app.services.database.db, id);
  if (!order) throw new Error('The order is gone');
  const facts = orderFacts(order);
  expect(facts.sums).toContainEqual([`ΦΠΑ ${rate}%`, formatEuro(total.gross - total.net)]);
  expect(facts.items?.[0]?.price).toContain(formatEuro(amountOf(priceCents * quantity, rate).gross));
  expect(JSON.stringify(facts)).not.toContain(`${vatPercent()}%`);

  const { body } = await app.request('POST', `/api/orders/${id}/documents`, { cookie: admin, body: {} });
  const { document } = body as { document: { id: string } };
  const part = { amount: 10, reason: 'Γρατζουνιά', seen: 0 };
  const credited = await app.request('POST', `/api/documents/${document.id}/partial-credit-note`, {
    cookie: admin,
    body: part,
  });
  expect(credited.status).toBe(200);
  const stored = await app.services.database.db.selectFrom('orderDocuments').select('content').execute();
  const contents = stored.map(
    ({ content }) => content as { lines: { vatPercent: number }[]; vatCents: number },
  );
  expect(contents.flatMap(({ lines }) => lines.map((line) => line.vatPercent))).toEqual(
    contents.flatMap(({ lines }) => lines.map(() => rate)),
  );
  expect(contents.map(({ vatCents }) => vatCents)).toContain(total.gross - total.net);

  const period = 'from=2026-03-01&to=2026-03-31';
  const kept = amountWithin(totals.totalCents - part.amount * 100, rate);
  const money = { net: euros(kept.net), vat: euros(kept.gross - kept.net), gross: euros(kept.gross) };
  expect(await read(`admin/reports/turnover?${period}&step=day`)).toMatchObject({ total: money });
  expect(await read(`admin/reports/turnover/customer?${period}`)).toMatchObject([
    { amounts: { net: money.net, gross: money.gross } },
  ]);
  const [product] = await read<{ amounts: { net: number; gross: number } }[]>(
    `admin/reports/turnover/product?${period}`,
  );
  const ratio = (product?.amounts.gross ?? 0) / (product?.amounts.net ?? 1);
  expect(ratio).toBeCloseTo((100 + rate) / 100, 3);

  const again = await app.request('POST', `/api/orders/${id}/reorder`, { cookie, body: {} });
  expect(again.body).toMatchObject({ vatThen: rate, lines: [{ priceThen: 123.45, priceNow: 110 }] });
});

test('orders of several rates add up, each with its own', async () => {
  const sold = await Promise.all([...rates, vatPercent()].map(sellAt));
  const sum = (of: 'net' | 'gross') => sold.reduce((cents, { total }) => cents + total[of], 0);
  const { total } = await read<{ total: object }>(
    'admin/reports/turnover?from=2026-03-01&to=2026-03-31&step=month',
  );
  expect(total).toMatchObject({
    net: euros(sum('net')),
    vat: euros(sum('gross') - sum('net')),
    gross: euros(sum('gross')),
  });
});
