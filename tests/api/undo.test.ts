import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { Order, OrderStatus } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import {
  putAppointment,
  putService,
  putTechnicians,
  friday,
  countTakenHours,
} from '../support/app/booking.ts';
import { passUndo } from '../support/app/held.ts';
import { addCustomer } from '../support/app/people.ts';
import { putCustomer, putMessage, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

type Undoable = { undo: string; order: Order; appointment: { status: string } };
const ask = async (method: string, path: string, body: Record<string, unknown>, cookie = admin) => {
  const answer = await app.request(method, `/api${path}`, { cookie, body });
  return { ...answer, body: answer.body as Undoable };
};
const told = async () => {
  const { db } = app.services.database;
  const mails = await db.selectFrom('devMails').select('subject').orderBy('id').execute();
  const own = db.selectFrom('alerts').where('audience', '=', 'customer').orderBy('id');
  const alerts = await own.select('event').execute();
  return [...mails.map(({ subject }) => subject.replace(/:.*/, '')), ...alerts.map(({ event }) => event)];
};
const standing = (id: string) =>
  app.services.database.db
    .selectFrom('customers')
    .select(['isVerified', 'isRejected', 'canViewPrices', 'decidedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a decision on a customer', () => {
  const approve = (id: string) =>
    ask('PUT', `/admin/customers/${id}/verify`, { isVerified: true, canViewPrices: true });
  const undo = (id: string, name: string) => ask('PUT', `/admin/customers/${id}/undo`, { undo: name });

  it('is told only after the seconds for taking it back, even if jobs run before', async () => {
    const { id } = await addCustomer(app, 'pending');
    await approve(id);
    const { db } = app.services.database;
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from start_after - created_on)::float as wait
      from pgboss.job where name = 'decisions.notify'`.execute(db);
    expect(rows).toEqual([{ wait: 8 }]);
    // However slow the machine, it still waits.
    await sql`update pgboss.job set start_after = start_after + interval '1 hour'`.execute(db);
    await app.services.jobs.drain();
    expect(await told()).toEqual([]);
    await passUndo(app);
    expect(await told()).toEqual(['Ο λογαριασμός σας εγκρίθηκε', 'customer_approved']);
    await passUndo(app);
    expect(await told()).toHaveLength(2);
  });

  it('that is taken back leaves the account as it was, and nobody hears of it', async () => {
    const { id } = await addCustomer(app, 'pending');
    const before = await standing(id);
    const { body } = await approve(id);
    expect(await undo(id, body.undo)).toMatchObject({ status: 200 });
    expect(await standing(id)).toEqual(before);
    await passUndo(app);
    expect(await told()).toEqual([]);
    const { body: file } = await app.request('GET', `/api/admin/customers/${id}`, { cookie: admin });
    expect(file).toMatchObject({ history: [] });
  });

  it('that rejects is taken back too: the registration waits again, without a reason', async () => {
    const { id } = await addCustomer(app, 'pending');
    const before = await standing(id);
    const verdict = { isVerified: false, canViewPrices: false, rejectionReason: 'Λάθος ΑΦΜ' };
    const { body } = await ask('PUT', `/admin/customers/${id}/verify`, verdict);
    expect(await standing(id)).toMatchObject({ isRejected: true });
    expect(await undo(id, body.undo)).toMatchObject({ status: 200 });
    expect(await standing(id)).toEqual(before);
    await passUndo(app);
    expect(await told()).toEqual([]);
  });

  it('is not taken back once it has been told, nor under the name of another', async () => {
    const { id } = await addCustomer(app, 'pending');
    const other = await addCustomer(app, 'pending');
    const { body } = await approve(id);
    expect(await undo(other.id, body.undo)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
    await passUndo(app);
    expect(await undo(id, body.undo)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
    expect(await standing(id)).toMatchObject({ isVerified: true });
  });

  it('that is taken back opens the alert of the registration again, as far as somebody had come with it', async () => {
    const { db } = app.services.database;
    const { id } = await addCustomer(app, 'pending');
    for (const acknowledgedAt of [null, friday]) {
      await db.deleteFrom('alerts').execute();
      await db.transaction().execute((trx) =>
        insertAlert(trx, {
          type: 'other',
          event: 'customer_registered',
          severity: 'medium',
          title: 'Νέα εγγραφή πελάτη',
          message: 'Ελένη Μαρκάκη',
          audience: 'admin',
          subject: subjectOf('customer', id),
        }),
      );
      const status = acknowledgedAt ? ('acknowledged' as const) : ('active' as const);
      await db.updateTable('alerts').set({ status, acknowledgedAt }).execute();
      const { body } = await approve(id);
      const states = () => db.selectFrom('alerts').select(['status', 'resolvedAt']).orderBy('id').execute();
      expect(await states()).toMatchObject([{ status: 'resolved' }]);
      await undo(id, body.undo);
      expect(await states()).toEqual([{ status, resolvedAt: null }]);
    }
  });

  it('is not taken back after another decision', async () => {
    const { id } = await addCustomer(app, 'pending');
    const { body } = await approve(id);
    await ask('PUT', `/admin/customers/${id}/verify`, { isVerified: false, canViewPrices: false });
    expect(await undo(id, body.undo)).toMatchObject({ status: 409, body: { code: 'CHANGED_SINCE' } });
    expect(await standing(id)).toMatchObject({ isRejected: true });
    await passUndo(app);
    expect(await told()).toEqual(['Η εγγραφή σας δεν εγκρίθηκε', 'customer_rejected']);
  });

  it('is taken back once of two who try at the same time', async () => {
    const { id } = await addCustomer(app, 'pending');
    const { body } = await approve(id);
    const answers = await Promise.all([undo(id, body.undo), undo(id, body.undo)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a step of an order', () => {
  const step = (id: string, status: OrderStatus, more = {}) =>
    ask('PATCH', `/orders/${id}`, { status, ...more });
  const undo = (id: string, name: string) => ask('PATCH', `/orders/${id}/undo`, { undo: name });
  const orderIn = async (status: OrderStatus) => {
    const customerId = await putCustomer();
    return putOrder({ customerId, productId: await putProduct() }, { status });
  };
  const read = async (id: string) =>
    (await app.request('GET', `/api/orders/${id}`, { cookie: admin })).body as Order;

  it.each([
    ['pending', 'confirmed', {}],
    ['confirmed', 'processing', {}],
    ['processing', 'shipped', { tracking: 'RE447190321GR', courier: 'elta' }],
    ['shipped', 'delivered', {}],
  ] as const)('from %s to %s is taken back with all that it brought', async (from, to, more) => {
    const id = await orderIn(from);
    const before = await read(id);
    const { body } = await step(id, to, more);
    expect(body.order.status).toBe(to);
    expect(await undo(id, body.undo)).toMatchObject({ status: 200, body: { order: { status: from } } });
    expect(await read(id)).toEqual(before);
    await passUndo(app);
    expect(await told()).toEqual([]);
  });

  it('leaves what was noted with it as a remark', async () => {
    const id = await orderIn('pending');
    const { body } = await step(id, 'confirmed', { notes: 'Η κατάθεση φάνηκε' });
    const { body: undone } = await undo(id, body.undo);
    expect(undone.order.history).toContainEqual(
      expect.objectContaining({ from: 'pending', status: 'pending', note: 'Η κατάθεση φάνηκε' }),
    );
  });

  it('is not taken back under the next one, which can be', async () => {
    const id = await orderIn('pending');
    const first = await step(id, 'confirmed');
    const second = await step(id, 'processing');
    expect(await undo(id, first.body.undo)).toMatchObject({ status: 409, body: { code: 'CHANGED_SINCE' } });
    expect(await undo(id, second.body.undo)).toMatchObject({ status: 200 });
    await passUndo(app);
    expect(await told()).toEqual(['Η παραγγελία σας επιβεβαιώθηκε', 'order_confirmed']);
  });

  it('that cancels it was asked for, and is told at once', async () => {
    const id = await orderIn('pending');
    const { body } = await step(id, 'cancelled');
    expect(body.undo).toBeUndefined();
    await app.services.jobs.drain();
    expect(await told()).toContain('Η παραγγελία σας ακυρώθηκε');
  });

  it('is taken back by a customer with isAdmin too, by no other', async () => {
    const id = await orderIn('pending');
    const { body } = await step(id, 'confirmed');
    const stranger = await app.signIn({ customerId: await putCustomer() });
    expect(await ask('PATCH', `/orders/${id}/undo`, { undo: body.undo }, stranger)).toMatchObject({
      status: 403,
    });
    const staff = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    expect(await ask('PATCH', `/orders/${id}/undo`, { undo: body.undo }, staff)).toMatchObject({
      status: 200,
    });
  });
});

describe('a change of an appointment', () => {
  const undo = (id: string, name: string) => ask('PUT', `/appointments/${id}/undo`, { undo: name });
  const put = (id: string, path: string, body: Record<string, unknown>) =>
    ask('PUT', `/appointments/${id}${path}`, body);

  it('that rejects it is taken back: it waits again and has its hours', async () => {
    const serviceId = await putService();
    await putTechnicians({});
    const id = await putAppointment({ serviceId });
    const confirmed = await put(id, '', { status: 'confirmed' });
    await undo(id, confirmed.body.undo);
    const { body } = await put(id, '', { status: 'rejected', note: 'Δεν καλύπτουμε την περιοχή' });
    expect(await undo(id, body.undo)).toMatchObject({
      status: 200,
      body: { appointment: { status: 'pending', history: [{ status: 'pending' }] } },
    });
    expect(await countTakenHours()).toBe(1);
    await passUndo(app);
    expect(await told()).toEqual([]);
  });

  it('whose hours somebody has taken meanwhile stays, and is told', async () => {
    const serviceId = await putService();
    await putTechnicians({});
    const id = await putAppointment({ serviceId });
    const { body } = await put(id, '', { status: 'rejected' });
    const other = await putAppointment({
      serviceId,
      status: 'rejected',
      customerEmail: 'allos@pelatis.example',
    });
    await put(other, '/status', { status: 'confirmed' });
    expect(await undo(id, body.undo)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    await passUndo(app);
    expect(await told()).toContain('Δεν μπορέσαμε να δεχτούμε το ραντεβού σας');
  });

  it('that moves it is taken back, and the customer never hears of the other day', async () => {
    const serviceId = await putService();
    await putTechnicians({});
    const id = await putAppointment({ serviceId, status: 'confirmed' });
    const { body } = await put(id, '/date', { appointmentDate: '2026-11-24' });
    expect(await undo(id, body.undo)).toMatchObject({
      body: { appointment: { appointmentDate: '2026-11-23', appointmentTime: '10:00' } },
    });
    await passUndo(app);
    expect(await told()).toEqual([]);
  });
});

describe('a message that needs no answer', () => {
  it('waits for one again when that is taken back, however often it is said', async () => {
    const id = await putMessage();
    const set = (status: string) => ask('PUT', `/contact/${id}/status`, { status });
    const counts = async () =>
      (await app.request('GET', '/api/admin/message-counts', { cookie: admin })).body;
    for (const status of ['read', 'read']) expect(await set(status)).toMatchObject({ status: 200 });
    expect(await counts()).toEqual({ new: 0, read: 1, answered: 0 });
    for (const status of ['new', 'new']) expect(await set(status)).toMatchObject({ status: 200 });
    expect(await counts()).toEqual({ new: 1, read: 0, answered: 0 });
    await passUndo(app);
    expect(await told()).toEqual([]);
  });
});
