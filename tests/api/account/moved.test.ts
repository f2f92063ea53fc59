import { beforeEach, expect, it } from 'vitest';
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
  const trail = await db.selectFrom('auditLog').where('entityId', '=', visit).selectAll().execute();
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
