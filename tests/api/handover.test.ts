import { beforeEach, describe, expect, it } from 'vitest';
import type { Overview } from '#features/admin/contract.ts';
import type { AppointmentsPage } from '#features/booking/contract.ts';
import type { Papers } from '#features/handover/contract.ts';
import { putAppointment, putService } from '../support/app/booking.ts';
import { putReport, reportFields } from '../support/app/handover.ts';
import { offerScene } from '../support/app/offers.ts';
import { addCustomer, password } from '../support/app/people.ts';
import { knownCamera, putCustomer, putOrder, putProduct } from '../support/app/shop.ts';

const { scene, drafted, sent } = offerScene();
const visitDay = '2026-11-20';
let visit: string;
let camera: number;

beforeEach(async () => {
  camera = await putProduct({
    name: 'Κάμερα αυλής',
    specifications: knownCamera,
    legalFacts: JSON.stringify({ warranty: 36, guaranteeGiver: 'Argos', guaranteeTerms: 'Με την απόδειξη' }),
  });
  visit = await putAppointment({ customerId: scene.customerId, date: visitDay, status: 'completed' });
});

const ask = (method: string, path: string, body?: object, cookie = scene.admin) =>
  scene.app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const papers = async (source: string, id: string) =>
  (await ask('GET', `/admin/installations/${source}/${id}`)).body as Papers;
const save = (changes: object = {}, id = visit) =>
  ask('PUT', `/admin/appointments/${id}/report`, { ...reportFields, ...changes });
const signedIn = (customerId: string) => scene.app.signIn({ customerId });
const own = async (cookie: string) =>
  (await ask('GET', '/visit-reports', undefined, cookie)).body as { appointmentId: string; papers: Papers }[];
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe('the report of a visit', () => {
  it('is read by the office and by its own customer, and by no other', async () => {
    expect(await save()).toMatchObject({ status: 200, body: { papers: { report: { revision: 0 } } } });
    expect((await papers('appointment', visit)).report).toMatchObject({ ...reportFields, devices: [{}, {}] });
    expect(await own(await signedIn(scene.customerId))).toMatchObject([
      { appointmentId: visit, papers: { report: { technician: 'Νίκος Βλάχος' } } },
    ]);
    expect(await own(await signedIn(await putCustomer()))).toEqual([]);
    const stranger = await signedIn(await putCustomer());
    expect((await ask('GET', `/admin/installations/appointment/${visit}`, undefined, stranger)).status).toBe(
      403,
    );
  });

  it('is told to its customer once, when it is written and not when it is changed', async () => {
    const { jobs, database } = scene.app.services;
    const customerId = await putCustomer();
    visit = await putAppointment({ customerId, date: visitDay, status: 'completed' });
    const told = async () => {
      await jobs.drain();
      return database.db
        .selectFrom('devMails')
        .where('subject', 'like', 'Η έκθεση του τεχνικού%')
        .select(['recipient', 'text'])
        .orderBy('id')
        .execute();
    };
    await save();
    expect(await told()).toMatchObject([
      {
        recipient: 'eleni@pelatis.example',
        text: expect.stringContaining('/customer-dashboard?tab=appointments'),
      },
    ]);
    // What hangs where is no text for an e-mail.
    expect((await told())[0]?.text).not.toContain(reportFields.devices[0]?.name);
    expect((await save({ work: 'Άλλο', seen: 0 })).status).toBe(200);
    expect(await told()).toHaveLength(1);
    const { body } = await ask('GET', '/alerts', undefined, await signedIn(customerId));
    expect(body).toMatchObject([{ title: 'Η έκθεση του τεχνικού είναι έτοιμη' }]);
  });

  it('is told to nobody who could not sign in to read it', async () => {
    for (const customerId of [null, scene.customerId]) {
      const id = await putAppointment({ customerId, date: visitDay, status: 'completed' });
      expect(await save({}, id)).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining('Ο πελάτης δεν έχει λογαριασμό') },
      });
    }
    await scene.app.services.jobs.drain();
    expect(
      await scene.app.services.database.db.selectFrom('devMails').select('id').orderBy('id').execute(),
    ).toEqual([]);
  });

  it('keeps nothing of fields that are blank', async () => {
    await save({ settings: '', receivedBy: '', devices: [{ name: 'Πίνακας', place: '', serial: '' }] });
    const { report } = await papers('appointment', visit);
    expect(report).not.toHaveProperty('settings');
    expect(report).not.toHaveProperty('receivedBy');
    expect(report?.devices).toEqual([{ name: 'Πίνακας', quantity: 1, films: false }]);
  });

  it('is changed only as it was seen', async () => {
    await save();
    expect(await save({ work: 'Άλλο' })).toMatchObject({ status: 409, body: { code: 'REPORT_CHANGED' } });
    expect((await save({ work: 'Άλλο', seen: 0 })).status).toBe(200);
    expect(codeOf(await save({ work: 'Τρίτο', seen: 0 }))).toBe('REPORT_CHANGED');
    expect((await papers('appointment', visit)).report).toMatchObject({ work: 'Άλλο', revision: 1 });
  });

  it.each([
    ['that has not come', { date: '2026-11-24', status: 'confirmed' }],
    ['that was cancelled', { status: 'cancelled' }],
  ] as const)('is not written of a visit %s', async (_what, changes) => {
    const id = await putAppointment({ customerId: scene.customerId, date: visitDay, ...changes });
    expect(codeOf(await save({}, id))).toBe('VISIT_NOT_DONE');
  });

  it('names who answers for a camera, and nobody where there is none', async () => {
    const [panel, filming] = reportFields.devices;
    const blank = { controller: '' };
    expect(await save({ ...blank, devices: [panel, filming] })).toMatchObject({
      status: 400,
      body: { fields: { controller: 'Συμπληρώστε ποιος είναι υπεύθυνος για τις κάμερες' } },
    });
    expect((await save({ ...blank, devices: [panel] })).status).toBe(200);
  });

  it('can be deleted, and is handed out with the data of its customer', async () => {
    await save();
    const exported = await ask('GET', '/customer/export', undefined, await signedIn(scene.customerId));
    expect(exported.body).toMatchObject({ visitReports: [{ date: visitDay, work: reportFields.work }] });
    const removed = await ask('DELETE', `/admin/appointments/${visit}/report`);
    expect(removed).toMatchObject({ status: 200, body: { message: 'Η έκθεση διαγράφηκε.' } });
    expect(await papers('appointment', visit)).not.toHaveProperty('report');
  });
});

