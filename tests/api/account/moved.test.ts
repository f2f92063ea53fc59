import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putContract } from '../../support/app/contracts.ts';
import { putAppointment } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
let admin: string;
let customerId: string;

beforeEach(async () => {
  app.setNow(new Date('2026-11-20T10:00:00Z'));
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer({
    email: 'eleni@pelatis.example',
    address: 'Ηρακλείου 12',
    city: 'Λάρισα',
    postalCode: '41222',
  });
});

const path = () => `/api/admin/customers/${customerId}/left-behind`;
const left = async () => (await app.request('GET', path(), { cookie: admin })).body;
const bring = (visitIds: string[], cookie = admin, contractIds: string[] = []) =>
  app.request('POST', path(), { cookie, body: { visitIds, contractIds } });
const mails = async () => {
  await passUndo(app);
  return app.services.database.db
    .selectFrom('devMails')
    .where('recipient', '=', 'eleni@pelatis.example')
    .select(['subject', 'text'])
    .orderBy('id')
    .execute();
};
async function move(): Promise<void> {
  const { status } = await app.request('PUT', `/api/admin/customers/${customerId}`, {
    cookie: admin,
    body: {
      firstName: 'Ελένη',
      lastName: 'Μαρκάκη',
      address: 'Μαιζώνος 5',
      city: 'Βόλος',
      postalCode: '38221',
    },
  });
  expect(status).toBe(200);
}

it('a move asks about visits to come and orders that have not left, at the address of before alone', async () => {
  const there = { customerId, address: 'ηρακλείου 12, Λάρισα 412 22' };
  const visit = await putAppointment({ ...there, date: '2026-11-26' });
  await putAppointment({ ...there, date: '2026-11-10' });
  await putAppointment({ ...there, date: '2026-11-25', status: 'cancelled' });
  await putAppointment({ customerId, address: 'Εξοχικό 3, Πήλιο', date: '2026-11-27' });
  const productId = await putProduct();
  const orderId = await putOrder({ customerId, productId }, { status: 'confirmed' });
  await putOrder({ customerId, productId }, { status: 'delivered' });
  expect(await left()).toMatchObject({ visits: [], orders: [] });
  await move();
  expect(await left()).toMatchObject({
    address: 'Μαιζώνος 5, Βόλος 382 21',
    visits: [{ id: visit, date: '2026-11-26' }],
    orders: [{ id: orderId }],
  });
  const own = await app.signIn({ customerId });
  expect((await bring([visit], own)).status).toBe(403);
  expect((await bring([visit])).status).toBe(200);
  expect(await left()).toMatchObject({ visits: [], orders: [{ id: orderId }] });
  const { db } = app.services.database;
  const moved = await db.selectFrom('appointments').where('id', '=', visit).selectAll().executeTakeFirst();
  expect(moved).toMatchObject({ address: 'Μαιζώνος 5, Βόλος 382 21', sequence: 1, date: '2026-11-26' });
  const trail = await db
    .selectFrom('auditLog')
    .where('entityId', '=', visit)
    .selectAll()
    .orderBy('id')
    .execute();
  expect(trail).toMatchObject([{ after: { address: 'Μαιζώνος 5, Βόλος 382 21' } }]);
  expect(await mails()).toMatchObject([
    {
      subject: expect.stringMatching(/^Νέα διεύθυνση για το ραντεβού σας/),
      text: expect.stringContaining('Μαιζώνος 5'),
    },
  ]);
});

it('contracts in force at the address of before are asked about, and their customer hears of the new one', async () => {
  const of = { customerId, address: 'Ηρακλείου 12', city: 'Λάρισα', postalCode: '41222' };
  const contractId = await putContract(of);
  await putContract({ ...of, endsOn: '2026-11-19' });
  await putContract({ ...of, address: 'Εξοχικό 3' });
  await move();
  expect(await left()).toMatchObject({ isTold: true, contracts: [{ id: contractId }], visits: [] });
  expect((await bring([])).body).toMatchObject({ code: 'NOTHING_TO_BRING' });
  const others = await putContract({ ...of, customerId: await putCustomer() });
  expect((await bring([], admin, [contractId, others])).status).toBe(404);
  expect((await bring([], admin, [contractId])).status).toBe(200);
  expect(await left()).toMatchObject({ contracts: [] });
  const { db } = app.services.database;
  const there = await db.selectFrom('contracts').select('id').where('address', '=', 'Μαιζώνος 5').execute();
  expect(there).toEqual([{ id: contractId }]);
  expect(await mails()).toMatchObject([
    {
      subject: expect.stringMatching(/^Αλλαγή στο συμβόλαιό σας/),
      text: expect.stringContaining('Μαιζώνος 5'),
    },
  ]);
});

