import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { book, friday, putAppointment, putService, putTechnicians } from '../../support/app/booking.ts';
import { monday, bookingOf } from '../../support/app/requests.ts';
import { truncateAll } from '../../support/database/database.ts';
import { putCustomer } from '../../support/app/shop.ts';

let app: TestApp;
let customerId: string;
let cookie: string;
let admin: string;
let serviceId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  customerId = await putCustomer();
  cookie = await app.signIn({ customerId });
  admin = await app.signIn('admin');
  serviceId = await putService({ durationMinutes: 480 });
  await putTechnicians({});
  return () => app.setNow(undefined);
});

const get = async (path: string, as = cookie) => app.request('GET', path, { cookie: as });

describe('the days', () => {
  it('tell how many hours are free, and why a day is closed', async () => {
    await book(app, cookie, bookingOf(serviceId, monday, '09:00'));
    const { body } = await get(
      `/api/appointments/free-days?serviceId=${serviceId}&from=2026-11-20&to=2026-11-24`,
    );
    expect(body).toEqual([
      { date: '2026-11-20', free: 0 },
      { date: '2026-11-21', free: 0 },
      { date: '2026-11-22', free: 0, closedReason: 'Κυριακή' },
      { date: monday, free: 0 },
      { date: '2026-11-24', free: 2 },
    ]);
  });

  it('lead to the next that has a free hour', async () => {
    const next = async (after: string) =>
      (await get(`/api/appointments/next-free-day?serviceId=${serviceId}&after=${after}`)).body;
    expect(await next('2026-11-20')).toEqual({ date: monday });
    await book(app, cookie, bookingOf(serviceId, monday, '09:00'));
    expect(await next('2026-11-20')).toEqual({ date: '2026-11-24' });
    expect(await next('2020-01-01')).toEqual({ date: '2026-11-24' });
    expect(await next('2026-12-24')).toEqual({ date: '2026-12-28' });
    expect(await next('2027-05-19')).toEqual({});
  });

  it('show their hours and holidays to whoever may book', async () => {
    const { body } = await get('/api/opening-days?from=2026-12-24&to=2026-12-27');
    expect(body).toEqual([
      { date: '2026-12-24', isOpen: true, spans: [{ opens: '09:00', closes: '18:00' }], isOverride: false },
      { date: '2026-12-25', isOpen: false, spans: [], reason: 'Χριστούγεννα', isOverride: false },
      {
        date: '2026-12-26',
        isOpen: false,
        spans: [],
        reason: 'Δεύτερη ημέρα των Χριστουγέννων',
        isOverride: false,
      },
      { date: '2026-12-27', isOpen: false, spans: [], reason: 'Κυριακή', isOverride: false },
    ]);
  });

  it.each(['free-days?serviceId=1&', '../opening-days?', '../admin/appointment-days?'])(
    '%s: a range is at most 62 days long and runs forward',
    async (path) => {
      for (const [to, status] of [
        ['2027-01-20', 200],
        ['2027-01-21', 400],
        ['2026-11-19', 400],
      ] as const) {
        const id = path.replace('=1', `=${serviceId}`);
        expect(await get(`/api/appointments/${id}from=2026-11-20&to=${to}`, admin)).toMatchObject({ status });
      }
    },
  );
});

describe('the list', () => {
  beforeEach(async () => {
    const other = await putService({ title: 'Συντήρηση' });
    await putAppointment({ customerId, serviceId, customerName: 'Ελένη Μαρκάκη', date: '2026-11-25' });
    await putAppointment({
      serviceId: other,
      serviceTitle: 'Συντήρηση',
      customerName: 'Κώστας Μπέκας',
      customerPhone: '+302100000042',
      customerEmail: 'k.bekas@xylourgeio.example',
      date: '2026-11-23',
      startHour: 12,
      status: 'confirmed',
    });
    await putAppointment({
      customerName: 'Όλγα Ζήση',
      date: '2026-11-23',
      startHour: 9,
      status: 'cancelled',
    });
  });
  const names = ({ body }: { body: unknown }) =>
    (body as Appointment[]).map(({ customerName }) => customerName.split(' ', 1)[0]);

  it('comes by date and time, either way, page by page', async () => {
    expect(names(await get('/api/appointments', admin))).toEqual(['Όλγα', 'Κώστας', 'Ελένη']);
    expect(names(await get('/api/appointments?order=desc', admin))).toEqual(['Ελένη', 'Κώστας', 'Όλγα']);
    const page = await get('/api/appointments?page=2&pageSize=2', admin);
    expect(names(page)).toEqual(['Ελένη']);
    expect(page.headers.get('x-total-count')).toBe('3');
  });

  it.each([
    ['status=confirmed', ['Κώστας']],
    ['from=2026-11-24', ['Ελένη']],
    ['to=2026-11-24', ['Όλγα', 'Κώστας']],
    ['search=μπεκασ', ['Κώστας']],
    ['search=ΣΥΝΤΗΡ', ['Κώστας']],
    ['search=0000042', ['Κώστας']],
    ['search=xylourgeio', ['Κώστας']],
    ['search=%25', []],
  ])('is narrowed by %s', async (query, found) => {
    expect(names(await get(`/api/appointments?${query}`, admin))).toEqual(found);
  });

  it('is narrowed to one service', async () => {
    expect(names(await get(`/api/appointments?serviceId=${serviceId}`, admin))).toEqual(['Ελένη']);
  });

  it('is narrowed to one customer, exactly and with the name, for an administrator alone', async () => {
    expect(names(await get(`/api/appointments?customerId=${customerId}`, admin))).toEqual(['Ελένη']);
    const page = async (id: string, as = admin) =>
      (await get(`/api/appointments/page?customerId=${id}`, as)).body;
    expect(await page(customerId)).toMatchObject({ total: 1, customerName: 'Ελένη Μαρκάκη' });
    expect(await page('nobody')).toEqual({ appointments: [], total: 0 });
    expect(names(await get('/api/appointments?customerId=nobody'))).toEqual(['Ελένη']);
  });

  it('holds a customer’s own, also for an administrator who asks for just these', async () => {
    expect(names(await get('/api/appointments'))).toEqual(['Ελένη']);
    expect(names(await get('/api/appointments?mine=true', `${admin}; ${cookie}`))).toEqual(['Ελένη']);
    expect(names(await get('/api/appointments?mine=true', admin))).toEqual([]);
    expect(names(await get('/api/appointments', `${admin}; ${cookie}`))).toHaveLength(3);
  });

  it('has its days told: who comes first, what is off, and how much of the technicians’ time is taken', async () => {
    const days = async () =>
      (await get('/api/admin/appointment-days?from=2026-11-01&to=2026-11-30', admin)).body;
    expect(await days()).toEqual([
      {
        date: '2026-11-23',
        total: 1,
        pending: 0,
        off: 1,
        takenHours: 0,
        hours: 9,
        first: [
          expect.objectContaining({
            appointmentTime: '12:00',
            customerName: 'Κώστας Μπέκας',
            isPending: false,
          }),
        ],
      },
      expect.objectContaining({ date: '2026-11-25', total: 1, pending: 1, off: 0, hours: 9 }),
    ]);
    const another = await app.signIn({ customerId: await putCustomer() });
    await book(app, another, bookingOf(serviceId, '2026-11-25', '09:00'));
    expect(await days()).toContainEqual(
      expect.objectContaining({ date: '2026-11-25', total: 2, takenHours: 8 }),
    );
  });
});
