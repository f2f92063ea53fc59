import { sql } from 'kysely';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { saveSetting } from '#server/db/settings.ts';
import type { Overview, SystemStatus } from '#features/admin/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putChat } from '../support/app/chat.ts';
import { putAppointment, putService, putTechnicians } from '../support/app/booking.ts';
import { putCustomer, putMessage, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(new Date('2026-11-20T09:00:00Z'));
  cookie = await app.signIn('admin');
  return () => app.setNow(undefined);
});

const get = async (path: string) => (await app.request('GET', `/api/admin${path}`, { cookie })).body;

test('the state of the system: version, engine, jobs, e-mails, storage and the last backup', async () => {
  await saveLastBackup();
  const status = (await get('/status')) as SystemStatus;
  expect(status).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    startedAt: expect.stringMatching(/^2026-11-20T/),
    database: { engine: app.services.database.engine, version: expect.stringMatching(/^1[5-9]/) },
    jobs: { waiting: expect.any(Number), failed: 0 },
    mail: { transport: 'mailbox', failed: 0 },
    storage: { kind: 'disk', pictures: 0, bytes: 0 },
    backup: { isScheduled: false, last: { at: '2026-11-20T03:10:00.000Z', bytes: 5000, rows: 40, files: 3 } },
  });
  expect(status.database.bytes).toBeGreaterThan(1_000_000);
});

const saveLastBackup = () =>
  app.services.database.db
    .transaction()
    .execute((trx) =>
      saveSetting(trx, 'backup.last', { at: '2026-11-20T03:10:00.000Z', bytes: 5000, rows: 40, files: 3 }),
    );

describe('the overview', () => {
  it('of an empty shop shows nothing but noughts', async () => {
    const { counts, perDay, refundTotal, ...lists } = (await get('/overview')) as Overview;
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    expect(perDay.orders).toEqual(Array.from({ length: 14 }, () => 0));
    expect(refundTotal).toBe(0);
    expect(JSON.stringify(lists)).not.toContain('"id"');
  });

  it('counts what there is and lists what waits, the oldest first', async () => {
    const createdAt = (day: string) => new Date(`${day}T08:00:00Z`);
    const customerId = await putCustomer({ createdAt: createdAt('2026-09-01') });
    const undecided = { isVerified: false, canViewPrices: false };
    await putCustomer({ firstName: 'Μυρτώ', ...undecided, createdAt: createdAt('2026-11-19') });
    await putCustomer({ firstName: 'Νίκος', ...undecided, createdAt: createdAt('2026-11-18') });
    await putCustomer({ ...undecided, isRejected: true, createdAt: createdAt('2026-11-18') });
    const productId = await putProduct({ name: 'Κάμερα', createdAt: createdAt('2026-09-01') });
    await putProduct({ name: 'Σειρήνα', inStock: false, createdAt: createdAt('2026-11-01') });
    await putOrder({ customerId, productId }, { createdAt: createdAt('2026-11-20') });
    // 00:30 in Athens, still the previous day in UTC.
    await putOrder(
      { customerId, productId },
      { createdAt: new Date('2026-11-18T22:30:00Z'), status: 'shipped' },
    );
    const refund = { status: 'cancelled', createdAt: createdAt('2026-11-10') } as const;
    await putOrder(
      { customerId, productId },
      { ...refund, paymentState: 'refund_due', refundedCents: 3_143 },
    );
    await putOrder(
      { customerId, productId },
      { ...refund, paymentState: 'refunded', refundedAt: createdAt('2026-11-12') },
    );
    await putMessage({ name: 'Κώστας', createdAt: createdAt('2026-11-20') });
    await putMessage({ status: 'answered', createdAt: createdAt('2026-11-20') });
    const serviceId = await putService({ title: 'Αυτοψία' });
    await putAppointment({ customerId, serviceId, date: '2026-11-20' });

    await putChat({ state: 'waiting', waitingSince: new Date('2026-11-20T08:00:00Z') });
    await putChat({ state: 'bot' });

    const overview = (await get('/overview')) as Overview;
    expect(overview.waitingSince).toBe('2026-11-18T08:00:00.000Z');
    expect(overview.counts).toMatchObject({
      products: 2,
      productsThisMonth: 1,
      outOfStock: 1,
      customers: 4,
      customersThisMonth: 3,
      pendingApprovals: 2,
      pendingAppointments: 1,
      appointmentsToday: 1,
      ordersToday: 1,
      pendingOrders: 1,
      refundsDue: 1,
      newMessages: 1,
      waitingChats: 1,
    });
    expect(overview.perDay.orders.slice(-2)).toEqual([1, 1]);
    expect(overview.latestProducts.map(({ name, price }) => [name, price])).toEqual([
      ['Σειρήνα', 100],
      ['Κάμερα', 100],
    ]);
    expect(overview.refundTotal).toBe(100);
    expect(overview.waiting.refunds).toMatchObject([{ customerName: 'Ελένη Μαρκάκη', total: 100 }]);
    const { approvals, orders, messages, products, appointments, chats } = overview.waiting;
    expect(chats).toMatchObject([{ since: '2026-11-20T08:00:00.000Z' }]);
    expect(approvals.map(({ name }) => name)).toEqual(['Νίκος Μαρκάκη', 'Μυρτώ Μαρκάκη']);
    expect(orders).toMatchObject([{ total: 131.43, createdAt: '2026-11-20T08:00:00.000Z' }]);
    expect(messages.map(({ name }) => name)).toEqual(['Κώστας']);
    expect(products.map(({ name }) => name)).toEqual(['Σειρήνα']);
    expect(appointments).toMatchObject([{ serviceName: 'Αυτοψία και μελέτη', date: '2026-11-20' }]);
  });

  it('lists those who applied again by when they did', async () => {
    const undecided = { isVerified: false, canViewPrices: false };
    const createdAt = new Date('2026-09-01T08:00:00Z');
    const customerId = await putCustomer({ firstName: 'Νίκος', ...undecided, createdAt });
    await putCustomer({ firstName: 'Μυρτώ', ...undecided, createdAt: new Date('2026-11-18T08:00:00Z') });
    const again = { customerId, event: 'reapplied', at: new Date('2026-11-19T08:00:00Z') } as const;
    await app.services.database.db.insertInto('customerEvents').values(again).execute();
    const { waiting, waitingSince } = (await get('/overview')) as Overview;
    expect(waiting.approvals).toMatchObject([
      { name: 'Μυρτώ Μαρκάκη', appliedAt: waitingSince },
      { name: 'Νίκος Μαρκάκη', appliedAt: '2026-11-19T08:00:00.000Z' },
    ]);
  });
});

