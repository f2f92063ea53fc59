import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, countTakenHours, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { bookingOf } from '../../support/app/requests.ts';
import { truncateAll } from '../../support/database/database.ts';

const thursday = '2026-11-26';
const nextDays = ['2026-11-27', '2026-11-30'];

let app: TestApp;
let admin: string;
let serviceId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  serviceId = await putService({ durationMinutes: 1_320, repeatMonths: 12 });
  await putTechnicians({});
  return () => app.setNow(undefined);
});

const enter = (more: Record<string, unknown> = {}) =>
  app.request('POST', '/api/admin/appointments', {
    cookie: admin,
    body: { ...bookingOf(serviceId, thursday, '09:00'), notes: 'Δύο όροφοι', days: 3, ...more },
  });
const list = async () =>
  (await app.request('GET', '/api/appointments', { cookie: admin })).body as Appointment[];

describe('a job of several days', () => {
  it('stands on open days in a row, over a weekend, with its hours shared out and one repetition', async () => {
    const answer = await enter();
    expect(booked(answer)).toMatchObject({ appointmentDate: thursday });
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^Καταχωρίστηκαν 3 ημέρες: /) });
    const visits = await list();
    expect(visits).toMatchObject(
      [thursday, ...nextDays].map((appointmentDate, index) => ({
        appointmentDate,
        appointmentTime: '09:00',
        endTime: '17:00',
        status: 'confirmed',
        notes: `Ημέρα ${index + 1} από 3.\nΔύο όροφοι`,
      })),
    );
    expect(visits.map(({ repeatMonths }) => repeatMonths)).toEqual([undefined, undefined, 12]);
    expect(await countTakenHours()).toBe(24);
  });

  it('leaves out a day on which the company is closed', async () => {
    const closed = { date: nextDays[0] ?? '', spans: '[]' };
    await app.services.database.db.insertInto('openingOverrides').values(closed).execute();
    await enter({ days: 2 });
    expect((await list()).map((one) => one.appointmentDate)).toEqual([]);
    await enter();
    expect((await list()).map((one) => one.appointmentDate)).toEqual([thursday, '2026-11-30', '2026-12-01']);
  });

  it('is booked whole or not at all, and the refusal names the day and who fills it', async () => {
    const other = { customerName: 'Νίκος Ράπτης', customerEmail: 'nikos@pelatis.example' };
    const short = await putService({ title: 'Βλάβη' });
    booked(await enter({ ...bookingOf(short, nextDays[1], '10:00'), ...other, days: 1 }));
    expect((await enter()).body).toMatchObject({
      code: 'SLOT_TAKEN',
      error: expect.stringMatching(/^Δευτέρα 30 Νοεμβρίου: .*Νίκος Ράπτης, 10:00–11:00/),
    });
    expect(await list()).toHaveLength(1);
    booked(await enter({ overruleReason: 'Το ζήτησε.', overrule: ['SLOT_TAKEN'] }));
    expect((await list()).filter(({ technicians }) => !technicians)).toMatchObject([
      { appointmentDate: nextDays[1] },
    ]);
  });

  it('moves on together, later or earlier, and comes back together', async () => {
    const { id } = booked(await enter());
    const days = async () => (await list()).map((one) => one.appointmentDate);
    expect((await list()).map(({ restOfJob }) => restOfJob)).toEqual([2, 1, undefined]);
    const move = (to: string, restOfJob: boolean, of = id) =>
      app.request('PUT', `/api/appointments/${of}/date`, {
        cookie: admin,
        body: { appointmentDate: to, restOfJob },
      });
    // The first day takes the second one's place, which goes on itself.
    const moved = await move(nextDays[0] ?? '', true);
    expect(await days()).toEqual([nextDays[0], nextDays[1], '2026-12-01']);
    const { undoAll } = moved.body as { undoAll: { id: string; undo: string }[] };
    for (const one of undoAll)
      expect(
        await app.request('PUT', `/api/appointments/${one.id}/undo`, { cookie: admin, body: one }),
      ).toMatchObject({ status: 200 });
    expect(await days()).toEqual([thursday, ...nextDays]);
    await move('2026-11-25', true);
    expect(await days()).toEqual(['2026-11-25', thursday, nextDays[0]]);
    const second = (await list())[1]?.id;
    await move('2026-12-03', true, second);
    expect(await days()).toEqual(['2026-11-25', '2026-12-03', '2026-12-04']);
    // One alone leaves the others.
    await move('2026-11-24', false);
    expect(await days()).toEqual(['2026-11-24', '2026-12-03', '2026-12-04']);
    expect(await countTakenHours()).toBe(24);
  });

  it('moves whole or not at all, and is called off together', async () => {
    const { id } = booked(await enter());
    const short = await putService({ title: 'Βλάβη' });
    const other = { customerName: 'Νίκος Ράπτης', customerEmail: 'nikos@pelatis.example', days: 1 };
    booked(await enter({ ...bookingOf(short, '2026-12-01', '10:00'), ...other }));
    const move = { appointmentDate: nextDays[0], restOfJob: true };
    expect(
      (await app.request('PUT', `/api/appointments/${id}/date`, { cookie: admin, body: move })).body,
    ).toMatchObject({ code: 'SLOT_TAKEN', error: expect.stringMatching(/^Τρίτη 1 Δεκεμβρίου: /) });
    expect((await list()).filter(({ restOfJob }) => restOfJob).map((one) => one.appointmentDate)).toEqual([
      thursday,
      nextDays[0],
    ]);
    const off = { status: 'cancelled', restOfJob: true };
    await app.request('PUT', `/api/appointments/${id}/status`, { cookie: admin, body: off });
    const visits = await list();
    expect(visits.map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'confirmed',
    ]);
  });

  it.each([0, 11, 1.5])('has from one to ten days, not %s', async (days) => {
    expect(await enter({ days })).toMatchObject({
      status: 400,
      body: { fields: { days: expect.any(String) } },
    });
  });
});
