import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { place } from '../../support/app/orders.ts';
import { cardPage, goodCard, orderOf } from '../../support/app/requests.ts';
import { closeCardShop, openCardShop, type CardShop } from '../../support/payment/card-shop.ts';
import { signatureOf } from '../../support/payment/stripe-double.ts';

let shop: CardShop;
beforeEach(async () => {
  shop = await openCardShop();
});
afterAll(closeCardShop);

const paid = { status: 'pending', paymentState: 'captured', cardBrand: 'Visa', cardLast4: '4242' };

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
    const told = await shop.alerts('payment_differs');
    expect(told).toHaveLength(3);
    for (const text of [/^VG-.*έληξε/, /^VG-.*αντί για/, /χωρίς παραγγελία/])
      expect(told).toContainEqual(expect.stringMatching(text));
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
