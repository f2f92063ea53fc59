import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment, Slot } from '#features/booking/contract.ts';
import type { DueVisit } from '#features/booking/maintenance/contract.ts';
import { loadDemo } from '#app/demo.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, friday, putAppointment, putService, putTechnicians } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { bookingOf } from '../../support/app/requests.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let serviceId: number;
let first: number;
let second: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  serviceId = await putService({ title: 'Συντήρηση', repeatMonths: 12 });
  [first = 0, second = 0] = await putTechnicians({}, {});
  return () => app.setNow(undefined);
});

const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const due = async () =>
  (await ask('GET', '/admin/maintenance')).body as { visits: DueVisit[]; total: number };
const dueDates = async () => (await due()).visits.map(({ dueDate }) => dueDate);
const skip = (id: string, dueDate: string, more: Record<string, unknown> = {}, cookie = admin) =>
  ask('PUT', `/appointments/${id}/maintenance`, { dueDate, ...more }, cookie);
const done = (overrides: Parameters<typeof putAppointment>[0] = {}) =>
  putAppointment({ serviceId, status: 'completed', repeatMonths: 12, date: '2025-11-24', ...overrides });
const next = (id: string, more: Record<string, unknown> = {}) =>
  ask('POST', '/admin/appointments', { ...bookingOf(serviceId), followsId: id, ...more });
const mails = async () => {
  await passUndo(app);
  return app.services.database.db.selectFrom('devMails').select('recipient').orderBy('id').execute();
};