describe('visits that are done and have no report', () => {
  const waiting = async () => {
    const page = await ask('GET', '/appointments/page?status=unreported');
    const { counts, waiting: rows } = (await ask('GET', '/admin/overview')).body as Overview;
    const { appointments } = page.body as AppointmentsPage;
    return { ids: appointments.map(({ id }) => id), count: counts.visitsUnreported, rows: rows.unreported };
  };
  const done = (changes: Parameters<typeof putAppointment>[0] = {}) =>
    putAppointment({ date: visitDay, status: 'completed', ...changes });

  it('wait in the office until their report is written', async () => {
    expect(await waiting()).toEqual({ ids: [visit], count: 1, rows: [{ count: 1, date: visitDay }] });
    await save();
    expect(await waiting()).toEqual({ ids: [], count: 0, rows: [] });
    await ask('DELETE', `/admin/appointments/${visit}/report`);
    expect((await waiting()).ids).toEqual([visit]);
  });

  it('are installations, upkeep and repairs of the last weeks, neither surveys nor what is not done', async () => {
    await save();
    for (const role of ['survey', 'monitoring'] as const) {
      await done({ serviceId: await putService({ role }) });
    }
    await done({ date: '2026-09-01' });
    await done({ status: 'confirmed' });
    await done({ status: 'cancelled' });
    expect((await waiting()).ids).toEqual([]);
    const installed = await done({ serviceId: await putService({ role: 'installation' }), startHour: 8 });
    const ids = [installed, await done({ startHour: 9 })];
    expect(await waiting()).toMatchObject({ ids, count: 2 });
  });
});

describe('the papers of an installation', () => {
  it('list what an order installs piece by piece, with the guarantee of that day', async () => {
    const orderId = await putOrder({ customerId: scene.customerId, productId: camera }, {}, { quantity: 3 });
    const guarantee = expect.stringContaining('που δίνει: Argos');
    const piece = { name: expect.any(String), quantity: 1, films: true, guarantee };
    const { devices } = await papers('order', orderId);
    expect(devices).toEqual([piece, piece, piece]);
    const { db } = scene.app.services.database;
    await db.updateTable('appointments').set({ orderId }).where('id', '=', visit).execute();
    expect((await papers('appointment', visit)).devices).toEqual(devices);
    // Once the visit is described, the order's papers say what was really installed.
    await save();
    expect((await papers('order', orderId)).report?.devices).toHaveLength(2);
  });

  it('list what an offer has chosen, without labour', async () => {
    const { offer } = await sent(await drafted());
    const { subject, devices } = await papers('offer', offer.id);
    expect(subject).toBe(offer.offerNumber);
    expect(devices).toMatchObject([{ quantity: 1, films: false }, { quantity: 1 }]);
  });

  it.each(['appointment', 'order', 'offer'])('are refused of no %s', async (source) => {
    expect((await ask('GET', `/admin/installations/${source}/none`)).status).toBe(404);
  });
});

it('a report goes with the account of its customer', async () => {
  const { id: customerId } = await addCustomer(scene.app);
  const cookie = await signedIn(customerId);
  await putReport({ customerId });
  const { db } = scene.app.services.database;
  const kept = () => db.selectFrom('visitReports').select('appointmentId').execute();
  expect(await kept()).toHaveLength(1);
  const answer = await ask('DELETE', '/customer', { password }, cookie);
  expect(answer.status).toBe(200);
  expect(await kept()).toEqual([]);
});
