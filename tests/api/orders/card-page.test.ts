import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { place } from '../../support/app/orders.ts';
import { cardPage, goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { closeCardShop, openCardShop, type CardShop } from '../../support/payment/card-shop.ts';
import { signatureOf, type Fault } from '../../support/payment/stripe-double.ts';

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

describe('without an answer of the provider', () => {
  const faults: Omit<Fault, 'path'>[] = [
    { when: 'before', how: 'error' },
    { when: 'before', how: 'cut', times: 2 },
    { when: 'after', how: 'error' },
    { when: 'after', how: 'cut', times: 2 },
  ];

  it.each(faults)(
    'opening the page ($when, $how), the order stands and the page opens later',
    async (fault) => {
      shop.stripe.fail(fault);
      const { status, body } = await shop.place();
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('paymentUrl');
      const { id } = body as { id: string };
      shop.passMinutes(20);
      expect(await shop.pay(id)).toMatchObject({ status: 200 });
      // Opened late, the page stays open for half an hour all the same.
      expect((await shop.read(id)).payBy).toBe('2026-11-23T10:51:00.000Z');
      await shop.payAtProvider(id);
      await shop.check(id);
      expect(await shop.read(id)).toMatchObject(paid);
      expect(shop.stripe.captures()).toBe(1);
    },
  );

  it('killed between the order and its page, the order waits and then gives its pieces back', async () => {
    shop.stripe.fail({ when: 'before', how: 'cut', times: 2 });
    const id = await shop.ordered();
    shop.passMinutes(46);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(unpaid);
    expect(await shop.stock()).toBe(10);
  });

  it('says so to the customer who wants to pay', async () => {
    shop.stripe.fail({ when: 'before', how: 'error', times: 9 });
    const id = await shop.ordered();
    const answer = await shop.pay(id);
    expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('10');
  });

  it.each(faults)('taking the amount ($when, $how), it is taken once', async (fault) => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    shop.stripe.fail({ ...fault, path: /capture$/ });
    await shop.check(id);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject(paid);
    expect(shop.stripe.captures()).toBe(1);
  });

  it.each(faults)('refunding ($when, $how), it is refunded once', async (fault) => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.check(id);
    await shop.step(id, 'cancelled');
    await shop.refund(id);
    shop.stripe.fail({ ...fault, path: /refunds$/ });
    await shop.runJobs();
    // Stripe repeats the answer that a key got, errors included, for a day.
    shop.stripe.forgetKeys();
    await shop.reconcile();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'refunded', refunded: 131.43 });
    expect((await shop.intentOf(id)).refunded).toBe(13_143);
  });
});

describe('the administrators', () => {
  it('cannot confirm what is not paid, and closing it closes the page', async () => {
    const id = await shop.ordered();
    expect(await shop.step(id, 'confirmed')).toMatchObject({
      status: 409,
      body: { code: 'AWAITING_PAYMENT' },
    });
    await shop.step(id, 'cancelled');
    await shop.runJobs();
    expect((await shop.pageOf(id)).status).toBe('expired');
    expect(await shop.read(id)).toMatchObject(unpaid);
  });

  it('refund a cancelled order in parts to the card, never more than was paid', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.check(id);
    await shop.step(id, 'cancelled');
    expect(await shop.refund(id, 200)).toMatchObject({ status: 409, body: { code: 'TOO_LARGE_REFUND' } });
    expect((await shop.refund(id, 50)).body).toMatchObject({
      message: 'Η επιστροφή στάλθηκε στον πάροχο πληρωμών.',
      order: { paymentState: 'refunding', refundsByProvider: true },
    });
    expect(await shop.refund(id, 50)).toMatchObject({ status: 409, body: { code: 'NO_REFUND_DUE' } });
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'refund_due', refunded: 50 });
    await shop.refund(id);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'refunded', refunded: 131.43 });
    expect((await shop.intentOf(id)).refunded).toBe(13_143);
    expect(
      (await shop.mailsTo(customer)).filter((subject) => subject.startsWith('Σας επιστρέψαμε')),
    ).toHaveLength(2);
  });
});

