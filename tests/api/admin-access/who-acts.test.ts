import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/passwords.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { placed } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putMessage, putProduct } from '../../support/app/shop.ts';
import { openSocket, type TestSocket } from '../../support/app/sockets.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
const { db } = app.services.database;
const hash = await hashPassword('secret-1');

beforeEach(async () => {
  await truncateAll();
  await db
    .insertInto('settings')
    .values({ key: 'admin_password', value: JSON.stringify({ hash, isDemo: false }) })
    .execute();
});

async function enter(name?: string): Promise<string> {
  const { status, headers } = await app.request('POST', '/api/admin/login', {
    body: { password: 'secret-1', ...(name !== undefined && { name }) },
  });
  expect(status).toBe(200);
  return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

const read = async (path: string, cookie: string) => (await app.request('GET', path, { cookie })).body;

describe('the name of an administrator', () => {
  test('stands beside what the session changes, and customers never read it', async () => {
    const maria = await enter('  Μα\u0007ρία\n Κ. ');
    const customerId = await putCustomer({ isVerified: true, canViewPrices: true });
    const customer = await app.signIn({ customerId });
    const { id } = await placed(app, customer, orderOf([{ productId: await putProduct() }]));
    await app.request('PATCH', `/api/orders/${id}`, {
      cookie: maria,
      body: { status: 'confirmed', notes: 'Τηλεφώνησα' },
    });
    expect(await read(`/api/orders/${id}`, maria)).toMatchObject({
      history: [{ actor: 'customer' }, { actor: 'admin', actorName: 'Μαρία Κ.', note: 'Τηλεφώνησα' }],
    });
    expect(JSON.stringify(await read(`/api/orders/${id}`, customer))).not.toContain('Μαρία');

    const messageId = await putMessage();
    const reply = { text: 'Σας απαντώ αμέσως' };
    await app.request('POST', `/api/contact/${messageId}/replies`, { cookie: maria, body: reply });
    expect(await read(`/api/contact/${messageId}`, maria)).toMatchObject({ replies: [{ by: 'Μαρία Κ.' }] });

    const verdict = { isVerified: false, canViewPrices: false };
    await app.request('PUT', `/api/admin/customers/${customerId}/verify`, { cookie: maria, body: verdict });
    expect(await read(`/api/admin/customers/${customerId}`, maria)).toMatchObject({
      history: [{ event: 'rejected', actorName: 'Μαρία Κ.' }],
    });
    const decided = await db.selectFrom('customers').select('isRejected').executeTakeFirst();
    const exported = JSON.stringify(await read('/api/customer/export', customer));
    expect([decided?.isRejected, exported.includes('rejected'), exported.includes('Μαρία')]).toEqual([
      true,
      true,
      false,
    ]);
    const audit = (await read('/api/admin/audit', maria)) as { name?: string }[];
    expect(audit.map(({ name }) => name)).toEqual(['Μαρία Κ.', 'Μαρία Κ.', 'Μαρία Κ.']);
  });

  test('is asked, not demanded, bounded, and can be given later', async () => {
    const long = { password: 'secret-1', name: 'α'.repeat(41) };
    expect((await app.request('POST', '/api/admin/login', { body: long })).status).toBe(400);
    const cookie = await enter();
    expect(await read('/api/admin/session', cookie)).toEqual({ isAdmin: true });
    const body = { name: 'Γιώργος' };
    expect((await app.request('PUT', '/api/admin/session/name', { body })).status).toBe(401);
    const blank = await app.request('PUT', '/api/admin/session/name', { cookie, body: { name: ' ' } });
    expect(blank).toMatchObject({ status: 400, body: { fields: { name: 'Συμπληρώστε το όνομά σας' } } });
    expect((await app.request('PUT', '/api/admin/session/name', { cookie, body })).status).toBe(200);
    expect(await read('/api/admin/session', cookie)).toEqual({ isAdmin: true, name: 'Γιώργος' });
    expect(await read('/api/admin/sessions', cookie)).toMatchObject([{ person: 'Γιώργος' }]);
  });
});

describe('who has a record open', () => {
  const listen = (cookie: string) => openSocket(app.origin, { cookie });
  const say = ({ socket }: TestSocket, ...open: string[]) => socket.send(JSON.stringify({ open }));
  const people = ({ messages }: TestSocket, subject: string) =>
    messages.findLast((message) => message.type === 'opened' && message.subject === subject);

  test('others hear who else is there, until the record is closed or the connection ends', async () => {
    const maria = await listen(await enter('Μαρία'));
    const cookie = await enter('Νίκος');
    const nikos = await listen(cookie);
    const again = await listen(cookie);
    const idle = await listen(await enter('Άννα'));
    say(maria, 'order:1');
    await expect.poll(() => people(maria, 'order:1')).toMatchObject({ people: [] });
    say(nikos, 'order:1', 'customer:2');
    say(again, 'order:1');
    await expect.poll(() => people(maria, 'order:1')).toMatchObject({ people: ['Νίκος'] });
    await expect.poll(() => people(nikos, 'order:1')).toMatchObject({ people: ['Μαρία'] });
    say(again);
    nikos.socket.close();
    await expect.poll(() => people(maria, 'order:1')).toMatchObject({ people: [] });
    say(maria);
    await expect.poll(() => db.selectFrom('openRecords').selectAll().execute()).toEqual([]);
    expect(idle.messages.filter(({ type }) => type === 'opened')).toEqual([]);
  });

  test('is no affair of visitors and customers, and no other message is taken', async () => {
    const customer = await listen(await app.signIn({ customerId: await putCustomer() }));
    say(customer, 'order:1');
    expect(await customer.heard('echo')).toEqual([{ type: 'echo', data: { open: ['order:1'] } }]);
    const admin = await listen(await enter('Μαρία'));
    say(admin, 'password:1');
    say(admin, ...Array.from({ length: 5 }, (_, at) => `order:${at}`));
    await admin.heard('echo', 2);
    expect(await db.selectFrom('openRecords').selectAll().execute()).toEqual([]);
  });
});
