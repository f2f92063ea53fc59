import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { HandedOver } from '#features/booking/roster-contract.ts';
import type { CustomerFile } from '#features/customers/contract.ts';
import type { MessageThread } from '#features/contact/contract.ts';
import type { BulkResult } from '#features/orders/bulk/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { friday, putAppointment, putService, putTechnicians } from '../support/app/booking.ts';
import { passUndo } from '../support/app/held.ts';
import { addCustomer } from '../support/app/people.ts';
import { monday } from '../support/app/requests.ts';
import { putCustomer, putMessage, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
/** The sessions of Μαρία and Νίκος. */
let both: string[];

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  both = [];
  for (const name of ['Μαρία', 'Νίκος']) {
    const cookie = await app.signIn('admin');
    await app.request('PUT', '/api/admin/session/name', { cookie, body: { name } });
    both.push(cookie);
  }
  return () => app.setNow(undefined);
});

type Body = Record<string, unknown>;

/** Both send the same request at the same moment, or each their own. */
const atOnce = (method: string, path: string, ...bodies: Body[]) =>
  Promise.all(
    both.map((cookie, who) =>
      app.request(method, `/api${path}`, { cookie, body: bodies[who] ?? bodies[0] ?? {} }),
    ),
  );
const read = async <Thing>(path: string) =>
  (await app.request('GET', `/api${path}`, { cookie: both[0] ?? '' })).body as Thing;
const mails = async () => {
  await passUndo(app);
  await passUndo(app);
  const { db } = app.services.database;
  const rows = await db.selectFrom('devMails').select(['recipient', 'subject']).orderBy('id').execute();
  return rows.map(({ recipient, subject }) => `${recipient} ${subject.replace(/:.*/, '')}`).toSorted();
};

