import { beforeEach, describe, expect, test } from 'vitest';
import { updateCustomer } from '#features/customers/server/store.ts';
import { hashPassword } from '#server/passwords.ts';
import { endSessions } from '#server/session.ts';
import { write } from '#server/write.ts';
import { testApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';
import { isWaitedFor } from '../../support/database/locks.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(truncateAll);

const signIn = (email: string, typed = password) =>
  app.request('POST', '/api/auth/login', { body: { email, password: typed } });

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

test('the first form reads a message and the customer, and the browser gets a session that scripts cannot read', async () => {
  const { id, email } = await addCustomer(app);
  const { status, body, headers } = await signIn(email.toUpperCase());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: expect.any(String),
    customer: { id, email, fullName: 'Ελένη Μαρκάκη', isActive: true, canViewPrices: true },
  });
  expect(headers.get('set-cookie')).toMatch(
    /^shop_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const session = await app.request('GET', '/api/session', { cookie: cookieOf(headers) });
  expect(session.body).toMatchObject({ viewer: { customer: { id } } });
});

test('the second form reads just how the account stands', async () => {
  const { id, email } = await addCustomer(app, 'rejected');
  const { body } = await app.request('POST', '/api/customers/login', { body: { email, password } });
  expect(body).toEqual({
    id,
    email,
    firstName: 'Ελένη',
    lastName: 'Μαρκάκη',
    accountType: 'private',
    isVerified: false,
    canViewPrices: false,
    isRejected: true,
    rejectionReason: 'Λείπει το ΑΦΜ',
  });
});

test.each(['/api/auth/login', '/api/customers/login'])(
  '%s refuses a wrong password and an unknown address with the same words',
  async (path) => {
    const { email } = await addCustomer(app);
    const wrong = await app.request('POST', path, { body: { email, password: 'secret-2' } });
    const unknown = await app.request('POST', path, { body: { email: 'kaneis@pelatis.example', password } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ error: 'Λάθος email ή κωδικός', code: 'WRONG_CREDENTIALS' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.headers.get('set-cookie')).toBeNull();
  },
);

test('signing in again in the same browser ends the session before', async () => {
  const { email } = await addCustomer(app);
  const first = cookieOf((await signIn(email)).headers);
  await app.request('POST', '/api/auth/login', { body: { email, password }, cookie: first });
  const { body } = await app.request('GET', '/api/session', { cookie: first });
  expect(body).toMatchObject({ viewer: { customer: null } });
  expect(await db.selectFrom('sessions').select('kind').execute()).toHaveLength(1);
});

test.each(['/api/auth/logout', '/api/admin/logout'])('%s ends only its own session', async (path) => {
  const customer = await app.signIn({ customerId: (await addCustomer(app)).id });
  const cookie = `${customer}; ${await app.signIn('admin')}`;
  const { status, headers } = await app.request('POST', path, { cookie });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  const isAdminPath = path.includes('admin');
  expect((await app.request('GET', '/api/session', { cookie })).body).toMatchObject({
    viewer: { customer: isAdminPath ? { firstName: 'Ελένη' } : null, admin: !isAdminPath },
  });
  expect((await app.request('GET', '/api/admin/session', { cookie })).body).toEqual({
    isAdmin: !isAdminPath,
  });
});

test('a deleted account signs nobody in', async () => {
  const { id, email } = await addCustomer(app);
  await db.updateTable('customers').set({ deletedAt: new Date() }).where('id', '=', id).execute();
  expect((await signIn(email)).status).toBe(401);
});

describe('too many wrong passwords', () => {
  test('close an account for a while, even to the right one, and tell the administrators once', async () => {
    const { email } = await addCustomer(app);
    for (let attempt = 1; attempt <= 10; attempt++) await signIn(email, 'secret-2');
    const { status, body, headers } = await signIn(email);
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(200);
    await signIn(email);
    const alerts = await db
      .selectFrom('alerts')
      .select(['type', 'severity', 'audience'])
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([{ type: 'security', severity: 'medium', audience: 'admin' }]);
  });

  test('for many accounts close the address', async () => {
    const attempts = [];
    for (let account = 1; account <= 31; account++)
      attempts.push((await signIn(`${account}@pelatis.example`)).status);
    expect(attempts).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  });

  test('are forgotten with a right one, and right ones are never too many', async () => {
    const { email } = await addCustomer(app);
    for (let attempt = 1; attempt <= 9; attempt++) await signIn(email, 'secret-2');
    for (let attempt = 1; attempt <= 31; attempt++) expect((await signIn(email)).status).toBe(200);
  });
});

test('a sign-in with the old password opens nothing while the password is being changed', async () => {
  const { id, email } = await addCustomer(app);
  const newHash = await hashPassword('another secret');
  const isChanged = Promise.withResolvers<void>();
  const change = write(app.services, async (trx) => {
    await updateCustomer(trx, id, { passwordHash: newHash });
    await endSessions(trx, { customerId: id });
    isChanged.resolve();
    await isWaitedFor(trx);
  });
  await isChanged.promise;
  const overtaken = signIn(email);
  await change;
  expect((await overtaken).status).toBe(401);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect((await signIn(email, 'another secret')).status).toBe(200);
});

test.each([
  [{}, { email: 'Παρακαλώ εισάγετε έγκυρο email', password: 'Ο κωδικός είναι υποχρεωτικός' }],
  [
    { email: 'eleni', password: '12345' },
    {
      email: 'Παρακαλώ εισάγετε έγκυρο email',
      password: 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες',
    },
  ],
])('%o is answered with a sentence for each field', async (input, fields) => {
  const { status, body } = await app.request('POST', '/api/auth/login', { body: input });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'INVALID_INPUT', fields });
});
