import { beforeEach, describe, expect, it } from 'vitest';
import type { IssuedDocument } from '#features/documents/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { eurosToCents } from '#shared/money.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { passUndo } from '../../support/app/held.ts';
import { Chance } from '../../support/endpoints/fuzz.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { examples } from '../../support/examples.ts';
import { truncateAll } from '../../support/database/database.ts';

const noon = new Date('2026-11-23T10:00:00Z');
const date = '2026-11-23';
const total = 131.43;

let app: TestApp;
let admin: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(noon);
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  productId = await putProduct({ stockQuantity: 10 });
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

const put = (overrides: Parameters<typeof putOrder>[1] = {}) =>
  putOrder({ customerId, productId }, { createdAt: noon, ...overrides });
const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const pay = (id: string, amount: number | undefined, seen = 0, as = admin) =>
  ask('POST', `/orders/${id}/payments`, { kind: 'deposit', date, amount, seen }, as);
const money = async (id: string) => (await ask('GET', `/orders/${id}/money`)).body as OrderMoney;
const read = async (id: string) => (await ask('GET', `/orders/${id}`)).body as Order;
const sums = async () => (await ask('GET', '/orders/money')).body;
const undo = (id: string, stepId: string | undefined) =>
  ask('PATCH', `/orders/${id}/payments/${stepId}`, { reason: 'Λάθος' });
async function mails() {
  await passUndo(app);
  await app.services.jobs.drain();
  const rows = await app.services.database.db.selectFrom('devMails').select('text').orderBy('id').execute();
  return rows.map(({ text }) => text);
}

