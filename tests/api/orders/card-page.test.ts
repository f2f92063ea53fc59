import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { putCustomer } from '../../support/app/shop.ts';
import { closeCardShop, openCardShop, type CardShop } from '../../support/payment/card-shop.ts';

let shop: CardShop;
beforeEach(async () => {
  shop = await openCardShop();
});
afterAll(closeCardShop);

const paid = { status: 'pending', paymentState: 'captured', cardBrand: 'Visa', cardLast4: '4242' };
const unpaid = { status: 'cancelled', paymentState: 'voided' };
const company = 'info@vigla.example';
const customer = 'eleni@pelatis.example';

describe('an order that is paid on the provider’s page', () => {
  it('is placed, keeps its pieces for 45 minutes and leads to the page', async () => {
    const { status, body } = await shop.place();
    const id = (body as { id: string }).id;
    const page = await shop.pageOf(id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'pending', paymentUrl: `https://checkout.stripe.com/c/pay/${page.id}` },
    });
    const order = await shop.read(id);
    expect(order).toMatchObject({ paymentState: 'awaiting', payBy: '2026-11-23T10:45:00.000Z' });
    expect(order.estimatedDelivery).toBeUndefined();
    expect(page).toMatchObject({ amount: 13_143, expiresAt: Date.parse('2026-11-23T10:45:00Z') / 1000 });
    const address = `http://localhost:3000/order-confirmation/${id}`;
    expect(page.form).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_intent_data: { capture_method: 'manual', metadata: { order: id } },
      customer_email: customer,
      locale: 'el',
      success_url: address,
      cancel_url: address,
    });
    expect(await shop.stock()).toBe(9);
    expect(await shop.mailsTo(customer)).toEqual(['Λάβαμε την παραγγελία σας']);
    expect(await shop.mailsTo(company)).toEqual([]);
    expect(await shop.alerts('order_placed')).toEqual([]);
  });

  it('sent again under the same key leads to the same page', async () => {
    const key = 'a-key-that-is-long-enough';
    const [first, again] = [await shop.place(key), await shop.place(key)];
    expect(again.body).toEqual(first.body);
    expect(shop.stripe.sessions.size).toBe(1);
  });

  it('is paid when the customer returns, before any event has come', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    expect((await shop.check(id)).body).toMatchObject({ ...paid, estimatedDelivery: '2026-11-30' });
    expect(await shop.mailsTo(customer)).toEqual(['Η πληρωμή σας εγκρίθηκε', 'Λάβαμε την παραγγελία σας']);
    expect(await shop.mailsTo(company)).toHaveLength(1);
    expect(await shop.alerts('order_placed')).toHaveLength(1);
    await shop.deliverAll();
    await shop.runJobs();
    expect(await shop.mailsTo(customer)).toHaveLength(2);
    expect(shop.stripe.captures()).toBe(1);
  });

  it('is paid by the event alone, when the customer never returns', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    // By the database's clock the job for when the page has ended is due already: the event's alone shall pay.
    await sql`delete from pgboss.job where name = 'orders.settle'`.execute(shop.app.services.database.db);
    const completed = shop.stripe.events.find(({ type }) => type === 'checkout.session.completed');
    expect(await shop.deliver(completed ?? { body: '' })).toMatchObject({ status: 200, text: 'Received' });
    expect((await shop.read(id)).paymentState).toBe('awaiting');
    await shop.runDue();
    expect(await shop.read(id)).toMatchObject(paid);
  });

  it('is paid once, whatever comes twice, late or in the wrong order', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.check(id);
    shop.passMinutes(120);
    for (const event of [...shop.stripe.events.toReversed(), ...shop.stripe.events]) {
      expect((await shop.deliver(event)).status).toBe(200);
    }
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(paid);
    expect(shop.stripe.captures()).toBe(1);
    expect(await shop.mailsTo(customer)).toHaveLength(2);
    const { db } = shop.app.services.database;
    const kept = await db.selectFrom('paymentEvents').select('id').execute();
    expect(kept).toHaveLength(shop.stripe.events.length);
  });

  it('stays open for the customer who came back without paying, and leads to the same page', async () => {
    const id = await shop.ordered();
    expect((await shop.check(id)).body).toMatchObject({ paymentState: 'awaiting' });
    const page = await shop.pageOf(id);
    const answers = await Promise.all([shop.pay(id), shop.pay(id)]);
    for (const { body } of answers)
      expect(body).toEqual({ url: `https://checkout.stripe.com/c/pay/${page.id}` });
  });

  it('shows its page only to its customer', async () => {
    const id = await shop.ordered();
    const cookie = await shop.app.signIn({ customerId: await putCustomer() });
    for (const method of ['POST', 'PATCH']) {
      const answer = await shop.app.request(method, `/api/orders/${id}/payment`, { cookie, body: {} });
      expect(answer.status).toBe(404);
    }
  });

  it('is offered ten times an hour to one customer, because each keeps pieces from others', async () => {
    for (let orders = 0; orders < 10; orders += 1) {
      const id = await shop.ordered();
      await shop.cancel(id);
    }
    expect(await shop.place()).toMatchObject({ status: 429 });
  });
});

