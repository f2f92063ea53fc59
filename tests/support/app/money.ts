import { beforeEach } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { testApp, type TestApp } from './app.ts';
import { passUndo } from './held.ts';
import { placed } from './orders.ts';
import { goodCard, orderOf } from './requests.ts';
import { putCustomer, putProduct } from './shop.ts';
import { truncateAll } from '../database/database.ts';

const noon = new Date('2026-11-23T10:00:00Z');

/** The shop at noon of a Monday, with one customer and ten of one product. */
type Scene = { app: TestApp; cookie: string; admin: string; productId: number };

/** Sets the scene anew before each test of a file; returns it with what happens to its orders and their money. */
export function moneyScene() {
  const scene = {} as Scene;
  beforeEach(async () => {
    const app = await testApp();
    app.setNow(noon);
    await truncateAll();
    Object.assign(scene, {
      app,
      cookie: await app.signIn({ customerId: await putCustomer({ email: 'eleni@pelatis.example' }) }),
      admin: await app.signIn('admin'),
      productId: await putProduct({ stockQuantity: 10 }),
    } satisfies Scene);
  });

  const ordered = (type: 'bank_transfer' | 'cash' | 'card' = 'bank_transfer', quantity = 1) =>
    placed(
      scene.app,
      scene.cookie,
      orderOf([{ productId: scene.productId, quantity }], {
        paymentMethod: type === 'card' ? goodCard : { type },
      }),
    );
  const step = (id: string, status: string, as = scene.admin) =>
    scene.app.request('PATCH', `/api/orders/${id}`, { cookie: as, body: { status } });
  const undo = (id: string, stepId: string | undefined, as = scene.admin) =>
    scene.app.request('PATCH', `/api/orders/${id}/payments/${stepId}`, {
      cookie: as,
      body: { reason: 'Λάθος' },
    });
  const money = async (id: string) =>
    (await scene.app.request('GET', `/api/orders/${id}/money`, { cookie: scene.admin })).body as OrderMoney;
  const read = async (id: string, as = scene.admin) =>
    (await scene.app.request('GET', `/api/orders/${id}`, { cookie: as })).body as Order;
  const sums = async () =>
    (await scene.app.request('GET', '/api/orders/money', { cookie: scene.admin })).body;
  const mails = async () => {
    await passUndo(scene.app);
    const rows = await scene.app.services.database.db
      .selectFrom('devMails')
      .where('recipient', '=', 'eleni@pelatis.example')
      .select('subject')
      .orderBy('id')
      .execute();
    return rows.map(({ subject }) => subject.replace(/:? ?VG-.*/, ''));
  };

  async function delivered(type: 'bank_transfer' | 'cash' | 'card' = 'bank_transfer', quantity = 1) {
    const { id } = await ordered(type, quantity);
    await scene.app.services.jobs.drain();
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) await step(id, status);
    return id;
  }

  return { scene, ordered, step, undo, money, read, sums, mails, delivered };
}