it('all chosen visits go or none: not one of another customer, nor one that was', async () => {
  const there = { customerId, address: 'Ηρακλείου 12', date: '2026-11-26' };
  const visit = await putAppointment(there);
  const [others, past] = [
    await putAppointment({ ...there, customerId: await putCustomer() }),
    await putAppointment({ ...there, date: '2026-11-10' }),
  ];
  await move();
  for (const wrong of [others, past]) expect((await bring([visit, wrong])).status).toBe(404);
  const { db } = app.services.database;
  const rows = await db.selectFrom('appointments').select('address').distinct().execute();
  expect(rows).toEqual([{ address: 'Ηρακλείου 12' }]);
});

const profile = { firstName: 'Ελένη', lastName: 'Μαρκάκη', city: 'Λάρισα', postalCode: '41222' };
async function moveOneself(address: string | undefined, id = customerId): Promise<void> {
  const cookie = await app.signIn({ customerId: id });
  const body = { ...profile, address };
  expect((await app.request('PUT', '/api/customer/profile', { cookie, body })).status).toBe(200);
}
const ownLeft = async (id = customerId) =>
  (await app.request('GET', '/api/customer/left-behind', { cookie: await app.signIn({ customerId: id }) }))
    .body;
const movedAlerts = () =>
  app.services.database.db
    .selectFrom('alerts')
    .where('event', '=', 'customer_moved')
    .orderBy('id')
    .select(['audience', 'status', 'message', 'link'])
    .execute();

