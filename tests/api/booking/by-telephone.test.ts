import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { HandedOver } from '#features/booking/roster-contract.ts';
import type { VisitParts } from '#features/orders/installation/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, friday, putAppointment, putService, putTechnicians } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { bookingOf, monday } from '../../support/app/requests.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const call = 'Χωρίς email, τηλεφωνήστε.';

let app: TestApp;
let admin: string;
let serviceId: number;
let first: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  serviceId = await putService({ repeatMonths: 12 });
  [first = 0] = await putTechnicians({}, {});
  return () => app.setNow(undefined);
});

const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const enter = (more: Record<string, unknown> = {}) =>
  ask('POST', '/admin/appointments', { ...bookingOf(serviceId), customerEmail: '', ...more });

/** The e-mails of both kinds: held for the undo, and sent. */
async function mails() {
  await passUndo(app);
  await app.services.jobs.drain();
  return app.services.database.db.selectFrom('devMails').select('recipient').orderBy('id').execute();
}

describe('a customer by telephone, without e-mail', () => {
  it('is never written to, and whoever books, moves, cancels or deletes reads that they must call', async () => {
    const entered = await enter();
    expect(entered).toMatchObject({
      status: 200,
      body: { mustCall: true, message: `Το ραντεβού καταχωρίστηκε. ${call}` },
    });
    const { id } = booked(entered);
    const moved = await ask('PUT', `/appointments/${id}/date`, { appointmentDate: '2026-11-24' });
    expect(moved.body).toMatchObject({ mustCall: true, message: expect.stringContaining(call) });
    // The same hour with another technician is not the customer's affair.
    const { technicianIds: [going = 0] = [] } = booked(moved);
    const other = (await ask('GET', '/admin/technicians')).body as { id: number }[];
    const technicianId = other.find((one) => one.id !== going)?.id;
    const assigned = await ask('PUT', `/appointments/${id}/technician`, { technicianId, insteadOf: going });
    expect(assigned.status).toBe(200);
    expect(assigned.body).not.toHaveProperty('mustCall');
    const cancelled = await ask('PUT', `/appointments/${id}/status`, { status: 'cancelled' });
    expect(cancelled.body).toMatchObject({ mustCall: true, message: expect.stringContaining(call) });
    const again = booked(await enter({ appointmentTime: '12:00' }));
    expect((await ask('DELETE', `/appointments/${again.id}`)).body).toMatchObject({
      message: `Το ραντεβού διαγράφηκε. ${call}`,
    });
    expect(await mails()).toEqual([]);
  });

  it('with an e-mail but without an account is told to call, and not of what only an account can do', async () => {
    const textFor = async (customerEmail: string, passwordHash?: string) => {
      const customerId = await putCustomer({
        email: customerEmail,
        ...(passwordHash !== undefined && { passwordHash }),
      });
      expect((await enter({ customerId, customerEmail })).status).toBe(200);
      await passUndo(app);
      await app.services.jobs.drain();
      const sent = app.services.database.db.selectFrom('devMails').where('recipient', '=', customerEmail);
      return (await sent.select('text').executeTakeFirstOrThrow()).text;
    };
    const called = await textFor('anna@pelatis.example', '');
    expect(called).toContain('Για ό,τι χρειαστείτε καλέστε μας');
    expect(called).not.toMatch(/λογαριασμό σας|Τα ραντεβού σας/);
    await app.services.database.db.deleteFrom('appointments').execute();
    expect(await textFor('eleni@pelatis.example')).toMatch(/από τον λογαριασμό σας[^]*Τα ραντεβού σας/);
  });

  it('is not reminded by e-mail, and is named when visits are handed over to another time', async () => {
    const { id, technicianIds: [going = 0] = [] } = booked(await enter());
    const { body } = await ask('POST', `/admin/technicians/${going}/hand-over`, {
      visits: [{ appointmentId: id, appointmentDate: '2026-11-24', appointmentTime: '10:00' }],
    });
    const { results, message } = body as { results: HandedOver[]; message: string };
    expect(results).toMatchObject([{ appointmentId: id, toCall: bookingOf(serviceId).customerName }]);
    expect(message).toContain('Χωρίς email, τηλεφωνήστε');
    await passUndo(app);
    app.setNow(new Date('2026-11-23T10:00:00Z'));
    await app.services.database.transact((trx) => app.services.jobs.enqueue(trx, 'booking.remind', {}));
    expect(await mails()).toEqual([]);
  });

  it('is told nothing of what is not news, and is not called for what has passed', async () => {
    const { id } = booked(await enter());
    const done = await ask('PUT', `/appointments/${id}/status`, { status: 'completed', early: true });
    expect(done.body).not.toHaveProperty('mustCall');
    const past = await putAppointment({
      serviceId,
      customerEmail: '',
      status: 'confirmed',
      date: '2026-11-16',
    });
    expect(
      (await ask('PUT', `/appointments/${past}/status`, { status: 'cancelled' })).body,
    ).not.toHaveProperty('mustCall');
  });

  it('is called for maintenance too', async () => {
    const id = await putAppointment({
      serviceId,
      customerEmail: '',
      status: 'completed',
      date: '2025-11-24',
      repeatMonths: 12,
    });
    expect((await ask('GET', '/admin/maintenance')).body).toMatchObject({ visits: [{ customerEmail: '' }] });
    expect(await enter({ followsId: id, technicianId: first })).toMatchObject({ body: { mustCall: true } });
    expect(await mails()).toEqual([]);
  });

  it('is a matter of the office: with an e-mail address nobody calls', async () => {
    expect((await enter({ customerEmail: 'eleni@pelatis.example' })).body).not.toHaveProperty('mustCall');
    expect(await mails()).toEqual([{ recipient: 'eleni@pelatis.example' }]);
  });
});