describe('today', () => {
  it('has a row for whoever works or has visits, each with the visits and whether they are away', async () => {
    const [one = 0, two = 0, gone = 0] = await putTechnicians(
      {},
      {},
      { isActive: false },
      { isActive: false },
    );
    const { db } = app.services.database;
    const date = '2026-11-20';
    await db
      .insertInto('technicianAbsences')
      .values({ technicianId: two, fromDate: date, toDate: date })
      .execute();
    const serviceId = await putService();
    const visit = { serviceId, date, startHour: 9, hours: 2, status: 'confirmed' } as const;
    const crewed = await putAppointment(visit);
    await putAppointment({ ...visit, status: 'cancelled' });
    await putAppointment({ ...visit, date: '2026-11-21' });
    const done = await putAppointment({ ...visit, startHour: 11, hours: 1, status: 'completed' });
    const hours = [9, 10].flatMap((hour) =>
      [one, gone].map((technicianId) => ({ technicianId, hour, date, appointmentId: crewed })),
    );
    await db.insertInto('technicianHours').values(hours).execute();
    const { crew, today, opening } = (await get('/overview')) as Overview;
    expect(crew).toEqual([
      { id: one, name: 'Τεχνικός 1', isAway: false },
      { id: two, name: 'Τεχνικός 2', isAway: true },
      { id: gone, name: 'Τεχνικός 3', isAway: false },
    ]);
    expect(today).toMatchObject([
      { id: crewed, time: '09:00', endTime: '11:00', technicianIds: [one, gone] },
      { id: done, time: '11:00', endTime: '12:00', technicianIds: [] },
    ]);
    expect(opening).toMatchObject({ date, isOpen: true });
  });
});

describe('the administrators’ search', () => {
  const titles = async (query: string) =>
    ((await get(`/search?query=${encodeURIComponent(query)}`)) as { kind: string; title: string }[]).map(
      ({ kind, title }) => [kind, title],
    );

  it('finds everything by any word of it, however it is written', async () => {
    const customerId = await putCustomer({ email: 'eleni@pelatis.example', phone: '+302102700145' });
    const productId = await putProduct({ name: 'Κάμερα Argos', brand: 'Phylax', sku: 'ARG-B8' });
    await putOrder({ customerId, productId }, { orderNumber: 'VG-0000-0000' });
    const serviceId = await putService({ title: 'Αυτοψία' });
    await putAppointment({ customerId, serviceId, date: '2026-11-20', customerName: 'Ελένη Μαρκάκη' });
    expect(await titles('ΚΑΜΕΡΑ argos')).toEqual([['product', 'Κάμερα Argos']]);
    expect(await titles('arg-b8')).toEqual([['product', 'Κάμερα Argos']]);
    expect(await titles('μαρκακη ελ')).toEqual([
      ['customer', 'Ελένη Μαρκάκη'],
      ['order', 'VG-0000-0000'],
      ['appointment', 'Ελένη Μαρκάκη'],
    ]);
    expect(await titles('eleni@')).toContainEqual(['customer', 'Ελένη Μαρκάκη']);
    expect(await titles('210 270-0145')).toContainEqual(['customer', 'Ελένη Μαρκάκη']);
    for (const written of ['vg00000000', 'vg0000', 'vg-0000', 'VG 0000 0000']) {
      expect(await titles(written), written).toEqual([['order', 'VG-0000-0000']]);
    }
    expect(await titles('vg0001')).toEqual([]);
    for (const written of ['kamera', 'argb8', 'phylax', 'φύλαξ']) {
      expect(await titles(written), written).toEqual([['product', 'Κάμερα Argos']]);
    }
    expect((await titles('markaki')).map(([kind]) => kind)).toEqual(['customer', 'order', 'appointment']);
    expect(await titles('%')).toEqual([]);
  });

  it('leaves out customers who deleted their account', async () => {
    await putCustomer({ deletedAt: new Date() });
    expect(await titles('Μαρκάκη')).toEqual([]);
  });
});

