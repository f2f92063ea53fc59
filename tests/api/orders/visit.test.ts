import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, countTakenHours, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { placed } from '../../support/app/orders.ts';
import { bookingOf, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
let admin: string;
let productId: number;
let serviceId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  productId = await putProduct();
  serviceId = await putService({ requiredSkills: ['cctv'], durationMinutes: 180 });
  await putTechnicians({}, {});
  cookie = await app.signIn({ customerId: await putCustomer({ email: 'eleni@pelatis.example' }) });
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

/** The first working day after the five of the standard delivery: Friday 27, so Monday 30 November. */
const firstDay = '2026-11-30';
const order = (more: object = {}) =>
  placed(app, cookie, { ...orderOf([{ productId, withInstallation: true }]), ...more });
const bookFor = (orderId: string, more: object = {}, as = cookie) =>
  app.request('POST', `/api/orders/${orderId}/installation`, {
    cookie: as,
    body: { ...bookingOf(serviceId), appointmentDate: firstDay, ...more },
  });
const readOrder = async (id: string, as = cookie) =>
  (await app.request('GET', `/api/orders/${id}`, { cookie: as })).body as Order;
const cancel = (id: string) => app.request('PATCH', `/api/orders/${id}/cancel`, { cookie, body: {} });
const readVisit = async (id: string) =>
  (await app.request('GET', `/api/appointments/${id}`, { cookie })).body as Appointment;
async function mails() {
  await app.services.jobs.drain();
  return app.services.database.db
    .selectFrom('devMails')
    .select(['recipient', 'subject', 'text'])
    .orderBy('id')
    .execute();
}

describe('the visit of an order', () => {
  it('stands on the order, for its customer and the office, and names the order', async () => {
    const { id, orderNumber } = await order();
    const visit = booked(await bookFor(id));
    expect(visit).toMatchObject({ orderId: id, orderNumber, notBefore: firstDay });
    const seen = { id: visit.id, date: firstDay, time: '10:00', endTime: '13:00', status: 'pending' };
    expect(await readOrder(id)).toMatchObject({ visit: seen });
    expect(await readOrder(id, admin)).toMatchObject({ visit: seen });
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Λάβαμε το αίτημά σας'));
    expect(mail?.text).toContain(`Παραγγελία: ${orderNumber}`);
  });

  it('is one: a second is refused, also when many ask at once', async () => {
    const { id } = await order();
    const answers = await Promise.all(
      [9, 12, 14].map((hour) => bookFor(id, { appointmentTime: `${String(hour).padStart(2, '0')}:00` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await bookFor(id, { appointmentDate: '2026-12-01' })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_HAS_VISIT', error: expect.stringContaining('30/11/2026') },
    });
    expect(await app.request('GET', `/api/orders/${id}/installation`, { cookie })).toMatchObject({
      status: 409,
    });
  });

  it('is for its own customer’s order that has something to install', async () => {
    const { id } = await order();
    const other = await app.signIn({ customerId: await putCustomer() });
    expect((await bookFor(id, {}, other)).status).toBe(404);
    const plain = await placed(app, cookie, orderOf([{ productId }]));
    expect((await bookFor(plain.id)).body).toMatchObject({ code: 'NOTHING_TO_INSTALL' });
    expect(await countTakenHours()).toBe(0);
  });

  it('is not before the products can be there, neither booked nor moved', async () => {
    const { id } = await order();
    const { body } = await app.request('GET', `/api/orders/${id}/installation`, { cookie });
    expect(body).toMatchObject({ notBefore: firstDay, products: ['1 × Κάμερα Argos B8'] });
    const early = { appointmentDate: '2026-11-27', appointmentTime: '10:00' };
    expect((await bookFor(id, early)).body).toMatchObject({ code: 'BEFORE_GOODS' });
    const visit = booked(await bookFor(id));
    const moved = await app.request('PATCH', `/api/appointments/${visit.id}/reschedule`, {
      cookie,
      body: early,
    });
    expect(moved.body).toMatchObject({ code: 'BEFORE_GOODS' });
  });

  it('is asked for expressly within the 14 days of withdrawal, if its order was not', async () => {
    const asked = booked(await bookFor((await order({ beginsEarly: true })).id));
    expect(asked).not.toHaveProperty('earlyUntil');
    const waiting = booked(await bookFor((await order()).id, { appointmentDate: '2026-12-01' }));
    expect(waiting).toMatchObject({ earlyUntil: '2026-12-04' });
  });

  it('ends with its order, frees its hours, and both e-mails say so', async () => {
    const { id, orderNumber } = await order();
    const visit = booked(await bookFor(id));
    expect(await countTakenHours()).toBe(3);
    await mails();
    await app.services.database.db.deleteFrom('devMails').execute();
    expect((await cancel(id)).status).toBe(200);
    expect(await countTakenHours()).toBe(0);
    const ended = await readVisit(visit.id);
    expect(ended).toMatchObject({ status: 'cancelled', isChangeable: false });
    expect(ended.history.at(-1)).toMatchObject({ note: `Ακυρώθηκε η παραγγελία ${orderNumber}.` });
    const toCustomer = (await mails()).filter(({ recipient }) => recipient === 'eleni@pelatis.example');
    expect(toCustomer.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Το ραντεβού σας ακυρώθηκε'),
        expect.stringContaining('Η παραγγελία σας ακυρώθηκε'),
      ]),
    );
    const ofOrder = toCustomer.find(({ subject }) => subject.startsWith('Η παραγγελία'));
    expect(ofOrder?.text).toContain('Ραντεβού που ακυρώθηκε');
  });

  it('does not come back to a cancelled order, nor beside the order’s next visit', async () => {
    const { id } = await order();
    const first = booked(await bookFor(id));
    const setStatus = (visit: string, status: string) =>
      app.request('PUT', `/api/appointments/${visit}/status`, {
        cookie: admin,
        body: { status, early: true },
      });
    expect((await setStatus(first.id, 'cancelled')).status).toBe(200);
    expect(await readOrder(id)).not.toHaveProperty('visit');
    const second = booked(await bookFor(id, { appointmentDate: '2026-12-01' }));
    for (const status of ['confirmed', 'completed']) {
      expect((await setStatus(first.id, status)).body).toMatchObject({ code: 'ORDER_HAS_VISIT' });
    }
    await cancel(id);
    expect((await setStatus(second.id, 'confirmed')).body).toMatchObject({ code: 'ORDER_CANCELLED' });
  });

  it('does not overlap another visit of its customer at the same address', async () => {
    const [one, two] = [await order(), await order()];
    booked(await bookFor(one.id));
    expect((await bookFor(two.id, { appointmentTime: '12:00' })).body).toMatchObject({
      code: 'ALREADY_BOOKED',
    });
    booked(await bookFor(two.id, { appointmentTime: '13:00' }));
  });
});
