import { beforeEach, describe, expect, it } from 'vitest';
import type { OpeningDay, Slot } from '#features/booking/contract.ts';
import type { Technician } from '#features/team/contract.ts';
import { putAdminPassword } from '../support/app/admin-access.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { book, booked, friday, putService, putTechnicians } from '../support/app/booking.ts';
import { monday, bookingOf } from '../support/app/requests.ts';
import { truncateAll } from '../support/database/database.ts';
import { putCustomer } from '../support/app/shop.ts';

let app: TestApp;
let cookie: string;
let admin: string;
let serviceId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  cookie = await app.signIn({ customerId: await putCustomer() });
  admin = await app.signIn('admin');
  serviceId = await putService();
  return () => app.setNow(undefined);
});

const send = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin/${path}`, { cookie: admin, ...(body && { body }) });
const slotsOn = async (date: string) => {
  const path = `/api/appointments/available-slots?date=${date}&serviceId=${serviceId}`;
  return (await app.request('GET', path, { cookie })).body as Slot[];
};

describe('technicians', () => {
  it('are added, changed and listed in the order in which they came', async () => {
    const { body } = await send('POST', 'technicians', { name: 'Στέλιος Ρήγας', skills: ['cctv'] });
    const { technician } = body as { technician: Technician };
    expect(technician).toMatchObject({
      name: 'Στέλιος Ρήγας',
      skills: ['cctv'],
      isActive: true,
      hourCost: null,
    });
    await send('POST', 'technicians', { name: 'Δήμητρα Λαζάρου', skills: ['alarm', 'audio'] });
    await send('PUT', `technicians/${technician.id}`, { name: 'Στέλιος Ρήγας', skills: [], isActive: false });
    expect((await send('GET', 'technicians')).body).toMatchObject([
      { name: 'Στέλιος Ρήγας', skills: [], isActive: false },
      { name: 'Δήμητρα Λαζάρου', skills: ['alarm', 'audio'], isActive: true },
    ]);
    expect(await send('PUT', 'technicians/999', { name: 'Χ', skills: [] })).toMatchObject({ status: 404 });
    expect(await send('DELETE', 'technicians/999')).toMatchObject({ status: 404 });
    expect(await send('POST', 'technicians', { name: 'Χ', skills: ['cooking'] })).toMatchObject({
      status: 400,
    });
  });

  it('who have an appointment from today on are not removed; those whose appointments are over are', async () => {
    const [id = 0] = await putTechnicians({});
    const appointment = await book(app, cookie, bookingOf(serviceId));
    expect(await send('DELETE', `technicians/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'TECHNICIAN_BUSY' },
    });
    app.setNow(new Date('2026-11-24T10:00:00Z'));
    admin = await app.signIn('admin');
    expect(await send('DELETE', `technicians/${id}`)).toMatchObject({ status: 200 });
    const { body } = await app.request('GET', `/api/appointments/${appointment.id}`, { cookie: admin });
    expect(body).toMatchObject({ status: 'pending' });
  });

  it('who are set as not available keep their appointments and get no new ones', async () => {
    const [id = 0] = await putTechnicians({ name: 'Στέλιος' });
    const appointment = await book(app, cookie, bookingOf(serviceId));
    await send('PUT', `technicians/${id}`, { name: 'Στέλιος', skills: [], isActive: false });
    expect((await slotsOn(monday)).some(({ available }) => available)).toBe(false);
    const { body } = await app.request('GET', `/api/appointments/${appointment.id}`, { cookie: admin });
    expect(body).toMatchObject({ technicians: ['Στέλιος'] });
  });

  it('are not overwritten with what somebody wrote who saw them otherwise', async () => {
    const [id = 0] = await putTechnicians({ name: 'Στέλιος', skills: ['cctv'] });
    const seen = { name: 'Στέλιος', skills: ['cctv'], isActive: true };
    const change = (body: Record<string, unknown>) => send('PUT', `technicians/${id}`, body);
    expect((await change({ ...seen, skills: ['cctv', 'alarm'], seen })).status).toBe(200);
    const late = await change({ ...seen, name: 'Στέλιος Ρήγας', seen });
    expect(late).toMatchObject({ status: 409, body: { code: 'TECHNICIAN_CHANGED' } });
    const now = { ...seen, skills: ['cctv', 'alarm'] };
    expect((await send('GET', 'technicians')).body).toMatchObject([now]);
    expect((await change({ ...now, name: 'Στέλιος Ρήγας', seen: now })).status).toBe(200);
  });

  it('of two who change them at once, one hears of the other', async () => {
    const [id = 0] = await putTechnicians({ name: 'Στέλιος', skills: ['cctv'] });
    const seen = { name: 'Στέλιος', skills: ['cctv'], isActive: true };
    const answers = await Promise.all(
      ['Στέλιος Α', 'Στέλιος Β'].map((name) => send('PUT', `technicians/${id}`, { ...seen, name, seen })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('share the work: whoever can do less goes first, then whoever has less to do', async () => {
    await putTechnicians(
      { name: 'Όλα' },
      { name: 'Ένα', skills: ['cctv'] },
      { name: 'Δύο', skills: ['cctv'] },
    );
    const cameras = await putService({ requiredSkills: ['cctv'] });
    const who = [];
    for (const time of ['09:00', '10:00', '11:00', '11:00']) {
      const as = await app.signIn({ customerId: await putCustomer() });
      const { id } = await book(app, as, bookingOf(cameras, monday, time));
      const { body } = await app.request('GET', `/api/appointments/${id}`, { cookie: admin });
      who.push((body as { technicians: string[] }).technicians[0]);
    }
    expect(who).toEqual(['Ένα', 'Δύο', 'Ένα', 'Δύο']);
  });
});

describe('a day that departs from the usual', () => {
  it('is closed, opened on a Sunday, given other hours, and usual again', async () => {
    await putTechnicians({});
    await send('PUT', `opening-overrides/${monday}`, { isOpen: false, reason: 'Απογραφή' });
    await send('PUT', 'opening-overrides/2026-11-29', {
      isOpen: true,
      spans: [{ opens: '10:00', closes: '12:00' }],
    });
    expect(await slotsOn(monday)).toEqual([]);
    expect((await slotsOn('2026-11-29')).map(({ time }) => time)).toEqual(['10:00', '11:00']);
    expect((await send('GET', 'opening-overrides')).body).toEqual([
      { date: monday, isOpen: false, spans: [], reason: 'Απογραφή', isOverride: true },
      { date: '2026-11-29', isOpen: true, spans: [{ opens: '10:00', closes: '12:00' }], isOverride: true },
    ]);
    // A day that has passed, or a mistyped year, is refused beside the field.
    for (const [date, why] of [
      ['2026-11-19', 'Οι ημέρες αυτές έχουν περάσει.'],
      ['2036-11-23', 'Επιλέξτε ημέρα μέσα στα επόμενα δύο χρόνια.'],
    ])
      expect(await send('PUT', `opening-overrides/${date}`, { isOpen: false })).toMatchObject({
        status: 400,
        body: { fields: { date: why } },
      });
    await send('DELETE', `opening-overrides/${monday}`);
    expect(await slotsOn(monday)).toHaveLength(9);
    expect((await send('GET', 'opening-overrides')).body).toHaveLength(1);
  });

  it('is one of several, of which those that are closed anyway stay as they are', async () => {
    const path = 'opening-overrides/2026-11-28';
    const closed = { isOpen: false, reason: 'Διακοπές' };
    expect(await send('PUT', path, { ...closed, until: '2026-12-29' })).toMatchObject({
      status: 400,
      body: { fields: { until: 'Επιλέξτε έως 31 ημέρες κάθε φορά' } },
    });
    expect((await send('PUT', path, { ...closed, until: '2026-11-30' })).status).toBe(200);
    const days = (await send('GET', 'opening-overrides')).body as OpeningDay[];
    expect(days.map(({ date, isOpen }) => [date, isOpen])).toEqual([
      ['2026-11-28', false],
      ['2026-11-30', false],
    ]);
  });

  it('is not said anew by who has not seen what was said of it', async () => {
    const path = `opening-overrides/${monday}`;
    const read = async () => {
      const days = await send('GET', `../opening-days?from=${monday}&to=${monday}`);
      return (days.body as OpeningDay[])[0];
    };
    const seen = await read();
    expect(seen).toMatchObject({ isOpen: true, isOverride: false });
    const both = await Promise.all([
      send('PUT', path, { isOpen: false, reason: 'Απογραφή', seen }),
      send('PUT', path, { isOpen: true, spans: [{ opens: '10:00', closes: '12:00' }], seen }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await send('PUT', path, { isOpen: false, reason: 'Εκδρομή', seen });
    expect(refused).toMatchObject({ status: 409, body: { code: 'OPENING_CHANGED' } });
    expect((await send('PUT', path, { isOpen: false, reason: 'Εκδρομή', seen: await read() })).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({ isOpen: false, reason: 'Εκδρομή' });
  });

  it('leaves the appointments alone that were made, which can still be confirmed', async () => {
    await putTechnicians({});
    const { id } = await book(app, cookie, bookingOf(serviceId));
    expect((await send('PUT', `opening-overrides/${monday}`, { isOpen: false })).body).toMatchObject({
      warning: expect.stringContaining('1 ραντεβού μένει εκτός ωραρίου'),
    });
    const spacious = { isOpen: true, spans: [{ opens: '08:00', closes: '20:00' }] };
    expect((await send('PUT', `opening-overrides/${monday}`, spacious)).body).not.toHaveProperty('warning');
    await send('PUT', `opening-overrides/${monday}`, { isOpen: false });
    const answer = await app.request('PUT', `/api/appointments/${id}`, {
      cookie: admin,
      body: { status: 'confirmed' },
    });
    expect(booked(answer)).toMatchObject({ appointmentDate: monday, status: 'confirmed' });
  });

  it('does not close before it opens', async () => {
    const answer = await send('PUT', `opening-overrides/${monday}`, {
      isOpen: true,
      spans: [{ opens: '12:00', closes: '12:00' }],
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'spans.0.closes': 'Το τέλος είναι μετά την αρχή' } },
    });
  });
});

describe('the calendar’s secret address', () => {
  beforeEach(() => putAdminPassword(app));
  const read = (url: string, headers = {}) => app.request('GET', new URL(url).pathname, { headers });
  const aYearLater = new Date(friday.getTime() + 365 * 24 * 3_600_000);
  const create = async () => {
    const { body } = await send('POST', 'calendar-feeds', { password: 'secret-1' });
    return (body as { url: string }).url;
  };

  it('gives all appointments of a month back and half a year ahead, to whoever has it', async () => {
    await putTechnicians({ name: 'Στέλιος Ρήγας' });
    await book(app, cookie, bookingOf(serviceId));
    const url = await create();
    const listed = { createdAt: friday.toISOString(), endsAt: aYearLater.toISOString() };
    expect((await send('GET', 'calendar-feeds')).body).toEqual([listed]);
    const answer = await read(url);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = answer.text.replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Αυτοψία και μελέτη · Ελένη Μαρκάκη\r\n');
    expect(text).toContain('Τεχνικοί: Στέλιος Ρήγας');
    expect(text).toContain('DTSTART;TZID=Europe/Athens:20261123T100000\r\n');
    // Standard-conforming calendars reject a published event without an ORGANIZER.
    expect(text).toContain('ORGANIZER;CN="Βίγλα":mailto:info@vigla.example\r\n');
    const etag = answer.headers.get('etag') ?? '';
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    await book(app, cookie, bookingOf(serviceId, monday, '12:00'));
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('names whom a visit to come needs, and nobody once the visit is over or cancelled', async () => {
    await putTechnicians({});
    const { id } = await book(app, cookie, bookingOf(serviceId, monday, '14:00'));
    const url = await create();
    const stated = async () => {
      const events = (await read(url)).text.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
      const text = events.find((event) => event.includes(`UID:${id}@`)) ?? '';
      expect(text).toContain('SUMMARY:Αυτοψία και μελέτη');
      const details = ['Ελένη Μαρκάκη', 'Τηλέφωνο:', 'LOCATION:', 'Υπάρχει σκύλος.', '@pelatis'];
      return details.map((detail) => text.includes(detail));
    };
    const nothing = [false, false, false, false, false];
    expect(await stated()).toEqual([true, true, true, true, false]);
    const change = (set: { status: 'cancelled' | 'confirmed'; date?: string }) =>
      app.services.database.db.updateTable('appointments').set(set).where('id', '=', id).execute();
    await change({ status: 'cancelled' });
    expect(await stated()).toEqual(nothing);
    await change({ status: 'confirmed', date: '2026-11-19' });
    expect(await stated()).toEqual(nothing);
  });

  it('is made with the administrators’ password alone', async () => {
    const refused = { status: 400, body: { fields: { password: expect.any(String) } } };
    for (const body of [{}, { password: 'wrong' }, { password: 'wrong', technicianId: 1 }])
      expect(await send('POST', 'calendar-feeds', body)).toMatchObject(refused);
    expect((await send('GET', 'calendar-feeds')).body).toEqual([]);
  });

  it('says when it was last used, and ends by itself after a year', async () => {
    const url = await create();
    const at = async (day: string) => {
      app.setNow(new Date(`${day}T08:00:00Z`));
      admin = await app.signIn('admin');
    };
    await at('2027-06-01');
    expect((await read(url)).status).toBe(200);
    expect((await send('GET', 'calendar-feeds')).body).toMatchObject([
      { usedAt: '2027-06-01T08:00:00.000Z' },
    ]);
    await at('2027-11-21');
    expect((await read(url)).status).toBe(404);
    expect((await send('GET', 'calendar-feeds')).body).toEqual([]);
  });

  it('ends with the next one, and when it is revoked; it is kept nowhere in clear', async () => {
    const first = await create();
    const second = await create();
    expect(await read(first)).toMatchObject({ status: 404 });
    expect(await read(second)).toMatchObject({ status: 200 });
    const stored = await app.services.database.db.selectFrom('calendarFeeds').select('tokenHash').execute();
    const audited = await app.services.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    const token = second.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(`${stored[0]?.tokenHash.toString('latin1')} ${JSON.stringify(audited)}`).not.toContain(token);
    await send('DELETE', 'calendar-feeds', {});
    expect(await read(second)).toMatchObject({ status: 404 });
    expect((await send('GET', 'calendar-feeds')).body).toEqual([]);
    expect(await read(`${app.origin}/calendar/guess.ics`)).toMatchObject({ status: 404 });
  });
});