describe('the list of changes', () => {
  it('tells who changed what, and is narrowed to a thing, a person or a day', async () => {
    const customerId = await putCustomer({ isVerified: false, canViewPrices: false });
    app.setNow(new Date('2026-11-20T18:00:00Z'));
    const body = { isVerified: true, canViewPrices: true };
    await app.request('PUT', `/api/admin/customers/${customerId}/verify`, { cookie, body });
    // 00:30 in Athens.
    app.setNow(new Date('2026-11-20T22:30:00Z'));
    await app.request('POST', '/api/services', { cookie, body: { title: 'Αυτοψία' } });

    const all = (await get('/audit')) as { entity: string; who: string }[];
    expect(all).toMatchObject([
      { entity: 'service', action: 'created', label: 'Αυτοψία', actor: 'admin' },
      { entity: 'customer', action: 'updated', before: { isVerified: false }, after: { isVerified: true } },
    ]);
    expect(await get(`/audit?entity=customer&entityId=${customerId}`)).toEqual([all[1]]);
    expect(await get('/audit?to=2026-11-20')).toEqual([all[1]]);
    expect(await get('/audit?from=2026-11-21')).toEqual([all[0]]);
    expect(await get(`/audit?who=${all[0]?.who}`)).toEqual(all);
    expect(await get('/audit?who=nobody')).toEqual([]);
    const { headers } = await app.request('GET', '/api/admin/audit?pageSize=1', { cookie });
    expect(headers.get('x-total-count')).toBe('2');
  });
});

describe('a CSV file', () => {
  it('of the customers opens in a spreadsheet and runs nothing that somebody typed', async () => {
    await putCustomer({ firstName: '=cmd()', phone: '+302102700145', companyName: 'Ρήγας; Υιοί' });
    const { headers, text } = await app.request('GET', '/api/admin/export/customers', { cookie });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*pelates-2026-11-20\.csv/);
    const [head, row] = text.split('\r\n');
    expect(head).toContain('Όνομα;Επώνυμο;Email');
    expect(row).toMatch(/^'=cmd\(\);Μαρκάκη;/);
    expect(row).toContain('210 270 0145;Ιδιώτης;"Ρήγας; Υιοί"');
  });

  it.each([
    ['products', 'sku'],
    ['customers', 'email'],
  ])('of all %s has each once, however many there are', async (table, column) => {
    const like = table === 'products' ? await putProduct() : await putCustomer();
    const { db } = app.services.database;
    const columns =
      table === 'products'
        ? ['name', 'category_id', 'price_cents']
        : ['first_name', 'last_name', 'password_hash', 'phone', 'account_type', 'created_at'];
    const copied = sql.join(columns.map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${table === 'products' ? sql`` : sql`id, `}${sql.ref(column)}, ${copied})
      select ${table === 'products' ? sql`` : sql`'copy-' || number, `}'copy-' || number, ${copied}
      from ${sql.table(table)}, generate_series(1, 1200) as number where id = ${like}`.execute(db);
    const { text } = await app.request('GET', `/api/admin/export/${table}`, { cookie });
    const copies = text.match(/copy-\d+/g) ?? [];
    expect([copies.length, new Set(copies).size]).toEqual([1_200, 1_200]);
  });

  it('of the orders holds a period, with amounts in euro', async () => {
    const customerId = await putCustomer();
    const productId = await putProduct();
    await putOrder(
      { customerId, productId },
      { createdAt: new Date('2026-11-19T22:30:00Z'), refundedCents: 1_250 },
    );
    const rowsOf = async (query: string) =>
      (await app.request('GET', `/api/admin/export/orders${query}`, { cookie })).text
        .split('\r\n')
        .slice(1, -1);
    expect(await rowsOf('?from=2026-11-20&to=2026-11-20')).toEqual([
      expect.stringMatching(
        /;20\/11\/2026;00:30;Εκκρεμής;.*;1;Τραπεζική κατάθεση;Αναμένεται πληρωμή;100;5,99;25,44;0;0;0;131,43;0;12,5;$/,
      ),
    ]);
    expect(await rowsOf('?to=2026-11-19')).toEqual([]);
  });
});
