import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin/customers${path}`, { cookie, ...(body && { body }) });
const customers = () =>
  app.services.database.db
    .selectFrom('customers')
    .select(['firstName', 'lastName', 'companyName', 'afm', 'email', 'phone', 'accountType', 'isVerified'])
    .select(['canViewPrices', 'passwordHash', 'address', 'city', 'postalCode'])
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
const mailsTo = async (recipient: string) => {
  await app.services.jobs.drain();
  const rows = await app.services.database.db
    .selectFrom('devMails')
    .where('recipient', '=', recipient)
    .select(['subject', 'text'])
    .orderBy('id')
    .execute();
  return rows;
};
const tokenIn = (mail: { text: string } | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const choosePassword = (token: string) =>
  app.request('POST', '/api/auth/reset-password', { body: { token, newPassword: 'secret-longer' } });

const person = { accountType: 'private', firstName: 'Άννα', lastName: 'Ρήγα' };

describe('a customer of the office', () => {
  test('is made by hand, without an address, and nobody can sign in as one', async () => {
    const { status, body } = await call('POST', '', {
      ...person,
      phone: '6971234567',
      note: 'Του αδελφού της',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: 'Ο πελάτης προστέθηκε.',
        customer: { fullName: 'Άννα Ρήγα', email: '', isVerified: true },
      },
    });
    // A second one without an address is no double.
    expect(await call('POST', '', { ...person, lastName: 'Βλάχου' })).toMatchObject({ status: 200 });
    const { db } = app.services.database;
    expect(await db.selectFrom('customerNotes').select('text').execute()).toEqual([
      { text: 'Του αδελφού της' },
    ]);
    for (const email of ['', 'x@pelatis.example']) {
      const attempt = await app.request('POST', '/api/auth/login', { body: { email, password: 'secret-1' } });
      expect([400, 401]).toContain(attempt.status);
    }
    expect(await db.selectFrom('sessions').where('customerId', 'is not', null).selectAll().execute()).toEqual(
      [],
    );
  });

  test('is refused with an address that another has, at its field', async () => {
    await putCustomer({ email: 'Anna@pelatis.example' });
    expect(await call('POST', '', { ...person, email: 'anna@pelatis.example' })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_OF_ANOTHER', fields: { email: 'Το email ανήκει ήδη σε άλλον πελάτη.' } },
    });
  });

  test('gets an address later from the office, and one with an account does not', async () => {
    const id = await putCustomer({ email: '', passwordHash: '' });
    const fields = { firstName: 'Άννα', lastName: 'Ρήγα' };
    expect(await call('PUT', `/${id}`, { ...fields, email: 'anna@pelatis.example' })).toMatchObject({
      status: 200,
    });
    const own = await putCustomer({ email: 'own@pelatis.example' });
    expect(await call('PUT', `/${own}`, { ...fields, email: 'new@pelatis.example' })).toMatchObject({
      status: 409,
      body: { code: 'HAS_ACCOUNT' },
    });
    expect(await call('PUT', `/${own}`, { ...fields, email: 'own@pelatis.example' })).toMatchObject({
      status: 200,
    });
  });
});

describe('an invitation', () => {
  const invited = async (email = 'anna@pelatis.example') => {
    const id = await putCustomer({ email, passwordHash: '' });
    const { body } = await call('POST', '/invitations', { customerIds: [id] });
    expect(body).toMatchObject({ invited: 1 });
    return id;
  };

  test('lets its holder choose a password, once; then the account is theirs', async () => {
    const id = await invited();
    const [mail] = await mailsTo('anna@pelatis.example');
    expect(mail?.subject).toBe('Ο λογαριασμός σας σας περιμένει');
    const token = tokenIn(mail);
    expect(await choosePassword(token)).toMatchObject({ status: 200 });
    expect(await choosePassword(token)).toMatchObject({ status: 400 });
    expect((await mailsTo('anna@pelatis.example')).map(({ subject }) => subject)).toEqual([
      'Ο λογαριασμός σας σας περιμένει',
      'Ο λογαριασμός σας είναι έτοιμος',
    ]);
    const signedIn = await app.request('POST', '/api/auth/login', {
      body: { email: 'anna@pelatis.example', password: 'secret-longer' },
    });
    expect(signedIn.status).toBe(200);
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      account: 'own',
      history: [{ event: 'invited' }],
    });
    expect(await call('POST', '/invitations', { customerIds: [id] })).toMatchObject({
      status: 409,
      body: { code: 'NOBODY_TO_INVITE' },
    });
  });

  test('is withdrawn, and expires after two weeks', async () => {
    const id = await invited();
    const token = tokenIn((await mailsTo('anna@pelatis.example'))[0]);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ account: 'invited' });
    expect(await call('DELETE', `/${id}/invitation`)).toMatchObject({ status: 200 });
    expect(await choosePassword(token)).toMatchObject({ status: 400 });
    expect(await call('DELETE', `/${id}/invitation`)).toMatchObject({ status: 409 });

    await call('POST', '/invitations', { customerIds: [id] });
    const second = tokenIn((await mailsTo('anna@pelatis.example')).at(-1));
    app.setNow(new Date(Date.now() + 15 * 24 * 3_600_000));
    expect(await choosePassword(second)).toMatchObject({ status: 400 });
    cookie = await app.signIn('admin');
    expect((await call('GET', `/${id}`)).body).toMatchObject({ account: 'none' });
  });

  test('withdrawn before its e-mail left is never sent', async () => {
    const id = await putCustomer({ email: 'anna@pelatis.example', passwordHash: '' });
    await app.services.database.db
      .updateTable('customers')
      .set({ invitedAt: new Date() })
      .where('id', '=', id)
      .execute();
    await app.services.database.transact((trx) =>
      app.services.jobs.enqueue(trx, 'customers.invite', {
        customerId: id,
        invitedAt: new Date(0).toISOString(),
      }),
    );
    expect(await mailsTo('anna@pelatis.example')).toEqual([]);
  });

  test('goes to all who can be invited, and to nobody twice', async () => {
    await putCustomer({ email: 'a@pelatis.example', passwordHash: '' });
    await putCustomer({ email: 'b@pelatis.example', passwordHash: '' });
    await putCustomer({ email: '', passwordHash: '' });
    await putCustomer({ email: 'own@pelatis.example' });
    await putCustomer({
      email: 'waits@pelatis.example',
      passwordHash: '',
      isVerified: false,
      canViewPrices: false,
    });
    expect((await call('GET', '/imports')).body).toMatchObject({ invitable: 2 });
    expect((await call('POST', '/invitations', {})).body).toMatchObject({ invited: 2 });
    expect(await call('POST', '/invitations', {})).toMatchObject({ status: 409 });
  });

  test('is the only way to an account: neither a new password nor a registration opens one, which the office hears of', async () => {
    await putCustomer({ email: 'anna@pelatis.example', passwordHash: '' });
    await app.request('POST', '/api/auth/forgot-password', { body: { email: 'anna@pelatis.example' } });
    expect(await mailsTo('anna@pelatis.example')).toEqual([]);
    const body = { ...person, email: 'anna@pelatis.example', password: 'secret-1' };
    expect(await app.request('POST', '/api/auth/register', { body })).toMatchObject({ status: 200 });
    expect((await mailsTo('anna@pelatis.example')).map(({ subject }) => subject)).toEqual([
      'Λάβαμε την εγγραφή σας',
    ]);
    expect((await customers()).map(({ passwordHash }) => passwordHash)).toEqual(['']);
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .select('title')
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([{ title: 'Πελάτης χωρίς λογαριασμό ζητά λογαριασμό' }]);
  });
});
