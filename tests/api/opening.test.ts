import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#shared/company.ts';
import { blankSettings } from '#shared/settings.ts';
import { readOpening } from '#features/opening/server/actions.ts';
import { senderOf } from '#server/mail.ts';
import { readCompany, saveOpening, takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putService } from '../support/app/booking.ts';
import { demoCompany } from '../support/app/company.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;

const follow = () => takeOverSettings(app.services);

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await follow();
  admin = await app.signIn('admin');
  return async () => {
    await truncateAll();
    await follow();
  };
});

const turn = (isOpen: boolean, cookie = admin) =>
  app.request('PUT', '/api/admin/opening', { body: { isOpen }, cookie });
const stepsOf = async () => {
  const { body } = await app.request('GET', '/api/admin/opening', { cookie: admin });
  return (body as { steps: { key: string; isDone: boolean; isRequired: boolean; note?: string }[] }).steps;
};

describe('a shop that has not opened', () => {
  it('answers administrators only, whatever was kept from before', async () => {
    const id = await putProduct({ name: 'Κάμερα' });
    const customer = await app.signIn({ customerId: await putCustomer() });
    expect((await app.ask('GET', `/api/products/${id}`)).status).toBe(200);
    expect(await turn(false)).toMatchObject({
      status: 200,
      body: { message: 'Το κατάστημα έκλεισε για το κοινό.' },
    });
    for (const cookie of [undefined, customer]) {
      const options = cookie ? { cookie } : {};
      const refused = await app.ask('GET', `/api/products/${id}`, options);
      expect(refused).toMatchObject({ status: 503, body: { code: 'SHOP_CLOSED' } });
      expect(refused.headers.get('retry-after')).toBe('3600');
      expect((await app.ask('GET', '/api/session', options)).status).toBe(200);
      expect((await app.ask('GET', '/api/company', options)).body).toMatchObject({ isOpen: false });
    }
    const order = await app.ask('POST', '/api/cart', {
      cookie: customer,
      body: { productId: id, quantity: 1 },
    });
    expect(order.status).toBe(503);
    expect((await app.ask('GET', `/api/products/${id}`, { cookie: admin })).status).toBe(200);
  });

  it('is kept from search engines', async () => {
    await turn(false);
    expect((await app.ask('GET', '/sitemap.xml')).status).toBe(503);
    expect((await app.ask('GET', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    await app.services.database.db.deleteFrom('settings').where('key', '=', 'opening').execute();
    await follow();
    expect(company().isOpen).toBe(false);
  });
});

describe('the opening', () => {
  it('is refused while an e-mail has not arrived, and names what is left', async () => {
    await turn(false);
    const refused = await turn(true);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'OPENING_INCOMPLETE' });
    expect((refused.body as { error: string }).error).toContain('Email που φτάνουν');
    expect(company().isOpen).toBe(false);
  });

  it('follows the link of an e-mail that arrived, once, and of the latest only', async () => {
    await turn(false);
    const send = () =>
      app.request('POST', '/api/admin/opening/mail', {
        cookie: admin,
        body: { email: 'afentiko@etairia.gr' },
      });
    const confirm = (token: string) =>
      app.request('POST', '/api/admin/opening/mail-arrived', { cookie: admin, body: { token } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .select('text')
      .where('recipient', '=', 'afentiko@etairia.gr')
      .orderBy('id')
      .execute();
    const tokens = mails.map(({ text }) => /arrived=([\w-]+)/.exec(text)?.[1] ?? '');
    const [earlier = '', latest = ''] = tokens;
    expect((await confirm(earlier)).status).toBe(409);
    expect((await confirm('άγνωστο')).status).toBe(400);
    expect((await confirm('a'.repeat(43))).status).toBe(409);
    expect((await confirm(latest)).status).toBe(200);
    expect((await confirm(latest)).status).toBe(409);
    expect((await stepsOf()).find(({ key }) => key === 'mail')).toMatchObject({ isDone: true });
    expect(await turn(true)).toMatchObject({ status: 200, body: { message: 'Το κατάστημα άνοιξε.' } });
    expect((await app.ask('GET', '/api/company')).body).toMatchObject({ isOpen: true });
    const audited = await app.services.database.db
      .selectFrom('auditLog')
      .select(['label', 'after'])
      .where('entity', '=', 'shop')
      .orderBy('id')
      .execute();
    expect(audited.map(({ after }) => after)).toEqual([
      { isOpen: false },
      { provenSender: 'Βίγλα <info@vigla.example>' },
      { isOpen: true },
    ]);
  });

  it('asks for every fact that the law or a page needs', async () => {
    await app.services.database.db.deleteFrom('settings').where('key', 'like', 'settings.%').execute();
    await follow();
    const required = (await stepsOf()).filter((step) => step.isRequired && !step.isDone);
    expect(required.map(({ key }) => key)).toEqual(['company', 'contact', 'hours', 'payments', 'mail']);
    expect(required[0]?.note).toBe('Λείπουν: όνομα, πλήρης επωνυμία, ΑΦΜ, ΔΟΥ, αριθμός Γ.Ε.ΜΗ.');
  });

  it('asks where the technicians go once there is a service to book, and takes no area for granted', async () => {
    await app.services.database.db.deleteFrom('settings').where('key', '=', 'installation-area').execute();
    const area = async () => (await stepsOf()).find(({ key }) => key === 'area');
    expect((await app.ask('GET', '/api/service-area')).body).toEqual({ text: '', map: null });
    expect(await area()).toEqual({ key: 'area', isDone: false, isRequired: false });
    await putService();
    expect(await area()).toEqual({ key: 'area', isDone: false, isRequired: true });
    await turn(false);
    expect(((await turn(true)).body as { error: string }).error).toContain('Περιοχή');
    await app.request('PUT', '/api/admin/installation-area', {
      cookie: admin,
      body: { prefixes: ['26'], seen: [] },
    });
    expect(await area()).toMatchObject({ isDone: true, note: '1 αρχή ταχυδρομικού κώδικα' });
  });

  it('asks for an account only where transfers are offered', async () => {
    const put = (group: string, body: object) =>
      app.request('PUT', `/api/admin/settings/${group}`, { cookie: admin, body: { ...body } });
    const payments = async () => (await stepsOf()).find(({ key }) => key === 'payments');
    await put('accounts', { accounts: [] });
    expect(await payments()).toMatchObject({ isDone: false, isRequired: true });
    await put('payments', { ...blankSettings.payments, takesTransfers: false });
    expect(await payments()).toMatchObject({ isDone: true });
  });

  it('asks for a payment that somebody can make', async () => {
    const payments = { ...blankSettings.payments, takesTransfers: false, takesCash: false };
    await app.request('PUT', '/api/admin/settings/payments', { cookie: admin, body: { ...payments } });
    const stepIn = async (isProduction: boolean) => {
      const config = { ...app.services.config, isProduction };
      const { steps } = await readOpening({ ...app.services, config });
      return steps.find(({ key }) => key === 'payments');
    };
    expect(await stepIn(false)).toMatchObject({ isDone: true });
    expect(await stepIn(true)).toMatchObject({
      isDone: false,
      isRequired: true,
      note: 'Λείπει: τρόπος πληρωμής',
    });
  });

  it('is followed by a warning when e-mails begin to leave from a sender of whom none has arrived', async () => {
    const { config, database } = app.services;
    const put = (email: string) =>
      app.request('PUT', '/api/admin/settings/contact', {
        cookie: admin,
        body: { ...demoCompany.contact, email },
      });
    const proven = { isOpen: true, provenSender: senderOf(config) };
    await database.transact((trx) => saveOpening(trx, proven));
    const saved = 'Οι ρυθμίσεις αποθηκεύτηκαν.';
    expect((await put('neo@vigla.example')).body).toEqual({
      message: expect.stringContaining(`${saved} Τα email φεύγουν πλέον από Βίγλα <neo@vigla.example>`),
    });
    expect((await put(demoCompany.contact.email)).body).toEqual({ message: saved });
  });

  it('never is the demonstration’s in production', async () => {
    const { db } = app.services.database;
    expect((await readCompany(db, { isProduction: false }, new Date())).isOpen).toBe(true);
    expect((await readCompany(db, { isProduction: true }, new Date())).isOpen).toBe(false);
  });

  it('is nobody’s but an administrator’s', async () => {
    const customer = await app.signIn({ customerId: await putCustomer() });
    expect((await turn(false, customer)).status).toBe(403);
    expect(company().isOpen).toBe(true);
  });
});