describe('what is not paid in time', () => {
  it('is cancelled, gives its pieces back, closes the page and tells the customer', async () => {
    const id = await shop.ordered();
    shop.passMinutes(46);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(unpaid);
    expect(await shop.stock()).toBe(10);
    expect(await shop.payAtProvider(id)).toBe(false);
    expect(await shop.mailsTo(customer)).toEqual(['Η πληρωμή δεν ολοκληρώθηκε', 'Λάβαμε την παραγγελία σας']);
    expect(await shop.pay(id)).toMatchObject({ status: 409, body: { code: 'NOT_AWAITING_PAYMENT' } });
  });

  it('is closed first, so that nobody pays while the pieces are given back', async () => {
    const id = await shop.ordered();
    // The shop's clock is ahead of the provider's.
    const page = await shop.pageOf(id);
    page.expiresAt += 3_600;
    shop.passMinutes(46);
    await shop.runJobs();
    expect(page.status).toBe('expired');
    expect(await shop.read(id)).toMatchObject(unpaid);
  });

  it('but was paid in the last second counts, although everything else comes late', async () => {
    const id = await shop.ordered();
    shop.passMinutes(44.9);
    await shop.payAtProvider(id);
    shop.passMinutes(60);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(paid);
    expect(await shop.stock()).toBe(9);
  });

  it('stays as it is while the provider does not answer, so that no paid order is cancelled', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    shop.passMinutes(46);
    shop.stripe.fail({ when: 'before', how: 'cut', times: 20 });
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ status: 'pending', paymentState: 'awaiting' });
    shop.stripe.fail();
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(paid);
  });
});

describe('a payment that comes after the cancellation', () => {
  it('is released and never charged: the pieces may be sold already', async () => {
    const id = await shop.ordered();
    expect((await shop.cancel(id)).status).toBe(200);
    // Between the cancellation and the job that closes the page.
    expect(await shop.payAtProvider(id)).toBe(true);
    await shop.deliverAll();
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(unpaid);
    expect(await shop.intentOf(id)).toMatchObject({ status: 'canceled', amountReceived: 0 });
    expect(await shop.stock()).toBe(10);
  });

  it('is owed to the customer if it was already taken', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    shop.stripe.fail({ when: 'before', how: 'error', path: /capture$/ });
    expect((await shop.check(id)).body).toMatchObject({ paymentState: 'authorised' });
    // It was taken, but the shop was ended before it could write that down.
    shop.stripe.capture(await shop.intentOf(id));
    await shop.cancel(id);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', paymentState: 'refund_due' });
  });
});
