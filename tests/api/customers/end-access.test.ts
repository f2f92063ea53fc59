import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let id: string;
let cookie: string;

const own = 'eleni@pelatis.example';
const thief = 'kleftis@allou.example';
const chosen = 'neos-kodikos';

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  ({ id } = await addCustomer(app, 'buyer', { email: own }));
  cookie = await app.signIn({ customerId: id });
});

async function tokensTo(recipient: string): Promise<string[]> {
  await app.services.jobs.drain();
  const mails = await app.services.database.db
    .selectFrom('devMails')
    .where('recipient', '=', recipient)
    .select('text')
    .orderBy('id')
    .execute();
  return mails.flatMap(({ text }) => /#(?:token|confirm-email)=(\S+)/.exec(text)?.[1] ?? []);
}
const askEmail = () =>
  app.request('POST', '/api/customer/email', { cookie, body: { newEmail: thief, password } });
const askReset = (email = own) => app.request('POST', '/api/auth/forgot-password', { body: { email } });
const confirm = (token = '') => app.request('POST', '/api/email-change/confirm', { body: { token } });
const reset = (token = '', newPassword = 'kodikos-klefti') =>
  app.request('POST', '/api/auth/reset-password', { body: { token, newPassword } });
const signIn = (attempt: string, email = own) =>
  app.request('POST', '/api/auth/login', { body: { email, password: attempt } });
const changePassword = () =>
  app.request('POST', '/api/customer/password', {
    cookie,
    body: { currentPassword: password, newPassword: chosen },
  });

/** The ways in which an owner keeps somebody out who knows the password. */
const changes = {
  'the profile': async () => expect((await changePassword()).status).toBe(200),
  'a reset link': async () => {
    await askReset();
    const token = (await tokensTo(own)).at(-1);
    expect((await reset(token, chosen)).status).toBe(200);
  },
  'a new application': async () => {
    const { db } = app.services.database;
    await db
      .updateTable('customers')
      .set({ isVerified: false, canViewPrices: false, isRejected: true })
      .execute();
    const person = { firstName: 'Ελένη', lastName: 'Μαρκάκη', accountType: 'private' };
    const body = { ...person, email: own, password: chosen };
    expect((await app.request('POST', '/api/auth/register', { cookie, body })).status).toBe(200);
  },
};

describe.each(Object.entries(changes))('after the password was changed by %s', (_name, change) => {
  it('a change of address that was asked for before cannot be confirmed', async () => {
    await askEmail();
    const [token] = await tokensTo(thief);
    await change();
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'EMAIL_LINK_INVALID' } });
    expect((await signIn(chosen)).status).toBe(200);
  });

  it('a reset link that was mailed before sets no password', async () => {
    await askReset();
    const [token] = await tokensTo(own);
    await change();
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'RESET_TOKEN_INVALID' } });
    expect((await signIn(chosen)).status).toBe(200);
  });
});

it('after the password was changed nothing is mailed that was asked for before', async () => {
  await askEmail();
  await askReset();
  await changePassword();
  expect(await tokensTo(thief)).toEqual([]);
  expect(await tokensTo(own)).toEqual([]);
  // What is asked for afterwards works.
  await askReset();
  expect(await tokensTo(own)).toHaveLength(1);
});

it('after the address has changed no link of the earlier one, nor of the new one, sets a password', async () => {
  await askReset();
  const [old] = await tokensTo(own);
  await askEmail();
  const [token] = await tokensTo(thief);
  expect((await confirm(token)).status).toBe(200);
  expect((await reset(old)).status).toBe(400);
  expect((await signIn(password, thief)).status).toBe(200);
});

it('taking a change of address back ends the links of the address that it gave', async () => {
  await askEmail();
  const [token] = await tokensTo(thief);
  await confirm(token);
  await askReset(thief);
  const link = (await tokensTo(thief)).at(-1);
  const mails = await app.services.database.db
    .selectFrom('devMails')
    .where('recipient', '=', own)
    .select('text')
    .orderBy('id')
    .execute();
  const stop = mails.map(({ text }) => /#stop-email=(\S+)/.exec(text)?.[1]).find(Boolean);
  const stopped = await app.request('POST', '/api/email-change/stop', { body: { token: stop ?? '' } });
  expect(stopped.status).toBe(200);
  expect((await reset(link)).status).toBe(400);
});
