import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, countTakenHours, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { placed } from '../../support/app/orders.ts';
import { bookingOf, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const eleni = 'eleni@pelatis.example';
/** The first working day after the five of the standard delivery. */
const firstDay = '2026-11-30';

let app: TestApp;
let cookie: string;
let admin: string;
let productId: number;
let serviceId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  productId = await putProduct({ specifications: JSON.stringify({ installation: { hours: 1.5 } }) });
  serviceId = await putService({ requiredSkills: ['cctv'], durationMinutes: 60 });
  await putTechnicians({}, {});
  cookie = await app.signIn({ customerId: await putCustomer({ email: eleni }) });
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

const ask = (method: string, path: string, body?: Record<string, unknown>, as = admin) =>
  app.request(method, `/api${path}`, { cookie: as, ...(body && { body }) });
/** An order of two cameras with installation and one without, with its visit. */
async function orderWithVisit(day = firstDay) {
  const lines = [{ productId, quantity: 2, withInstallation: true }, { productId }];
  const order = await placed(app, cookie, orderOf(lines));
  const path = `/orders/${order.id}/installation`;
  const visit = booked(await ask('POST', path, { ...bookingOf(serviceId), appointmentDate: day }, cookie));
  return { order, visit };
}
const readOrder = async (id: string, as = admin) =>
  (await ask('GET', `/orders/${id}`, undefined, as)).body as Order;
const readVisit = async (id: string, as = cookie) =>
  (await ask('GET', `/appointments/${id}`, undefined, as)).body as Appointment;
const withdraw = (orderNumber: string, statement = '', as = cookie) =>
  ask('POST', '/withdrawals', { orderNumber, name: 'Ελένη Μαρκάκη', email: eleni, statement }, as);
const step = (id: string, change: Record<string, unknown>) => ask('PATCH', `/orders/${id}`, change);
async function mails(recipient = eleni) {
  await passUndo(app);
  const { db } = app.services.database;
  const rows = await db
    .selectFrom('devMails')
    .where('recipient', '=', recipient)
    .selectAll()
    .orderBy('id')
    .execute();
  await db.deleteFrom('devMails').execute();
  return rows.map(({ subject, text }) => ({ subject, text }));
}
const alerts = async (as = admin) =>
  ((await ask('GET', '/alerts', undefined, as)).body as { title: string }[]).map(({ title }) => title);

describe('the length of an order’s visit', () => {
  it('is how long its pieces take, not how long its service usually does, wherever hours are offered', async () => {
    const { order, visit } = await orderWithVisit();
    expect(visit).toMatchObject({ appointmentTime: '10:00', endTime: '13:00' });
    expect(await countTakenHours()).toBe(3);
    await ask('PATCH', `/appointments/${visit.id}/cancel`, {}, cookie);
    const { body } = await ask('GET', `/orders/${order.id}/installation`, undefined, cookie);
    expect(body).toMatchObject({ hours: 3, workHours: 3 });
    const last = async (hours: number) => {
      const path = `/appointments/available-slots?date=${firstDay}&serviceId=${serviceId}&hours=${hours}`;
      return ((await ask('GET', path, undefined, cookie)).body as { time: string }[]).at(-1)?.time;
    };
    expect(await Promise.all([last(1), last(3), last(5)])).toEqual(['17:00', '15:00', '13:00']);
  });

  it('is a day where the work is longer, and the rest is said', async () => {
    const order = await placed(app, cookie, orderOf([{ productId, quantity: 8, withInstallation: true }]));
    const { body } = await ask('GET', `/orders/${order.id}/installation`, undefined, cookie);
    expect(body).toMatchObject({ hours: 9, workHours: 12 });
  });
});

describe('a withdrawal', () => {
  it('from the whole order ends its visit, frees the hours and tells its customer and the office', async () => {
    const { order, visit } = await orderWithVisit();
    await mails();
    await withdraw(order.orderNumber);
    expect(await readVisit(visit.id)).toMatchObject({ status: 'cancelled' });
    expect(await countTakenHours()).toBe(0);
    expect(await readOrder(order.id)).not.toHaveProperty('visit');
    const office = app.services.database.db.selectFrom('devMails').selectAll();
    await passUndo(app);
    const sent = await office.execute();
    expect(sent.find(({ recipient }) => recipient === 'info@vigla.example')?.text).toContain(
      'Το ραντεβού της ακυρώθηκε.',
    );
    expect(sent.find(({ subject }) => subject.startsWith('Το ραντεβού σας ακυρώθηκε'))?.text).toContain(
      `Δηλώθηκε υπαναχώρηση από την παραγγελία ${order.orderNumber}.`,
    );
  });

  it('keeps an ended visit ended, also when the office had ended it before, unless it is dismissed', async () => {
    const { order, visit } = await orderWithVisit();
    const setStatus = (status: string) => ask('PUT', `/appointments/${visit.id}/status`, { status });
    const { undo } = (await setStatus('cancelled')).body as { undo: string };
    await withdraw(order.orderNumber);
    for (const answer of [
      await ask('PUT', `/appointments/${visit.id}/undo`, { undo }),
      await setStatus('confirmed'),
    ]) {
      expect(answer.body).toMatchObject({ code: 'ORDER_WITHDRAWN' });
    }
    const [{ id = '' } = {}] = (await readOrder(order.id)).withdrawals;
    await ask('PATCH', `/withdrawals/${id}/dismiss`, { reason: 'Λάθος παραγγελία' });
    expect((await setStatus('confirmed')).status).toBe(200);
  });

  it('from a part leaves the visit and stands in its history; another may be booked for the rest', async () => {
    const { order, visit } = await orderWithVisit();
    await withdraw(order.orderNumber, 'Τη μία κάμερα');
    const kept = await readVisit(visit.id);
    expect(kept).toMatchObject({ status: 'pending' });
    expect(kept.history.at(-1)).toMatchObject({ note: expect.stringContaining('Τη μία κάμερα') });
    await ask('PATCH', `/appointments/${visit.id}/cancel`, {}, cookie);
    expect((await ask('GET', `/orders/${order.id}/installation`, undefined, cookie)).status).toBe(200);
  });

  it('that nobody has confirmed ends nothing until its link is opened, and nothing that has been done', async () => {
    const { order, visit } = await orderWithVisit();
    await mails();
    await withdraw(order.orderNumber, '', '');
    expect(await readVisit(visit.id)).toMatchObject({ status: 'pending' });
    const token = (await mails()).map(({ text }) => /#confirm=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect((await ask('POST', '/withdrawals/confirm', { token }, '')).status).toBe(200);
    expect(await readVisit(visit.id)).toMatchObject({ status: 'cancelled' });

    const done = await orderWithVisit('2026-12-01');
    await ask('PUT', `/appointments/${done.visit.id}/status`, { status: 'confirmed' });
    app.setNow(new Date('2026-12-02T10:00:00Z'));
    await withdraw(done.order.orderNumber);
    expect(await readVisit(done.visit.id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('what comes back of an order', () => {
  async function paid() {
    const made = await orderWithVisit();
    await step(made.order.id, { status: 'confirmed' });
    return made;
  }
  const refund = (id: string, body: Record<string, unknown>) =>
    ask('PATCH', `/orders/${id}/refund`, { reason: 'Ελάττωμα', via: 'bank_transfer', ...body });

  it('ends the visit with the last piece that was to be installed, and says on it what is left before', async () => {
    const { order, visit } = await paid();
    const line = order.items.findIndex(({ installationPrice }) => installationPrice !== undefined);
    const half = { amount: 10, seen: 0, returned: [{ line, quantity: 1 }] };
    expect((await refund(order.id, half)).status).toBe(200);
    const kept = await readVisit(visit.id);
    expect(kept.status).toBe('pending');
    expect(kept.history.at(-1)?.note).toBe(
      `Επιστροφή από την παραγγελία ${order.orderNumber}: 1 τεμάχιο. 1 τεμάχιο μένει για εγκατάσταση.`,
    );
    const rest = { amount: 10, seen: 10, returned: [{ line, quantity: 1 }] };
    expect((await refund(order.id, rest)).status).toBe(200);
    expect(await readVisit(visit.id)).toMatchObject({ status: 'cancelled' });
    expect(await countTakenHours()).toBe(0);
    expect((await ask('GET', `/orders/${order.id}/installation`, undefined, cookie)).body).toMatchObject({
      code: 'NOTHING_TO_INSTALL',
    });
  });

  it('ends the visit when the whole price is given back', async () => {
    const { order, visit } = await paid();
    expect((await refund(order.id, {})).status).toBe(200);
    expect(await readVisit(visit.id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a later delivery', () => {
  it('moves the day before which the visit may not be, marks an earlier visit and tells both sides', async () => {
    const { order, visit } = await orderWithVisit();
    await mails();
    const answer = await step(order.id, { estimatedDelivery: '2026-12-04' });
    expect(answer).toMatchObject({ status: 200, body: { order: { estimatedDelivery: '2026-12-04' } } });
    const late = { date: firstDay, notBefore: '2026-12-07' };
    expect(await readOrder(order.id)).toMatchObject({ visit: late });
    expect(await readVisit(visit.id)).toMatchObject({ notBefore: '2026-12-07' });
    const told = await mails();
    expect(told.map(({ subject }) => subject)).toEqual([
      `Νέα ημέρα παράδοσης: ${order.orderNumber}`,
      `Τα προϊόντα θα έρθουν μετά το ραντεβού σας: ${order.orderNumber}`,
    ]);
    expect(told[1]?.text).toContain('Δευτέρα 7 Δεκεμβρίου');
    expect(await alerts()).toContain('Ραντεβού πριν έρθουν τα προϊόντα');
    expect(await alerts(cookie)).toContain('Τα προϊόντα θα έρθουν μετά το ραντεβού σας');
  });

  it('that nobody announced is noticed when the goods should have arrived and have not even been sent, once', async () => {
    const { order } = await orderWithVisit('2026-12-01');
    await step(order.id, { status: 'confirmed' });
    await mails();
    const late = `Τα προϊόντα θα έρθουν μετά το ραντεβού σας: ${order.orderNumber}`;
    const look = async (now: string) => {
      app.setNow(new Date(now));
      await app.services.database.transact((trx) => app.services.jobs.enqueue(trx, 'orders.late-goods', {}));
      return (await mails()).map(({ subject }) => subject).filter((subject) => subject === late);
    };
    expect(await look('2026-11-27T06:00:00Z')).toEqual([]);
    expect(await look('2026-12-01T06:00:00Z')).toEqual([late]);
    expect(await look('2026-12-01T07:00:00Z')).toEqual([]);
  });

  it('is asked for between today and two years ahead, while the order is under way', async () => {
    const { order } = await orderWithVisit();
    for (const estimatedDelivery of ['2026-11-19', '2030-01-01']) {
      expect(await step(order.id, { estimatedDelivery })).toMatchObject({
        status: 400,
        body: { fields: { estimatedDelivery: expect.any(String) } },
      });
    }
    await ask('PATCH', `/orders/${order.id}/cancel`, {}, cookie);
    expect((await step(order.id, { estimatedDelivery: '2026-12-04' })).status).toBe(409);
  });

  it('that comes with a step is told with it, and undone with it', async () => {
    const { order, visit } = await orderWithVisit();
    await mails();
    app.setNow(new Date('2026-11-26T10:00:00Z'));
    admin = await app.signIn('admin');
    const { undo } = (await step(order.id, { status: 'confirmed' })).body as { undo: string };
    expect(await readVisit(visit.id)).toMatchObject({ notBefore: '2026-12-04' });
    expect((await ask('PATCH', `/orders/${order.id}/undo`, { undo })).status).toBe(200);
    expect(await readVisit(visit.id)).toMatchObject({ notBefore: firstDay });
    expect(await mails()).toEqual([]);

    await step(order.id, { status: 'confirmed' });
    await step(order.id, { status: 'processing' });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContain(`Τα προϊόντα θα έρθουν μετά το ραντεβού σας: ${order.orderNumber}`);
  });
});
