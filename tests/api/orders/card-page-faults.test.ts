import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeCardShop, openCardShop, type CardShop } from '../../support/payment/card-shop.ts';
import type { Fault } from '../../support/payment/stripe-double.ts';

let shop: CardShop;
beforeEach(async () => {
  shop = await openCardShop();
});
afterAll(closeCardShop);

const paid = { status: 'pending', paymentState: 'captured', cardBrand: 'Visa', cardLast4: '4242' };
const unpaid = { status: 'cancelled', paymentState: 'voided' };
const customer = 'eleni@pelatis.example';

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

describe('a delivered order', () => {
  async function delivered() {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.check(id);
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) await shop.step(id, status);
    return id;
  }
  const why = { reason: 'Ελάττωμα' };

  it('is refunded in parts to the card, and stays delivered; the comparison finds nothing', async () => {
    const id = await delivered();
    expect(await shop.refund(id, 50, why)).toMatchObject({
      status: 200,
      body: { order: { status: 'delivered', paymentState: 'refunding' } },
    });
    expect(await shop.refund(id, 50, why)).toMatchObject({ status: 409, body: { code: 'NO_REFUND_DUE' } });
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'captured', refunded: 50 });
    await shop.reconcile();
    expect(await shop.alerts('payment_differs')).toEqual([]);
    await shop.refund(id, undefined, why);
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ status: 'delivered', paymentState: 'refunded' });
    expect((await shop.intentOf(id)).refunded).toBe(13_143);
    expect(await shop.stock()).toBe(9);
    await shop.reconcile();
    expect(await shop.alerts('payment_differs')).toEqual([]);
    expect(
      (await shop.mailsTo(customer)).filter((subject) => subject.startsWith('Σας επιστρέψαμε')),
    ).toHaveLength(2);
  });

  it('is refunded once, although two ask for the same part at once', async () => {
    const id = await delivered();
    const answers = await Promise.all([shop.refund(id, 50, why), shop.refund(id, 50, why)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await Promise.all([shop.runJobs(), shop.reconcile()]);
    expect(await shop.read(id)).toMatchObject({ paymentState: 'captured', refunded: 50 });
    expect((await shop.intentOf(id)).refunded).toBe(5_000);
  });

  it('that is cancelled while its refund is under way owes the rest', async () => {
    const id = await shop.ordered();
    await shop.payAtProvider(id);
    await shop.check(id);
    await shop.refund(id, 50, why);
    await shop.step(id, 'cancelled');
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', paymentState: 'refunding' });
    await shop.runJobs();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'refund_due', refunded: 50 });
  });

  it.each([
    { when: 'before', how: 'error', times: 2 },
    { when: 'after', how: 'cut', times: 2 },
  ] as const)('loses nothing when the provider fails $when ($how)', async (fault) => {
    const id = await delivered();
    shop.stripe.fail({ ...fault, path: /refunds$/ });
    await shop.refund(id, 50, why);
    await shop.runJobs();
    expect(['refunding', 'captured']).toContain((await shop.read(id)).paymentState);
    shop.stripe.forgetKeys();
    shop.stripe.fail();
    await shop.reconcile();
    expect(await shop.read(id)).toMatchObject({ paymentState: 'captured', refunded: 50 });
    expect((await shop.intentOf(id)).refunded).toBe(5_000);
  });
});