describe('two administrators at the same moment', () => {
  it('approve the same registrations: each is approved once, by one of them, and told once', async () => {
    const people = [];
    for (let i = 0; i < 6; i += 1) people.push(await addCustomer(app, 'pending'));
    const customerIds = people.map(({ id }) => id);
    const answers = await atOnce(
      'PUT',
      '/admin/customers/verify',
      { customerIds },
      { customerIds: customerIds.toReversed() },
    );
    const results = answers.flatMap(
      ({ body }) => (body as { results: { customerId: string; undo?: string }[] }).results,
    );
    const decided = results.flatMap(({ customerId, undo }) => (undo ? [customerId] : []));
    expect(decided.toSorted()).toEqual(customerIds.toSorted());
    for (const id of customerIds) {
      const { history } = await read<CustomerFile>(`/admin/customers/${id}`);
      expect(history.map(({ event }) => event)).toEqual(['approved']);
    }
    expect(await mails()).toEqual(
      people.map(({ email }) => `${email} Ο λογαριασμός σας εγκρίθηκε`).toSorted(),
    );
  });

  it('decide differently on a registration that both see waiting: the first decides, the second reads who did', async () => {
    const { id } = await addCustomer(app, 'pending');
    const answers = await atOnce(
      'PUT',
      `/admin/customers/${id}/verify`,
      { isVerified: true, canViewPrices: true, seen: 'pending' },
      { isVerified: false, canViewPrices: false, rejectionReason: 'Λάθος ΑΦΜ', seen: 'pending' },
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { history } = await read<CustomerFile>(`/admin/customers/${id}`);
    const isApproved = answers[0]?.status === 200;
    expect(history).toMatchObject([{ event: isApproved ? 'approved' : 'rejected' }]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'ALREADY_DECIDED',
      error: `Ο πελάτης ${isApproved ? 'εγκρίθηκε' : 'απορρίφθηκε'} στο μεταξύ (${isApproved ? 'Μαρία' : 'Νίκος'}).`,
    });
  });

  it('decide differently on one registration, knowing of each other: the last decision stands', async () => {
    const { id } = await addCustomer(app, 'pending');
    const answers = await atOnce(
      'PUT',
      `/admin/customers/${id}/verify`,
      { isVerified: true, canViewPrices: true },
      { isVerified: false, canViewPrices: false, rejectionReason: 'Λάθος ΑΦΜ' },
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { history } = await read<CustomerFile>(`/admin/customers/${id}`);
    expect(history).toHaveLength(2);
    const { isVerified } = await read<{ isVerified: boolean }>(`/admin/customers/${id}`);
    expect(isVerified).toBe(history[0]?.event !== 'rejected');
  });

  it('confirm, process and ship the same orders: each step happens once, with one of the two numbers', async () => {
    const own = { customerId: await putCustomer(), productId: await putProduct({ stockQuantity: 50 }) };
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push(await putOrder(own));
    const numbers: string[][] = [ids.map(() => '1111111111'), ids.map(() => '2222222222')];
    for (const status of ['confirmed', 'processing', 'shipped']) {
      const bodyOf = (who: number) => ({
        status,
        orders: ids.map((orderId, at) => ({
          orderId,
          ...(status === 'shipped' && { tracking: numbers[who]?.[at] }),
        })),
      });
      const answers = await atOnce('PATCH', '/orders', bodyOf(0), bodyOf(1));
      const results = answers.flatMap(({ body }) => (body as { results: BulkResult[] }).results);
      expect(
        results
          .filter(({ undo }) => undo)
          .map(({ orderId }) => orderId)
          .toSorted(),
      ).toEqual(ids.toSorted());
      const refused = results.flatMap(({ error }) => error ?? []);
      expect(refused).toHaveLength(ids.length);
      for (const error of refused)
        expect(error).toMatch(/^Η παραγγελία είναι ήδη στην κατάσταση «.+» \((Μαρία|Νίκος)\)\.$/);
    }
    for (const id of ids) {
      const { history, tracking } = await read<Order>(`/orders/${id}`);
      expect(history.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'processing', 'shipped']);
      expect(numbers.flat()).toContain(tracking);
      expect(['Μαρία', 'Νίκος']).toContain(history.at(-1)?.actorName);
    }
    expect(await mails()).toHaveLength(ids.length);
  });

  it('confirm and hand over the same visits: once each, and nobody is in two places', async () => {
    app.setNow(friday);
    const serviceId = await putService();
    const [ill = 0, one = 0, other = 0] = await putTechnicians({}, {}, {});
    const waiting = await putAppointment({ serviceId, startHour: 16 });
    await app.services.database.db
      .insertInto('technicianHours')
      .values({ technicianId: one, date: monday, hour: 16, appointmentId: waiting })
      .execute();
    const confirms = await atOnce('PUT', `/appointments/${waiting}/status`, { status: 'confirmed' });
    expect(confirms.filter(({ body }) => (body as { undo?: string }).undo)).toHaveLength(1);
    const { history } = await read<Appointment>(`/appointments/${waiting}`);
    expect(history.map(({ status }) => status)).toEqual(['pending', 'confirmed']);

    const visits: string[] = [];
    for (const startHour of [10, 11, 12]) {
      const id = await putAppointment({ serviceId, startHour, status: 'confirmed' });
      await app.services.database.db
        .insertInto('technicianHours')
        .values({ technicianId: ill, date: monday, hour: startHour, appointmentId: id })
        .execute();
      visits.push(id);
    }
    const to = (toTechnicianId: number) => ({
      visits: visits.map((appointmentId) => ({ appointmentId, toTechnicianId })),
    });
    const answers = await atOnce('POST', `/admin/technicians/${ill}/hand-over`, to(one), to(other));
    const results = answers.flatMap(({ body }) => (body as { results: HandedOver[] }).results);
    const given = results.flatMap(({ appointmentId, undo }) => (undo ? [appointmentId] : []));
    expect(given.toSorted()).toEqual(visits.toSorted());
    const refused = results.flatMap(({ error }) => error ?? []);
    expect(refused).toHaveLength(visits.length);
    for (const error of refused) expect(error).toMatch(/^Στο μεταξύ το ραντεβού το ανέλαβε άλλος: .+\.$/);
    for (const id of visits) {
      const { technicianIds } = await read<Appointment>(`/appointments/${id}`);
      expect([[one], [other]]).toContainEqual(technicianIds);
    }
    expect(await mails()).toEqual(['eleni@pelatis.example Το ραντεβού σας επιβεβαιώθηκε']);
  });

  it('answer one message: the second is refused until they have read the first', async () => {
    const id = await putMessage({ email: 'kostas@pelatis.example' });
    const answers = await atOnce(
      'POST',
      `/contact/${id}/replies`,
      { text: 'Θα έρθουμε αύριο.', seen: 0 },
      { text: 'Θα έρθουμε την Πέμπτη.', seen: 0 },
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { replies } = await read<MessageThread>(`/contact/${id}`);
    expect(replies).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});
