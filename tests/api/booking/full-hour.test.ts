import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, countTakenHours, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { bookingOf, monday } from '../../support/app/requests.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let serviceId: number;
let technicianId: number;
let first: Appointment;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  serviceId = await putService({ durationMinutes: 120 });
  [technicianId = 0] = await putTechnicians({});
  first = booked(await enter('10:00'));
  return () => app.setNow(undefined);
});

const overrule = ['SLOT_TAKEN'];
const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const enter = (time: string, more: Record<string, unknown> = {}) =>
  ask('POST', '/admin/appointments', { ...bookingOf(serviceId, monday, time), ...more });
const second = {
  customerName: 'Νίκος Ράπτης',
  customerEmail: 'nikos@pelatis.example',
  overrule,
  overruleReason: 'Το ζήτησε.',
};
const send = (id: string, more: Record<string, unknown> = {}) =>
  ask('PUT', `/appointments/${id}/technician`, { technicianId, ...more });

describe('a full hour', () => {
  it('is booked by the office knowingly, without a crew and without putting anybody in two places', async () => {
    const refused = await enter('11:00', {
      ...second,
      overruleReason: 'Το ζήτησε.',
      overrule: ['CLOSED', 'OUTSIDE_HOURS'],
    });
    expect(refused.body).toMatchObject({
      code: 'SLOT_TAKEN',
      error: expect.stringContaining('Ελένη Μαρκάκη, 10:00–12:00'),
    });
    const over = booked(await enter('11:00', second));
    expect(over).toMatchObject({ status: 'confirmed', appointmentTime: '11:00' });
    expect(over).not.toHaveProperty('technicians');
    expect(over.history).toMatchObject([
      { actor: 'admin', note: 'Σε ώρα που το συνεργείο έχει και άλλη δουλειά, όπως συμφωνήσαμε.' },
    ]);
    expect(await countTakenHours()).toBe(2);
    // An hour that is free has its crew, whatever was sent with it.
    const plain = booked(await enter('13:00', { ...second, customerEmail: 'anna@pelatis.example' }));
    expect(plain.technicians).toHaveLength(1);
    expect(plain.history[0]).not.toHaveProperty('note');
  });

  it('gets its technician once one is free, and loses him again when that is undone', async () => {
    const { id } = booked(await enter('11:00', second));
    expect((await send(id)).body).toMatchObject({ code: 'TECHNICIAN_TAKEN' });
    booked(await ask('PUT', `/appointments/${first.id}/status`, { status: 'cancelled' }));
    const sent = await send(id);
    expect(booked(sent).technicianIds).toEqual([technicianId]);
    expect(await countTakenHours()).toBe(2);
    // Who has a crew is sent somebody instead of somebody.
    expect((await send(id)).body).toMatchObject({ code: 'CREW_CHANGED' });
    const { undo } = sent.body as { undo: string };
    expect(booked(await ask('PUT', `/appointments/${id}/undo`, { undo }))).not.toHaveProperty('technicians');
    expect(await countTakenHours()).toBe(0);
  });

  it('is moved to knowingly too, and the move is undone with its crew', async () => {
    const { id } = booked(await enter('14:00', { ...second, overrule: [] }));
    const to = { appointmentDate: monday, appointmentTime: '10:00' };
    expect((await ask('PUT', `/appointments/${id}/date`, to)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    const moved = await ask('PUT', `/appointments/${id}/date`, {
      ...to,
      overrule,
      overruleReason: 'Το ζήτησε.',
    });
    expect(booked(moved)).not.toHaveProperty('technicians');
    expect(booked(moved).history.at(-1)).toMatchObject({ note: expect.stringContaining('άλλη δουλειά') });
    const { undo } = moved.body as { undo: string };
    expect(booked(await ask('PUT', `/appointments/${id}/undo`, { undo })).technicianIds).toEqual([
      technicianId,
    ]);
  });

  it('stays refused to a customer, and to a technician who was asked for by name', async () => {
    const customer = await putCustomer({ email: 'kostas@pelatis.example' });
    const cookie = await app.signIn({ customerId: customer });
    const own = { ...bookingOf(serviceId, monday, '10:00'), beginsEarly: true, overrule };
    expect((await ask('POST', '/appointments', own, cookie)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect((await enter('11:00', { ...second, technicianId })).body).toMatchObject({
      code: 'TECHNICIAN_TAKEN',
    });
  });
});