describe('a deposit in parts', () => {
  it('shows what is left, is told as a part, and the last one closes it', async () => {
    const id = await put();
    expect(await pay(id, 31.43)).toMatchObject({
      status: 200,
      body: { money: { state: 'due', owed: 100, paid: 31.43 } },
    });
    expect(await sums()).toMatchObject({ toCollect: { count: 1, amount: 100 } });
    expect(await read(id)).toMatchObject({ paymentState: 'due', received: 31.43 });
    expect(await pay(id, 100.01, 31.43)).toMatchObject({
      status: 409,
      body: { code: 'TOO_LARGE_PAYMENT', fields: { amount: expect.stringContaining('100,00') } },
    });
    // Two people record the second part at once.
    const answers = await Promise.all([pay(id, 40, 31.43), pay(id, 40, 31.43)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await pay(id, undefined, 71.43)).toMatchObject({
      body: { money: { state: 'captured', owed: 0, paid: total } },
    });
    expect(await read(id)).not.toHaveProperty('received');
    expect((await money(id)).steps.map(({ amount }) => amount)).toEqual([31.43, 40, 60]);
    const told = await mails();
    expect(told).toHaveLength(3);
    // They may leave in any order.
    expect(told.filter((text) => text.includes('Απομένουν 100,00'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('έχει πληρωθεί'))).toHaveLength(1);
    expect((await pay(id, 10, 0)).status).toBe(409);
    expect((await pay(await put(), 10, 0, await app.signIn({ customerId }))).status).toBe(403);
  });

  it('is undone part by part, whichever comes first', async () => {
    const id = await put();
    await pay(id, 31.43);
    await pay(id, 100, 31.43);
    const [first, second] = (await money(id)).steps;
    expect((await undo(id, first?.id)).body).toMatchObject({
      money: { state: 'due', owed: 31.43, paid: 100 },
    });
    expect((await undo(id, second?.id)).body).toMatchObject({
      money: { state: 'due', owed: total, paid: 0 },
    });
  });

  it('is closed by confirming the order, whose undo leaves the part', async () => {
    const id = await put();
    await pay(id, 31.43);
    const { body } = await ask('PATCH', `/orders/${id}`, { status: 'confirmed' });
    expect((await money(id)).steps.map(({ amount }) => amount)).toEqual([31.43, 100]);
    expect(await money(id)).toMatchObject({ state: 'captured', owed: 0 });
    expect((await ask('PATCH', `/orders/${id}/undo`, { undo: (body as { undo: string }).undo })).status).toBe(
      200,
    );
    expect(await money(id)).toMatchObject({
      state: 'due',
      owed: 100,
      paid: 31.43,
      steps: [{ amount: 31.43 }],
    });
  });

  it('goes back when the order is cancelled, and no more than that', async () => {
    const id = await put();
    await pay(id, 31.43);
    await ask('PATCH', `/orders/${id}`, { status: 'cancelled' });
    expect(await sums()).toMatchObject({ toRefund: { count: 1, amount: 31.43 } });
    expect(await ask('PATCH', `/orders/${id}/refund`, { amount: 40, seen: 0 })).toMatchObject({
      status: 409,
      body: { code: 'TOO_LARGE_REFUND' },
    });
    await ask('PATCH', `/orders/${id}/refund`, {});
    expect(await money(id)).toMatchObject({ state: 'refunded', paid: 31.43, refunded: 31.43 });
    expect(await sums()).toMatchObject({ toRefund: { count: 0, amount: 0 } });
  });
});

describe('whatever happens to an order’s money', () => {
  it('its steps add up, nobody gets back more than was paid, and no more is credited than was invoiced', async () => {
    const chance = new Chance(20_261_123);
    for (let round = 0; round < examples(6, 12); round += 1) {
      const id = await put({ status: chance.of(['pending', 'confirmed', 'delivered']) });
      for (let move = 0; move < 14; move += 1) {
        const now = await money(id);
        const amount = (1 + chance.below(eurosToCents(total))) / 100;
        const seen = chance.is(0.9) ? now.paid : 0;
        const happenings = [
          () => pay(id, chance.is(0.7) ? amount : undefined, seen),
          () => ask('PATCH', `/orders/${id}/refund`, { amount, seen: now.refunded, reason: 'Επιστροφή' }),
          () => undo(id, now.steps.length > 0 ? chance.of(now.steps).id : '1'),
          () => ask('PATCH', `/orders/${id}`, { status: chance.of(['confirmed', 'cancelled']) }),
          () => ask('POST', `/orders/${id}/documents`, {}),
          async () => {
            const documents = (await ask('GET', `/orders/${id}/documents`)).body as IssuedDocument[];
            const [first] = documents;
            if (!first) return undefined;
            return chance.is(0.8)
              ? ask('POST', `/documents/${first.id}/partial-credit-note`, {
                  amount,
                  seen: first.credited ?? 0,
                  reason: 'Μέρος',
                })
              : ask('POST', `/documents/${first.id}/credit-note`, { reason: 'Λάθος' });
          },
        ];
        const answer = await chance.of(happenings)();
        expect(answer?.status ?? 200).toBeLessThan(500);
        await requireSums(id);
      }
    }
  });
});

async function requireSums(id: string): Promise<void> {
  const { steps, paid, refunded, owed, credited, state } = await money(id);
  const live = steps.filter(({ undone }) => !undone);
  const sum = (isRefund: boolean) =>
    live
      .filter(({ kind }) => (kind === 'refund') === isRefund)
      .reduce((cents, { amount }) => cents + eurosToCents(amount), 0);
  expect(sum(false)).toBe(eurosToCents(paid));
  expect(sum(true)).toBe(eurosToCents(refunded));
  expect(sum(true)).toBeLessThanOrEqual(sum(false));
  expect(sum(false)).toBeLessThanOrEqual(eurosToCents(total));
  expect(
    state !== 'due' ||
      eurosToCents(owed) + eurosToCents(paid) + eurosToCents(credited) === eurosToCents(total),
  ).toBe(true);
  const documents = (await ask('GET', `/orders/${id}/documents`)).body as IssuedDocument[];
  for (const one of documents.filter(({ kind }) => !kind.endsWith('_credit'))) {
    const noted = documents
      .filter(({ credits, cancels }) => (credits ?? cancels) === one.number)
      .reduce((cents, document) => cents + eurosToCents(document.total), 0);
    expect(noted).toBeLessThanOrEqual(eurosToCents(one.total));
    expect(one.cancelledBy === undefined || noted === eurosToCents(one.total)).toBe(true);
  }
}