describe('a customer who moves by himself', () => {
  it('is asked what stays behind, and so is the office, which hears of it', async () => {
    const there = { customerId, address: 'Ηρακλείου 12, Λάρισα' };
    const visit = await putAppointment({ ...there, date: '2026-11-26' });
    const contractId = await putContract({
      ...there,
      address: 'Ηρακλείου 12',
      city: 'Λάρισα',
      postalCode: '41222',
    });
    const orderId = await putOrder({ customerId, productId: await putProduct() }, { status: 'confirmed' });
    await moveOneself('Μαιζώνος 5');
    const asked = {
      visits: [{ id: visit, date: '2026-11-26', address: 'Ηρακλείου 12, Λάρισα' }],
      contracts: [{ id: contractId }],
      orders: [{ id: orderId }],
    };
    expect(await ownLeft()).toMatchObject(asked);
    expect(await left()).toMatchObject(asked);
    const [alert] = await movedAlerts();
    expect(await movedAlerts()).toHaveLength(1);
    expect(alert).toMatchObject({
      audience: 'admin',
      status: 'active',
      message: 'Ελένη Μαρκάκη: στην παλιά διεύθυνση πάνε ακόμη 1 ραντεβού, 1 συμβόλαιο, 1 παραγγελία.',
      link: expect.stringContaining(customerId),
    });
    await app.services.database.db.deleteFrom('orders').where('id', '=', orderId).execute();
    expect((await bring([visit])).status).toBe(200);
    expect(await movedAlerts()).toMatchObject([{ status: 'active' }]);
    expect((await bring([], admin, [contractId])).status).toBe(200);
    expect(await movedAlerts()).toMatchObject([{ status: 'resolved' }]);
    expect(await ownLeft()).toEqual({ visits: [], contracts: [], orders: [] });
  });

  it('nobody else reads it: not a visitor, nor another customer who left the same street', async () => {
    await putAppointment({ customerId, address: 'Ηρακλείου 12', date: '2026-11-26' });
    await moveOneself('Μαιζώνος 5');
    expect(await ownLeft()).toMatchObject({ visits: [{ date: '2026-11-26' }] });
    expect((await app.request('GET', '/api/customer/left-behind')).status).toBe(401);
    expect((await app.request('GET', path())).status).toBe(401);
    const other = await putCustomer({ address: 'Ηρακλείου 12' });
    await moveOneself('Κοραή 3', other);
    expect(await ownLeft(other)).toEqual({ visits: [], contracts: [], orders: [] });
    const cookie = await app.signIn({ customerId: other });
    expect((await app.request('GET', path(), { cookie })).status).toBe(403);
    const alerts = await app.request('GET', '/api/alerts', { cookie });
    expect(alerts.text).not.toContain('παλιά διεύθυνση');
  });

  it('is asked nothing where nothing stands, after moving back, or when the street is only written otherwise', async () => {
    await moveOneself('Μαιζώνος 5');
    await moveOneself('Ηρακλείου 12');
    await putAppointment({ customerId, address: 'Ηρακλείου 12, Λάρισα', date: '2026-11-26' });
    await moveOneself('ΗΡΑΚΛΕΙΟΥ 12');
    expect(await ownLeft()).toMatchObject({ visits: [] });
    await moveOneself(undefined);
    expect(await ownLeft()).toMatchObject({ visits: [] });
    expect(await movedAlerts()).toEqual([]);
    await moveOneself('Μαιζώνος 5');
    expect(await ownLeft()).toMatchObject({ visits: [{ date: '2026-11-26' }] });
  });

  it('a number is read whole: from 1 to 12 of a street what stands at 12 is no more asked about, and 1 is', async () => {
    await moveOneself('Αθηνάς 1');
    const before = await putAppointment({ customerId, address: 'Αθηνάς 1, 1ος όροφος', date: '2026-11-26' });
    await putAppointment({ customerId, address: 'Αθηνάς 12, Λάρισα', date: '2026-11-27' });
    await putAppointment({ customerId, address: 'Αθηνάς 15', date: '2026-11-28' });
    await moveOneself('Αθηνάς 12');
    expect(await ownLeft()).toMatchObject({ visits: [{ id: before }] });
    expect(((await ownLeft()) as { visits: unknown[] }).visits).toHaveLength(1);
  });

  it('two moves, or a move that is corrected, forget nothing; five streets are kept', async () => {
    const first = await putAppointment({ customerId, address: 'Ηρακλείου 12', date: '2026-11-26' });
    await moveOneself('Μαιζωνς 5');
    await moveOneself('Μαιζώνος 5');
    expect(await ownLeft()).toMatchObject({ visits: [{ id: first }] });
    expect(await movedAlerts()).toMatchObject([{ status: 'resolved' }, { status: 'active' }]);
    for (const street of ['Α 1', 'Β 1', 'Γ 1', 'Δ 1', 'Ε 1', 'ΣΤ 1']) await moveOneself(street);
    const { formerAddresses } = await app.services.database.db
      .selectFrom('customers')
      .where('id', '=', customerId)
      .select('formerAddresses')
      .executeTakeFirstOrThrow();
    expect(formerAddresses).toEqual(['Ε 1', 'Δ 1', 'Γ 1', 'Β 1', 'Α 1']);
  });

  it('the former street is exported to the customer, goes with a merge, and with the account', async () => {
    await moveOneself('Μαιζώνος 5');
    const cookie = await app.signIn({ customerId });
    const held = await app.request('GET', '/api/customer/export', { cookie });
    expect(held.body).toMatchObject({ formerAddresses: ['Ηρακλείου 12'] });
    const kept = await putCustomer({ address: 'Κοραή 3' });
    const merge = `/api/admin/customers/${kept}/merge/${customerId}`;
    const merged = await app.request('POST', merge, { cookie: admin });
    expect(merged.status).toBe(200);
    const former = () =>
      app.services.database.db
        .selectFrom('customers')
        .where('id', '=', kept)
        .select('formerAddresses')
        .executeTakeFirst();
    expect(await former()).toEqual({ formerAddresses: ['Ηρακλείου 12'] });
    const erase = `/api/admin/customers/${kept}/erase`;
    expect((await app.request('POST', erase, { cookie: admin })).status).toBe(200);
    expect(await former()).toEqual({ formerAddresses: [] });
  });
});
