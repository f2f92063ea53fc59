import { beforeEach, describe, expect, it } from 'vitest';
import type { IssuedDocument } from '#features/documents/contract.ts';
import { readPoints } from '#features/orders/points/server/store.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { passNight } from '../support/app/night.ts';
import { pdfText } from '../support/app/pdf-text.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

const company = {
  companyName: 'Ό,τι & να ’ναι <Α.Ε.>',
  afm: '576543212',
  doy: 'Α΄ Αθηνών',
  profession: 'Εμπόριο',
  address: 'Αγίου Κωνσταντίνου 5',
  city: 'Αθήνα',
  postalCode: '10431',
};

let app: TestApp;
let customerId: string;
let cookie: string;
let admin: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await truncateAll();
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
  admin = await app.signIn('admin');
  productId = await putProduct();
});

const put = (overrides: Parameters<typeof putOrder>[1] = {}) =>
  putOrder({ customerId, productId }, { status: 'delivered', paymentState: 'captured', ...overrides });
const issue = (orderId: string, as = admin) =>
  app.request('POST', `/api/orders/${orderId}/documents`, { cookie: as, body: {} });
const cancel = (id: string, as = admin, reason = 'Λάθος στοιχεία') =>
  app.request('POST', `/api/documents/${id}/credit-note`, { cookie: as, body: { reason } });
const list = async (orderId: string, as = admin) =>
  (await app.request('GET', `/api/orders/${orderId}/documents`, { cookie: as })).body as IssuedDocument[];
const pdf = (id: string, as = admin) => app.request('GET', `/api/documents/${id}/pdf`, { cookie: as });
const xml = (id: string, as = admin) => app.request('GET', `/api/documents/${id}/xml`, { cookie: as });

async function issued(orderId: string): Promise<IssuedDocument> {
  const { status, body, text } = await issue(orderId);
  if (status !== 200) throw new Error(text);
  return (body as { document: IssuedDocument }).document;
}

