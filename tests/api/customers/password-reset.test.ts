import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { tablesWith, truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(async () => {
  app.setNow(undefined);
  await truncateAll();
});

const ask = (email: string) => app.request('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string, newPassword = 'new-secret', cookie?: string) =>
  app.request('POST', '/api/auth/reset-password', {
    body: { token, newPassword },
    ...(cookie ? { cookie } : {}),
  });
const signIn = (email: string, typed: string) =>
  app.request('POST', '/api/auth/login', { body: { email, password: typed } });

async function tokenFor(email: string): Promise<string> {
  const { body } = await ask(email);
  expect(body).toMatchObject({ resetToken: expect.stringMatching(/^[\w-]{43}$/) });
  return (body as { resetToken: string }).resetToken;
}

test('the e-mail brings a link with a token, which lies nowhere else in the database', async () => {
  const { email } = await addCustomer(app);
  const answered = await tokenFor(email);
  expect(await tablesWith(answered)).toEqual([]);
  await app.services.jobs.drain();
  const mail = await db.selectFrom('devMails').select(['recipient', 'text']).executeTakeFirstOrThrow();
  expect(mail.recipient).toBe(email);
  const [, token = ''] = /\/password-reset#token=([\w-]{43})/.exec(mail.text) ?? [];
  expect(await tablesWith(token)).toEqual(['public.dev_mails']);
  const stored = await db.selectFrom('passwordResets').select('tokenHash').execute();
  const isKept = ({ tokenHash }: { tokenHash: Buffer }) =>
    [answered, token].includes(Buffer.from(tokenHash).toString('base64url'));
  expect(stored.map(isKept)).toEqual([false, false]);
  expect((await reset(token)).status).toBe(200);
});

describe('outside of development', () => {
  const { config } = app.services;
  beforeEach(() => {
    config.devMailbox = false;
    return () => void (config.devMailbox = true);
  });

  const waiting = async () => {
    const { rows } = await sql<{ data: { email: string }; wait: number }>`
      select data, extract(epoch from start_after - created_on)::float as wait from pgboss.job
      where name = 'customers.password-reset' order by data->>'email'`.execute(db);
    return rows;
  };

  test('what follows a request is the same for an unknown address, and follows later', async () => {
    const { email } = await addCustomer(app);
    expect((await ask(email)).body).not.toHaveProperty('resetToken');
    await ask('zzz@pelatis.example');
    const rows = await waiting();
    const askedAt = expect.any(String);
    expect(rows.map(({ data }) => data)).toEqual([
      { email, askedAt },
      { email: 'zzz@pelatis.example', askedAt },
    ]);
    expect(rows.every(({ wait }) => wait > 1)).toBe(true);
    // However slow the machine, they still wait.
    await sql`update pgboss.job set start_after = start_after + interval '1 hour'`.execute(db);
    expect(await app.services.jobs.drain()).toBe(0);
    expect(await db.selectFrom('passwordResets').selectAll().execute()).toEqual([]);
  });

  test('both addresses cost the job the same writes', async () => {
    await addCustomer(app, 'buyer', { email: 'eleni@pelatis.example' });
    await ask('eleni@pelatis.example');
    await ask('zzz@pelatis.example');
    await sql`update pgboss.job set start_after = now()`.execute(db);
    expect(await app.services.jobs.drain()).toBe(2);
    const stored = await db.selectFrom('passwordResets').select('email').orderBy('email').execute();
    expect(stored).toEqual([{ email: 'eleni@pelatis.example' }, { email: 'zzz@pelatis.example' }]);
  });

  test('a job that could not send its e-mail has kept no token, and another one next time', async () => {
    const { email } = await addCustomer(app);
    await ask(email);
    for (let attempt = 0; attempt < 2; attempt++) {
      await sql`update pgboss.job set start_after = now()`.execute(db);
      await app.services.jobs.drain();
    }
    const hashes = await db.selectFrom('passwordResets').select('tokenHash').execute();
    expect(new Set(hashes.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex'))).size).toBe(2);
    expect(await tablesWith('password-reset#token')).toEqual([]);
  });
});

test('in development nobody from another machine gets a token in the answer', async () => {
  const { email } = await addCustomer(app);
  const { body } = await app.request('POST', '/api/auth/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': '192.168.1.20' },
  });
  expect(body).not.toHaveProperty('resetToken');
});

test('a token sets a new password once', async () => {
  const { email } = await addCustomer(app);
  const token = await tokenFor(email);
  expect((await reset(token)).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(401);
  expect((await signIn(email, 'new-secret')).status).toBe(200);
  const again = await reset(token, 'third-secret');
  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
  expect((await signIn(email, 'new-secret')).status).toBe(200);
  await app.services.jobs.drain();
  const subjects = await db.selectFrom('devMails').select('subject').orderBy('id').execute();
  // The link that was still to be mailed would open nothing any more.
  expect(subjects).toEqual([{ subject: 'Ο κωδικός πρόσβασής σας άλλαξε' }]);
});

test('of five who use a token at once one gets through', async () => {
  const { email } = await addCustomer(app);
  const token = await tokenFor(email);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((turn) => reset(token, `new-secret-${turn}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
});

test.each([
  [59, 200],
  [61, 400],
])('after %i minutes a token is answered with %i', async (minutes, status) => {
  const { email } = await addCustomer(app);
  const token = await tokenFor(email);
  app.setNow(new Date(Date.now() + minutes * 60_000));
  expect((await reset(token)).status).toBe(status);
});

test('every other session of the customer ends, other people’s stay', async () => {
  const { id, email } = await addCustomer(app);
  const stolen = await app.signIn({ customerId: id });
  const own = await app.signIn({ customerId: id });
  const other = await app.signIn({ customerId: (await addCustomer(app)).id });
  await reset(await tokenFor(email), 'new-secret', own);
  const seen = await Promise.all(
    [stolen, own, other].map(async (cookie) => (await app.request('GET', '/api/session', { cookie })).body),
  );
  expect(seen).toMatchObject([
    { viewer: { customer: null } },
    { viewer: { customer: { id } } },
    { viewer: { customer: { firstName: 'Ελένη' } } },
  ]);
});

test('an unknown address is answered as a known one is, and no e-mail goes out', async () => {
  const { email } = await addCustomer(app);
  const known = await ask(email);
  const unknown = await ask('kaneis@pelatis.example');
  const shape = ({ status, body }: typeof known) => ({
    status,
    body: { ...(body as object), resetToken: '' },
  });
  expect(shape(unknown)).toEqual(shape(known));
  await app.services.jobs.drain();
  expect(await db.selectFrom('devMails').select('recipient').orderBy('id').execute()).toEqual([
    { recipient: email },
  ]);
});

test('the sixth request within an hour has to wait, whether for one address or from one', async () => {
  const statuses = [];
  for (let count = 1; count <= 6; count++) statuses.push((await ask(`${count}@pelatis.example`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a token that nobody was given is refused with a sentence', async () => {
  const { status, body } = await reset('x'.repeat(43));
  expect(status).toBe(400);
  expect(body).toEqual({
    error: 'Ο κωδικός επαναφοράς δεν ισχύει ή έχει λήξει. Ζητήστε νέο.',
    code: 'RESET_TOKEN_INVALID',
  });
});
