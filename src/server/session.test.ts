import { beforeEach, expect, test } from 'vitest';
import { testDatabase, truncateAll } from '../../tests/support/database/database.ts';
import {
  endedCookie,
  endSession,
  endSessions,
  openSession,
  readSessionTokens,
  sessionCookie,
  resumeSession,
  type SessionKind,
} from './session.ts';

const { db } = await testDatabase();
const start = new Date('2026-03-28T10:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeEach(async () => {
  await truncateAll();
  const person = (id: string) => ({
    id,
    email: `${id}@example.gr`,
    firstName: 'Μαρία',
    lastName: 'Κ.',
    passwordHash: '',
    accountType: 'private' as const,
  });
  await db
    .insertInto('customers')
    .values([person('maria'), person('eleni')])
    .execute();
});

function open(kind: SessionKind, customerId: string | null) {
  return db.transaction().execute((trx) => openSession(trx, kind, customerId, start));
}

test('a token opens its own session and nothing else, and is not in the database', async () => {
  const token = await open('customer', 'maria');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await resumeSession(db, 'customer', token, start)).toEqual({
    customerId: 'maria',
    personName: null,
  });
  expect(await resumeSession(db, 'admin', token, start)).toBeUndefined();
  expect(await resumeSession(db, 'customer', `${token}x`, start)).toBeUndefined();
  const [row] = await db.selectFrom('sessions').selectAll().execute();
  expect(row?.tokenHash).toHaveLength(32);
  expect(row?.tokenHash.equals(Buffer.from(token, 'base64url'))).toBe(false);
});

test('a session in use lives on, one that is left alone runs out', async () => {
  const token = await open('customer', 'maria');
  const use = (days: number) => resumeSession(db, 'customer', token, after(days * 24));
  expect(await use(29)).toBeDefined();
  expect(await use(58)).toBeDefined();
  expect(await use(89)).toBeUndefined();
  const admin = await open('admin', null);
  expect(await resumeSession(db, 'admin', admin, after(11))).toEqual({ customerId: null, personName: null });
  expect(await resumeSession(db, 'admin', admin, after(24))).toBeUndefined();
});

test('a session in use is written at most once an hour', async () => {
  const token = await open('customer', 'maria');
  const seen = async (hours: number) => {
    await resumeSession(db, 'customer', token, after(hours));
    return (await db.selectFrom('sessions').select('seenAt').executeTakeFirstOrThrow()).seenAt;
  };
  expect(await seen(0.9)).toEqual(start);
  expect(await seen(1.1)).toEqual(after(1.1));
  expect(await seen(2)).toEqual(after(1.1));
});

test('sessions can be ended singly, all of a customer, all but the present one, and all of the administrators', async () => {
  const [phone, laptop, other, admin] = [
    await open('customer', 'maria'),
    await open('customer', 'maria'),
    await open('customer', 'eleni'),
    await open('admin', null),
  ];
  const living = async () => {
    const customers = await Promise.all(
      [phone, laptop, other].map((token) => resumeSession(db, 'customer', token, start)),
    );
    return [...customers, await resumeSession(db, 'admin', admin, start)].map(
      (session) => session !== undefined,
    );
  };
  const end = (of: Parameters<typeof endSessions>[1], except?: string) =>
    db.transaction().execute((trx) => endSessions(trx, of, except));

  await end({ customerId: 'maria' }, laptop);
  expect(await living()).toEqual([false, true, true, true]);
  await db.transaction().execute((trx) => endSession(trx, laptop));
  expect(await living()).toEqual([false, false, true, true]);
  await end('admins');
  expect(await living()).toEqual([false, false, true, false]);
  await end({ customerId: 'eleni' });
  expect(await living()).toEqual([false, false, false, false]);
});

test('a customer who is deleted has no session any more', async () => {
  const token = await open('customer', 'maria');
  await db.deleteFrom('customers').where('id', '=', 'maria').execute();
  expect(await resumeSession(db, 'customer', token, start)).toBeUndefined();
});

test('the cookie is out of the reach of scripts and other sites, and bound to the host behind https', () => {
  expect(sessionCookie('customer', 'abc', { secureCookies: false })).toMatch(
    /^shop_session=abc; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(sessionCookie('admin', 'abc', { secureCookies: true })).toMatch(
    /^__Host-shop_admin=abc; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(endedCookie('customer', { secureCookies: false })).toContain('shop_session=; Max-Age=0; Path=/;');
});

test('tokens are read from among other cookies, and behind https only the bound ones count', () => {
  const header = 'theme=dark; shop_session=abc; __Host-shop_session=def; shop_admin="; __Host-shop_admin=';
  expect(readSessionTokens(header, { secureCookies: false })).toEqual({ customer: 'abc' });
  expect(readSessionTokens(header, { secureCookies: true })).toEqual({ customer: 'def' });
  expect(readSessionTokens(undefined, { secureCookies: false })).toEqual({});
  expect(readSessionTokens('shop_session', { secureCookies: false })).toEqual({});
});
