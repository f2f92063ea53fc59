import { beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { testApp } from '../../support/app/app.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

let id: string;
let email: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  await truncateAll();
  ({ id, email } = await addCustomer(app));
  cookie = await app.signIn({ customerId: id });
  productId = await putProduct();
});

const amounts = (subtotalCents: number) => ({
  subtotalCents,
  shippingCents: 0,
  taxCents: 0,
  totalCents: subtotalCents,
});

describe('the export', () => {
  test('is a file with everything that is held about the person and nothing of others', async () => {
    await putOrder({ customerId: id, productId }, { status: 'delivered', ...amounts(12_400) });
    await putOrder({ customerId: (await addCustomer(app)).id, productId }, { orderNumber: 'VG-OTHER' });
    await app.request('POST', '/api/cart', {
      cookie,
      body: { productId, quantity: 2, withInstallation: false },
    });
    await app.request('POST', `/api/products/${productId}/view`, { cookie });
    const { headers, body, text } = await app.request('GET', '/api/customer/export', { cookie });
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(body).toMatchObject({
      customer: { id, email },
      orders: [
        { status: 'delivered', total: 124, shippingAddress: { city: 'Νέα Ιωνία' }, items: [{ quantity: 1 }] },
      ],
      cart: [{ quantity: 2 }],
      viewedProducts: [{ views: 1 }],
      sessions: [{ createdAt: expect.any(String) }],
    });
    expect(text).not.toContain('VG-OTHER');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('tokenHash');
  });

  test('has the parts of a discount and the fee at the door, as the documents state them', async () => {
    // 100 € and 5,99 € of delivery without VAT, less 10 € with VAT.
    const orderId = await putOrder(
      { customerId: id, productId },
      { discountCents: 1_000, totalCents: 12_143, paymentMethod: 'cash', refundedCents: 500 },
    );
    const { body } = await app.request('GET', '/api/customer/export', { cookie });
    const [exported] = (body as { orders: Record<string, number>[] }).orders;
    expect(exported).toMatchObject({
      subtotal: 100,
      shipping: 5.99,
      tax: 25.44,
      discount: 10,
      discountNet: 8.06,
      discountTax: 1.94,
      total: 121.43,
      cashFee: 2,
      refunded: 5,
    });
    const { discountNet, discountTax } = (await app.request('GET', `/api/orders/${orderId}`, { cookie }))
      .body as Order;
    expect(exported).toMatchObject({ discountNet, discountTax });
  });

  test('has no amounts for whoever may not see prices, and says where to ask for them', async () => {
    await putOrder({ customerId: id, productId }, amounts(7_349_113));
    await db.updateTable('customers').set({ canViewPrices: false }).execute();
    const { text } = await app.request('GET', '/api/customer/export', { cookie });
    expect(text).not.toContain('73491');
    expect(text).toContain('Ζητήστε τα ποσά');
  });
});
