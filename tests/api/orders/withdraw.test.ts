import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment as Booked } from '#features/booking/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { monday, orderOf } from '../../support/app/requests.ts';
import { putAppointment } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { placed } from '../../support/app/orders.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
});

const withdraw = (body: Record<string, unknown>, cookie = '') =>
  app.request('POST', '/api/withdrawals', { body, cookie });
const read = async (id: string, cookie: string) =>
  (await app.request('GET', `/api/orders/${id}`, { cookie })).body as Order;
const person = { name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' };

async function mailsTo(recipient: string) {
  await app.services.jobs.drain();
  const { db } = app.services.database;
  return db.selectFrom('devMails').where('recipient', '=', recipient).orderBy('id').selectAll().execute();
}

describe('a withdrawal from a contract', () => {
  it('needs no sign-in, is kept, and sends a dated receipt to the person and what is known to the company', async () => {
    const cookie = await app.signIn({ customerId: await putCustomer({ email: person.email }) });
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    app.setNow(new Date('2026-11-20T13:04:00Z'));
    const orderNumber = order.orderNumber.toLowerCase().replaceAll('-', ' ');
    const answer = await withdraw(
      { ...person, orderNumber, statement: 'Επιστρέφω και τις δύο κάμερες.' },
      cookie,
    );
    expect(answer).toMatchObject({ status: 200, body: { receivedAt: '2026-11-20T13:04:00.000Z' } });

    const receipt = (await mailsTo(person.email)).find(({ subject }) => subject.includes('δήλωση'));
    expect(receipt?.text).toContain('20/11/2026, 15:04');
    expect(receipt?.text).toContain(order.orderNumber);
    expect(receipt?.text).toContain('Επιστρέφω και τις δύο κάμερες.');
    const notice = (await mailsTo('info@vigla.example')).find(({ subject }) =>
      subject.includes('Υπαναχώρηση'),
    );
    expect(notice?.text).toContain('δεν έχει παραδοθεί ακόμη');
    const stored = await app.services.database.db.selectFrom('withdrawals').selectAll().execute();
    expect(stored).toMatchObject([{ orderNumber: order.orderNumber, ...person }]);
    expect(receipt?.text).toContain('Εφόσον στάλθηκε εμπρόθεσμα');
    expect(notice?.text).toContain(`/order-management?order=${order.id}`);
  });

  it('is seen on the order by both sides, and the order goes on only when that is known', async () => {
    const customerId = await putCustomer({ email: person.email });
    const cookie = await app.signIn({ customerId });
    const admin = await app.signIn('admin');
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    await withdraw({ ...person, orderNumber: order.orderNumber, statement: 'Όλα' }, cookie);

    const own = await read(order.id, cookie);
    expect(own.withdrawals).toEqual([{ receivedAt: expect.any(String), isOwn: true, statement: 'Όλα' }]);
    expect(own.history.at(-1)).toMatchObject({ isWithdrawal: true, actor: 'customer', status: 'pending' });
    expect((await read(order.id, admin)).withdrawals).toMatchObject([{ ...person, isOwn: true }]);

    const step = (body: Record<string, unknown>) =>
      app.request('PATCH', `/api/orders/${order.id}`, { cookie: admin, body });
    expect(await step({ status: 'confirmed' })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_WITHDRAWN' },
    });
    expect(await step({ status: 'confirmed', despiteWithdrawal: true })).toMatchObject({ status: 200 });
    expect(await step({ notes: 'Τηλεφωνήσαμε' })).toMatchObject({ status: 200 });
    expect(await step({ status: 'cancelled' })).toMatchObject({ status: 200 });
  });

  it("under a stranger's name and address says so to the company and to the order's customer", async () => {
    const customerId = await putCustomer({ email: person.email });
    const cookie = await app.signIn({ customerId });
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    const stranger = { name: 'Ξένος Κάποιος', email: 'x@y.gr' };
    const answer = await withdraw({ ...stranger, orderNumber: order.orderNumber });
    expect(answer.body).toMatchObject({ message: expect.stringContaining('Λάβαμε') });

    const notice = (await mailsTo('info@vigla.example')).find(({ subject }) =>
      subject.includes('Υπαναχώρηση'),
    );
    expect(notice?.text).toContain('το email δεν είναι της παραγγελίας');
    expect(notice?.text).toContain('Το όνομα δεν είναι της παραγγελίας');
    const [receipt] = await mailsTo(stranger.email);
    expect(receipt?.text).not.toContain(person.email);
    expect((await read(order.id, cookie)).withdrawals).toEqual([
      { receivedAt: expect.any(String), isOwn: false },
    ]);
    const { body } = await app.request('GET', '/api/alerts', { cookie });
    expect(body).toContainEqual(expect.objectContaining({ message: expect.stringContaining('άλλο email') }));
  });

  it('is refused of what a business bought or booked, which is told of no such right', async () => {
    const customerId = await putCustomer({ accountType: 'b2b', email: 'nikos@epixeirisi.example' });
    const cookie = await app.signIn({ customerId });
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    await putAppointment({ customerId });
    for (const contract of [{ orderNumber: order.orderNumber }, { appointmentDate: monday }]) {
      expect(await withdraw({ ...person, ...contract }, cookie)).toMatchObject({
        status: 409,
        body: { code: 'BUSINESS_CONTRACT', fields: { [Object.keys(contract)[0] ?? '']: expect.any(String) } },
      });
    }

    const admin = await app.signIn('admin');
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) {
      await app.request('PATCH', `/api/orders/${order.id}`, { cookie: admin, body: { status } });
    }
    const seen = await read(order.id, cookie);
    expect(seen).toMatchObject({ status: 'delivered', isBusiness: true });
    expect(seen).not.toHaveProperty('withdrawalUntil');
    await passUndo(app);
    for (const { text } of await mailsTo('nikos@epixeirisi.example')) expect(text).not.toMatch(/υπαναχ/i);
  });

  it('of a business is answered like any other without its session, and the company is told', async () => {
    const email = 'nikos@epixeirisi.example';
    const customerId = await putCustomer({ accountType: 'b2b', email });
    const cookie = await app.signIn({ customerId });
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    await putAppointment({ customerId, customerEmail: email });
    for (const contract of [{ orderNumber: order.orderNumber }, { appointmentDate: monday }]) {
      expect(await withdraw({ ...person, ...contract, email })).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining('Λάβαμε') },
      });
      const notice = (await mailsTo('info@vigla.example')).at(-1);
      expect(notice?.text).toContain('Ανήκει σε λογαριασμό επιχείρησης');
    }
    expect((await read(order.id, cookie)).withdrawals).toEqual([]);
    for (const { text } of await mailsTo(email)) expect(text).not.toContain('#confirm=');
  });

  it('from a service names the day of the appointment, and stands in its history', async () => {
    const customerId = await putCustomer({ email: person.email });
    const id = await putAppointment({ customerId });
    const cookie = await app.signIn({ customerId });
    expect(await withdraw({ ...person, appointmentDate: monday }, cookie)).toMatchObject({ status: 200 });
    const [receipt] = await mailsTo(person.email);
    expect(receipt?.text).toContain('το ραντεβού στις 23/11/2026');
    const notice = (await mailsTo('info@vigla.example')).find(({ subject }) =>
      subject.includes('Υπαναχώρηση'),
    );
    expect(notice?.text).toContain('Αυτοψία και μελέτη');
    expect(notice?.text).toContain(`appointment=${id}`);
    const admin = await app.signIn('admin');
    const { body } = await app.request('GET', `/api/appointments/${id}`, { cookie: admin });
    expect(body).toMatchObject({ history: [{}, { actor: 'customer', note: 'Δήλωση υπαναχώρησης' }] });
  });

  it.each([
    ['an order', true],
    ['an appointment', false],
  ])('from %s with a typed address is the customer’s once its link was opened', async (_what, isOrder) => {
    const customerId = await putCustomer({ email: person.email });
    const cookie = await app.signIn({ customerId });
    const admin = await app.signIn('admin');
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    const appointmentId = await putAppointment({ customerId });
    const about = isOrder ? { orderNumber: order.orderNumber } : { appointmentDate: monday };
    expect((await withdraw({ ...person, ...about })).status).toBe(200);
    const seen = async () =>
      isOrder
        ? (await read(order.id, admin)).withdrawals[0]
        : (
            (await app.request('GET', `/api/appointments/${appointmentId}`, { cookie: admin })).body as Booked
          ).history.at(-1);
    expect(await seen()).toMatchObject(
      isOrder
        ? { isOwn: false, isAwaited: true }
        : { actor: 'system', note: 'Δήλωση υπαναχώρησης που δεν έχει επιβεβαιωθεί' },
    );
    const receipt = (await mailsTo(person.email)).find(({ subject }) => subject.includes('δήλωση'));
    const token = /#confirm=([\w-]+)/.exec(receipt?.text ?? '')?.[1];
    const confirm = (tried = token) =>
      app.request('POST', '/api/withdrawals/confirm', { body: { token: tried } });
    expect(await confirm('x'.repeat(43))).toMatchObject({ status: 410 });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject(
      isOrder ? { isOwn: true } : { actor: 'customer', note: 'Δήλωση υπαναχώρησης' },
    );
    expect(await seen()).not.toHaveProperty('isAwaited');
    expect(await confirm()).toMatchObject({ status: 410, body: { code: 'WITHDRAWAL_LINK_INVALID' } });
  });

  it('from a service is dismissed by the office alone, and the customer reads why but not who declared', async () => {
    const customerId = await putCustomer({ email: person.email });
    const cookie = await app.signIn({ customerId });
    const admin = await app.signIn('admin');
    const id = await putAppointment({ customerId });
    expect((await withdraw({ ...person, name: 'Ξένος', appointmentDate: monday })).status).toBe(200);
    const open = async (as = admin) =>
      app.request('GET', `/api/appointments/${id}/withdrawals`, { cookie: as });
    const declared = (await open()).body as Order['withdrawals'];
    expect(declared).toMatchObject([{ name: 'Ξένος', isOwn: false, isAwaited: true }]);
    const dismiss = (as: string) =>
      app.request('PATCH', `/api/withdrawals/${declared[0]?.id}/dismiss`, {
        cookie: as,
        body: { reason: 'Δεν την έστειλε ο πελάτης' },
      });
    const ordersAdmin = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    expect((await open(cookie)).status).toBe(403);
    expect((await dismiss(cookie)).status).toBe(403);
    expect((await open(ordersAdmin)).status).toBe(403);
    expect((await dismiss(ordersAdmin)).status).toBe(404);
    expect((await dismiss(admin)).status).toBe(200);
    expect((await open()).body).toEqual([]);
    expect((await dismiss(admin)).status).toBe(404);
    const { history } = (await app.request('GET', `/api/appointments/${id}`, { cookie })).body as Booked;
    expect(history.at(-1)).toMatchObject({
      actor: 'admin',
      note: expect.stringContaining('Δεν την έστειλε'),
    });
    expect(JSON.stringify(history)).not.toContain('Ξένος');
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toContain(
      'Η δήλωση υπαναχώρησης δεν έγινε δεκτή: ραντεβού 23/11/2026',
    );
    // Its link binds nobody any more.
    const token = /#confirm=([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
    expect(await app.request('POST', '/api/withdrawals/confirm', { body: { token } })).toMatchObject({
      status: 410,
    });
  });

  it('sends its link to the customer’s own address only', async () => {
    const cookie = await app.signIn({ customerId: await putCustomer({ email: person.email }) });
    const { orderNumber } = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    await withdraw({ name: person.name, email: 'x@y.gr', orderNumber });
    await withdraw({ ...person, orderNumber: 'VG-0000-0000' });
    for (const mail of [...(await mailsTo('x@y.gr')), ...(await mailsTo(person.email))]) {
      expect(mail.text).not.toContain('#confirm=');
    }
  });

  it('for an urgent repair tells the company that the repair is excepted', async () => {
    const { db } = app.services.database;
    const service = { slug: 'vlaves', title: 'Βλάβες', isEmergency: true };
    const { id: serviceId } = await db
      .insertInto('services')
      .values(service)
      .returning('id')
      .executeTakeFirstOrThrow();
    await putAppointment({ serviceId });
    await withdraw({ ...person, appointmentDate: monday });
    const [notice] = await mailsTo('info@vigla.example');
    expect(notice?.text).toContain('Επείγουσα επισκευή');
  });

  it('of an order that does not exist is answered alike', async () => {
    const answer = await withdraw({ ...person, orderNumber: 'VG-0000-0000' });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('Λάβαμε') } });
    const [notice] = await mailsTo('info@vigla.example');
    expect(notice?.text).toContain('Δεν υπάρχει παραγγελία');
  });

  it.each([
    ['a mistyped number', { orderNumber: 'VG-0000-0001' }, 'orderNumber'],
    ['neither order nor appointment', { orderNumber: '' }, 'orderNumber'],
    ['both of them', { appointmentDate: monday }, 'orderNumber'],
    ['no name', { name: ' ' }, 'name'],
    ['an e-mail that is none', { email: 'eleni@' }, 'email'],
  ])('with %s is refused beside the field', async (_what, fault, field) => {
    const answer = await withdraw({ ...person, orderNumber: 'VG-0000-0000', ...fault });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('is taken five times an hour from one address', async () => {
    const sent = (n: number) =>
      withdraw({ ...person, email: `p${n}@pelatis.example`, orderNumber: 'VG-0000-0000' });
    for (let n = 0; n < 5; n += 1) expect((await sent(n)).status).toBe(200);
    expect(await sent(5)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
