import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Order } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { passUndo } from '../../support/app/held.ts';
import { putCustomer, putOrder } from '../../support/app/shop.ts';
import { examples } from '../../support/examples.ts';
import { closeCardShop, noon, openCardShop } from '../../support/payment/card-shop.ts';

afterAll(closeCardShop);

const deposit = 31.43;
const total = 131.43;
const card = { cardNumber: '4111 1111 1111 1111', cardName: 'ELENI', expiryDate: '11/29', cvv: '123' };

/** What is paid first and what is left, in cents: also two halves. */
const sizes: [first: number, rest: number][] = [
  [3_143, 10_000],
  [6_572, 6_572],
];

/** An order by transfer, of which a part is to be paid first, and who does what with it. */
async function openDeposit(first = 3_143, rest = 10_000) {
  const shop = await openCardShop();
  const { app, customerId, productId, cookie, admin, stripe } = shop;
  const costs = { shippingCents: first + rest - 12_544, totalCents: first + rest, depositCents: first };
  const id = await putOrder({ customerId, productId }, { createdAt: noon, ...costs });
  const path = `/api/orders/${id}/card-payment`;
  const ask = (method: string, body?: object, as = cookie) =>
    app.request(method, path, { cookie: as, ...(body && { body: { ...body } }) });
  const money = async () =>
    (await app.request('GET', `/api/orders/${id}/money`, { cookie: await app.signIn('admin') }))
      .body as OrderMoney;
  return {
    shop,
    id,
    first: first / 100,
    rest: rest / 100,
    ask,
    money,
    pay: (amount: number, more: object = {}) => ask('POST', { amount, ...more }),
    due: async () => ((await ask('GET')).body as { due?: object }).due,
    /** The customer pays on the last page that is open. */
    payAtProvider: async () => {
      const page = shop.pagesOf(id).findLast(({ status }) => status === 'open');
      return page ? stripe.pay(page.id) : false;
    },
    check: () => ask('PATCH', {}),
    record: async (amount: number) =>
      app.request('POST', `/api/orders/${id}/payments`, {
        cookie: admin,
        body: { kind: 'deposit', date: '2026-11-23', amount, seen: (await shop.read(id)).received ?? 0 },
      }),
    undo: ({ body }: { body: unknown }) =>
      app.request('PATCH', `/api/orders/${id}/undo`, {
        cookie: admin,
        body: { undo: (body as { undo: string }).undo },
      }),
    read: () => shop.read(id),
  };
}
type Deposit = Awaited<ReturnType<typeof openDeposit>>;

