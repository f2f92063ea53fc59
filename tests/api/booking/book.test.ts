import { beforeEach, describe, expect, it } from 'vitest';
import type { Slot } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { book, countTakenHours, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { monday, bookingOf } from '../../support/app/requests.ts';
import { truncateAll } from '../../support/database/database.ts';
import { putCustomer } from '../../support/app/shop.ts';

let app: TestApp;
let cookie: string;
let serviceId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  cookie = await app.signIn({ customerId: await putCustomer() });
  serviceId = await putService();
  await putTechnicians({}, {});
  return () => app.setNow(undefined);
});

const send = (body: Record<string, unknown>, as = cookie) =>
  app.request('POST', '/api/appointments', { cookie: as, body });
const slotsOn = async (date: string, service = serviceId) => {
  const { body } = await app.request(
    'GET',
    `/api/appointments/available-slots?date=${date}&serviceId=${service}`,
    {
      cookie,
    },
  );
  return body as Slot[];
};
const freeTimes = (slots: Slot[]) => slots.filter(({ available }) => available).map(({ time }) => time);

describe('a free hour', () => {
  it('is booked, held and shown as taken once both technicians have it', async () => {
    const other = await app.signIn({ customerId: await putCustomer() });
    const appointment = await book(app, cookie, bookingOf(serviceId));
    expect(appointment).toMatchObject({
      serviceId,
      serviceName: 'Αυτοψία και μελέτη',
      customerPhone: '+302101234567',
      appointmentDate: monday,
      appointmentTime: '10:00',
      endTime: '11:00',
      status: 'pending',
      isChangeable: true,
      history: [{ status: 'pending', date: monday, time: '10:00', actor: 'customer' }],
    });
    expect(appointment).not.toHaveProperty('technicians');
    expect(await slotsOn(monday)).toContainEqual({ time: '10:00', available: true });
    await book(app, other, bookingOf(serviceId));
    expect(await slotsOn(monday)).toContainEqual({ time: '10:00', available: false });
    expect(await countTakenHours()).toBe(2);
  });

  it('is offered on the hour within the opening hours, so that the visit ends before closing', async () => {
    const long = await putService({ durationMinutes: 210 });
    expect(freeTimes(await slotsOn(monday))).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
    expect(freeTimes(await slotsOn('2026-11-28', long))).toEqual(['09:00', '10:00', '11:00']);
  });

  it('is none of the past, of today’s morning, of Sunday and of Christmas', async () => {
    expect(freeTimes(await slotsOn('2026-11-20'))).toEqual(['16:00', '17:00']);
    for (const day of ['2026-11-19', '2026-11-22', '2026-12-25']) expect(await slotsOn(day)).toEqual([]);
  });
});

describe('refuses', () => {
  const refused: [string, Record<string, unknown>, number, string][] = [
    ['an hour that is over', { appointmentDate: '2026-11-20', appointmentTime: '11:00' }, 400, 'PAST'],
    ['the hour that begins now', { appointmentDate: '2026-11-20', appointmentTime: '12:00' }, 400, 'PAST'],
    [
      'an hour for which nobody could prepare',
      { appointmentDate: '2026-11-20', appointmentTime: '15:00' },
      409,
      'TOO_SOON',
    ],
    ['a day beyond half a year', { appointmentDate: '2027-05-20' }, 400, 'TOO_FAR'],
    ['a Sunday', { appointmentDate: '2026-11-22' }, 400, 'CLOSED'],
    ['a public holiday', { appointmentDate: '2026-12-25' }, 400, 'CLOSED'],
    ['Good Friday of the Orthodox Easter', { appointmentDate: '2027-04-30' }, 400, 'CLOSED'],
    ['an hour before opening', { appointmentTime: '08:00' }, 400, 'OUTSIDE_HOURS'],
    ['the hour of closing', { appointmentTime: '18:00' }, 400, 'OUTSIDE_HOURS'],
    [
      'a Saturday afternoon',
      { appointmentDate: '2026-11-28', appointmentTime: '15:00' },
      400,
      'OUTSIDE_HOURS',
    ],
    ['half past', { appointmentTime: '10:30' }, 400, 'OUTSIDE_HOURS'],
    ['a service that does not exist', { serviceId: 999 }, 400, 'UNKNOWN_SERVICE'],
    ['a day that does not exist', { appointmentDate: '2026-02-30' }, 400, 'INVALID_INPUT'],
    ['no name', { customerName: ' ' }, 400, 'INVALID_INPUT'],
  ];
  it.each(refused)('%s', async (_what, change, status, code) => {
    const answer = await send({ ...bookingOf(serviceId), ...change });
    expect(answer).toMatchObject({
      status,
      body: { code, error: expect.stringMatching(/\p{Script=Greek}/u) },
    });
    expect(await countTakenHours()).toBe(0);
  });

  it('a service that is not booked by appointment', async () => {
    const monitoring = await putService({ isBookable: false });
    expect(await send(bookingOf(monitoring))).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_SERVICE' },
    });
    const path = `/api/appointments/available-slots?date=${monday}&serviceId=${monitoring}`;
    expect(await app.request('GET', path, { cookie })).toMatchObject({ body: { code: 'UNKNOWN_SERVICE' } });
  });

  it('an hour that is full', async () => {
    const crew = await putService({ crew: 2, durationMinutes: 120 });
    await book(app, cookie, bookingOf(crew, monday, '10:00'));
    const elsewhere = { ...bookingOf(serviceId, monday, '11:00'), address: 'Σόλωνος 3, Αθήνα' };
    const answer = await send(elsewhere);
    expect(answer).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    await book(app, cookie, bookingOf(serviceId, monday, '12:00'));
  });

  it('the same service at the same time for the same person', async () => {
    await book(app, cookie, bookingOf(serviceId));
    expect(await send(bookingOf(serviceId))).toMatchObject({ status: 409, body: { code: 'ALREADY_BOOKED' } });
  });

  it('a crew that is there but lacks a skill together', async () => {
    await app.services.database.db.deleteFrom('technicians').execute();
    await putTechnicians(
      { skills: ['alarm'] },
      { skills: ['cctv'] },
      { skills: ['network'], isActive: false },
    );
    const both = await putService({ crew: 2, requiredSkills: ['cctv', 'alarm'] });
    const network = await putService({ crew: 2, requiredSkills: ['cctv', 'network'] });
    await book(app, cookie, bookingOf(both));
    expect(await send(bookingOf(network, monday, '12:00'))).toMatchObject({ body: { code: 'SLOT_TAKEN' } });
  });

  it('a customer who is not verified, rejected or not signed in', async () => {
    const waiting = await app.signIn({
      customerId: await putCustomer({ isVerified: false, canViewPrices: false }),
    });
    const rejected = await app.signIn({
      customerId: await putCustomer({ isVerified: false, canViewPrices: false, isRejected: true }),
    });
    const codes = [];
    for (const as of [waiting, rejected, '']) codes.push(await send(bookingOf(serviceId), as));
    expect(codes.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
      [403, 'NOT_VERIFIED'],
      [403, 'REJECTED'],
      [401, 'LOGIN_REQUIRED'],
    ]);
  });
});
