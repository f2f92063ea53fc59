import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { putService, putTechnicians } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { addCustomer, type StandingName } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(truncateAll);

const approve = { isVerified: true, canViewPrices: true };
const reject = { isVerified: false, canViewPrices: false };

async function decide(id: string, body: Record<string, unknown>) {
  const answer = await app.request('PUT', `/api/admin/customers/${id}/verify`, {
    cookie: await app.signIn('admin'),
    body,
  });
  await passUndo(app);
  return answer;
}

const standing = (id: string) =>
  db
    .selectFrom('customers')
    .select(['isVerified', 'canViewPrices', 'isRejected', 'rejectionReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const told = async () => ({
  mails: (await db.selectFrom('devMails').select('subject').orderBy('id').execute()).map(
    ({ subject }) => subject,
  ),
  alerts: (await db.selectFrom('alerts').select('event').orderBy('id').execute()).map(({ event }) => event),
});
const read = async (path: string) =>
  (await app.request('GET', path, { cookie: await app.signIn('admin') })).body;

test('an approved customer sees prices at once and is told by e-mail and in the page', async () => {
  const { id, email } = await addCustomer(app, 'pending');
  const cookie = await app.signIn({ customerId: id });
  const { status, body } = await decide(id, approve);
  expect(status).toBe(200);
  expect(body).toEqual({ message: 'Ο πελάτης εγκρίθηκε και βλέπει τις τιμές.', undo: expect.any(String) });
  expect((await app.request('GET', '/api/session', { cookie })).body).toMatchObject({
    viewer: { customer: { isVerified: true, canViewPrices: true } },
  });
  expect(await told()).toEqual({ mails: ['Ο λογαριασμός σας εγκρίθηκε'], alerts: ['customer_approved'] });
  expect(await db.selectFrom('alerts').select(['audience', 'customerId']).orderBy('id').execute()).toEqual([
    { audience: 'customer', customerId: id },
  ]);
  expect(await db.selectFrom('devMails').select('recipient').orderBy('id').execute()).toEqual([
    { recipient: email },
  ]);
});

test.each([
  ['services', true, 'Μπορείτε πλέον να κλείνετε ραντεβού.'],
  ['no services', false, 'Ελέγξαμε τα στοιχεία σας.'],
])('a shop with %s says of appointments what is true', async (_, hasServices, message) => {
  if (hasServices) await Promise.all([putService(), putTechnicians({})]);
  const { id } = await addCustomer(app, 'pending');
  await decide(id, { isVerified: true, canViewPrices: false });
  await decide(id, approve);
  const alerts = await db.selectFrom('alerts').select('message').orderBy('id').execute();
  expect(alerts[0]?.message).toBe(message);
  const mails = await db.selectFrom('devMails').select('text').orderBy('id').execute();
  expect(mails.map(({ text }) => text.includes('ραντεβού'))).toEqual(mails.map(() => hasServices));
  expect(mails).not.toEqual([]);
});

test('whoever registered from a product is led back to it by the approval, and by no other address', async () => {
  const person = {
    firstName: 'Άννα',
    lastName: 'Ρίζου',
    email: 'anna@pelatis.example',
    password: 'kodikos-6',
  };
  const register = (from: string) =>
    app.request('POST', '/api/auth/register', { body: { ...person, accountType: 'private', from } });
  for (const elsewhere of ['//evil.example/x', 'https://evil.example', '/\\evil.example', '/a\tb'])
    expect((await register(elsewhere)).status, elsewhere).toBe(400);
  expect((await register('/products/53')).status).toBe(200);
  const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  await decide(id, approve);
  const mail = await db
    .selectFrom('devMails')
    .select('text')
    .where('subject', '=', 'Ο λογαριασμός σας εγκρίθηκε')
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain('/customer-login?next=%2Fproducts%2F53');
});