describe('a document', () => {
  it('is a receipt or an invoice as the buyer chose, with the order’s amount, and is issued once', async () => {
    const orderId = await put();
    expect(await issued(orderId)).toMatchObject({
      kind: 'receipt',
      number: 'ΑΛΠ-2026 1',
      date: '2026-11-23',
      total: 131.43,
      person: 'Διαχειριστής',
    });
    expect(await issue(orderId)).toMatchObject({ status: 409, body: { code: 'ALREADY_ISSUED' } });
    const business = await put({ invoice: JSON.stringify(company) });
    expect(await issued(business)).toMatchObject({ kind: 'invoice', number: 'ΤΠΩ-2026 1' });
    for (const status of ['pending', 'cancelled'] as const) {
      expect(await issue(await put({ status }))).toMatchObject({
        status: 409,
        body: { code: 'NOT_YET_DOCUMENTED' },
      });
    }
  });

  it('keeps an old order for as long as itself', async () => {
    const createdAt = new Date('2021-12-29T10:00:00Z');
    const orders: string[] = [];
    for (const day of ['2021-12-31', '2022-01-02']) {
      const id = await put({ createdAt, deliveredAt: createdAt, earnsPoints: true });
      app.setNow(new Date(`${day}T10:00:00Z`));
      await issued(id);
      orders.push(id);
    }
    const { db } = app.services.database;
    const balance = async () => (await readPoints(db, customerId)).balance;
    const before = await balance();
    expect(before).toBeGreaterThan(0);
    app.setNow(new Date('2027-01-02T10:00:00Z'));
    await passNight(app);
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([{ id: orders[1] }]);
    expect(await balance()).toBe(before);
  });

  it('is numbered without a gap, although many are issued at once and some fail', async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, () => put()));
    const pending = await Promise.all(Array.from({ length: 6 }, () => put({ status: 'pending' })));
    // Each is asked for twice, and some may not be issued.
    const answers = await Promise.all([...orders, ...pending, ...orders].map((id) => issue(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const rows = await app.services.database.db
      .selectFrom('orderDocuments')
      .select(['number'])
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  it('of an order paid at the door states beside its total what is collected, and its credit note does not', async () => {
    const { id } = await issued(await put({ paymentMethod: 'cash' }));
    await cancel(id);
    const other = await issued(await put());
    const rows = await app.services.database.db
      .selectFrom('orderDocuments')
      .select(['id', 'content'])
      .execute();
    const fees = rows.map((row) => [
      row.id,
      (row.content as { collectedFeeCents?: number }).collectedFeeCents,
    ]);
    expect(fees.filter(([, fee]) => fee !== undefined)).toEqual([[id, 200]]);
    const said = async (documentId: string) => {
      const headers = { cookie: admin };
      const answer = await fetch(`${app.origin}/api/documents/${documentId}/pdf`, { headers });
      expect(answer.status).toBe(200);
      return pdfText(Buffer.from(await answer.arrayBuffer()));
    };
    expect(await said(id)).toContain('Εκτός συνόλου, για την αντικαταβολή');
    expect(await said(other.id)).not.toContain('Εκτός συνόλου');
  });

  it('begins each year with one', async () => {
    await issued(await put());
    app.setNow(new Date('2026-12-31T22:30:00Z'));
    admin = await app.signIn('admin');
    // In Athens the new year has begun.
    expect(await issued(await put())).toMatchObject({ number: 'ΑΛΠ-2027 1', date: '2027-01-01' });
  });

  it('is cancelled by a credit note that names it, and never changed or deleted', async () => {
    const orderId = await put({ invoice: JSON.stringify(company) });
    const { id } = await issued(orderId);
    expect((await cancel(id, admin, ' ')).status).toBe(400);
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [invoice, credit, ...none] = await list(orderId);
    expect(none).toEqual([]);
    expect(invoice).toMatchObject({ id, total: 131.43, cancelledBy: 'ΠΤΠ-2026 1' });
    expect(credit).toMatchObject({
      kind: 'invoice_credit',
      number: 'ΠΤΠ-2026 1',
      total: 131.43,
      cancels: 'ΤΠΩ-2026 1',
      reason: 'Λάθος στοιχεία',
    });
    expect(await cancel(credit?.id ?? '')).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } });
    // Afterwards another can be issued.
    expect(await issued(orderId)).toMatchObject({ number: 'ΤΠΩ-2026 2' });
    const { db } = app.services.database;
    await expect(
      db.updateTable('orderDocuments').set({ person: 'Άλλος' }).where('id', '=', id).execute(),
    ).rejects.toThrow('never changed');
  });

  it('is sent to the sandbox only, whose mark is no number; a credit note names that mark', async () => {
    const orderId = await put({ invoice: JSON.stringify(company) });
    const { id, mark: early } = await issued(orderId);
    expect(early).toBeUndefined();
    expect((await xml(id)).status).toBe(404);
    await cancel(id);
    await app.services.jobs.drain();
    const [invoice, credit] = await list(orderId);
    expect(invoice?.mark).toMatch(/^SANDBOX-[0-9A-F]{12}$/);
    expect(credit?.mark).toMatch(/^SANDBOX-/);
    const sent = await xml(id);
    expect(sent.headers.get('content-type')).toContain('application/xml');
    expect(sent.text).toContain('<totalGrossValue>131.43</totalGrossValue>');
    expect(sent.text).toContain('<vatNumber>576543212</vatNumber>');
    expect((await xml(credit?.id ?? '')).text).toContain(
      `<correlatedInvoices>${invoice?.mark}</correlatedInvoices>`,
    );
    // A job that runs again sends nothing again.
    await app.services.database.transact((trx) =>
      app.services.jobs.enqueue(trx, 'documents.transmit', { documentId: id }),
    );
    await app.services.jobs.drain();
    const rows = await app.services.database.db
      .selectFrom('documentTransmissions')
      .select(['authority'])
      .execute();
    expect(rows).toEqual([{ authority: 'sandbox' }, { authority: 'sandbox' }]);
  });

  it('is credited in parts, by amount or by pieces, never beyond what is left of it', async () => {
    const orderId = await put({ invoice: JSON.stringify(company) });
    const { id } = await issued(orderId);
    const credit = (body: Record<string, unknown>, as = admin) =>
      app.request('POST', `/api/documents/${id}/partial-credit-note`, {
        cookie: as,
        body: { reason: 'Επιστροφή μέρους', seen: 0, ...body },
      });
    expect((await credit({ amount: 31.43, reason: ' ' })).status).toBe(400);
    expect((await credit({ amount: 10 }, cookie)).status).toBe(403);
    expect((await credit({ amount: 10 }, '')).status).toBe(401);
    // Two people at once credit once.
    const answers = await Promise.all([credit({ amount: 31.43 }), credit({ amount: 31.43 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await credit({ amount: 100.01, seen: 31.43 })).toMatchObject({
      status: 409,
      body: { code: 'TOO_LARGE_CREDIT', fields: { amount: expect.stringContaining('100,00') } },
    });
    // The piece is dearer than what is left.
    expect(await credit({ pieces: [{ line: 0, quantity: 1 }], seen: 31.43 })).toMatchObject({
      status: 409,
      body: { code: 'TOO_LARGE_CREDIT' },
    });
    expect((await credit({ seen: 31.43 })).status).toBe(409);
    const [invoice, part] = await list(orderId);
    expect(invoice).toMatchObject({ id, credited: 31.43, lines: [{ left: 1 }, { left: 1 }] });
    expect(invoice).not.toHaveProperty('cancelledBy');
    expect(part).toMatchObject({
      kind: 'invoice_credit',
      number: 'ΠΤΠ-2026 1',
      total: 31.43,
      credits: 'ΤΠΩ-2026 1',
      reason: 'Επιστροφή μέρους',
    });
    // It stands for the rest, so no other is issued; a full credit note closes what is left.
    expect(await issue(orderId)).toMatchObject({ status: 409 });
    expect((await cancel(id)).status).toBe(200);
    await app.services.jobs.drain();
    const all = await list(orderId);
    expect(all.map(({ number, total }) => [number, total])).toEqual([
      ['ΤΠΩ-2026 1', 131.43],
      ['ΠΤΠ-2026 1', 31.43],
      ['ΠΤΠ-2026 2', 100],
    ]);
    for (const one of all.slice(1)) {
      const { text } = await xml(one.id);
      expect(text).toContain(`<correlatedInvoices>${all[0]?.mark}</correlatedInvoices>`);
      expect(text).toContain('<invoiceType>5.1</invoiceType>');
    }
    expect((await xml(all[1]?.id ?? '')).text).toContain('<totalGrossValue>31.43</totalGrossValue>');
    expect((await pdf(all[1]?.id ?? '')).text.startsWith('%PDF-1.7')).toBe(true);
    expect(await credit({ amount: 1, seen: 31.43 })).toMatchObject({ body: { code: 'NOT_CANCELLABLE' } });
    const own = (await list(orderId, cookie))[0];
    expect(own).not.toHaveProperty('lines');
  });

  it('is credited by pieces with their VAT', async () => {
    const orderId = await put();
    const { id } = await issued(orderId);
    const answer = await app.request('POST', `/api/documents/${id}/partial-credit-note`, {
      cookie: admin,
      body: { reason: 'Γύρισε η κάμερα', pieces: [{ line: 0, quantity: 1 }], seen: 0 },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { document: { kind: 'receipt_credit', total: 124, credits: 'ΑΛΠ-2026 1' } },
    });
    expect((await list(orderId))[0]).toMatchObject({ credited: 124, lines: [{ left: 0 }, { left: 1 }] });
  });

  it('is a PDF that its buyer may have, and nobody else', async () => {
    const orderId = await put();
    const { id } = await issued(orderId);
    const own = await pdf(id, cookie);
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('content-disposition')).toContain('receipt-2026-1.pdf');
    expect(own.text.startsWith('%PDF-1.7')).toBe(true);
    expect(await list(orderId, cookie)).toEqual([
      { id, kind: 'receipt', number: 'ΑΛΠ-2026 1', date: '2026-11-23', total: 131.43 },
    ]);
    expect((await xml(id, cookie)).status).toBe(403);
    expect((await issue(orderId, cookie)).status).toBe(403);
    expect((await cancel(id, cookie)).status).toBe(403);

    const other = await app.signIn({ customerId: await putCustomer({ email: 'nikos@pelatis.example' }) });
    expect((await pdf(id, other)).status).toBe(404);
    const foreign = await app.request('GET', `/api/orders/${orderId}/documents`, { cookie: other });
    expect(foreign.status).toBe(404);
    for (const path of [`/api/documents/${id}/pdf`, `/api/orders/${orderId}/documents`]) {
      expect((await app.request('GET', path, { cookie: '' })).status).toBe(401);
    }
    const blind = await app.signIn({
      customerId: await putCustomer({ email: 'maria@pelatis.example', canViewPrices: false }),
    });
    expect((await pdf(id, blind)).status).toBe(403);
  });
});
