import { beforeEach, describe, expect, it } from 'vitest';
import type { Attachment } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { putAdminPassword } from '../../support/app/admin-access.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import {
  book,
  booked,
  friday,
  putAppointment,
  putService,
  putTechnicians,
} from '../../support/app/booking.ts';
import { monday, bookingOf } from '../../support/app/requests.ts';
import { truncateAll } from '../../support/database/database.ts';
import { passUndo } from '../../support/app/held.ts';
import { addCustomer, password } from '../../support/app/people.ts';
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
  customerId = (await addCustomer(app)).id;
  cookie = await app.signIn({ customerId });
  admin = await app.signIn('admin');
  serviceId = await putService();
  await putTechnicians({});
  return () => app.setNow(undefined);
});

/** The e-mails since the last call, ordered by recipient, each with its calendar file's folded lines joined. */
async function newMails() {
  await passUndo(app);
  const { db } = app.services.database;
  const rows = await db.deleteFrom('devMails').returningAll().execute();
  return rows
    .toSorted((a, b) => a.recipient.localeCompare(b.recipient))
    .map(({ recipient, subject, text, attachments }) => {
      const [file] = attachments as Attachment[];
      const calendar = file && Buffer.from(file.base64, 'base64').toString().replaceAll('\r\n ', '');
      return { recipient, subject, text, contentType: file?.contentType, calendar };
    });
}
const put = (id: string, body: Record<string, unknown>, path = '') =>
  app.request('PUT', `/api/appointments/${id}${path}`, { cookie: admin, body });
const remind = async () => {
  const { database, jobs } = app.services;
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'booking.remind', {}));
  return newMails();
};
const eleni = 'eleni@pelatis.example';

