import { beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentStatus } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import {
  book,
  booked,
  countTakenHours,
  friday,
  putService,
  putTechnicians,
} from '../../support/app/booking.ts';
import { monday, bookingOf } from '../../support/app/requests.ts';
import { truncateAll } from '../../support/database/database.ts';
import { putReport } from '../../support/app/handover.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
let cookie: string;
let other: string;
let admin: string;
let serviceId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  cookie = await app.signIn({ customerId: await putCustomer() });
  other = await app.signIn({ customerId: await putCustomer() });
  admin = await app.signIn('admin');
  serviceId = await putService();
  await putTechnicians({});
  return () => app.setNow(undefined);
});

const setStatus = (id: string, status: AppointmentStatus, note?: string) =>
  app.request('PUT', `/api/appointments/${id}/status`, {
    cookie: admin,
    body: { status, ...(status === 'completed' && { early: true }), ...(note && { note }) },
  });
const move = (id: string, body: Record<string, string>) =>
  app.request('PUT', `/api/appointments/${id}/date`, { cookie: admin, body });
const refusedWith = (status: number, code: string) => ({ status, body: { code } });

describe('an administrator', () => {
  it('gives any status after any other; those that hold take hours, the others free them', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const statuses: AppointmentStatus[] = [
      'pending',
      'pending_approval',
      'confirmed',
      'completed',
      'cancelled',
      'rejected',
    ];
    for (const from of statuses) {
      for (const to of statuses) {
        booked(await setStatus(id, from));
        expect(booked(await setStatus(id, to)).status).toBe(to);
        expect(await countTakenHours()).toBe(statuses.indexOf(to) < 3 ? 1 : 0);
      }
    }
  });

  it('does not bring back an appointment whose hour somebody else has by now', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    booked(await setStatus(id, 'rejected', 'Δεν καλύπτουμε την περιοχή'));
    await book(app, other, bookingOf(serviceId));
    expect(await setStatus(id, 'confirmed')).toMatchObject(refusedWith(409, 'SLOT_TAKEN'));
    const { body } = await app.request('GET', `/api/appointments/${id}`, { cookie });
    expect(body).toMatchObject({
      status: 'rejected',
      history: [{}, { note: 'Δεν καλύπτουμε την περιοχή', actor: 'admin' }],
    });
  });

  it('confirms what the page shows: nothing that its customer has cancelled meanwhile', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const confirm = (path: string) =>
      app.request('PUT', `/api/appointments/${id}${path}`, {
        cookie: admin,
        body: { status: 'confirmed', seen: 'pending' },
      });
    booked(await setStatus(id, 'pending_approval'));
    // Twice: another administrator saw it waiting too.
    for (const path of ['', '/status']) booked(await confirm(path));
    booked(await app.request('PATCH', `/api/appointments/${id}/cancel`, { cookie, body: {} }));
    for (const path of ['', '/status'])
      expect(await confirm(path)).toMatchObject(refusedWith(409, 'APPOINTMENT_CHANGED'));
  });

  it('confirms or rejects by the short way, and nothing else', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const put = (status: string) =>
      app.request('PUT', `/api/appointments/${id}`, { cookie: admin, body: { status } });
    expect(booked(await put('confirmed'))).toMatchObject({
      status: 'confirmed',
      technicians: ['Τεχνικός 1'],
    });
    expect(booked(await put('rejected'))).not.toHaveProperty('technicians');
    expect(await put('completed')).toMatchObject(refusedWith(400, 'INVALID_INPUT'));
  });

  it.each([
    ['a day', { appointmentDate: '2026-11-24' }, '10:00'],
    ['an instant that is the next day in Athens', { appointmentDate: '2026-11-23T22:30:00.000Z' }, '10:00'],
    ['a day and a time', { appointmentDate: '2026-11-24', appointmentTime: '16:00' }, '16:00'],
  ])(
    'moves an appointment to %s; it keeps its status and, unless told, its time',
    async (_what, slot, time) => {
      const { id } = await book(app, cookie, bookingOf(serviceId));
      booked(await setStatus(id, 'confirmed'));
      const moved = booked(await move(id, slot));
      expect(moved).toMatchObject({
        appointmentDate: '2026-11-24',
        appointmentTime: time,
        status: 'confirmed',
      });
      expect(moved.history.at(-1)).toMatchObject({
        fromDate: monday,
        fromTime: '10:00',
        date: '2026-11-24',
        time,
      });
      await book(app, other, bookingOf(serviceId));
      expect(await move(id, { appointmentDate: monday, appointmentTime: '10:00' })).toMatchObject(
        refusedWith(409, 'SLOT_TAKEN'),
      );
    },
  );

  it('keeps the time of an appointment that is moved over the change of the clock', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId, '2027-03-26', '10:00'));
    expect(booked(await move(id, { appointmentDate: '2027-03-29' }))).toMatchObject({
      appointmentDate: '2027-03-29',
      appointmentTime: '10:00',
    });
  });

  it('is refused a closed, a past, a full and no day, and what is over is not moved', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    expect(await move(id, { appointmentDate: '2026-11-22' })).toMatchObject(refusedWith(400, 'CLOSED'));
    expect(await move(id, { appointmentDate: '2026-12-26' })).toMatchObject(refusedWith(400, 'CLOSED'));
    expect(await move(id, { appointmentDate: '2026-11-19' })).toMatchObject(refusedWith(400, 'PAST'));
    expect(await move(id, { appointmentDate: '2027-06-01' })).toMatchObject(refusedWith(400, 'TOO_FAR'));
    expect(await move(id, { appointmentDate: 'αύριο' })).toMatchObject(refusedWith(400, 'INVALID_INPUT'));
    expect(await move('none', { appointmentDate: monday })).toMatchObject(
      refusedWith(404, 'APPOINTMENT_NOT_FOUND'),
    );
    booked(await move(id, { appointmentDate: monday }));
    booked(await setStatus(id, 'completed'));
    expect(await move(id, { appointmentDate: '2026-11-24' })).toMatchObject(
      refusedWith(409, 'NOT_CHANGEABLE'),
    );
  });

  it('moves an appointment also of a service that was deleted', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    await app.services.database.db.deleteFrom('services').execute();
    expect(booked(await move(id, { appointmentDate: '2026-11-24' }))).not.toHaveProperty('serviceId');
    expect(await countTakenHours()).toBe(1);
  });

  it('deletes an appointment that is not completed, with its hours', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    expect(await app.request('DELETE', `/api/appointments/${id}`, { cookie: admin })).toMatchObject({
      status: 200,
    });
    expect(await countTakenHours()).toBe(0);
    expect(await app.request('DELETE', `/api/appointments/${id}`, { cookie: admin })).toMatchObject(
      refusedWith(404, 'APPOINTMENT_NOT_FOUND'),
    );
  });

  it('deletes none while it has a bill that stands or a report', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    booked(await setStatus(id, 'confirmed'));
    const { db } = app.services.database;
    const bought = { customerId: await putCustomer(), productId: await putProduct() };
    await putOrder(bought, { billedVisitId: id, status: 'delivered' });
    const reported = await putReport({ status: 'confirmed' });
    const remove = (which: string) => app.request('DELETE', `/api/appointments/${which}`, { cookie: admin });
    for (const one of [id, reported]) expect(await remove(one)).toMatchObject(refusedWith(409, 'DOCUMENTED'));
    await db.updateTable('orders').set({ status: 'cancelled' }).execute();
    await db.deleteFrom('visitReports').execute();
    for (const one of [id, reported]) expect(await remove(one)).toMatchObject({ status: 200 });
  });

  it('reads why an hour is refused: who is taken, the hours of the day, and that visits begin on the hour', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId, '2026-11-24'));
    await book(app, other, { ...bookingOf(serviceId), customerName: 'Θωμάς Διαγραφίδης' });
    const why = async (appointmentDate: string, appointmentTime: string) =>
      (await move(id, { appointmentDate, appointmentTime })).body;
    expect(await why(monday, '10:00')).toMatchObject({
      code: 'SLOT_TAKEN',
      error: expect.stringMatching(/Τεχνικός 1 \(Θωμάς Διαγραφίδης, 10:00–11:00\)/),
    });
    expect(await why(monday, '20:00')).toMatchObject({ error: expect.stringContaining('09:00–18:00') });
    expect(await why(monday, '11:30')).toMatchObject({ error: expect.stringContaining('ακέραιη ώρα') });
    const mine = await app.request('PATCH', `/api/appointments/${id}/reschedule`, {
      cookie,
      body: { appointmentDate: monday, appointmentTime: '10:00', beginsEarly: true },
    });
    expect(mine).toMatchObject(refusedWith(409, 'SLOT_TAKEN'));
    expect(mine.text).not.toContain('Διαγραφίδης');
  });

  it('completes a visit ahead of its time only knowingly', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const complete = (body: object) =>
      app.request('PUT', `/api/appointments/${id}/status`, {
        cookie: admin,
        body: { status: 'completed', ...body },
      });
    expect(await complete({})).toMatchObject(refusedWith(409, 'NOT_YET'));
    expect(await countTakenHours()).toBe(1);
    expect(booked(await complete({ early: true })).status).toBe('completed');
  });

  it('still reads who went to a completed visit, which is not deleted and comes back with them', async () => {
    const [second = 0] = await putTechnicians({ position: 1 });
    const created = await app.request('POST', '/api/admin/appointments', {
      cookie: admin,
      body: { ...bookingOf(serviceId), technicianId: second },
    });
    const { id } = booked(created);
    const done = booked(await setStatus(id, 'completed'));
    expect(done.technicianIds).toEqual([second]);
    const list = (query: string) => app.request('GET', `/api/appointments?${query}`, { cookie: admin });
    expect((await list(`technicianId=${second}`)).body).toMatchObject([{ id, technicianIds: [second] }]);
    expect(await app.request('DELETE', `/api/appointments/${id}`, { cookie: admin })).toMatchObject(
      refusedWith(409, 'COMPLETED'),
    );
    expect(booked(await setStatus(id, 'confirmed')).technicianIds).toEqual([second]);
  });

  it('writes in what was agreed by telephone; it is confirmed at once, for a customer of the shop or not', async () => {
    const create = (body: Record<string, unknown>) =>
      app.request('POST', '/api/admin/appointments', {
        cookie: admin,
        body: { ...bookingOf(serviceId), ...body },
      });
    const customerId = await putCustomer();
    expect(booked(await create({ customerId }))).toMatchObject({
      status: 'confirmed',
      history: [{ actor: 'admin' }],
    });
    const own = await app.request('GET', '/api/appointments', { cookie: await app.signIn({ customerId }) });
    expect(own.body).toMatchObject([{ status: 'confirmed' }]);
    expect(booked(await create({ appointmentTime: '11:00' }))).toMatchObject({ status: 'confirmed' });
    expect(await create({})).toMatchObject(refusedWith(409, 'ALREADY_BOOKED'));
    expect(await create({ customerEmail: 'other@pelatis.example' })).toMatchObject(
      refusedWith(409, 'SLOT_TAKEN'),
    );
    expect(await create({ customerId: 'nobody', appointmentTime: '12:00' })).toMatchObject({
      status: 400,
      body: { fields: { customerId: 'Ο πελάτης αυτός δεν υπάρχει' } },
    });
  });

  it('leaves a trace of each change, which names no customer', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    booked(await setStatus(id, 'confirmed'));
    booked(await move(id, { appointmentDate: '2026-11-24' }));
    const stored = await app.services.database.db
      .selectFrom('auditLog')
      .select(['entity', 'action', 'label', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(stored).toMatchObject([
      { entity: 'appointment', before: { status: 'pending' }, after: { status: 'confirmed' } },
      { before: { date: monday }, after: { date: '2026-11-24' } },
    ]);
    expect(JSON.stringify(stored)).not.toContain('Μαρκάκη');
  });
});