describe('what a visit takes along', () => {
  const parts = async (cookie = admin) => ask('GET', `/admin/visit-parts?date=${monday}`, undefined, cookie);

  it('are the lines of the order that its notes name, if it is the customer’s own and stands', async () => {
    const customerId = await putCustomer({ email: 'eleni@pelatis.example' });
    const productId = await putProduct();
    const orderId = await putOrder({ customerId, productId }, {}, { withInstallation: true, quantity: 2 });
    const { db } = app.services.database;
    const { orderNumber } = await db
      .selectFrom('orders')
      .where('id', '=', orderId)
      .select('orderNumber')
      .executeTakeFirstOrThrow();
    const notes = `Εγκατάσταση της παραγγελίας ${orderNumber}\n2 × Κάμερα`;
    const own = await putAppointment({ serviceId, customerId, notes });
    const stranger = await putCustomer({ email: 'nikos@pelatis.example' });
    await putAppointment({ serviceId, customerId: stranger, notes, startHour: 11 });
    const byTelephone = await putAppointment({
      serviceId,
      materials: orderNumber.toLowerCase(),
      startHour: 12,
    });
    await putAppointment({ serviceId, customerId, notes, status: 'cancelled', startHour: 13 });
    const { body } = await parts();
    expect((body as VisitParts[]).map(({ appointmentId }) => appointmentId)).toEqual([own, byTelephone]);
    expect(body).toMatchObject([
      { orderNumber, lines: [{ quantity: 2, isInstalled: true, sku: expect.any(String) }] },
      {},
    ]);
    const change = (line: { returnedQuantity?: number; minutes?: number }) =>
      db.updateTable('orderLines').set(line).where('orderId', '=', orderId).execute();
    await change({ returnedQuantity: 1 });
    expect((await parts()).body).toMatchObject([{ lines: [{ quantity: 1 }] }, {}]);
    await change({ returnedQuantity: 2 });
    expect((await parts()).body).toEqual([]);
    // Nobody carries labour.
    await change({ returnedQuantity: 0, minutes: 120 });
    expect((await parts()).body).toEqual([]);
    await db.updateTable('orderLines').set({ minutes: null }).where('orderId', '=', orderId).execute();
    expect((await parts()).body).toHaveLength(2);
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute();
    expect((await parts()).body).toEqual([]);
    expect((await parts(await app.signIn({ customerId }))).status).toBe(403);
    expect((await parts('')).status).toBe(401);
  });

  it('is what an administrator typed, which the customer never reads', async () => {
    const customerId = await putCustomer();
    const id = await putAppointment({ serviceId, customerId });
    const { body } = await ask('PUT', `/appointments/${id}/plan`, { materials: '2 μπαταρίες 12V' });
    expect(body).toMatchObject({ appointment: { materials: '2 μπαταρίες 12V' } });
    const cookie = await app.signIn({ customerId });
    const own = (await ask('GET', `/appointments/${id}`, undefined, cookie)).body as Appointment;
    expect(own).not.toHaveProperty('materials');
  });
});