describe('who is told by e-mail', () => {
  it('of a booking: the customer, with an event for the calendar, and the company', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const [customer, house, ...rest] = await newMails();
    expect(rest).toEqual([]);
    expect(customer).toMatchObject({
      recipient: eleni,
      subject: 'Λάβαμε το αίτημά σας για ραντεβού: Αυτοψία και μελέτη, 23/11/2026',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    expect(customer?.text).toContain('Δευτέρα 23 Νοεμβρίου 2026');
    expect(customer?.text).toContain('10:00 – 11:00');
    expect(customer?.calendar).toContain(`UID:${id}@`);
    expect(customer?.calendar).toContain('SEQUENCE:0');
    expect(customer?.calendar).toContain('STATUS:TENTATIVE');
    expect(house).toMatchObject({
      recipient: company().email,
      subject: expect.stringContaining('Νέο ραντεβού'),
    });
    expect(house?.text).toContain('Υπάρχει σκύλος.');
  });

  it('of the consent to begin within the days of withdrawal, which a consumer alone gives', async () => {
    const early = { ...bookingOf(serviceId), beginsEarly: true };
    expect(await book(app, cookie, early)).toMatchObject({ beginConsentAt: '2026-11-20T10:00:00.000Z' });
    const given = 'Ζητήθηκε στις 20/11/2026 να αρχίσει πριν λήξουν οι 14 ημέρες της υπαναχώρησης.';
    const told = await newMails();
    expect(told).toHaveLength(2);
    for (const { text } of told) expect(text).toContain(given);

    const business = await app.signIn({ customerId: await putCustomer({ accountType: 'b2b' }) });
    for (const [as, body] of [
      [cookie, bookingOf(serviceId, monday, '12:00')],
      [business, { ...early, appointmentTime: '14:00' }],
    ] as const) {
      expect(await book(app, as, body)).not.toHaveProperty('beginConsentAt');
    }
    const later = await newMails();
    expect(later).toHaveLength(4);
    for (const { text } of later) expect(text).not.toContain('υπαναχώρησης');
  });

  it('never of an appointment that was agreed without an e-mail address', async () => {
    const body = { ...bookingOf(serviceId), customerName: 'Κυρία Όλγα', customerEmail: '', notes: '' };
    const create = (some: object) =>
      app.request('POST', '/api/admin/appointments', { cookie: admin, body: { ...body, ...some } });
    const { id } = booked(await create({}));
    // Without an address people are told apart by their names.
    await putTechnicians({});
    expect(await create({ customerName: 'Κύριος Άρης' })).toMatchObject({ status: 200 });
    expect(await create({})).toMatchObject({ body: { code: 'ALREADY_BOOKED' } });
    expect(await create({ customerEmail: 'κάτι' })).toMatchObject({
      body: { fields: { customerEmail: 'Παρακαλώ εισάγετε έγκυρο email' } },
    });

    booked(await put(id, { appointmentDate: '2026-11-24' }, '/date'));
    await passUndo(app);
    app.setNow(new Date('2026-11-23T08:00:00Z'));
    admin = await app.signIn('admin');
    expect(await remind()).toEqual([]);
    booked(await put(id, { status: 'cancelled' }, '/status'));
    expect(await newMails()).toEqual([]);

    const { body: listed } = await app.request('GET', '/api/appointments?search=ολγα', { cookie: admin });
    expect(listed).toMatchObject([{ id, customerEmail: '' }]);
    await putAdminPassword(app);
    const feed = await app.request('POST', '/api/admin/calendar-feeds', {
      cookie: admin,
      body: { password: 'secret-1' },
    });
    const calendar = await app.request('GET', new URL((feed.body as { url: string }).url).pathname);
    // The company hears of the new address, a moment after the answer.
    await expect.poll(newMails).toMatchObject([{ recipient: company().email }]);
    expect(calendar.text).toContain('Κύριος Άρης');
    expect(calendar.text).not.toContain('Email:');
    expect(await app.request('DELETE', `/api/appointments/${id}`, { cookie: admin })).toMatchObject({
      status: 200,
    });
    expect(await newMails()).toEqual([]);
  });

  it('of an appointment of a customer without its own address: only the company, when the customer moves it', async () => {
    const body = { ...bookingOf(serviceId), customerEmail: undefined, customerId };
    const { id } = booked(await app.request('POST', '/api/admin/appointments', { cookie: admin, body }));
    expect(await newMails()).toEqual([]);
    const slot = { appointmentDate: '2026-11-25', appointmentTime: '12:00', beginsEarly: true };
    booked(await app.request('PATCH', `/api/appointments/${id}/reschedule`, { cookie, body: slot }));
    expect(await newMails()).toMatchObject([{ recipient: company().email }]);
  });

  it('of what becomes of it: one event in the calendar, newer each time, and at last taken out', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    await newMails();
    const told = async () => {
      const mails = await newMails();
      return mails.map(({ recipient, subject, calendar = '' }) => {
        const lines = ['METHOD', 'SEQUENCE', 'STATUS', 'DTSTART;TZID=Europe/Athens'].map((name) =>
          calendar.split('\r\n').find((line) => line.startsWith(`${name}:`)),
        );
        const values = lines.flatMap((line) => (line === undefined ? [] : [line.replace(/^[^:]+:/, '')]));
        return [recipient, subject.split(':', 1)[0], ...values];
      });
    };
    booked(await put(id, { status: 'confirmed' }));
    expect(await told()).toEqual([
      [eleni, 'Το ραντεβού σας επιβεβαιώθηκε', 'REQUEST', '1', 'CONFIRMED', '20261123T100000'],
    ]);
    booked(await put(id, { appointmentDate: '2026-11-24' }, '/date'));
    expect(await told()).toEqual([
      [eleni, 'Το ραντεβού σας μεταφέρθηκε', 'REQUEST', '2', 'CONFIRMED', '20261124T100000'],
    ]);
    const body = { appointmentDate: '2026-11-25', appointmentTime: '12:00', beginsEarly: true };
    booked(await app.request('PATCH', `/api/appointments/${id}/reschedule`, { cookie, body }));
    expect(await told()).toEqual([
      [eleni, 'Λάβαμε τη νέα ώρα που ζητήσατε', 'REQUEST', '3', 'TENTATIVE', '20261125T120000'],
      [company().email, 'Ο πελάτης ζητά άλλη ώρα'],
    ]);
    booked(await app.request('PATCH', `/api/appointments/${id}/cancel`, { cookie, body: {} }));
    expect(await told()).toEqual([
      [eleni, 'Το ραντεβού σας ακυρώθηκε', 'CANCEL', '4', 'CANCELLED', '20261125T120000'],
      [company().email, 'Ο πελάτης ακύρωσε ραντεβού'],
    ]);
  });

  it('of a rejection with its reason, and of a deletion', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    const other = await book(app, cookie, bookingOf(serviceId, monday, '12:00'));
    await newMails();
    booked(await put(id, { status: 'rejected', note: 'Δεν καλύπτουμε την περιοχή' }));
    const [rejection] = await newMails();
    expect(rejection?.text).toContain('Δεν καλύπτουμε την περιοχή');
    expect(rejection?.calendar).toContain('METHOD:CANCEL');
    await app.request('DELETE', `/api/appointments/${id}`, { cookie: admin });
    expect(await newMails()).toEqual([]);
    await app.request('DELETE', `/api/appointments/${other.id}`, { cookie: admin });
    expect(await newMails()).toMatchObject([
      { recipient: eleni, subject: expect.stringContaining('ακυρώθηκε') },
    ]);
  });

  it('nobody of what is over', async () => {
    const id = await putAppointment({ customerId, serviceId, date: '2026-11-18', status: 'confirmed' });
    booked(await put(id, { status: 'completed' }, '/status'));
    booked(await put(id, { status: 'cancelled' }, '/status'));
    await app.request('DELETE', `/api/appointments/${id}`, { cookie: admin });
    expect(await newMails()).toEqual([]);
  });

  it('the bells ring: the company’s at a booking, the customer’s at the answer', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    booked(await put(id, { status: 'confirmed' }));
    await passUndo(app);
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .select(['audience', 'customerId', 'event', 'link'])
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([
      {
        audience: 'admin',
        customerId: null,
        event: 'appointment_booked',
        link: `/appointments-admin?date=${monday}&appointment=${id}`,
      },
      {
        audience: 'customer',
        customerId,
        event: 'appointment_confirmed',
        link: '/customer-dashboard?tab=appointments',
      },
    ]);
  });
});