describe('a deposit on the provider’s page', () => {
  let of: Deposit;
  beforeEach(async () => {
    of = await openDeposit();
  });

  it('is paid first, then the rest, and every figure says so', async () => {
    const { shop, id } = of;
    const due = { amount: deposit, received: 0, isDeposit: true, onPage: true, isOpen: false };
    expect(await of.due()).toEqual(due);
    const opened = await of.pay(deposit);
    expect(opened).toMatchObject({ status: 200, body: { url: expect.stringContaining('checkout.stripe') } });
    // A second press leads to the same page.
    expect((await of.pay(deposit)).body).toEqual(opened.body);
    expect(shop.pagesOf(id)).toMatchObject([{ amount: 3_143, status: 'open' }]);
    await of.payAtProvider();
    const left = { ...due, amount: 100, received: deposit, isDeposit: false };
    expect((await of.check()).body).toEqual({ due: left });
    expect(await of.read()).toMatchObject({ paymentState: 'due', received: deposit });
    expect(await of.money()).toMatchObject({
      owed: 100,
      paid: deposit,
      onCards: deposit,
      steps: [{ kind: 'card', via: 'provider', amount: deposit, note: 'Visa •••• 4242' }],
    });
    expect(await shop.mailsTo('eleni@pelatis.example')).toEqual(['Λάβαμε την πληρωμή σας']);
    expect(await shop.alerts('payment_received')).toHaveLength(1);
    expect((await of.pay(deposit)).body).toMatchObject({ code: 'PAID_MEANWHILE' });
    await of.pay(100, { seen: deposit });
    await of.payAtProvider();
    await shop.deliverAll();
    await shop.runJobs();
    expect(await of.read()).toMatchObject({ paymentState: 'captured' });
    expect(await of.money()).toMatchObject({ owed: 0, paid: total });
    expect(await of.due()).toBeUndefined();
    expect(shop.stripe.captures()).toBe(2);
    await shop.reconcile();
    expect(await shop.alerts('payment_differs')).toEqual([]);
  });

  it('that came while the office could still undo a change of the order stays', async () => {
    const { shop, id } = of;
    await of.pay(deposit);
    const { shippingAddress, shippingMethod, shipping, revision: seen } = await of.read();
    const changed = await shop.app.request('PUT', `/api/admin/orders/${id}`, {
      cookie: shop.admin,
      body: {
        seen,
        lines: [{ kind: 'product', of: 0, quantity: 1, price: 100 }],
        shippingMethod,
        shipping,
        shippingAddress: { ...shippingAddress, address: 'Νέα 1' },
        summary: { subtotal: 100, shipping: 5.99, tax: 25.44, discount: 0, total },
      },
    });
    await of.payAtProvider();
    await of.check();
    expect((await of.undo(changed)).status).toBe(409);
    expect(await of.money()).toMatchObject({ owed: 100, paid: deposit });
  });

  it.each(sizes)('of %i before %i, come to the bank, is not taken from the card too', async (...size) => {
    of = await openDeposit(...size);
    const { shop, id, first, rest } = of;
    await of.pay(first);
    expect((await of.record(first)).status).toBe(200);
    // Before the page is closed he pays on it all the same.
    await of.payAtProvider();
    await shop.runJobs();
    expect(shop.stripe.captures()).toBe(0);
    expect(shop.stripe.intents()).toMatchObject([{ status: 'canceled' }]);
    expect(await of.money()).toMatchObject({ owed: rest, paid: first });
    expect(shop.pagesOf(id)).toHaveLength(1);
  });

  it('of a cancelled order is never taken, and one that was taken goes back to the card', async () => {
    const { shop, id } = of;
    await of.pay(deposit);
    await shop.cancel(id);
    await of.payAtProvider();
    await shop.runJobs();
    expect(shop.stripe.captures()).toBe(0);
    expect(await of.read()).toMatchObject({ status: 'cancelled', paymentState: 'voided' });

    of = await openDeposit();
    await of.pay(deposit);
    await of.payAtProvider();
    await of.check();
    await of.shop.cancel(of.id);
    expect(await of.read()).toMatchObject({ paymentState: 'refund_due', received: deposit });
    const tooMuch = await of.shop.refund(of.id, deposit + 1, { via: 'provider' });
    expect(tooMuch.status).toBe(409);
    expect((await of.shop.refund(of.id, deposit, { via: 'provider' })).status).toBe(200);
    await of.shop.runJobs();
    expect(of.shop.stripe.intents()).toMatchObject([{ amountReceived: 3_143, refunded: 3_143 }]);
    expect(await of.read()).toMatchObject({ paymentState: 'refunded', refunded: deposit });
    await of.shop.reconcile();
    expect(await of.shop.alerts('payment_differs')).toEqual([]);
  });

  it('waits no longer than its page, and can be tried again', async () => {
    await of.pay(deposit);
    of.shop.passMinutes(50);
    await of.shop.runJobs();
    expect(await of.due()).toMatchObject({ amount: deposit, isOpen: false });
    expect(await of.read()).toMatchObject({ status: 'pending', paymentState: 'due' });
    const again = await of.pay(deposit);
    expect(again).toMatchObject({ status: 200, body: { url: expect.any(String) } });
    expect(of.shop.pagesOf(of.id)).toHaveLength(2);
  });

  it('is its customer’s alone', async () => {
    const other = await of.shop.app.signIn({ customerId: await putCustomer({ email: 'o@x.example' }) });
    for (const method of ['GET', 'PATCH']) {
      expect((await of.ask(method, method === 'GET' ? undefined : {}, other)).status).toBe(404);
    }
    expect((await of.ask('POST', { amount: deposit }, other)).status).toBe(404);
    expect((await of.ask('POST', { amount: deposit }, '')).status).toBe(401);
    expect(of.shop.pagesOf(of.id)).toEqual([]);
  });

  it('that is confirmed by hand leaves the rest owed, and undoing that takes back what was recorded', async () => {
    const confirmed = await of.shop.step(of.id, 'confirmed');
    expect(await of.money()).toMatchObject({ owed: 100, paid: deposit, steps: [{ kind: 'deposit' }] });
    await of.undo(confirmed);
    expect(await of.money()).toMatchObject({ owed: total, paid: 0, steps: [] });
    await of.pay(deposit);
    await of.payAtProvider();
    await of.check();
    await of.shop.step(of.id, 'confirmed');
    expect(await of.money()).toMatchObject({ owed: 100, paid: deposit, steps: [{ kind: 'card' }] });
    await passUndo(of.shop.app);
    expect(await of.shop.mailsTo('eleni@pelatis.example')).toContain('Η παραγγελία σας επιβεβαιώθηκε');
  });
});

