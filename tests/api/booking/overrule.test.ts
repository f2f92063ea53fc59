import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment, Slot } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, countTakenHours, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { bookingOf, monday } from '../../support/app/requests.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const saturday = '2026-11-21';
const sunday = '2026-11-22';

let app: TestApp;
let admin: string;
let serviceId: number;
let technicianId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  serviceId = await putService({ durationMinutes: 120 });
  [technicianId = 0] = await putTechnicians({});
  return () => app.setNow(undefined);
});

const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const enter = (date: string, time: string, more: Record<string, unknown> = {}) =>
  ask('POST', '/admin/appointments', { ...bookingOf(serviceId, date, time), ...more });
const noteOf = ({ history }: Appointment) => history.at(-1)?.note;

describe('opening hours', () => {
  it('are overruled by the office only where it was asked, and the history says so', async () => {
    expect((await enter(monday, '20:00')).body).toMatchObject({ code: 'OUTSIDE_HOURS' });
    expect(
      (await enter(monday, '20:00', { overruleReason: 'Το ζήτησε.', overrule: ['CLOSED'] })).body,
    ).toMatchObject({
      code: 'OUTSIDE_HOURS',
    });
    const late = booked(
      await enter(monday, '20:00', { overruleReason: 'Το ζήτησε.', overrule: ['OUTSIDE_HOURS'] }),
    );
    expect(late).toMatchObject({ appointmentTime: '20:00', status: 'confirmed' });
    expect(noteOf(late)).toBe('Εκτός του ωραρίου μας, όπως συμφωνήσαμε.');
    expect((await enter(sunday, '20:00')).body).toMatchObject({ code: 'CLOSED' });
    const closed = booked(
      await enter(sunday, '20:00', { overruleReason: 'Το ζήτησε.', overrule: ['CLOSED'] }),
    );
    expect(noteOf(closed)).toBe('Σε ημέρα που είμαστε κλειστά, όπως συμφωνήσαμε.');
    // What is within the hours is not called overruled, whatever was sent with it.
    const plain = booked(
      await enter(monday, '10:00', { overruleReason: 'Το ζήτησε.', overrule: ['CLOSED', 'OUTSIDE_HOURS'] }),
    );
    expect(noteOf(plain)).toBeUndefined();
  });

  it('are overruled with a reason, which only the team reads', async () => {
    const late = { overrule: ['OUTSIDE_HOURS'], overruleReason: 'Βλάβη σε φαρμακείο' };
    expect((await enter(monday, '20:00', { ...late, overruleReason: ' ' })).body).toMatchObject({
      code: 'OVERRULE_REASON',
      fields: { overruleReason: expect.any(String) },
    });
    const customerId = await putCustomer({ email: 'own@pelatis.example' });
    const { id, history } = booked(await enter(monday, '20:00', { ...late, customerId }));
    expect(history.at(-1)).toMatchObject({ teamNote: late.overruleReason, note: expect.any(String) });
    const own = await ask('GET', '/appointments', undefined, await app.signIn({ customerId }));
    expect(own.text).toContain(id);
    expect(own.text).not.toContain('φαρμακείο');
    // Where nothing was overruled, no reason is kept.
    const plain = booked(await enter(monday, '10:00', { ...late, customerName: 'Άλλος' }));
    expect(plain.history.at(-1)).not.toHaveProperty('teamNote');
  });

  it('are overruled in a move and an assignment too', async () => {
    const { id } = booked(await enter(monday, '10:00'));
    const move = { appointmentDate: sunday, appointmentTime: '07:00' };
    expect((await ask('PUT', `/appointments/${id}/date`, move)).body).toMatchObject({ code: 'CLOSED' });
    const moved = booked(
      await ask('PUT', `/appointments/${id}/date`, {
        ...move,
        overruleReason: 'Το ζήτησε.',
        overrule: ['CLOSED'],
      }),
    );
    expect(noteOf(moved)).toContain('κλειστά');
    const assign = {
      technicianId,
      insteadOf: technicianId,
      appointmentDate: monday,
      appointmentTime: '21:00',
    };
    expect((await ask('PUT', `/appointments/${id}/technician`, assign)).body).toMatchObject({
      code: 'OUTSIDE_HOURS',
    });
    const path = `/appointments/${id}/technician`;
    const assigned = booked(
      await ask('PUT', path, { ...assign, overruleReason: 'Το ζήτησε.', overrule: ['OUTSIDE_HOURS'] }),
    );
    expect(noteOf(assigned)).toContain('ωραρίου');
  });

  it('never let a visit begin at half an hour, in the past or end after midnight, nor a technician be in two places', async () => {
    const overrule = ['CLOSED', 'OUTSIDE_HOURS', 'BEFORE_GOODS'];
    expect((await enter(monday, '20:30', { overrule, overruleReason: 'Το ζήτησε.' })).body).toMatchObject({
      code: 'OUTSIDE_HOURS',
    });
    expect((await enter(monday, '23:00', { overrule, overruleReason: 'Το ζήτησε.' })).body).toMatchObject({
      code: 'OUTSIDE_HOURS',
    });
    expect(
      (await enter('2026-11-19', '20:00', { overrule, overruleReason: 'Το ζήτησε.' })).body,
    ).toMatchObject({ code: 'PAST' });
    booked(await enter(sunday, '20:00', { overrule, overruleReason: 'Το ζήτησε.' }));
    const second = { overrule, overruleReason: 'Το ζήτησε.', customerEmail: 'nikos@pelatis.example' };
    expect((await enter(sunday, '21:00', second)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await countTakenHours()).toBe(2);
    const absence = { from: saturday, to: saturday };
    expect((await ask('POST', `/admin/technicians/${technicianId}/absences`, absence)).status).toBe(200);
    expect((await enter(saturday, '20:00', { overrule, overruleReason: 'Το ζήτησε.' })).body).toMatchObject({
      code: 'SLOT_TAKEN',
    });
  });

  it('hold for customers, who read no hour outside them and overrule nothing', async () => {
    const cookie = await app.signIn({ customerId: await putCustomer() });
    const slots = async (as: string) => {
      const path = `/appointments/available-slots?date=${monday}&serviceId=${serviceId}&outside=true`;
      return (await ask('GET', path, undefined, as)).body as Slot[];
    };
    const read = await slots(admin);
    expect(read.at(-1)).toEqual({ time: '22:00', available: true, isOutside: true });
    expect(read.find(({ time }) => time === '10:00')).toEqual({ time: '10:00', available: true });
    expect((await slots(cookie)).at(-1)?.time).toBe('16:00');
    const wish = {
      ...bookingOf(serviceId, monday, '20:00'),
      overruleReason: 'Το ζήτησε.',
      overrule: ['OUTSIDE_HOURS'],
    };
    expect((await ask('POST', '/appointments', wish, cookie)).body).toMatchObject({ code: 'OUTSIDE_HOURS' });
    expect((await ask('POST', '/admin/appointments', wish, cookie)).status).toBe(403);
  });
});