describe('the day before', () => {
  it('customers are reminded of confirmed appointments, each once, and again of a new day', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    await book(app, cookie, bookingOf(serviceId, monday, '12:00'));
    booked(await put(id, { status: 'confirmed' }));
    await newMails();
    expect(await remind()).toEqual([]);
    app.setNow(new Date('2026-11-22T08:05:00Z'));
    admin = await app.signIn('admin');
    expect(await remind()).toMatchObject([{ recipient: eleni, subject: expect.stringContaining('Αύριο') }]);
    expect(await remind()).toEqual([]);
    booked(await put(id, { appointmentDate: '2026-11-24' }, '/date'));
    app.setNow(new Date('2026-11-23T08:05:00Z'));
    await newMails();
    expect(await remind()).toMatchObject([{ recipient: eleni }]);
  });
});

describe('what is kept', () => {
  it('ends 24 months after the day of the appointment', async () => {
    await putAppointment({ date: '2024-11-19', customerName: 'παλιό' });
    await putAppointment({ date: '2024-11-20', customerName: 'νέο' });
    const { database, jobs } = app.services;
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'booking.forget', {}));
    await jobs.drain();
    const stored = await database.db.selectFrom('appointments').select('customerName').execute();
    expect(stored).toEqual([{ customerName: 'νέο' }]);
  });

  it('is handed out with the customer’s data', async () => {
    await book(app, cookie, bookingOf(serviceId));
    const { body } = await app.request('GET', '/api/customer/export', { cookie });
    expect(body).toMatchObject({
      appointments: [
        { date: monday, startHour: 10, notes: 'Υπάρχει σκύλος.', history: [{ status: 'pending' }] },
      ],
    });
  });

  it('names nobody any more once the account is deleted; what lay ahead is cancelled and its hours are free', async () => {
    const { id } = await book(app, cookie, bookingOf(serviceId));
    await putAppointment({
      customerId,
      date: '2026-11-18',
      notes: 'κλειδί στη γειτόνισσα',
      address: 'Ηρακλείου 12',
    });
    expect((await app.request('GET', '/api/customer/stats', { cookie })).body).toMatchObject({
      upcomingAppointments: 1,
    });
    const answer = await app.request('DELETE', '/api/customer', { cookie, body: { password } });
    expect(answer.status).toBe(200);
    const { db } = app.services.database;
    const stored = await db.selectFrom('appointments').selectAll().orderBy('date', 'desc').execute();
    expect(stored).toMatchObject([{ id, status: 'cancelled' }, { status: 'pending' }]);
    const all = JSON.stringify([stored, await db.selectFrom('appointmentHistory').selectAll().execute()]);
    for (const word of ['Μαρκάκη', eleni, 'Ηρακλείου', 'σκύλος', 'γειτόνισσα', '2101234567']) {
      expect(all).not.toContain(word);
    }
    expect(await db.selectFrom('technicianHours').selectAll().execute()).toEqual([]);
    expect((await newMails()).map(({ recipient }) => recipient)).toContain(company().email);
    const list = await app.request('GET', '/api/appointments', { cookie: admin });
    expect(list).toMatchObject({ status: 200, body: [{ customerName: 'Διαγραμμένος λογαριασμός' }, {}] });
  });
});
