import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let id: string;
let cookie: string;

const oldEmail = 'eleni@pelatis.example';
const newEmail = 'eleni@neo.example';

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  ({ id } = await addCustomer(app, 'buyer', { email: oldEmail }));
  cookie = await app.signIn({ customerId: id });
});

const ask = (body: object = {}, as = cookie) =>
  app.request('POST', '/api/customer/email', { cookie: as, body: { newEmail, password, ...body } });
const follow = (what: 'confirm' | 'stop', token: string, as = '') =>
  app.request('POST', `/api/email-change/${what}`, { cookie: as, body: { token } });
async function mailsTo(recipient: string) {
  await app.services.jobs.drain();
  const { db } = app.services.database;
  return db
    .selectFrom('devMails')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .select(['subject', 'text'])
    .execute();
}
async function linkTo(recipient: string, kind: 'confirm' | 'stop'): Promise<string> {
  const found = (await mailsTo(recipient))
    .map(({ text }) => new RegExp(`#${kind}-email=(\\S+)`).exec(text)?.[1])
    .findLast((token) => token !== undefined);
  return found ?? '';
}
const emailNow = async () => {
  const { db } = app.services.database;
  return (await db.selectFrom('customers').where('id', '=', id).select('email').executeTakeFirst())?.email;
};
const isSignedIn = async (as: string) =>
  (await app.request('GET', '/api/customer/profile', { cookie: as })).status === 200;

it('changes once the new address confirms it; the old one is told, and other sessions end', async () => {
  const elsewhere = await app.signIn({ customerId: id });
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await emailNow()).toBe(oldEmail);
  const token = await linkTo(newEmail, 'confirm');
  expect((await mailsTo(oldEmail)).map(({ subject }) => subject)).toEqual(['Ζητήθηκε αλλαγή του email σας']);
  expect(await follow('confirm', token, cookie)).toMatchObject({ status: 200 });
  expect(await emailNow()).toBe(newEmail);
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await mailsTo(oldEmail)).at(-1)?.subject).toBe('Το email του λογαριασμού σας άλλαξε');
  expect(await follow('confirm', token)).toMatchObject({ status: 400, body: { code: 'EMAIL_LINK_INVALID' } });
  const signIn = (email: string) => app.request('POST', '/api/auth/login', { body: { email, password } });
  expect((await signIn(newEmail)).status).toBe(200);
  expect((await signIn(oldEmail)).status).toBe(401);
});

it('is stopped by the old address before it is made, and every session ends', async () => {
  await ask();
  const [confirm, stop] = [await linkTo(newEmail, 'confirm'), await linkTo(oldEmail, 'stop')];
  expect(await follow('stop', stop)).toMatchObject({ status: 200 });
  expect(await follow('confirm', confirm)).toMatchObject({ status: 400 });
  expect(await emailNow()).toBe(oldEmail);
  expect(await isSignedIn(cookie)).toBe(false);
});

it('is taken back by the old address within seven days, and not by a further change before', async () => {
  await ask();
  const [confirm, stop] = [await linkTo(newEmail, 'confirm'), await linkTo(oldEmail, 'stop')];
  await follow('confirm', confirm, cookie);
  expect(await ask({ newEmail: 'allo@neo.example' })).toMatchObject({
    status: 409,
    body: { code: 'EMAIL_CHANGED_RECENTLY' },
  });
  expect(await follow('stop', stop)).toMatchObject({ status: 200 });
  expect(await emailNow()).toBe(oldEmail);
  expect(await follow('stop', stop)).toMatchObject({ status: 400 });
});

it('no link works after its time', async () => {
  await ask();
  const [confirm, stop] = [await linkTo(newEmail, 'confirm'), await linkTo(oldEmail, 'stop')];
  app.setNow(new Date(Date.now() + 25 * 3_600_000));
  expect(await follow('confirm', confirm)).toMatchObject({ status: 400 });
  app.setNow(new Date(Date.now() + 8 * 24 * 3_600_000));
  expect(await follow('stop', stop)).toMatchObject({ status: 400 });
  expect(await emailNow()).toBe(oldEmail);
});

it('of confirmations that cross one counts', async () => {
  await ask();
  const token = await linkTo(newEmail, 'confirm');
  const answers = await Promise.all([1, 2, 3, 4].map(() => follow('confirm', token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await mailsTo(oldEmail)).toHaveLength(2);
});

it('answers alike for an address that has an account, whose owner alone is told', async () => {
  const free = await ask();
  await addCustomer(app, 'buyer', { email: 'kostas@pelatis.example' });
  const taken = await ask({ newEmail: 'kostas@pelatis.example' });
  expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
  const [mail] = await mailsTo('kostas@pelatis.example');
  expect(mail?.subject).toBe('Έχετε ήδη λογαριασμό στη Βίγλα');
  expect(mail?.text).not.toContain('#confirm-email');
});

it('gives way to somebody who registers with the address meanwhile', async () => {
  await ask();
  const token = await linkTo(newEmail, 'confirm');
  await addCustomer(app, 'buyer', { email: newEmail });
  expect(await follow('confirm', token)).toMatchObject({ status: 400, body: { code: 'EMAIL_LINK_INVALID' } });
  expect(await emailNow()).toBe(oldEmail);
});

it.each([
  ['a wrong password', { password: 'lathos-1' }, 'password'],
  ['no password', { password: '' }, 'password'],
  ['no address', { newEmail: 'eleni' }, 'newEmail'],
  ['the same address', { newEmail: 'Eleni@Pelatis.example' }, 'newEmail'],
])('with %s says so beside the field, and writes to nobody', async (_what, body, field) => {
  const answer = await ask(body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  expect(await mailsTo(newEmail)).toEqual([]);
});

it('asks for the password ten times at most, and is nobody’s without an account', async () => {
  const wrong = [];
  for (let times = 0; times < 11; times += 1) wrong.push((await ask({ password: 'lathos-1' })).status);
  expect(wrong.at(-1)).toBe(429);
  expect(await ask({}, '')).toMatchObject({ status: 401 });
  expect(await ask({}, await app.signIn('admin'))).toMatchObject({ status: 401 });
});

it('stores the links as hashes only', async () => {
  await ask();
  const token = await linkTo(newEmail, 'confirm');
  const rows = await app.services.database.db.selectFrom('emailChanges').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
