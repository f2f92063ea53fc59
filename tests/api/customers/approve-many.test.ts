import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomerSummary } from '#features/admin/customer-summary-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putAppointment } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
});

type Results = { message: string; results: { customerId: string; undo?: string; error?: string }[] };
const approve = (customerIds: string[], cookie = admin) =>
  app.request('PUT', '/api/admin/customers/verify', { cookie, body: { customerIds } });
const standing = (id: string) =>
  app.services.database.db
    .selectFrom('customers')
    .select(['isVerified', 'canViewPrices'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mails = () => app.services.database.db.selectFrom('devMails').select('subject').orderBy('id').execute();

describe('many registrations approved together', () => {
  it('are each told once, and see prices', async () => {
    const people = [await addCustomer(app, 'pending'), await addCustomer(app, 'pending')];
    const { body } = await approve(people.map(({ id }) => id));
    expect(body).toMatchObject({ results: people.map(({ id }) => ({ customerId: id })) });
    for (const { id } of people) {
      expect(await standing(id)).toEqual({ isVerified: true, canViewPrices: true });
    }
    await passUndo(app);
    await passUndo(app);
    expect(await mails()).toHaveLength(2);
  });

  it('leave out whom somebody else has rejected meanwhile, or who does not exist', async () => {
    const [one, other] = [await addCustomer(app, 'pending'), await addCustomer(app, 'pending')];
    await app.request('PUT', `/api/admin/customers/${other.id}/verify`, {
      cookie: admin,
      body: { isVerified: false, canViewPrices: false },
    });
    const { results, message } = (await approve([one.id, other.id, 'nobody', one.id])).body as Results;
    expect(message).toBe(
      '1 πελάτης εγκρίθηκε, 2 όχι. Ο πελάτης απορρίφθηκε στο μεταξύ. Δεν βρέθηκε αυτό που ζητήσατε.',
    );
    expect(results.map(({ error }) => error ?? 'approved')).toEqual([
      'approved',
      'Ο πελάτης απορρίφθηκε στο μεταξύ.',
      'Δεν βρέθηκε αυτό που ζητήσατε.',
    ]);
    expect(await standing(other.id)).toEqual({ isVerified: false, canViewPrices: false });
  });

  it('wait again when taken back, and nobody hears of it', async () => {
    const { id } = await addCustomer(app, 'pending');
    const { results } = (await approve([id])).body as Results;
    await app.request('PUT', `/api/admin/customers/${id}/undo`, {
      cookie: admin,
      body: { undo: results[0]?.undo },
    });
    expect(await standing(id)).toEqual({ isVerified: false, canViewPrices: false });
    await passUndo(app);
    expect(await mails()).toEqual([]);
  });

  it('are at most a hundred, and no customer’s decision', async () => {
    const { id } = await addCustomer(app, 'pending');
    expect((await approve(Array.from({ length: 101 }, String))).status).toBe(400);
    expect((await approve([])).status).toBe(400);
    const cookie = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    expect((await approve([id], cookie)).status).toBe(403);
    expect(await standing(id)).toEqual({ isVerified: false, canViewPrices: false });
  });
});

describe('a customer’s page', () => {
  it('adds up what was bought and is owed, and lists orders, appointments and messages', async () => {
    const customerId = await putCustomer({ email: 'Eleni@pelatis.example' });
    const productId = await putProduct();
    // What was paid back is no turnover.
    await putOrder({ customerId, productId }, { paymentState: 'captured', refundedCents: 3_143 });
    const due = await putOrder({ customerId, productId }, { paymentState: 'due' });
    await putOrder(
      { customerId, productId },
      { status: 'cancelled', paymentState: 'refund_due', refundedCents: 1_000 },
    );
    await putOrder({ customerId: await putCustomer(), productId });
    const visit = await putAppointment({ customerId });
    await app.services.database.db
      .insertInto('contactMessages')
      .values({ id: 'm', name: 'Ελένη', email: 'eleni@pelatis.example', message: 'Γεια', status: 'new' })
      .execute();
    const { body } = await app.request('GET', `/api/admin/customers/${customerId}/portrait`, {
      cookie: admin,
    });
    const portrait = body as CustomerSummary;
    expect(portrait).toMatchObject({ turnover: 231.43, orderCount: 2, owed: 131.43, refundDue: 121.43 });
    expect(portrait.orders).toHaveLength(3);
    expect(portrait.orders.map(({ id }) => id)).toContain(due);
    expect(portrait.appointments.map(({ id }) => id)).toEqual([visit]);
    expect(portrait.messages.map(({ id }) => id)).toEqual(['m']);
  });
});
