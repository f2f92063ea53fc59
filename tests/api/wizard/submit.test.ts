import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredRequest } from '#features/wizard/contract.ts';
import { loadCatalogueDemo } from '#features/catalogue/server/demo.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putService } from '../../support/app/booking.ts';
import { wizardRequest } from '../../support/app/wizard.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await app.services.database.db.transaction().execute((trx) => loadCatalogueDemo(trx, app.services));
  admin = await app.signIn('admin');
});

const submit = (body: Record<string, unknown>) => app.request('POST', '/api/wizard/submit', { body });

async function readMails() {
  await app.services.jobs.drain();
  return app.services.database.db
    .selectFrom('devMails')
    .select(['recipient', 'subject', 'text'])
    .orderBy('recipient')
    .execute();
}

describe('a request from the wizard', () => {
  it('is kept as a message, raises one alert and writes to both sides', async () => {
    const { status, body } = await submit(wizardRequest);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('εντός 24 ωρών') },
    });
    const mails = await readMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['eleni@pelatis.example', 'info@vigla.example']);
    const [thanks, forwarded] = mails;
    expect(thanks?.text).toMatch(/\/wizard#advice=[\w-]{43}/);
    // The address may be a stranger's: nothing that was typed is in it, and no exact amount.
    expect(thanks?.text).not.toContain('νοικιάζεται');
    expect(thanks?.text).not.toMatch(/\d,\d\d/);
    expect(forwarded?.text).toContain('νοικιάζεται');
    const { db } = app.services.database;
    const alerts = await db.selectFrom('alerts').select(['event', 'audience']).orderBy('id').execute();
    expect(alerts).toEqual([{ event: 'wizard_submitted', audience: 'admin' }]);
  });

  it('appears among the messages, with every answer, line and check, and with prices', async () => {
    await submit(wizardRequest);
    const list = await app.request('GET', '/api/contact', { cookie: admin });
    const [message] = list.body as { id: string; subject: string; message: string }[];
    expect(message).toMatchObject({
      subject: 'Οδηγός επιλογής: Μονοκατοικία, 1.500–3.000 €',
      message: expect.stringContaining('νοικιάζεται'),
    });
    const { body } = await app.request('GET', `/api/admin/wizard-requests/${message?.id}`, { cookie: admin });
    const { request } = body as { request: StoredRequest };
    expect(request.answers).toEqual(wizardRequest.answers);
    expect(request.finer).toEqual({ doors: 3 });
    expect(request.submitted).toMatchObject({ bundle: 'balanced', totalEstimatedCost: '800–1.200 €' });
    const bundle = request.advice?.bundles.find(({ id }) => id === 'balanced');
    expect(bundle?.totals?.gross).toBeGreaterThan(0);
    expect(bundle?.checks.length).toBeGreaterThan(0);
    expect(bundle?.lines.every(({ price, reason }) => price !== undefined && reason !== '')).toBe(true);
  });

  it('keeps for an offer what every line and service cost when it was sent, and who asked', async () => {
    const serviceId = await putService({
      slug: 'kentro',
      title: 'Κέντρο',
      priceRange: '15 € ανά μήνα',
      priceCents: 1_500,
      role: 'monitoring',
    });
    await submit(wizardRequest);
    const { db } = app.services.database;
    const { id } = await db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow();
    const read = async () => {
      const { body } = await app.request('GET', `/api/admin/wizard-requests/${id}`, { cookie: admin });
      return (body as { request: StoredRequest }).request;
    };
    const sent = await read();
    expect(sent.customerName).toBe('Ελένη Μαρκάκη');
    const bundle = sent.advice?.bundles.find((one) => one.id === 'balanced');
    expect(bundle?.running).toContainEqual(
      expect.objectContaining({
        id: 'monitoring',
        service: { id: serviceId, slug: 'kentro', title: 'Κέντρο', priceRange: '15 € ανά μήνα', price: 15 },
      }),
    );
    expect(bundle?.insurer.length).toBeGreaterThan(0);
    expect(sent.advice?.home.assumed).toContain('windows');
    expect(sent.advice?.vatPercent).toBe(24);
    await db.updateTable('products').set({ priceCents: 99 }).execute();
    await db.deleteFrom('services').execute();
    expect(await read()).toEqual(sent);
  });

  it('has for the office the sum that is due where what exists of an alarm stays', async () => {
    const finer = { ...wizardRequest.finer, wiring: 'wired', existing: ['contacts'] };
    await submit({ ...wizardRequest, finer });
    const { db } = app.services.database;
    const { id } = await db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow();
    const { body } = await app.request('GET', `/api/admin/wizard-requests/${id}`, { cookie: admin });
    const { advice } = (body as { request: StoredRequest }).request;
    const bundle = advice?.bundles.find((one) => one.id === 'balanced');
    const contacts = bundle?.lines.filter(({ ruleId }) => ruleId === 'ALM-CONTACT') ?? [];
    const cost = contacts.reduce(
      (sum, { quantity, price = 0, installationPrice = 0 }) => sum + quantity * (price + installationPrice),
      0,
    );
    expect(cost).toBeGreaterThan(0);
    expect(bundle?.keptParts?.due?.net).toBeCloseTo((bundle?.totals?.net ?? 0) - cost, 2);
    expect(bundle?.keptParts?.due?.gross).toBeLessThan(bundle?.totals?.gross ?? 0);
  });

  it('is read as it was sent, also from before the running costs and what it catches were part of it', async () => {
    await submit(wizardRequest);
    const { db } = app.services.database;
    const { id, advice } = await db
      .selectFrom('contactMessages')
      .innerJoin('wizardRequests', 'messageId', 'contactMessages.id')
      .select(['contactMessages.id', 'advice'])
      .executeTakeFirstOrThrow();
    const { bundles, ...rest } = advice as unknown as { bundles: Record<string, unknown>[] };
    const older = bundles.map(
      ({ running: _running, insurer: _insurer, ownWork: _own, catches: _catches, ...bundle }) => bundle,
    );
    await db
      .updateTable('wizardRequests')
      .set({ advice: JSON.stringify({ ...rest, vatPercent: undefined, bundles: older }) })
      .execute();
    await db.updateTable('products').set({ priceCents: 99 }).execute();
    const { body } = await app.request('GET', `/api/admin/wizard-requests/${id}`, { cookie: admin });
    const read = (body as { request: StoredRequest }).request.advice?.bundles.map(({ totals }) => totals);
    expect(read).toEqual(bundles.map(({ totals }) => totals));
  });

  it('is taken in the documented form alone too, and settles its alert with the answer to the message', async () => {
    // JSON leaves out what is undefined.
    const documented = { ...wizardRequest, answers: undefined, finer: undefined, bundle: undefined };
    expect((await submit(documented)).status).toBe(200);
    const { db } = app.services.database;
    const { id } = await db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow();
    const { body } = await app.request('GET', `/api/admin/wizard-requests/${id}`, { cookie: admin });
    expect(body).toMatchObject({ request: { submitted: { rooms: 4 } } });
    expect((body as { request: StoredRequest }).request.advice).toBeUndefined();
    const reply = { text: 'Σας στέλνουμε την προσφορά.' };
    expect(
      await app.request('POST', `/api/contact/${id}/replies`, { cookie: admin, body: reply }),
    ).toMatchObject({ status: 200 });
    const alerts = await db.selectFrom('alerts').select('status').orderBy('id').execute();
    expect(alerts).toEqual([{ status: 'resolved' }]);
  });

  it('says beside each field what is wrong with it, and keeps nothing', async () => {
    const { status, body } = await submit({ ...wizardRequest, customerName: ' ', customerEmail: 'eleni@' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: {
        customerName: 'Συμπληρώστε το ονοματεπώνυμό σας',
        customerEmail: 'Παρακαλώ εισάγετε έγκυρο email',
      },
    });
    const { db } = app.services.database;
    expect(await db.selectFrom('contactMessages').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('wizardLinks').select('createdAt').execute()).toEqual([]);
  });

  it('is limited by address and by e-mail address', async () => {
    const sent = [];
    for (let times = 0; times < 6; times += 1) sent.push((await submit(wizardRequest)).status);
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('goes with its message, and nobody but administrators reads it', async () => {
    await submit(wizardRequest);
    const { db } = app.services.database;
    const { id } = await db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow();
    expect(await app.request('GET', `/api/admin/wizard-requests/${id}`)).toMatchObject({ status: 401 });
    await app.request('DELETE', `/api/contact/${id}`, { cookie: admin });
    expect(await db.selectFrom('wizardRequests').select('messageId').execute()).toEqual([]);
    const gone = await app.request('GET', `/api/admin/wizard-requests/${id}`, { cookie: admin });
    expect(gone).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
  });
});
