// What was sold cost what it was bought at that day, as far as anybody knows; the office alone reads it.
import { describe, expect, it } from 'vitest';
import type { Turnover, TurnoverRow } from '#features/admin/report-contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { newId } from '#server/ids.ts';
import { home } from '../support/app/office.ts';
import { offerScene } from '../support/app/offers.ts';
import { orderOf } from '../support/app/requests.ts';
import { placed } from '../support/app/orders.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';

const { scene, office, drafted, sent, accept } = offerScene();
const db = () => scene.app.services.database.db;

const buyAt = (purchasePriceCents: number | null, id = scene.productId) =>
  db().updateTable('products').where('id', '=', id).set({ purchasePriceCents }).execute();
const costs = async (orderId: string) =>
  (
    await db()
      .selectFrom('orderLines')
      .where('orderId', '=', orderId)
      .orderBy('position')
      .select('costCents')
      .execute()
  ).map(({ costCents }) => costCents);
const soldCosts = async () =>
  (await db().selectFrom('soldLines').orderBy('costCents').select('costCents').execute()).map(
    ({ costCents }) => costCents,
  );
const period = 'from=2026-11-01&to=2026-11-30';
const turnover = () => office<Turnover>('GET', `/api/admin/reports/turnover?${period}&step=month`);
const rows = (group: string) =>
  office<TurnoverRow[]>('GET', `/api/admin/reports/turnover/${group}?${period}`);

describe('a line of an order', () => {
  it('keeps what its product was bought at that day, also when it is bought at another price by now', async () => {
    await buyAt(6_000);
    const customerId = await putCustomer({ email: 'eleni@pelatis.example' });
    const cookie = await scene.app.signIn({ customerId });
    const { id } = await placed(scene.app, cookie, orderOf([{ productId: scene.productId, quantity: 2 }]));
    await buyAt(7_000);
    expect(await costs(id)).toEqual([6_000]);
    // As the customer and the office read it, it says no cost.
    for (const as of [cookie, scene.admin]) {
      const { text } = await scene.app.request('GET', `/api/orders/${id}`, { cookie: as });
      expect(text).not.toMatch(/cost|\b60(?:00|[.,]00)?\b/i);
    }
  });

  it('keeps it when the office changes the order, and one that is added costs what it is bought at now', async () => {
    await buyAt(6_000);
    const added = await putProduct({
      sku: 'ADD',
      name: 'Σειρήνα',
      purchasePriceCents: 2_500,
      stockQuantity: 5,
    });
    const answer = await scene.app.request('POST', '/api/admin/orders', {
      cookie: scene.admin,
      headers: { 'idempotency-key': newId() },
      body: {
        customerId: scene.customerId,
        lines: [{ kind: 'product', productId: scene.productId, quantity: 1 }],
        shippingMethod: 'standard',
        shippingAddress: home,
        shipping: 0,
        payment: 'cash',
        summary: { subtotal: 100, shipping: 0, tax: 24, discount: 0, total: 124 },
      },
    });
    const placedOrder = answer.body as { id: string };
    await buyAt(9_900);
    const order = await office<Order>('GET', `/api/orders/${placedOrder.id}`);
    await office('PUT', `/api/admin/orders/${order.id}`, {
      seen: 0,
      lines: [
        { kind: 'product', of: 0, quantity: 2 },
        { kind: 'product', productId: added, quantity: 1 },
      ],
      shippingMethod: 'standard',
      shippingAddress: home,
      shipping: 0,
      summary: { subtotal: 300, shipping: 0, tax: 72, discount: 0, total: 372 },
    });
    expect(await costs(order.id)).toEqual([6_000, 2_500]);
  });

  it('of an offer costs what the offer reckoned with', async () => {
    await buyAt(9_900);
    const { key, offer } = await sent(await drafted());
    await accept(key);
    const { orderId } = await office<{ orderId: string }>('GET', `/api/admin/offers/${offer.id}`);
    expect(await costs(orderId)).toEqual([6_000]);
  });
});

describe('the reports', () => {
  it('say what was earned, of which part of the sales, and leave unknown what nobody knows', async () => {
    const siren = await putProduct({ sku: 'SIR', name: 'Σειρήνα', brand: 'Argos' });
    const sale = { status: 'confirmed' as const, createdAt: scene.app.services.now() };
    const { customerId, productId } = scene;
    await putOrder({ customerId, productId }, sale, { sku: 'CAM', quantity: 1, costCents: 6_000 });
    await putOrder({ customerId, productId: siren }, sale, { sku: 'SIR' });
    expect((await turnover()).total.margin).toEqual({
      net: 200,
      known: 100,
      cost: 60,
      profit: 40,
      percent: 40,
    });
    expect((await turnover()).before.margin).toEqual({ net: 0, known: 0 });
    expect((await rows('product')).map(({ key, margin }) => [key, margin])).toEqual([
      ['CAM', { net: 100, known: 100, cost: 60, profit: 40, percent: 40 }],
      ['SIR', { net: 100, known: 0 }],
    ]);
    expect((await rows('category'))[0]?.margin).toEqual({
      net: 200,
      known: 100,
      cost: 60,
      profit: 40,
      percent: 40,
    });
    expect((await rows('brand')).map(({ name, margin }) => [name, margin?.profit])).toEqual([
      ['Χωρίς μάρκα', 40],
      ['Argos', undefined],
    ]);
    expect((await rows('customer'))[0]?.margin).toBeUndefined();
  });

  it('count no cost of pieces that are in the stock again, and lose what was paid back without them', async () => {
    const { customerId, productId } = scene;
    const sale = { status: 'delivered' as const, createdAt: scene.app.services.now() };
    // 131.43 € of which half is paid back.
    const id = await putOrder({ customerId, productId }, sale, {
      quantity: 2,
      priceCents: 5_000,
      costCents: 3_000,
    });
    expect(await soldCosts()).toEqual([6_000]);
    await db().updateTable('orders').where('id', '=', id).set({ refundedCents: 6_572 }).execute();
    expect((await turnover()).total.margin).toEqual({
      net: 50,
      known: 50,
      cost: 60,
      profit: -10,
      percent: -20,
    });
    await db().updateTable('orderLines').where('orderId', '=', id).set({ returnedQuantity: 1 }).execute();
    expect(await soldCosts()).toEqual([3_000]);
  });

  it('are files with the same figures', async () => {
    const { customerId, productId } = scene;
    const sale = { status: 'confirmed' as const, createdAt: scene.app.services.now() };
    await putOrder({ customerId, productId }, sale, { sku: 'CAM', costCents: 6_000 });
    const file = await fetch(`${scene.app.origin}/api/admin/export/turnover/product?${period}`, {
      headers: { cookie: scene.admin },
    });
    const [head, line] = (await file.text()).split('\n');
    expect(head).toContain('Αξία με γνωστό κόστος;Κόστος;Μικτό κέρδος;Περιθώριο %');
    expect(line).toContain(';100;60;40;40');
  });
});

describe('the purchase prices of a product', () => {
  it('are all kept, whoever sets them, with the day from which each held', async () => {
    const path = `/api/products/${scene.productId}`;
    await office('PUT', path, { purchasePrice: '61,50' });
    await office('PUT', path, { purchasePrice: '61,50', name: 'Άλλο όνομα' });
    await buyAt(5_900);
    await office('PUT', path, { purchasePrice: null });
    const { purchases } = await office<{ purchases: { price?: number }[] }>(
      'GET',
      `/api/admin/products/${scene.productId}/prices`,
    );
    expect(purchases.map(({ price }) => price)).toEqual([undefined, 59, 61.5]);
  });
});