test('a rejected customer loses the prices and reads the reason', async () => {
  const { id } = await addCustomer(app, 'buyer');
  const { body } = await decide(id, { ...reject, rejectionReason: 'Τα στοιχεία είναι ελλιπή' });
  expect(body).toMatchObject({ message: 'Ο πελάτης απορρίφθηκε και θα ενημερωθεί για την απόρριψη.' });
  expect(await standing(id)).toEqual({
    isVerified: false,
    canViewPrices: false,
    isRejected: true,
    rejectionReason: 'Τα στοιχεία είναι ελλιπή',
  });
  const mail = await db.selectFrom('devMails').select('text').executeTakeFirstOrThrow();
  expect(mail.text).toContain('Τα στοιχεία είναι ελλιπή');
  expect(mail.text).toContain('Νέα εγγραφή:\nhttp://localhost:3000/customer-login');
});

test('without a reason the usual one is given', async () => {
  const { id } = await addCustomer(app, 'pending');
  await decide(id, reject);
  expect(await standing(id)).toMatchObject({ rejectionReason: 'Η αίτηση δεν πληροί τις προϋποθέσεις.' });
});

test('a rejection takes the right over all orders too, and undoing it gives it back', async () => {
  const rightsOf = (id: string) =>
    db.selectFrom('customers').select('isAdmin').where('id', '=', id).executeTakeFirstOrThrow();
  const { id } = await addCustomer(app, 'buyer', { isAdmin: true });
  const cookie = await app.signIn('admin');
  const path = `/api/admin/customers/${id}`;
  const { body } = await app.request('PUT', `${path}/verify`, { cookie, body: reject });
  expect(await rightsOf(id)).toEqual({ isAdmin: false });
  const { undo } = body as { undo: string };
  expect((await app.request('PUT', `${path}/undo`, { cookie, body: { undo } })).status).toBe(200);
  expect(await rightsOf(id)).toEqual({ isAdmin: true });
  await decide(id, reject);
  await decide(id, approve);
  expect(await rightsOf(id)).toEqual({ isAdmin: false });
});

test('the administrators hear of whoever gets the right over all orders, once', async () => {
  const { id } = await addCustomer(app, 'buyer');
  const cookie = await app.signIn('admin');
  const allow = (isAdmin: boolean) =>
    app.request('PUT', `/api/admin/customers/${id}/orders-admin`, { cookie, body: { isAdmin } });
  await allow(true);
  await allow(true);
  await allow(false);
  const alerts = await db
    .selectFrom('alerts')
    .where('event', '=', 'access_changed')
    .select('title')
    .orderBy('id')
    .execute();
  expect(alerts).toEqual([{ title: 'Πελάτης διαχειρίζεται πλέον όλες τις παραγγελίες' }]);
});

test('a restored customer is approved again, and the history keeps every step', async () => {
  const { id } = await addCustomer(app, 'pending');
  for (const verdict of [approve, { ...reject, rejectionReason: 'Λάθος ΑΦΜ' }, approve])
    await decide(id, verdict);
  expect(await read(`/api/admin/customers/${id}`)).toMatchObject({
    isActive: true,
    history: [
      { event: 'restored', at: expect.any(String) },
      { event: 'rejected', reason: 'Λάθος ΑΦΜ' },
      { event: 'approved' },
    ],
  });
});

test.each([
  ['pending', approve],
  ['pending', reject],
  ['rejected', approve],
  ['buyer', { isVerified: true, canViewPrices: false }],
] as const)(
  'of a %s customer %o decided twice, also at once, the second changes and sends nothing',
  async (from, verdict) => {
    const { id } = await addCustomer(app, from);
    await Promise.all([decide(id, verdict), decide(id, verdict)]);
    const after = { standing: await standing(id), told: await told() };
    expect((await decide(id, verdict)).status).toBe(200);
    expect({ standing: await standing(id), told: await told() }).toEqual(after);
    expect(await db.selectFrom('customerEvents').select('id').execute()).toHaveLength(1);
  },
);