describe('a visit that repeats', () => {
  it('takes its period from the service, and is proposed once it is done, with who was there', async () => {
    const { id } = booked(
      await ask('POST', '/admin/appointments', { ...bookingOf(serviceId), technicianId: second }),
    );
    const stored = (await ask('GET', `/appointments/${id}`)).body as Appointment;
    expect(stored).toMatchObject({ repeatMonths: 12, technicianIds: [second] });
    expect((await due()).visits).toEqual([]);
    app.setNow(new Date('2027-10-10T10:00:00Z'));
    admin = await app.signIn('admin');
    // Not done: nothing is proposed.
    expect((await due()).total).toBe(0);
    await ask('PUT', `/appointments/${id}/status`, { status: 'completed' });
    expect(await due()).toMatchObject({
      total: 1,
      visits: [
        {
          appointmentId: id,
          serviceId,
          lastVisit: '2026-11-23',
          dueDate: '2027-11-23',
          repeatMonths: 12,
          technician: { id: second, name: 'Τεχνικός 2' },
        },
      ],
    });
    await ask('PUT', `/appointments/${id}/plan`, { repeatMonths: null });
    expect((await due()).visits).toEqual([]);
  });

  it.each([
    ['2026-01-31', 12, ['2027-01-31', '2028-01-31']],
    ['2026-08-31', 6, ['2027-02-28', '2027-08-31']],
    ['2024-02-29', 12, ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['2024-02-29', 24, ['2026-02-28', '2028-02-29']],
    ['2026-12-31', 6, ['2027-06-30', '2027-12-31']],
  ] as const)('of %s is due every %i months on %j', async (date, repeatMonths, days) => {
    const id = await done({ date, repeatMonths });
    app.setNow(new Date('2028-03-01T10:00:00Z'));
    admin = await app.signIn('admin');
    for (const [index, day] of days.entries()) {
      expect(await dueDates()).toEqual([day]);
      const after = days[index + 1];
      if (after === undefined) break;
      expect(await skip(id, day)).toMatchObject({ status: 200, body: { dueDate: after } });
    }
  });

  it('is listed from 60 days before, the earliest first', async () => {
    await done({ date: '2026-01-20', customerName: 'Αργότερα', customerEmail: '' });
    await done({ date: '2026-01-19', customerName: 'Σε 60 ημέρες', customerEmail: '' });
    await done({ date: '2025-10-01', customerName: 'Εκπρόθεσμη', customerEmail: '' });
    expect((await due()).visits.map(({ customerName }) => customerName)).toEqual([
      'Εκπρόθεσμη',
      'Σε 60 ημέρες',
    ]);
  });

  it('is put off by one period once, although two people do it, and taken back', async () => {
    const id = await done();
    const answers = await Promise.all([skip(id, '2026-11-24'), skip(id, '2026-11-24')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await dueDates()).toEqual([]);
    expect(await skip(id, '2027-11-24', { takeBack: true })).toMatchObject({
      status: 200,
      body: { dueDate: '2026-11-24' },
    });
    expect(await dueDates()).toEqual(['2026-11-24']);
    // What was never put off is not brought forward.
    expect(await skip(id, '2026-11-24', { takeBack: true })).toMatchObject({
      status: 409,
      body: { code: 'MAINTENANCE_CHANGED' },
    });
    expect((await skip('none', '2026-11-24')).status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  it('is booked with its technician, once, and comes back when that appointment is cancelled', async () => {
    const id = await done({ customerEmail: 'eleni@pelatis.example' });
    const answers = await Promise.all([
      next(id, { technicianId: second }),
      next(id, { technicianId: second, appointmentTime: '12:00' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { id: nextId, technicianIds } = booked(answers.find(({ status }) => status === 200) ?? answers[0]);
    expect(technicianIds).toEqual([second]);
    expect(await dueDates()).toEqual([]);
    await ask('PUT', `/appointments/${nextId}/status`, { status: 'cancelled' });
    expect(await dueDates()).toEqual(['2026-11-24']);
    expect((await next('none')).status).toBe(400);
  });

  it('is settled by a visit that the same customer booked without the list, at that address alone', async () => {
    await done({ address: 'Πλαστήρα 14' });
    await putAppointment({ serviceId, status: 'confirmed', address: 'Κύπρου 22' });
    expect(await dueDates()).toEqual(['2026-11-24']);
    await putAppointment({ serviceId, status: 'confirmed', address: 'Πλαστήρα 14', startHour: 12 });
    expect(await dueDates()).toEqual([]);
  });

  it('offers the hours of the technician who is wanted, to administrators only', async () => {
    const id = await putAppointment({ serviceId, status: 'confirmed' });
    await app.services.database.db
      .insertInto('technicianHours')
      .values({ technicianId: first, date: '2026-11-23', hour: 10, appointmentId: id })
      .execute();
    const at10 = async (cookie: string) => {
      const path = `/appointments/available-slots?date=2026-11-23&serviceId=${serviceId}&technicianId=${first}`;
      const slots = (await ask('GET', path, undefined, cookie)).body as Slot[];
      return slots.find(({ time }) => time === '10:00')?.available;
    };
    expect(await at10(admin)).toBe(false);
    expect(await at10(await app.signIn({ customerId: await putCustomer() }))).toBe(true);
    const taken = await ask('POST', '/admin/appointments', {
      ...bookingOf(serviceId),
      customerName: 'Άλλος',
      customerEmail: 'allos@pelatis.example',
      technicianId: first,
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'TECHNICIAN_TAKEN' } });
  });

  it('is nobody else’s affair: customers neither read nor change it', async () => {
    const customerId = await putCustomer({ email: 'eleni@pelatis.example' });
    const cookie = await app.signIn({ customerId });
    const id = await done({ customerId, materials: 'Μπαταρία 12V' });
    expect((await ask('GET', `/appointments/${id}`)).body).toMatchObject({
      materials: 'Μπαταρία 12V',
      repeatMonths: 12,
    });
    const own = (await ask('GET', `/appointments/${id}`, undefined, cookie)).body;
    expect(own).not.toHaveProperty('repeatMonths');
    expect(own).not.toHaveProperty('materials');
    for (const [as, status] of [
      [cookie, 403],
      ['', 401],
    ] as const) {
      expect((await ask('GET', '/admin/maintenance', undefined, as)).status).toBe(status);
      expect((await skip(id, '2026-11-24', {}, as)).status).toBe(status);
      expect((await ask('PUT', `/appointments/${id}/plan`, { materials: 'Κάτι' }, as)).status).toBe(status);
    }
  });

  it('keeps the materials that somebody else has written meanwhile', async () => {
    const id = await done({ materials: 'Μπαταρία' });
    const plan = (materials: string, seen: string) =>
      ask('PUT', `/appointments/${id}/plan`, { materials, seen });
    expect((await plan('Σειρήνα', '')).body).toMatchObject({
      code: 'MATERIALS_CHANGED',
      fields: { materials: expect.any(String) },
    });
    expect((await plan('Μπαταρία και σειρήνα', 'Μπαταρία')).status).toBe(200);
    expect((await plan('α'.repeat(1001), 'Μπαταρία και σειρήνα')).status).toBe(400);
  });

  it('is kept until it has been due for as long as other visits are kept', async () => {
    const id = await done({ date: '2024-06-01', repeatMonths: 24 });
    const other = await done({ date: '2024-06-01', repeatMonths: null });
    await app.services.database.transact((trx) => app.services.jobs.enqueue(trx, 'booking.forget', {}));
    await app.services.jobs.drain();
    expect((await ask('GET', `/appointments/${id}`)).status).toBe(200);
    expect((await ask('GET', `/appointments/${other}`)).status).toBe(404);
  });
});

describe('the demonstration', () => {
  it('has maintenance that is overdue, near and later, one of a customer without e-mail', async () => {
    await truncateAll();
    await loadDemo(app.services);
    admin = await app.signIn('admin');
    const { visits } = await due();
    expect(visits).toHaveLength(5);
    expect(visits.filter(({ dueDate }) => dueDate < '2026-11-20')).toHaveLength(2);
    expect(visits.filter(({ customerEmail }) => customerEmail === '')).toHaveLength(1);
    expect(visits.every(({ technician }) => technician !== undefined)).toBe(true);
  });
});