describe('the comparison with the provider', () => {
  it('settles what no event and no return has told', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.reconcile();
    expect(await shop.read(id)).toMatchObject(paid);
    expect(await shop.alerts('payment_differs')).toEqual([]);
  });

  it('alerts once to a hold that has lapsed, a refund from elsewhere and a payment without its order', async () => {
    const [lapsed, elsewhere, stray] = [await shop.ordered(), await shop.ordered(), await shop.ordered()];
    for (const id of [lapsed, elsewhere, stray]) await shop.payAtProvider(id);
    shop.stripe.fail({ when: 'before', how: 'error', path: /capture$/ });
    await shop.check(lapsed);
    shop.stripe.cancel(await shop.intentOf(lapsed));
    await shop.check(elsewhere);
    shop.stripe.refund(await shop.intentOf(elsewhere), 1_000);
    const { db } = shop.app.services.database;
    await db.deleteFrom('orders').where('id', '=', stray).execute();
    await shop.reconcile();
    await shop.reconcile();
    expect((await shop.alerts('payment_differs')).toSorted()).toEqual([
      expect.stringMatching(/^VG-.*(έληξε|αντί για)/),
      expect.stringMatching(/^VG-.*(έληξε|αντί για)/),
      expect.stringContaining('χωρίς παραγγελία'),
    ]);
  });

  it('takes over what was refunded on the provider’s own pages', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.check(id);
    await shop.step(id, 'cancelled');
    shop.stripe.refund(await shop.intentOf(id), 13_143);
    await shop.reconcile();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'refunded', refunded: 131.43 });
  });
});

describe('an event', () => {
  const anEvent = async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    const [event] = shop.stripe.events;
    if (!event) throw new Error('No event');
    return event;
  };

  it.each([
    ['with a foreign secret', (body: string) => shop.deliver({ body }, undefined, 'whsec_other')],
    ['whose body was changed', (body: string) => shop.send(body.replace('evt', 'evil'), signed(body))],
    [
      'of six minutes ago',
      (body: string) => shop.deliver({ body }, new Date(shop.app.services.now().getTime() - 360_000)),
    ],
    ['without a signature', (body: string) => shop.send(body, {})],
  ])('%s is refused and changes nothing', async (_what, send) => {
    const { body } = await anEvent();
    expect((await send(body)).status).toBe(400);
    expect(await shop.app.services.database.db.selectFrom('paymentEvents').selectAll().execute()).toEqual([]);
  });

  const signed = (body: string) => {
    const headers: Record<string, string> = {};
    headers['stripe-signature'] = signatureOf(body, shop.app.services.now());
    return headers;
  };

  it('above 256 KB is refused before it is read, and without a provider nothing is there', async () => {
    expect((await shop.send('x'.repeat(300_000), signed('x'))).status).toBe(413);
    await closeCardShop();
    expect((await shop.send('{}', signed('{}'))).status).toBe(404);
  });

  it('about something else is ignored', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payout.paid',
      data: { object: { id: 'po_1' } },
    });
    expect(await shop.deliver({ body })).toMatchObject({ status: 200, text: 'Ignored' });
  });
});

describe('card data', () => {
  it('are refused where they belong on the provider’s page, and never sent anywhere', async () => {
    const answer = await place(
      shop.app,
      shop.cookie,
      orderOf([{ productId: shop.productId }], { paymentMethod: goodCard }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'CARDS_NOT_OFFERED' } });
    expect(shop.stripe.requests).toEqual([]);
  });

  it('of a page are not asked for in the sandbox, and nothing is offered in production without a provider', async () => {
    await closeCardShop();
    const ask = () =>
      place(shop.app, shop.cookie, orderOf([{ productId: shop.productId }], { paymentMethod: cardPage }));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'CARDS_NOT_OFFERED' } });
    const { config } = shop.app.services;
    config.isProduction = true;
    try {
      const checkout = await shop.app.request('GET', '/api/checkout', { cookie: shop.cookie });
      expect(checkout.body).toMatchObject({ paymentMethods: ['bank_transfer', 'cash'], cardPage: false });
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'CARDS_NOT_OFFERED' } });
    } finally {
      config.isProduction = false;
    }
  });

  it('and the provider’s keys are in no line of the log', async () => {
    shop.stripe.fail({ when: 'before', how: 'error', times: 9 });
    await shop.ordered();
    expect(shop.app.logged()).toContain('A payment page did not open');
    expect(shop.app.logged()).not.toMatch(/sk_test_double|whsec_double/);
  });
});