describe('a deposit by a card that is typed here', () => {
  it('is declined kindly, and paid once however often it is pressed', async () => {
    const of = await openDeposit();
    await closeCardShop();
    expect(await of.due()).toMatchObject({ amount: deposit, onPage: false });
    expect((await of.pay(deposit)).body).toMatchObject({ fields: { 'card.cardNumber': expect.any(String) } });
    const declined = await of.pay(deposit, { card: { ...card, cardNumber: '4000 0000 0000 0002' } });
    expect(declined).toMatchObject({
      status: 402,
      body: { code: 'PART_DECLINED', error: expect.stringContaining('δεν χρεωθήκατε') },
    });
    const old = await of.pay(deposit, { card: { ...card, expiryDate: '01/20' } });
    expect(old.body).toMatchObject({ fields: { 'card.expiryDate': 'Η κάρτα έχει λήξει.' } });
    const answers = await Promise.all([1, 2, 3].map(() => of.pay(deposit, { card })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await of.shop.runJobs();
    expect(await of.money()).toMatchObject({ owed: 100, paid: deposit, onCards: 0 });
    const parts = await of.shop.app.services.database.db
      .selectFrom('cardPayments')
      .where('state', '<>', 'voided')
      .select(['state', 'cardLast4'])
      .execute();
    expect(parts).toEqual([{ state: 'captured', cardLast4: '1111' }]);
  });
});

/** What can happen to a deposit, by whom and when it likes. */
const happenings = {
  'he presses': (of: Deposit) => of.pay(of.first),
  'he presses for the rest': (of: Deposit) => of.pay(of.rest, { seen: of.first }),
  'he pays': (of: Deposit) => of.payAtProvider(),
  'he returns': (of: Deposit) => of.check(),
  'he cancels': (of: Deposit) => of.shop.cancel(of.id),
  'it comes to the bank': (of: Deposit) => of.record(of.first),
  'the office confirms': (of: Deposit) => of.shop.step(of.id, 'confirmed'),
  'the office cancels': (of: Deposit) => of.shop.step(of.id, 'cancelled'),
  'the office refunds': (of: Deposit) => of.shop.refund(of.id, 20, { reason: 'Δώρο', via: 'provider' }),
  'the oldest event comes': async ({ shop }: Deposit) =>
    shop.stripe.events[0] && shop.deliver(shop.stripe.events[0]),
  'jobs run': ({ shop }: Deposit) => shop.runJobs(),
  'a quarter of an hour passes': async ({ shop }: Deposit) => shop.passMinutes(16),
  'the provider fails before': async ({ shop }: Deposit) =>
    shop.stripe.fail({ when: 'before', how: 'error' }),
  'the connection is cut': async ({ shop }: Deposit) =>
    shop.stripe.fail({ when: 'after', how: 'cut', times: 2 }),
};
const names = Object.keys(happenings) as (keyof typeof happenings)[];
const beginnings: (typeof names)[] = [
  ['he presses'],
  ['he presses', 'he pays'],
  ['he presses', 'he pays', 'he returns'],
  ['he presses', 'he pays', 'he returns', 'he presses for the rest', 'he pays'],
];

/** What is wrong in the end with the money; undefined if nothing is. */
async function faultOf(of: Deposit, order: Order): Promise<string | undefined> {
  const { steps } = await of.money();
  const sum = (isWanted: (step: OrderMoney['steps'][number]) => boolean) =>
    Math.round(100 * steps.filter(isWanted).reduce((all, { amount }) => all + amount, 0));
  const intents = of.shop.stripe.intents();
  if (intents.some(({ status }) => status === 'requires_capture')) return 'money is held for ever';
  const taken = intents.reduce((all, { amountReceived }) => all + amountReceived, 0);
  const given = intents.reduce((all, { refunded }) => all + refunded, 0);
  if (taken !== sum(({ kind }) => kind === 'card')) return `taken ${taken}, recorded otherwise`;
  if (given !== sum(({ kind }) => kind === 'refund')) return `given back ${given}, recorded otherwise`;
  const received = sum(({ kind }) => kind !== 'refund');
  const costs = Math.round(100 * (of.first + of.rest));
  if (received > costs) return 'more was received than it costs';
  const isCancelled = order.status === 'cancelled';
  const { paymentState } = order;
  if (!isCancelled && paymentState !== (received === costs ? 'captured' : 'due'))
    return `it is ${paymentState}`;
  if (isCancelled && received > given && paymentState !== 'refund_due')
    return `cancelled, and ${paymentState}`;
  return undefined;
}

describe('whatever happens in whatever order', () => {
  it('no part is paid twice, and none is paid and lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sizes),
        fc.constantFrom(...beginnings),
        fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 9, size: 'max' }),
        async (size, first, then) => {
          const of = await openDeposit(...size);
          for (const name of [...first, ...then]) await happenings[name](of);
          // In the end the provider answers again, a day passes, and the comparison runs.
          of.shop.stripe.fail();
          of.shop.stripe.forgetKeys();
          of.shop.passMinutes(24 * 60);
          await of.shop.reconcile();
          await of.shop.runJobs();
          expect(await faultOf(of, await of.read())).toBeUndefined();
        },
      ),
      { numRuns: examples(6, 12) },
    );
  }, 120_000);
});
