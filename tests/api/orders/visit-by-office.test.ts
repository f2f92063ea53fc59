import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { booked, friday, putService, putTechnicians } from '../../support/app/booking.ts';
import { placed } from '../../support/app/orders.ts';
import { bookingOf, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const firstDay = '2026-11-30';

let app: TestApp;
let cookie: string;
let admin: string;
let customerId: string;
let order: Order;
let serviceId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  serviceId = await putService({ slug: 'kameres', requiredSkills: ['cctv'], durationMinutes: 180 });
  await putTechnicians({}, {});
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
  admin = await app.signIn('admin');
  const productId = await putProduct({
    specifications: JSON.stringify({ installation: { hours: 0.6 } }),
  });
  order = await placed(app, cookie, orderOf([{ productId, withInstallation: true }]));
  return () => app.setNow(undefined);
});

const ask = (method: string, path: string, body?: Record<string, unknown>, as = admin) =>
  app.request(method, `/api${path}`, { cookie: as, ...(body && { body }) });
const bookFor = (more: Record<string, unknown> = {}, as = admin) =>
  ask('POST', `/admin/orders/${order.id}/visit`, { ...bookingOf(serviceId, firstDay), ...more }, as);

describe('the visit of an order that the office books', () => {
  it('begins with what the order says, is confirmed, belongs to order and customer, and is as long as the work', async () => {
    expect((await ask('GET', `/admin/orders/${order.id}/visit`)).body).toMatchObject({
      service: 'kameres',
      customerName: 'Ελένη Μαρκάκη',
      customerEmail: 'eleni@pelatis.example',
      notBefore: firstDay,
      hours: 1,
      orderNumber: order.orderNumber,
    });
    const answer = await bookFor();
    expect(answer.body).toMatchObject({ message: 'Το ραντεβού καταχωρίστηκε.' });
    expect(booked(answer)).toMatchObject({
      orderId: order.id,
      customerId,
      status: 'confirmed',
      appointmentTime: '10:00',
      endTime: '11:00',
      notBefore: firstDay,
    });
    const own = (await ask('GET', '/appointments?mine=true', undefined, cookie)).body as Appointment[];
    expect(own).toMatchObject([{ orderNumber: order.orderNumber, status: 'confirmed' }]);
    expect((await ask('GET', `/orders/${order.id}`, undefined, cookie)).body).toMatchObject({
      visit: { date: firstDay, status: 'confirmed' },
    });
    await app.services.jobs.drain();
    const mails = await app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('επιβεβαιώθηκε'));
    expect((await bookFor({ appointmentDate: '2026-12-01' })).body).toMatchObject({
      code: 'ORDER_HAS_VISIT',
    });
  });

  it('is before the goods only where the office overrules it knowingly, also in a move', async () => {
    const early = { appointmentDate: '2026-11-25' };
    expect((await bookFor(early)).body).toMatchObject({ code: 'BEFORE_GOODS' });
    const visit = booked(
      await bookFor({ ...early, overruleReason: 'Το ζήτησε.', overrule: ['BEFORE_GOODS'] }),
    );
    expect(visit.history.at(-1)?.note).toContain('αναμενόμενη παράδοση');
    const path = `/appointments/${visit.id}/date`;
    expect((await ask('PUT', path, { appointmentDate: '2026-11-26' })).body).toMatchObject({
      code: 'BEFORE_GOODS',
    });
    const moved = { appointmentDate: '2026-11-26', overruleReason: 'Το ζήτησε.', overrule: ['BEFORE_GOODS'] };
    expect((await ask('PUT', path, moved)).status).toBe(200);
    expect((await ask('PUT', path, { appointmentDate: firstDay })).status).toBe(200);
  });

  it('is the office’s to book: no customer, no customer with orders, and nobody without a sign-in', async () => {
    const manager = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    for (const [as, status] of [
      [cookie, 403],
      [manager, 403],
      ['', 401],
    ] as const) {
      expect((await bookFor({}, as)).status).toBe(status);
      expect((await ask('GET', `/admin/orders/${order.id}/visit`, undefined, as)).status).toBe(status);
    }
    expect((await ask('GET', '/admin/orders/none/visit')).status).toBe(404);
  });
});