test.each([
  [{ isVerified: false, canViewPrices: true }, 'canViewPrices'],
  [{ isVerified: 'yes', canViewPrices: true }, 'isVerified'],
  [{ ...reject, rejectionReason: 'α'.repeat(501) }, 'rejectionReason'],
])('%o is no decision', async (body, field) => {
  const { id } = await addCustomer(app, 'pending');
  const answer = await decide(id, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('managing orders is given and taken by an administrator and kept in the history', async () => {
  const { id } = await addCustomer(app, 'buyer');
  const cookie = await app.signIn('admin');
  for (const isAdmin of [true, true, false]) {
    await app.request('PUT', `/api/admin/customers/${id}/orders-admin`, { cookie, body: { isAdmin } });
  }
  expect(await read(`/api/admin/customers/${id}`)).toMatchObject({
    isAdmin: false,
    history: [{ event: 'orders_withdrawn' }, { event: 'orders_granted' }],
  });
});

describe('the lists', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const add = (id: string, as: StandingName, day: number) => addCustomer(app, as, { id, createdAt: at(day) });
  const ids = async (query: string) =>
    ((await read(`/api/admin/customers${query}`)) as { id: string }[]).map(({ id }) => id);

  beforeEach(async () => {
    await add('old', 'pending', 1);
    await add('new', 'pending', 3);
    await add('good', 'buyer', 2);
    await add('bad', 'rejected', 4);
  });

  test('hold each customer once, and of the waiting the oldest comes first', async () => {
    expect(await ids('?approval=pending')).toEqual(['old', 'new']);
    expect(await ids('?approval=approved')).toEqual(['good']);
    expect(await ids('?approval=rejected')).toEqual(['bad']);
    expect(await ids('')).toHaveLength(4);
    expect(await read('/api/admin/customer-counts')).toEqual({
      pending: 2,
      approved: 1,
      rejected: 1,
      waitingSince: at(1).toISOString(),
    });
  });

  test('tell since when the oldest registration waits; who applied again has waited since then', async () => {
    const waitingSince = async () =>
      ((await read('/api/admin/customer-counts')) as { waitingSince?: string }).waitingSince;
    await db
      .insertInto('customerEvents')
      .values({ customerId: 'old', event: 'reapplied', at: at(5) })
      .execute();
    expect(await waitingSince()).toBe(at(3).toISOString());
    expect(await ids('?approval=pending')).toEqual(['new', 'old']);
    expect(await read('/api/admin/customers?approval=pending')).toMatchObject([
      { appliedAt: at(3).toISOString() },
      { appliedAt: at(5).toISOString() },
    ]);
    await db.updateTable('customers').set({ isVerified: true }).where('id', '=', 'new').execute();
    expect(await waitingSince()).toBe(at(5).toISOString());
    await db.updateTable('customers').set({ isVerified: true }).where('isRejected', '=', false).execute();
    expect(await waitingSince()).toBeUndefined();
  });

  test('are given by pages with the whole count', async () => {
    const { body, headers } = await app.request('GET', '/api/customers?approval=pending&page=2&pageSize=1', {
      cookie: await app.signIn('admin'),
    });
    expect(body).toMatchObject([{ id: 'new' }]);
    expect(headers.get('x-total-count')).toBe('2');
  });

  test('have 500 at the most where no page is asked for', async () => {
    await sql`
      insert into customers (id, email, password_hash, first_name, last_name, account_type)
      select 'many' || n, n || '@pelatis.example', '', 'Ελένη', 'Μαρκάκη', 'private'
      from generate_series(1, 500) n`.execute(db);
    expect(await ids('')).toHaveLength(500);
  });

  test.each([
    ['μαρκακη', 4],
    ['ΕΛΈΝΗ', 4],
    ['eleni@', 1],
    ['601234565', 1],
    ['ΒΑΣΙΛΕΙΟΥ', 1],
    ['%', 0],
    ['_', 0],
  ])('find %s', async (search, count) => {
    await db
      .updateTable('customers')
      .set({ email: 'eleni@pelatis.example', afm: '601234565', companyName: 'Αφοί Βασιλείου' })
      .where('id', '=', 'good')
      .execute();
    expect(await ids(`?search=${encodeURIComponent(search)}`)).toHaveLength(count);
  });

  test('leave deleted accounts and every password out', async () => {
    await db
      .updateTable('customers')
      .set({ deletedAt: at(5) })
      .where('id', '=', 'bad')
      .execute();
    const { body, text } = await app.request('GET', '/api/admin/customers', {
      cookie: await app.signIn('admin'),
    });
    expect(body).toHaveLength(3);
    expect(text).not.toContain('argon2');
  });
});
