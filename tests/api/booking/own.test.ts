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
import { putCustomer } from '../../support/app/shop.ts';

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

const cancel = (id: string, as = cookie, body = {}) =>
  app.request('PATCH', `/api/appointments/${id}/cancel`, { cookie: as, body });
const move = (id: string, body: Record<string, unknown>, as = cookie) =>
  app.request('PATCH', `/api/appointments/${id}/reschedule`, { cookie: as, body });
const reschedule = (id: string, appointmentDate: string, appointmentTime: string, as = cookie) =>
  move(id, { appointmentDate, appointmentTime, beginsEarly: true }, as);
const setStatus = (id: string, status: AppointmentStatus, note?: string) =>
  app.request('PUT', `/api/appointments/${id}/status`, {
    cookie: admin,
    body: { status, ...(note && { note }) },
  });
const refusedWith = (status: number, code: string) => ({ status, body: { code } });

const approve = (id: string) =>
  app.request('PUT', `/api/appointments/${id}`, { cookie: admin, body: { status: 'confirmed' } });

describe('a customer', () => {
  it('cancels an own appointment, which frees its hour', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const cancelled = booked(await cancel(id, cookie, { note: 'Ταξίδι' }));
    expect(cancelled).toMatchObject({ status: 'cancelled', isChangeable: false });
    expect(cancelled.history.at(-1)).toMatchObject({
      from: 'pending',
      status: 'cancelled',
      actor: 'customer',
      note: 'Ταξίδι',
    });
    expect(await countTakenHours()).toBe(0);
    await book(app, other, bookingOf(serviceId));
    expect(await cancel(id)).toMatchObject(refusedWith(409, 'NOT_CHANGEABLE'));
  });

  it('asks for another time, which is held and waits for approval anew', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    booked(await setStatus(id, 'confirmed'));
    const moved = booked(await reschedule(id, '2026-11-24', '12:00'));
    expect(moved).toMatchObject({
      status: 'pending',
      appointmentDate: '2026-11-24',
      appointmentTime: '12:00',
    });
    expect(moved.history.at(-1)).toMatchObject({
      from: 'confirmed',
      status: 'pending',
      fromDate: monday,
      fromTime: '10:00',
      date: '2026-11-24',
      time: '12:00',
      actor: 'customer',
    });
    await book(app, other, bookingOf(serviceId));
    expect(await countTakenHours()).toBe(2);
    expect(await reschedule(id, monday, '10:00')).toMatchObject(refusedWith(409, 'SLOT_TAKEN'));
    expect(await reschedule(id, '2026-11-24', '12:00')).toMatchObject(refusedWith(409, 'ALREADY_BOOKED'));
    expect(await reschedule(id, '2026-11-22', '12:00')).toMatchObject(refusedWith(400, 'CLOSED'));
    expect(await reschedule(id, '2026-11-24', '12:30')).toMatchObject(refusedWith(400, 'OUTSIDE_HOURS'));
    expect(await reschedule(id, '2026-11-19', '12:00')).toMatchObject(refusedWith(400, 'PAST'));
    expect(await countTakenHours()).toBe(2);
  });

  it('asks expressly for a day within the 14 of withdrawal, counted from the booking', async () => {
    const { id, earlyUntil } = await book(app, cookie, bookingOf(serviceId, '2026-12-14'));
    expect(earlyUntil).toBe('2026-12-04');
    const early = { appointmentDate: '2026-12-04', appointmentTime: '12:00' };
    expect(await move(id, early)).toMatchObject({
      status: 400,
      body: { fields: { beginsEarly: expect.stringContaining('04/12/2026') } },
    });
    const later = { appointmentDate: '2026-12-07', appointmentTime: '12:00', beginsEarly: true };
    expect(booked(await move(id, later))).not.toHaveProperty('beginConsentAt');
    app.setNow(new Date('2026-11-22T10:00:00Z'));
    const asked = booked(await move(id, { ...early, beginsEarly: true }));
    expect(asked).toMatchObject({ beginConsentAt: '2026-11-22T10:00:00.000Z', appointmentTime: '12:00' });
    expect(asked).not.toHaveProperty('earlyUntil');
    expect(booked(await move(id, { ...early, appointmentTime: '14:00' }))).toMatchObject({
      beginConsentAt: '2026-11-22T10:00:00.000Z',
    });
  });

  it('is not asked so for what is free, and a business never', async () => {
    const business = await app.signIn({ customerId: await putCustomer({ accountType: 'b2b' }) });
    const free = await putService({ priceCents: 0 });
    const blind = await app.signIn({ customerId: await putCustomer({ canViewPrices: false }) });
    for (const [as, service, date] of [
      [business, serviceId, '2026-12-14'],
      [blind, free, '2026-12-15'],
    ] as const) {
      const { id } = await book(app, as, bookingOf(service, date));
      const moved = booked(await move(id, { appointmentDate: date, appointmentTime: '12:00' }, as));
      expect(moved).not.toHaveProperty('earlyUntil');
      booked(await move(id, { appointmentDate: '2026-12-03', appointmentTime: '15:00' }, as));
      await cancel(id, as);
    }
  });

  it('moves an appointment of two hours by one, over its own hours', async () => {
    const long = await putService({ durationMinutes: 120 });
    const { id } = await book(app, cookie, bookingOf(long));
    booked(await reschedule(id, monday, '11:00'));
    expect(await countTakenHours()).toBe(2);
  });

  it.each([
    ['an hour and a day before', '2026-11-22T07:00:00Z'],
    ['just a day before', '2026-11-22T08:00:00Z'],
  ])('changes it %s', async (_when, now) => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    app.setNow(new Date(now));
    expect((await app.request('GET', `/api/appointments/${id}`, { cookie })).body).toMatchObject({
      isChangeable: true,
    });
    booked(await reschedule(id, '2026-11-25', '12:00'));
  });

  it.each([
    ['a second less than a day before', '2026-11-22T08:00:01Z'],
    ['after it', '2026-11-23T12:00:00Z'],
  ])('is asked to call %s', async (_when, now) => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    await approve(id);
    app.setNow(new Date(now));
    expect((await app.request('GET', `/api/appointments/${id}`, { cookie })).body).toMatchObject({
      isChangeable: false,
    });
    expect(await reschedule(id, '2026-11-25', '12:00')).toMatchObject(refusedWith(409, 'TOO_LATE'));
    expect(await cancel(id)).toMatchObject(refusedWith(409, 'TOO_LATE'));
  });

  it('takes back what nobody has approved yet, at any hour before it', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    app.setNow(new Date('2026-11-23T07:30:00Z'));
    expect(await cancel(id)).toMatchObject({ status: 200 });
  });

  it('counts the 24 hours by the clock in Athens when it is set back', async () => {
    app.setNow(new Date('2026-10-20T10:00:00Z'));
    const admins = { cookie: admin, body: { isOpen: true, spans: [{ opens: '09:00', closes: '15:00' }] } };
    await app.request('PUT', '/api/admin/opening-overrides/2026-10-25', admins);
    const { id } = await book(app, cookie, bookingOf(serviceId, '2026-10-25', '10:00'));
    await approve(id);
    app.setNow(new Date('2026-10-24T07:00:00Z'));
    expect((await app.request('GET', `/api/appointments/${id}`, { cookie })).body).toMatchObject({
      isChangeable: true,
    });
    app.setNow(new Date('2026-10-24T07:00:01Z'));
    expect(await cancel(id)).toMatchObject(refusedWith(409, 'TOO_LATE'));
  });

  it('neither sees nor changes somebody else’s', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const answers = [
      await app.request('GET', `/api/appointments/${id}`, { cookie: other }),
      await cancel(id, other),
      await reschedule(id, '2026-11-24', '12:00', other),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refusedWith(404, 'APPOINTMENT_NOT_FOUND'));
    expect((await app.request('GET', '/api/appointments', { cookie: other })).body).toEqual([]);
  });
});
