import { sql } from 'kysely';
import type { Order } from '#features/orders/contract.ts';
import { reconcilePayments } from '#features/orders/payments/server/reconcile.ts';
import { testApp, type TestApp, type TestResponse } from '../app/app.ts';
import { truncateAll } from '../database/database.ts';
import { place } from '../app/orders.ts';
import { cardPage, orderOf } from '../app/requests.ts';
import { putCustomer, putProduct } from '../app/shop.ts';
import { signatureOf, startStripe, type StripeDouble, type StripeEvent } from './stripe-double.ts';
import type { Intent, Session } from './stripe-objects.ts';

/** A Monday noon, so that no test depends on the day it runs. */
export const noon = new Date('2026-11-23T10:00:00Z');
const minute = 60_000;

let started: Promise<StripeDouble> | undefined;

export type CardShop = Awaited<ReturnType<typeof openCardShop>>;

/** The application with the provider's double, a product of which ten pieces are there, a buyer and an administrator. */
export async function openCardShop() {
  const app = await testApp();
  await truncateAll();
  const stripe = await (started ??= startStripe(() => app.services.now()));
  stripe.reset();
  app.services.config.stripeUrl = stripe.url;
  app.setNow(noon);
  const customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  const cookie = await app.signIn({ customerId });
  const admin = await app.signIn('admin');
  const productId = await putProduct({ stockQuantity: 10 });
  return shopOf(app, stripe, { customerId, cookie, admin, productId });
}

/** Switches the provider off again, at the same noon: other tests of this worker use the sandbox. */
export async function closeCardShop(): Promise<void> {
  const app = await testApp();
  app.setNow(noon);
  app.services.config.stripeUrl = undefined;
}

function shopOf(
  app: TestApp,
  stripe: StripeDouble,
  of: { customerId: string; cookie: string; admin: string; productId: number },
) {
  const { cookie, admin, productId } = of;
  const { db } = app.services.database;
  const request = () => orderOf([{ productId }], { paymentMethod: cardPage });

  const send = (body: string, headers: Record<string, string>): Promise<TestResponse> =>
    app.request('POST', '/api/payments/stripe', { raw: body, headers: { origin: '', ...headers } });

  const shop = {
    ...of,
    app,
    stripe,
    request,
    place: (key?: string) => place(app, cookie, request(), key),
    /** Places an order and returns its id. */
    async ordered(): Promise<string> {
      const { body, status, text } = await shop.place();
      if (status !== 200) throw new Error(`The order was refused: ${text}`);
      return (body as { id: string }).id;
    },
    read: async (id: string) =>
      (await app.request('GET', `/api/orders/${id}`, { cookie: await app.signIn('admin') })).body as Order,
    check: (id: string) => app.request('PATCH', `/api/orders/${id}/payment`, { cookie, body: {} }),
    pay: (id: string) => app.request('POST', `/api/orders/${id}/payment`, { cookie, body: {} }),
    cancel: (id: string) => app.request('PATCH', `/api/orders/${id}/cancel`, { cookie, body: {} }),
    step: (id: string, status: string) =>
      app.request('PATCH', `/api/orders/${id}`, { cookie: admin, body: { status } }),
    refund: async (id: string, amount?: number, more: object = {}) =>
      app.request('PATCH', `/api/orders/${id}/refund`, {
        cookie: admin,
        body: { ...(amount && { amount }), seen: (await shop.read(id)).refunded ?? 0, ...more },
      }),
    /** The pages opened for an order, in order. */
    pagesOf: (id: string): Session[] => [...stripe.sessions.values()].filter(({ orderId }) => orderId === id),
    /** The page that the order keeps. */
    async pageOf(id: string): Promise<Session> {
      const { paymentReference } = await db
        .selectFrom('orders')
        .where('id', '=', id)
        .select('paymentReference')
        .executeTakeFirstOrThrow();
      const page = stripe.sessions.get(paymentReference ?? '');
      if (!page) throw new Error('The order has no page');
      return page;
    },
    async intentOf(id: string): Promise<Intent> {
      const { intent } = await shop.pageOf(id);
      if (!intent) throw new Error('Nobody has paid');
      return intent;
    },
    /** The customer pays on the page of an order. */
    payAtProvider: async (id: string) => stripe.pay((await shop.pageOf(id)).id),
    deliver: ({ body }: Pick<StripeEvent, 'body'>, at = app.services.now(), secret?: string) =>
      send(body, { 'stripe-signature': signatureOf(body, at, secret) }),
    send,
    async deliverAll() {
      for (const event of stripe.events) await shop.deliver(event);
    },
    /** Runs all jobs, also those that wait for their time or for another try. */
    async runJobs() {
      await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(db);
      await app.services.jobs.drain();
    },
    runDue: () => app.services.jobs.drain(),
    /** The clock goes on, and the provider closes what is over. */
    passMinutes(minutes: number) {
      app.setNow(new Date(app.services.now().getTime() + minutes * minute));
      stripe.passTime();
    },
    reconcile: () => reconcilePayments(app.services),
    async stock(): Promise<number | null> {
      const { stockQuantity } = await db
        .selectFrom('products')
        .where('id', '=', productId)
        .select('stockQuantity')
        .executeTakeFirstOrThrow();
      return stockQuantity;
    },
    /** The subjects of the e-mails to an address, by alphabet. */
    async mailsTo(recipient: string): Promise<string[]> {
      await app.services.jobs.drain();
      const rows = await db
        .selectFrom('devMails')
        .where('recipient', '=', recipient)
        .orderBy('subject')
        .select('subject')
        .execute();
      return rows.map(({ subject }) => subject.replace(/:? ?VG-.*/, '')).toSorted();
    },
    async alerts(event: string): Promise<string[]> {
      const rows = await db
        .selectFrom('alerts')
        .where('event', '=', event)
        .where('audience', '=', 'admin')
        .select('message')
        .orderBy('id')
        .execute();
      return rows.map(({ message }) => message);
    },
  };
  return shop;
}
