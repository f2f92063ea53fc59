import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { openSocket, type TestSocket } from '../../support/app/sockets.ts';
import type { Audience } from '#server/live/connection.ts';

const app: TestApp = await testApp();

const listen = (cookie?: string) => openSocket(app.origin, cookie ? { cookie } : {});

/** Sends a message in its own transaction; the name of the resource identifies it. */
const tell = (audience: Audience, resource: string) =>
  app.services.database.db
    .transaction()
    .execute((trx) => app.services.live.publish(trx, audience, { type: 'changed', resources: [resource] }));

const resourcesOf = ({ messages }: TestSocket) =>
  messages.flatMap((message) => (message.type === 'changed' ? message.resources : []));

beforeEach(truncateAll);

test('each message reaches just those whom it concerns', async () => {
  const [eleni, nikos] = [await putCustomer(), await putCustomer()];
  const listeners = {
    visitor: await listen(),
    administrator: await listen(await app.signIn('admin')),
    eleni: await listen(await app.signIn({ customerId: eleni })),
    nikos: await listen(await app.signIn({ customerId: nikos })),
    both: await listen(`${await app.signIn('admin')}; ${await app.signIn({ customerId: nikos })}`),
  };
  await tell('admin', 'of the office');
  await tell({ customerId: eleni }, 'of Eleni');
  await tell('demo', 'of all');
  for (const listener of Object.values(listeners)) {
    await expect.poll(() => resourcesOf(listener)).toContain('of all');
  }
  expect(Object.values(listeners).map(resourcesOf)).toEqual([
    ['of all'],
    ['of the office', 'of all'],
    ['of Eleni', 'of all'],
    ['of all'],
    ['of the office', 'of all'],
  ]);
});

test('a write that fails tells nobody', async () => {
  const listener = await listen();
  const { database, live } = app.services;
  const failing = database.db.transaction().execute(async (trx) => {
    await live.publish(trx, 'demo', { type: 'changed', resources: ['undone'] });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await tell('demo', 'done');
  await expect.poll(() => resourcesOf(listener)).toEqual(['done']);
});

test('a notice that the database could not carry is refused where it is written', async () => {
  await expect(tell('demo', 'Ω'.repeat(4_000))).rejects.toThrow('Too long for a notice');
});

test('a page of another site is refused', async () => {
  const foreign = openSocket(app.origin, { origin: 'https://elsewhere.example' });
  await expect(foreign).rejects.toThrow('403');
  await expect(openSocket(app.origin, { origin: 'null' })).rejects.toThrow('403');
});

test('JSON comes back as an echo, anything else not, and the connection stays', async () => {
  const listener = await listen();
  listener.socket.send('not JSON');
  listener.socket.send(Buffer.from([1, 2, 3]));
  listener.socket.send(JSON.stringify({ ping: 1 }));
  expect(await listener.heard('echo')).toEqual([{ type: 'echo', data: { ping: 1 } }]);
});

test('a message of more than 16 KB ends the connection', async () => {
  const listener = await listen();
  listener.socket.send(JSON.stringify('x'.repeat(16 * 1024 - 2)));
  await listener.heard('echo');
  listener.socket.send(JSON.stringify('x'.repeat(16 * 1024 - 1)));
  expect(await listener.ended).toBe(1009);
});

test('whoever sends without end is sent away', async () => {
  const listener = await listen();
  for (let sent = 0; sent < 40; sent += 1) listener.socket.send('1');
  expect(await listener.ended).toBe(1008);
});

test('signing out ends the live connections of that session and of no other', async () => {
  const customerId = await putCustomer();
  const [here, there] = [await app.signIn({ customerId }), await app.signIn({ customerId })];
  const [first, second, other] = [await listen(here), await listen(here), await listen(there)];
  await app.request('POST', '/api/auth/logout', { cookie: here });
  expect(await Promise.all([first.ended, second.ended])).toEqual([4001, 4001]);
  await tell({ customerId }, 'private');
  await expect.poll(() => resourcesOf(other)).toEqual(['private']);
  expect([first, second].flatMap(resourcesOf)).toEqual([]);
});

test('a session that runs out takes its live connections along within seconds', async () => {
  const { db } = app.services.database;
  const customerId = await putCustomer();
  const listener = await listen(await app.signIn({ customerId }));
  const visitor = await listen();
  await db.updateTable('sessions').set({ expiresAt: new Date() }).execute();
  expect(await listener.ended).toBe(4001);
  expect(visitor.socket.readyState).toBe(visitor.socket.OPEN);
});

test('a client that does not read is dropped before it fills the memory, and the others hear all', async () => {
  await expect.poll(() => app.services.live.count()).toBe(0);
  const [lazy, reader] = [await listen(), await listen()];
  lazy.socket.pause();
  const resource = 'x'.repeat(100_000);
  for (let sent = 0; sent < 400 && app.services.live.count() === 2; sent += 1) {
    app.services.live.deliver('demo', { type: 'changed', resources: [resource] });
    await reader.heard('changed', sent + 1);
  }
  expect(app.services.live.count()).toBe(1);
  expect(reader.socket.readyState).toBe(reader.socket.OPEN);
});

test('a connection that is closed is forgotten', async () => {
  await expect.poll(() => app.services.live.count()).toBe(0);
  const [leaving] = [await listen(), await listen()];
  leaving.socket.close();
  await expect.poll(() => app.services.live.count()).toBe(1);
});

test('an address may hold a hundred connections, and the next is told to wait', async () => {
  await expect.poll(() => app.services.live.count()).toBe(0);
  const many = await Promise.all(Array.from({ length: 100 }, () => listen()));
  await expect(openSocket(app.origin)).rejects.toThrow('429');
  many[0]?.socket.close();
  await many[0]?.ended;
  await expect.poll(() => listen().then(({ messages }) => messages.length)).toBe(1);
});
