import { beforeEach } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { officeOrder, type OfficeOrder } from '#features/orders/office/contract.ts';
import { officeLines } from '#features/orders/office/server/actions.ts';
import { officeTotals } from '#features/orders/office/rules.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { summaryOf } from '#features/orders/rules.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import { newId } from '#server/ids.ts';
import { testApp, type TestApp } from './app.ts';
import { passUndo } from './held.ts';
import { putCustomer, putProduct } from './shop.ts';
import { truncateAll } from '../database/database.ts';

/** The shop at noon of a Monday, with a customer who has neither account nor e-mail address, and ten of one product. */
type Scene = { app: TestApp; admin: string; customerId: string; productId: number };

/** Where the customer's parcels go. */
export const home = {
  fullName: 'Μαρία Λαΐου',
  address: 'Κορίνθου 12',
  city: 'Πάτρα',
  postalCode: '262 21',
  phone: '697 412 0355',
};

type Changes = Record<string, unknown>;

/** Sets the scene anew before each test of a file; returns it with what the office does in it. */
export function officeScene() {
  const scene = {} as Scene;
  beforeEach(async () => {
    const app = await testApp();
    app.setNow(new Date('2026-11-23T10:00:00Z'));
    await truncateAll();
    Object.assign(scene, {
      app,
      admin: await app.signIn('admin'),
      customerId: await putCustomer({
        email: '',
        passwordHash: '',
        firstName: 'Μαρία',
        lastName: 'Λαΐου',
      }),
      productId: await putProduct({ stockQuantity: 10 }),
    } satisfies Scene);
  });

  /** An order of the office with the amounts that its screen would show. */
  async function asked(changes: Changes = {}): Promise<Changes> {
    const { customerId, productId } = scene;
    const body = {
      customerId,
      lines: [{ kind: 'product', productId, quantity: 1 }],
      shippingMethod: 'standard',
      shippingAddress: home,
      payment: 'cash',
      ...changes,
    };
    const summary = { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 };
    const read = officeOrder.safeParse({ ...body, summary });
    return { ...body, summary: read.success ? summaryOf(await totalsFor(read.data)) : summary };
  }

  async function totalsFor(order: OfficeOrder) {
    const ids = order.lines.flatMap((line) => line.productId ?? []);
    const products = await listSoldProducts(scene.app.services.database.db, ids);
    const lines = officeLines(order.lines, products);
    return officeTotals(
      lines.map((line) => ({ ...line, isGoods: line.productId !== null })),
      { ...order, postalCode: order.shippingAddress.postalCode },
    );
  }

  const send = (body: Changes, cookie = scene.admin, key = newId()) =>
    scene.app.request('POST', '/api/admin/orders', { cookie, body, headers: { 'idempotency-key': key } });

  async function placed(changes: Changes = {}): Promise<Order> {
    const answer = await send(await asked(changes));
    if (answer.status !== 200) throw new Error(`The order was refused: ${answer.text}`);
    return read((answer.body as { id: string }).id);
  }

  const read = async (id: string) =>
    (await scene.app.request('GET', `/api/orders/${id}`, { cookie: scene.admin })).body as Order;
  const money = async (id: string) =>
    (await scene.app.request('GET', `/api/orders/${id}/money`, { cookie: scene.admin })).body as OrderMoney;
  const step = (id: string, status: string) =>
    scene.app.request('PATCH', `/api/orders/${id}`, { cookie: scene.admin, body: { status } });

  async function mails() {
    await passUndo(scene.app);
    return scene.app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
  }

  return { scene, asked, send, placed, read, money, step, mails };
}
