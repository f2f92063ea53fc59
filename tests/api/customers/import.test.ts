import { beforeEach, describe, expect, test } from 'vitest';
import type { CustomerImportPreview } from '#features/customers/intake-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putAppointment } from '../../support/app/booking.ts';
import { putChat } from '../../support/app/chat.ts';
import { sendImport, windows1253 } from '../../support/app/import.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { workbook } from '../../support/app/workbook.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin/customers${path}`, { cookie, ...(body && { body }) });
const send = (file: string | Uint8Array, choices: object = {}, version?: string) =>
  sendImport<CustomerImportPreview>(app, 'customers', cookie, file, { choices, version });
async function done(file: string | Uint8Array, choices: object = {}) {
  const { body: preview } = await send(file, choices);
  expect(preview.errors).toEqual([]);
  const applied = await send(file, choices, preview.version);
  expect(applied.status).toBe(200);
  return applied.body;
}
const customers = () =>
  app.services.database.db
    .selectFrom('customers')
    .select(['firstName', 'lastName', 'companyName', 'afm', 'email', 'phone', 'accountType', 'isVerified'])
    .select(['canViewPrices', 'passwordHash', 'address', 'city', 'postalCode'])
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();

describe('customers from a file', () => {
  const head = 'Επωνυμία;Α.Φ.Μ.;Διεύθυνση;Πόλη;Τ.Κ.;Τηλέφωνο;Κινητό;E-mail;Παρατηρήσεις';

  test('come in approved, without an account and without an e-mail to anybody', async () => {
    const file = windows1253(
      'Πελατολόγιο;;;;;;;;\n' +
        `${head}\n` +
        'Αφοί Ρήγα Ο.Ε.;94014201;Κορίνθου 12;Πάτρα;26221;2610 123456, 6971234567;6970000001;info@riga.example;Καλοί\n' +
        'Μαρία Βλάχου;;;;;6972222222;;;\n',
    );
    const { undoId } = await done(file);
    expect(undoId).toBeDefined();
    expect(await customers()).toEqual([
      expect.objectContaining({
        firstName: 'Αφοί Ρήγα Ο.Ε.',
        companyName: 'Αφοί Ρήγα Ο.Ε.',
        // The zero that the spreadsheet ate.
        afm: '094014201',
        accountType: 'b2b',
        phone: '+302610123456',
        email: 'info@riga.example',
        postalCode: '26221',
        isVerified: true,
        canViewPrices: false,
        passwordHash: '',
      }),
      expect.objectContaining({ firstName: 'Μαρία Βλάχου', accountType: 'private', email: '' }),
    ]);
    const notes = await app.services.database.db.selectFrom('customerNotes').select('text').execute();
    expect(notes).toEqual([{ text: 'Καλοί\nΤηλέφωνα: 6971234567, 6970000001' }]);
    await app.services.jobs.drain();
    expect(await app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute()).toEqual(
      [],
    );
  });

  test('are recognised by e-mail, tax number and telephone, also those of lines above', async () => {
    await putCustomer({
      firstName: 'Ελένη',
      email: 'eleni@pelatis.example',
      afm: '094014201',
      phone: '+306971234567',
    });
    const file =
      'Όνομα;Επώνυμο;ΑΦΜ;Τηλέφωνο;Email\nΑ;Α;;;ELENI@pelatis.example\nΒ;Β;094014201;;\nΓ;Γ;;6971234567;\nΔ;Δ;;;d@pelatis.example\nΕ;Ε;;;d@pelatis.example\n';
    const { body } = await send(file);
    expect(body.lines.map(({ line, twin }) => [line, twin?.by, twin?.line, twin?.choice])).toEqual([
      [2, 'email', undefined, 'skip'],
      [3, 'afm', undefined, 'skip'],
      [4, 'phone', undefined, 'add'],
      [5, undefined, undefined, undefined],
      [6, 'email', 5, 'skip'],
    ]);
    expect(body).toMatchObject({ added: 2, skipped: 3 });
    // An address is one customer's, whatever is chosen.
    expect((await send(file, { twins: { 2: 'add', 3: 'add', 4: 'skip' } })).body).toMatchObject({ added: 2 });
  });

  test('names in one cell are divided, and who sees prices is said by the file or for all', async () => {
    const file = 'Ονοματεπώνυμο;Βλέπει τιμές\nΠαπαδοπούλου Άννα Μαρία;όχι\nΡήγας Νίκος;\nΒλάχος Ηλίας;Ναι\n';
    await done(file, { canViewPrices: true });
    expect((await customers()).map((one) => [one.lastName, one.firstName, one.canViewPrices])).toEqual([
      ['Βλάχος', 'Ηλίας', true],
      ['Παπαδοπούλου', 'Άννα Μαρία', false],
      ['Ρήγας', 'Νίκος', true],
    ]);
  });

  test('all faults are told at once, and nobody comes in', async () => {
    const file =
      'Όνομα;Επώνυμο;ΑΦΜ;Τηλέφωνο;Email;ΤΚ\n;;;;;\nΆννα;Ρήγα;123456789;123;όχι;99\nΝίκος;Ρήγας;;;;\n;;094014201;;;\n';
    const { body } = await send(file);
    expect(body.errors.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual(
      ['3 Email', '3 ΑΦΜ', '3 Τηλέφωνο', '3 Ταχυδρομικός κώδικας', '5 Όνομα'].toSorted(),
    );
    expect(await send(file, {}, body.version)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    expect(await customers()).toEqual([]);
  });

  test('300 of them from a workbook go in, and out again in one step', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => [
      `Πελάτης${index}`,
      `Επώνυμο${index}`,
      index % 3 === 0 ? null : `p${index}@pelatis.example`,
      6_900_000_000 + index,
    ]);
    const file = workbook({
      Πελάτες: [['Πελατολόγιο 2026'], ['Όνομα', 'Επώνυμο', 'Email', 'Κινητό'], ...rows],
    });
    const { undoId, added } = await done(file);
    expect(added).toBe(300);
    expect(await customers()).toHaveLength(300);
    // The same file again adds nobody with an address; who shares only a telephone is shown.
    expect((await send(file)).body).toMatchObject({ skipped: 200, added: 100 });
    expect((await call('GET', '/imports')).body).toMatchObject({
      imports: [{ id: undoId, count: 300 }],
      invitable: 200,
    });
    expect(await call('POST', `/imports/${undoId}/undo`)).toMatchObject({ status: 200 });
    expect(await customers()).toEqual([]);
    const kept = await app.services.database.db
      .selectFrom('auditLog')
      .where('after', '<>', '{}')
      .where('entity', '=', 'customer')
      .where('action', '=', 'created')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(kept).toEqual([]);
    expect(await call('POST', `/imports/${undoId}/undo`)).toMatchObject({ status: 404 });
  });

  test('an import is not undone once one of them has an account, an order, a visit or a chat', async () => {
    const { undoId } = await done('Όνομα;Επώνυμο;Email\nΆννα;Ρήγα;anna@pelatis.example\nΝίκος;Ρήγας;\n');
    const { db } = app.services.database;
    const [first] = await db.selectFrom('customers').select('id').execute();
    await putOrder({ customerId: first?.id, productId: await putProduct() });
    const refused = { status: 409, body: { code: 'IMPORT_USED' } };
    expect(await call('POST', `/imports/${undoId}/undo`)).toMatchObject(refused);
    await db.deleteFrom('orders').execute();
    for (const put of [putAppointment, putChat]) {
      await put({ customerId: first?.id ?? null });
      expect(await call('POST', `/imports/${undoId}/undo`)).toMatchObject(refused);
      await db.deleteFrom('appointments').execute();
    }
    await db.deleteFrom('chatConversations').execute();
    await db.updateTable('customers').set({ passwordHash: 'x' }).where('email', '<>', '').execute();
    expect(await call('POST', `/imports/${undoId}/undo`)).toMatchObject(refused);
    expect(await customers()).toHaveLength(2);
  });

  test('is for administrators only, and its choices are bounded', async () => {
    const customer = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    const file = 'Όνομα;Επώνυμο\nΆννα;Ρήγα';
    expect((await sendImport(app, 'customers', customer, file)).status).toBe(403);
    expect((await sendImport(app, 'customers', '', file)).status).toBe(401);
    expect((await send(file, { columns: Array(1_001).fill('') })).status).toBe(400);
  });
});
