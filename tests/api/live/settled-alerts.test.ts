import { beforeEach, expect, test } from 'vitest';
import type { Alert } from '#features/alerts/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { book, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { bookingOf, orderOf } from '../../support/app/requests.ts';
import { drainNotifications, truncateAll } from '../../support/database/database.ts';
import { placed } from '../../support/app/orders.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { putProduct } from '../../support/app/shop.ts';
import { openSocket } from '../../support/app/sockets.ts';

const app: TestApp = await testApp();
const { db } = app.services.database;

let admin: string;
let buyer: string;

beforeEach(async () => {
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  buyer = await app.signIn({ customerId: (await addCustomer(app)).id });
  return () => app.setNow(undefined);
});

const ask = async (method: string, path: string, body: Record<string, unknown> = {}, cookie = admin) => {
  const answer = await app.request(method, `/api${path}`, { cookie, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const alerts = async () =>
  ((await app.request('GET', '/api/alerts', { cookie: admin })).body as Alert[])
    .map(({ title, status }) => `${title}: ${status}`)
    .toReversed();

/** Registers an account and returns its id. */
async function register(): Promise<string> {
  const person = { firstName: 'Μαρία', lastName: 'Δοκιμή', email: 'maria@pelatis.example', password };
  await ask('POST', '/auth/register', { ...person, accountType: 'private' }, '');
  const rows = db.selectFrom('customers').select('id').where('email', '=', person.email);
  return (await rows.executeTakeFirstOrThrow()).id;
}
const decide = (id: string, isVerified: boolean) =>
  ask('PUT', `/admin/customers/${id}/verify`, { isVerified, canViewPrices: isVerified });
async function bookVisit(time?: string): Promise<string> {
  await putTechnicians({});
  const { id } = await book(app, buyer, bookingOf(await putService(), undefined, time));
  return id;
}

test.each([true, false])(
  'a decision on a registration (%s) settles its alert, not that of another',
  async (yes) => {
    const id = await register();
    const message = { name: 'Κώστας', email: 'kostas@pelatis.example', message: 'Πότε έρχεστε;' };
    await ask('POST', '/contact', message, '');
    await decide(id, yes);
    expect(await alerts()).toEqual(['Νέα εγγραφή πελάτη: resolved', 'Νέο μήνυμα επικοινωνίας: active']);
  },
);

test('every administrator who is connected hears that an alert is settled, and only then', async () => {
  const id = await register();
  await drainNotifications();
  const others = [
    await openSocket(app.origin, { cookie: admin }),
    await openSocket(app.origin, { cookie: await app.signIn('admin') }),
  ];
  await decide(id, true);
  await decide(id, false);
  for (const { messages } of others) {
    const changes = () =>
      messages.flatMap((message) => (message.type === 'changed' ? message.resources : []));
    await expect.poll(() => changes().filter((name) => name === 'customers')).toHaveLength(2);
    expect(changes().filter((name) => name === 'alerts')).toEqual(['alerts']);
  }
});

test('one who applies again is a new alert, and whoever deletes the account asks for nothing any more', async () => {
  const id = await register();
  await decide(id, false);
  const cookie = await app.signIn({ customerId: id });
  const again = { firstName: 'Μαρία', lastName: 'Δοκιμή', email: 'maria@pelatis.example', password };
  await ask('POST', '/auth/register', { ...again, accountType: 'private' }, cookie);
  expect(await alerts()).toEqual(['Νέα εγγραφή πελάτη: resolved', 'Νέα εγγραφή πελάτη: active']);
  await ask('DELETE', '/customer', { password }, cookie);
  expect(await alerts()).toEqual(['Νέα εγγραφή πελάτη: resolved', 'Νέα εγγραφή πελάτη: resolved']);
});

test('an order’s alert is settled by its next step; a note alone settles nothing', async () => {
  const { id } = await placed(app, buyer, orderOf([{ productId: await putProduct() }]));
  await ask('PATCH', `/orders/${id}`, { notes: 'Τηλεφωνήσαμε' });
  expect(await alerts()).toEqual(['Νέα παραγγελία: active']);
  await ask('PATCH', `/orders/${id}`, { status: 'confirmed' });
  expect(await alerts()).toEqual(['Νέα παραγγελία: resolved']);
});

test('a customer who cancels leaves one alert: that of the cancellation', async () => {
  const order = await placed(app, buyer, orderOf([{ productId: await putProduct() }]));
  await ask('PATCH', `/orders/${order.id}/cancel`, {}, buyer);
  const appointmentId = await bookVisit();
  await ask('PATCH', `/appointments/${appointmentId}/cancel`, {}, buyer);
  expect(await alerts()).toEqual([
    'Νέα παραγγελία: resolved',
    'Ακύρωση παραγγελίας από τον πελάτη: active',
    'Νέο ραντεβού προς έγκριση: resolved',
    'Ο πελάτης ακύρωσε ραντεβού: active',
  ]);
});

test('an appointment’s alert is settled by its approval, and by its deletion', async () => {
  await ask('PUT', `/appointments/${await bookVisit()}`, { status: 'confirmed' });
  await ask('DELETE', `/appointments/${await bookVisit('13:00')}`);
  expect(await alerts()).toEqual([
    'Νέο ραντεβού προς έγκριση: resolved',
    'Νέο ραντεβού προς έγκριση: resolved',
  ]);
});

test.each([
  ['POST', '/replies', { text: 'Αύριο το πρωί.' }],
  ['PUT', '/status', { status: 'read' }],
  ['DELETE', '', {}],
])('a message’s alert is settled by %s %s', async (method, path, body) => {
  const message = { name: 'Κώστας', email: 'kostas@pelatis.example', message: 'Πότε έρχεστε;' };
  await ask('POST', '/contact', message, '');
  const { id } = await db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow();
  await ask('PUT', `/contact/${id}/status`, { status: 'new' });
  expect(await alerts()).toEqual(['Νέο μήνυμα επικοινωνίας: active']);
  await ask(method, `/contact/${id}${path}`, body);
  expect(await alerts()).toEqual(['Νέο μήνυμα επικοινωνίας: resolved']);
});

test('a sold-out product’s alert is settled when it has pieces again', async () => {
  const productId = await putProduct({ stockQuantity: 1 });
  await placed(app, buyer, orderOf([{ productId }]));
  await ask('PUT', `/products/${productId}`, { shortDescription: 'Έρχεται ξανά' });
  expect(await alerts()).toContain('Προϊόν εξαντλήθηκε: active');
  await ask('PUT', `/products/${productId}`, { stockQuantity: 5, inStock: true });
  expect(await alerts()).toContain('Προϊόν εξαντλήθηκε: resolved');
});
