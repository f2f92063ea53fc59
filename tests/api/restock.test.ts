import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { place } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  productId = await putProduct({ name: 'Σειρήνα Echo', stockQuantity: 0 });
});

const visitor = 'eleni@example.com';
const path = (id = productId) => `/api/products/${id}/restock`;
const askAsVisitor = (email = visitor, id = productId) =>
  app.request('POST', `${path(id)}-email`, { body: { email } });
const setStock = (stockQuantity: number, id = productId) =>
  app.request('PUT', `/api/products/${id}`, { cookie: admin, body: { stockQuantity } });

async function mailsTo(recipient: string) {
  await app.services.jobs.drain();
  const { db } = app.services.database;
  const mails = db.selectFrom('devMails').where('recipient', '=', recipient).orderBy('id');
  return mails.select(['subject', 'text']).execute();
}
const backMails = async (recipient: string) =>
  (await mailsTo(recipient)).filter(({ subject }) => subject === 'Είναι ξανά διαθέσιμο: Σειρήνα Echo');
/** The token of the last link sent to an address. */
async function tokenFor(recipient = visitor): Promise<string> {
  const text = (await mailsTo(recipient)).at(-1)?.text ?? '';
  expect(text).toContain(`/products/${productId}#restock=`);
  return /#restock=(\S+)/.exec(text)?.[1] ?? '';
}
const follow = (what: 'open' | 'confirm' | 'cancel', token: string) =>
  app.request('POST', `/api/restock/${what}`, { body: { token } });
async function confirmed(email = visitor): Promise<string> {
  await askAsVisitor(email);
  const token = await tokenFor(email);
  expect(await follow('confirm', token)).toMatchObject({ status: 200, body: { isConfirmed: true } });
  return token;
}
const countRequests = async () => {
  const rows = await app.services.database.db.selectFrom('restockRequests').select('id').execute();
  return rows.length;
};

