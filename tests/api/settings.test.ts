import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#shared/company.ts';
import { takeOverSettings } from '#server/settings.ts';
import type { Offered } from '#shared/offered.ts';
import { surveyCall } from '#shared/promises.ts';
import { botTexts } from '#features/chat/bot/texts.ts';
import type { Service } from '#features/services/contract.ts';
import { contactPromise } from '#features/customers/approval-promise.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { botOffers } from '../support/app/bot-scene.ts';
import { demoCompany } from '../support/app/company.ts';
import type { Slot } from '#features/booking/contract.ts';
import { book, friday, putService, putTechnicians } from '../support/app/booking.ts';
import { bookingOf } from '../support/app/requests.ts';
import { putCustomer } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  return async () => {
    app.setNow(undefined);
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const achaiki = {
  ...demoCompany.company,
  name: 'Αχαϊκή Ασφάλεια',
  nameLatin: 'ACHAIKI',
  genitive: 'Αχαϊκής Ασφάλειας',
  accusative: 'Αχαϊκή Ασφάλεια',
  legalName: 'Αχαϊκή Ασφάλεια Ο.Ε.',
  afm: '094014201',
};

/** A week that is open on Monday only. */
const weekOf = (...spans: [opens: string, closes: string][]) =>
  demoCompany.hours.week.map((day, index) =>
    index === 0
      ? { isOpen: true, spans: spans.map(([opens, closes]) => ({ opens, closes })) }
      : { ...day, isOpen: false },
  );

const put = (group: string, body: object, cookie = admin) =>
  app.request('PUT', `/api/admin/settings/${group}`, { body: { ...body }, cookie });

describe('the settings of the company', () => {
  it('are read by everybody, but the accounts by those alone who see prices', async () => {
    const { body: toVisitor } = await app.request('GET', '/api/company');
    expect(toVisitor).toMatchObject({ name: 'Βίγλα', accounts: [] });
    const cookie = await app.signIn({
      customerId: await putCustomer(),
    });
    const { body: toBuyer } = await app.request('GET', '/api/company', { cookie });
    expect(toBuyer).toMatchObject(demoCompany.accounts);
  });

  it('are what everything says from the answer to the change on', async () => {
    expect(await put('company', achaiki)).toMatchObject({
      status: 200,
      body: { message: 'Οι ρυθμίσεις αποθηκεύτηκαν.' },
    });
    expect(company().legalName).toBe('Αχαϊκή Ασφάλεια Ο.Ε.');
    const { body } = await app.ask('GET', '/api/company');
    expect(body).toMatchObject({ name: 'Αχαϊκή Ασφάλεια', atName: 'στην Αχαϊκή Ασφάλεια' });
  });

  it('are changed from the state that was seen, or not at all', async () => {
    expect(await put('company', { ...achaiki, version: 1 })).toMatchObject({ status: 200 });
    expect(await put('company', { ...achaiki, name: 'Άλλη', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'SETTINGS_CHANGED' },
    });
    expect(company().name).toBe('Αχαϊκή Ασφάλεια');
  });

  it.each([
    ['company', { ...achaiki, afm: '094014200' }, 'afm'],
    ['company', { ...achaiki, nameLatin: 'Αχαϊκή' }, 'nameLatin'],
    [
      'contact',
      { ...demoCompany.contact, social: [{ network: 'X', url: 'javascript:alert(1)' }] },
      'social.0.url',
    ],
    ['contact', { ...demoCompany.contact, postalCode: '123' }, 'postalCode'],
    ['contact', { ...demoCompany.contact, mapPoint: 'https://maps.app.goo.gl/abc' }, 'mapPoint'],
    ['contact', { ...demoCompany.contact, mapPoint: '48.85, 2.35' }, 'mapPoint'],
    ['accounts', { accounts: [{ bank: 'Τράπεζα', iban: 'GR1601101250000000012300696' }] }, 'accounts.0.iban'],
    ['hours', { week: weekOf(['18:00', '09:00']) }, 'week.0.spans.0.closes'],
    ['hours', { week: weekOf(['8', '25:30']) }, 'week.0.spans.0.closes'],
    ['hours', { week: weekOf(['09:00', '14:00'], ['13:30', '21:00']) }, 'week.0.spans.1.opens'],
    ['hours', { week: weekOf() }, 'week.0.spans'],
  ])('of the group %s refuse a wrong value beside its field: %#', async (group, body, field) => {
    const answer = await put(group, body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it('say where the shop is on the map, whatever link of a map was given', async () => {
    const pasted = 'https://www.google.com/maps/place/X/@38.1,21.1,17z/data=!3d38.24664!4d21.73457';
    expect((await put('contact', { ...demoCompany.contact, mapPoint: pasted })).status).toBe(200);
    expect((await app.ask('GET', '/api/company')).body).toMatchObject({
      point: { latitude: 38.24664, longitude: 21.73457 },
    });
    const { mapPoint: _, ...withoutPoint } = demoCompany.contact;
    expect((await put('contact', withoutPoint)).status).toBe(200);
    expect((await app.ask('GET', '/api/company')).body).toMatchObject({ point: null });
  });

  it('decide the hours in which appointments are offered', async () => {
    const closed = { week: demoCompany.hours.week.map((day) => ({ ...day, isOpen: false })) };
    await put('hours', closed);
    expect(company().openingHoursText).toBe('Δευτέρα – Κυριακή κλειστά');
    app.setNow(friday);
    const nextMonday = '2026-11-30';
    await putTechnicians({});
    const serviceId = await putService({ durationMinutes: 120 });
    const isBookable = async () => [
      ((await app.ask('GET', '/api/services')).body as Service[])[0]?.isBookable,
      ((await app.ask('GET', '/api/offered')).body as Offered).takesBookings,
    ];
    expect(await isBookable()).toEqual([false, false]);
    // Typed as people write them.
    await put('hours', { week: weekOf(['8.30', '14'], ['17:00', '21:00']) });
    expect(company().openingHoursText).toBe(
      'Δευτέρα 08:30 – 14:00 και 17:00 – 21:00, Τρίτη – Κυριακή κλειστά',
    );
    expect(await isBookable()).toEqual([true, true]);
    const cookie = await app.signIn({ customerId: await putCustomer() });
    const path = `/api/appointments/available-slots?date=${nextMonday}&serviceId=${serviceId}`;
    const { body } = await app.request('GET', path, { cookie });
    const times = (body as Slot[]).map(({ time }) => time);
    expect([times[0], times.at(-1), times.length]).toEqual(['08:30', '19:00', 13]);
    expect(times).not.toContain('13:00');
    await book(app, cookie, bookingOf(serviceId, nextMonday, '08:30'));
    const other = await app.signIn({ customerId: await putCustomer() });
    // The only technician is taken until half past ten.
    for (const [time, code] of [
      ['10:00', 'SLOT_TAKEN'],
      ['13:00', 'OUTSIDE_HOURS'],
      ['10:40', 'OUTSIDE_HOURS'],
    ])
      expect(
        await app.request('POST', '/api/appointments', {
          cookie: other,
          body: bookingOf(serviceId, nextMonday, time),
        }),
      ).toMatchObject({ body: { code } });
    await book(app, other, bookingOf(serviceId, nextMonday, '10:30'));
  });

  it('makes no promise that is off, on no page and in no e-mail', async () => {
    const off = Object.fromEntries(Object.keys(demoCompany.promises).map((name) => [name, false]));
    const said = async () => {
      await app.request('POST', '/api/contact', {
        body: { name: 'Άννα', email: 'anna@pelatis.example', subject: 'Ώρες', message: 'Είστε ανοιχτά;' },
      });
      await app.services.jobs.drain();
      const mails = await app.services.database.db
        .selectFrom('devMails')
        .select('text')
        .where('recipient', '=', 'anna@pelatis.example')
        .orderBy('id')
        .execute();
      return [mails.at(-1)?.text, surveyCall(), contactPromise(), botTexts.prices(botOffers)].join('\n');
    };
    expect(await said()).toMatch(/μία εργάσιμη ημέρα[^]*δωρεάν αυτοψία[^]*24 ωρών[^]*δωρεάν/);
    expect((await put('promises', off)).status).toBe(200);
    expect(await said()).not.toMatch(/εργάσιμη|δωρεάν|24 ωρών/);
    expect((await app.ask('GET', '/api/company')).body).toMatchObject({ promises: off });
  });
});