describe('a customer', () => {
  let cookie: string;
  let email: string;
  beforeEach(async () => {
    email = 'kostas@pelatis.example';
    cookie = await app.signIn({ customerId: await putCustomer({ email }) });
  });

  it('asks with one click however often, and is told once when the product is back', async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await app.request('PUT', path(), { cookie })).toMatchObject({ status: 200 });
    expect((await app.request('GET', path(), { cookie })).body).toEqual({ isWaiting: true });
    expect(await countRequests()).toBe(1);
    expect(await setStock(4)).toMatchObject({ status: 200 });
    expect(await backMails(email)).toHaveLength(1);
    expect((await app.request('GET', path(), { cookie })).body).toEqual({ isWaiting: false });
    for (const stock of [0, 3, 0, 1]) await setStock(stock);
    expect(await backMails(email)).toHaveLength(1);
  });

  it('is not told after taking it back', async () => {
    await app.request('PUT', path(), { cookie });
    await app.request('DELETE', path(), { cookie });
    await app.request('DELETE', path(), { cookie });
    await setStock(4);
    expect(await backMails(email)).toEqual([]);
  });

  it('knows and changes nothing of what another waits for', async () => {
    await app.request('PUT', path(), { cookie });
    const other = await app.signIn({ customerId: await putCustomer() });
    expect((await app.request('GET', path(), { cookie: other })).body).toEqual({ isWaiting: false });
    await app.request('DELETE', path(), { cookie: other });
    expect(await countRequests()).toBe(1);
  });

  it('cannot wait for what is in stock or does not exist', async () => {
    const there = await putProduct();
    expect(await app.request('PUT', path(there), { cookie })).toMatchObject({
      status: 409,
      body: { code: 'IN_STOCK' },
    });
    expect(await app.request('PUT', path(2_000_000_000), { cookie })).toMatchObject({ status: 404 });
    expect(await countRequests()).toBe(0);
  });

  it('waits for a hundred products at most', async () => {
    const { db } = app.services.database;
    const { customerId } = await db
      .selectFrom('sessions')
      .where('kind', '=', 'customer')
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 100; count += 1)
      await db
        .insertInto('restockRequests')
        .values({
          productId: await putProduct({ stockQuantity: 0 }),
          customerId,
          confirmedAt: new Date(),
          createdAt: new Date(),
        })
        .execute();
    expect(await app.request('PUT', path(), { cookie })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_REQUESTS_WAITING' },
    });
  });

  it('is told to the address that the account has then, and not after deleting the account', async () => {
    await app.request('PUT', path(), { cookie });
    const { db } = app.services.database;
    await db.updateTable('customers').set({ email: 'neo@pelatis.example' }).execute();
    await setStock(1);
    expect(await backMails(email)).toEqual([]);
    expect(await backMails('neo@pelatis.example')).toHaveLength(1);
    await setStock(0);
    await app.request('PUT', path(), { cookie });
    await db.updateTable('customers').set({ deletedAt: new Date() }).execute();
    await setStock(1);
    expect(await backMails('neo@pelatis.example')).toHaveLength(1);
  });

  it('is told when a cancelled order returns the last piece', async () => {
    const one = await putProduct({ name: 'Σειρήνα Echo', stockQuantity: 1 });
    const buyer = await app.signIn({ customerId: await putCustomer() });
    await app.request('POST', '/api/cart', { body: { productId: one }, cookie: buyer });
    const placed = await place(app, buyer, orderOf([{ productId: one }]));
    expect(placed).toMatchObject({ status: 200 });
    await app.request('PUT', path(one), { cookie });
    const { id } = placed.body as { id: string };
    expect(await app.request('PATCH', `/api/orders/${id}/cancel`, { cookie: buyer })).toMatchObject({
      status: 200,
    });
    expect(await backMails(email)).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('confirms the address first: without that nothing is sent', async () => {
    expect(await askAsVisitor()).toMatchObject({ status: 200 });
    await setStock(4);
    expect(await backMails(visitor)).toEqual([]);
  });

  it('is told once after confirming, however often the link is opened', async () => {
    const token = await confirmed();
    for (const what of ['confirm', 'open', 'confirm'] as const)
      expect(await follow(what, token)).toMatchObject({
        status: 200,
        body: { productId, isConfirmed: true },
      });
    await setStock(4);
    expect(await backMails(visitor)).toHaveLength(1);
    expect(await countRequests()).toBe(0);
    expect(await follow('open', token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('cancels with the link, before and after confirming', async () => {
    await askAsVisitor();
    const token = await tokenFor();
    for (let times = 0; times < 2; times += 1)
      expect(await follow('cancel', token)).toMatchObject({ status: 200 });
    expect(await countRequests()).toBe(0);
    expect(await follow('confirm', token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    await follow('cancel', await confirmed());
    await setStock(4);
    expect(await backMails(visitor)).toEqual([]);
  });

  it('reads the same answer whether or not the address has an account or waits already', async () => {
    await putCustomer({ email: 'pelatis@example.com' });
    await confirmed('perimenei@example.com');
    const answers = [];
    for (const email of ['agnostos@example.com', 'pelatis@example.com', 'perimenei@example.com']) {
      const { status, body } = await askAsVisitor(email);
      answers.push({ status, body, mails: (await mailsTo(email)).at(-1)?.subject });
    }
    expect(answers[0]).toMatchObject({ status: 200, mails: 'Επιβεβαιώστε ότι θέλετε ειδοποίηση' });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  it('who asks again after confirming stays confirmed', async () => {
    await confirmed();
    await askAsVisitor();
    await tokenFor();
    await setStock(4);
    expect(await backMails(visitor)).toHaveLength(1);
  });

  it('cannot confirm after two days, nor with a made-up link', async () => {
    await askAsVisitor();
    const token = await tokenFor();
    app.setNow(new Date(Date.now() + 49 * 3_600_000));
    expect(await follow('confirm', token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    app.setNow(undefined);
    expect(await follow('confirm', 'x'.repeat(43))).toMatchObject({ status: 404 });
  });

  it('learns from the link that the product is back meanwhile, and leaves nothing behind', async () => {
    await askAsVisitor();
    const token = await tokenFor();
    await setStock(2);
    expect(await follow('confirm', token)).toMatchObject({ status: 200, body: { inStock: true } });
    expect(await countRequests()).toBe(0);
  });

  it('leaves only the hash of the link in the database', async () => {
    const token = await confirmed();
    const { db } = app.services.database;
    const rows = await db.selectFrom('restockRequests').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash).toHaveLength(32);
  });

  it.each(['', 'eleni', 'eleni@', `${'e'.repeat(250)}@example.com`])(
    'with the address %s is told why not',
    async (email) => {
      const answer = await askAsVisitor(email);
      expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
    },
  );

  it('asks six times an hour at most', async () => {
    for (let times = 0; times < 6; times += 1)
      expect(await askAsVisitor(`e${times}@example.com`)).toMatchObject({ status: 200 });
    const answer = await askAsVisitor('e7@example.com');
    expect(answer).toMatchObject({ status: 429 });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('when several things happen at once', () => {
  it('changes of the stock that cross tell everybody once', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const customerId = await putCustomer({ email: `c${at}@pelatis.example` });
        return app.signIn({ customerId });
      }),
    );
    await Promise.all(people.map((cookie) => app.request('PUT', path(), { cookie })));
    const changes = await Promise.all([1, 2, 3, 4, 5].map((stock) => setStock(stock)));
    expect(changes.some(({ status }) => status === 200)).toBe(true);
    for (let at = 0; at < people.length; at += 1)
      expect(await backMails(`c${at}@pelatis.example`)).toHaveLength(1);
  });

  it('whoever asks while the product comes back is told, or told at once that it is back', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, async (_, at) =>
        app.signIn({ customerId: await putCustomer({ email: `c${at}@pelatis.example` }) }),
      ),
    );
    const asked = Promise.all(people.map((cookie) => app.request('PUT', path(), { cookie })));
    await setStock(3);
    const answers = await asked;
    for (const [at, { status, body }] of answers.entries()) {
      expect([undefined, 'IN_STOCK']).toContain((body as { code?: string }).code);
      expect(await backMails(`c${at}@pelatis.example`)).toHaveLength(status === 200 ? 1 : 0);
    }
    expect(await countRequests()).toBe(0);
  });

  it('a change that is rolled back tells nobody and keeps the request', async () => {
    await confirmed();
    const { database } = app.services;
    const { notifyRestocked } = await import('#features/restock/server/actions.ts');
    await expect(
      database.transact(async (trx) => {
        await trx.updateTable('products').set({ stockQuantity: 5 }).where('id', '=', productId).execute();
        await notifyRestocked(app.services, trx, [productId]);
        throw new Error('crash');
      }),
    ).rejects.toThrow('crash');
    expect(await backMails(visitor)).toEqual([]);
    expect(await countRequests()).toBe(1);
  });
});

it('an administrator sees how many wait for each product, and nobody else does', async () => {
  await confirmed();
  await askAsVisitor('mi@example.com');
  const cookie = await app.signIn({ customerId: await putCustomer() });
  await app.request('PUT', path(), { cookie });
  const { body } = await app.request('GET', '/api/admin/products', { cookie: admin });
  expect(body).toMatchObject([{ id: productId, waiting: 2 }]);
  expect((await app.request('GET', `/api/products/${productId}`, { cookie })).text).not.toContain('waiting');
});
