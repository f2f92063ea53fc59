import { beforeEach, describe, expect, it } from 'vitest';
import { firstVisitDay } from '#features/orders/delivery.ts';
import { athensDate } from '#shared/dates.ts';
import type { Order } from '#features/orders/contract.ts';
import { storedHtml } from '#server/mail.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putService, putTechnicians } from '../../support/app/booking.ts';
import { place, placed } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
let admin: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  productId = await putProduct();
  cookie = await app.signIn({ customerId: await putCustomer({ email: 'eleni@pelatis.example' }) });
  admin = await app.signIn('admin');
});

const installed = (more: object = {}) => ({ ...orderOf([{ productId, withInstallation: true }]), ...more });
const inThessaloniki = (body: ReturnType<typeof orderOf>) => ({
  ...body,
  shippingAddress: { ...body.shippingAddress, postalCode: '54622' },
});
const putArea = (body: Record<string, unknown>, as = admin) =>
  app.request('PUT', '/api/admin/installation-area', { cookie: as, body });

async function mailsTo(recipient: string): Promise<string> {
  await app.services.jobs.drain();
  const { db } = app.services.database;
  const mails = await db
    .selectFrom('devMails')
    .where('recipient', '=', recipient)
    .select('text')
    .orderBy('id')
    .execute();
  return mails.map(({ text }) => text).join('\n');
}

describe('an order with installation', () => {
  it('is refused where the technicians do not go, beside the field that it is about', async () => {
    expect(await place(app, cookie, inThessaloniki(installed()))).toMatchObject({
      status: 400,
      body: { fields: { 'shippingAddress.postalCode': expect.stringContaining('546 22') } },
    });
    const brought = orderOf([{ productId }], { shippingMethod: 'installation' });
    expect(await place(app, cookie, inThessaloniki(brought))).toMatchObject({
      status: 400,
      body: { fields: { shippingMethod: expect.any(String) } },
    });
    expect(await place(app, cookie, inThessaloniki(orderOf([{ productId }])))).toMatchObject({ status: 200 });
  });

  it('is taken where an administrator says that they go, and nowhere else', async () => {
    expect(await putArea({ prefixes: ['546', '54'], seen: ['10'] })).toMatchObject({ status: 409 });
    expect(await putArea({ prefixes: ['x'] })).toMatchObject({ status: 400 });
    expect(await putArea({ prefixes: ['546', '54'] })).toMatchObject({
      status: 200,
      body: { prefixes: ['54'] },
    });
    expect(await putArea({ prefixes: ['1'] }, cookie)).toMatchObject({ status: 403 });
    expect((await app.request('GET', '/api/checkout', { cookie })).body).toMatchObject({
      installationArea: ['54'],
    });
    expect(await place(app, cookie, inThessaloniki(installed()))).toMatchObject({ status: 200 });
    expect(await place(app, cookie, installed())).toMatchObject({ status: 400 });
  });

  it("keeps a consumer's request to begin within the 14 days with its time, a business's and one without installation not", async () => {
    app.setNow(new Date('2026-11-20T10:00:00Z'));
    const eleni = await app.signIn({ customerId: await putCustomer() });
    const early = await placed(app, eleni, installed({ beginsEarly: true }));
    expect(early.beginConsentAt).toBe('2026-11-20T10:00:00.000Z');
    for (const body of [installed(), { ...orderOf([{ productId }]), beginsEarly: true }]) {
      expect(await placed(app, eleni, body)).not.toHaveProperty('beginConsentAt');
    }
    const nikos = await app.signIn({ customerId: await putCustomer({ accountType: 'b2b' }) });
    expect(await placed(app, nikos, installed({ beginsEarly: true }))).not.toHaveProperty('beginConsentAt');
  });

  it('opens the booking of the service that installs it, filled in, for its own customer only', async () => {
    await putTechnicians({});
    await putService({ slug: 'vlaves', requiredSkills: ['cctv'], isEmergency: true, position: 0 });
    await putService({ slug: 'kameres', requiredSkills: ['cctv', 'network'], position: 1 });
    await putService({ slug: 'synagermoi', requiredSkills: ['alarm'], position: 2 });
    const { id, orderNumber } = await placed(app, cookie, installed());
    const read = (as: string, orderId = id) =>
      app.request('GET', `/api/orders/${orderId}/installation`, { cookie: as });
    expect((await read(cookie)).body).toEqual({
      service: 'kameres',
      mayBegin: false,
      hours: 1,
      workHours: 1,
      orderNumber,
      products: ['1 × Κάμερα Argos B8'],
      notBefore: firstVisitDay(
        { deliveryDays: 5, estimatedDelivery: null, deliveredAt: null },
        athensDate(app.services.now()),
      ),
      customerName: 'Ελένη Μαρκάκη',
      customerEmail: 'eleni@pelatis.example',
      customerPhone: '697 412 0355',
      address: 'Αγίας Λαύρας 18, Νέα Ιωνία 142 33',
      notes: `Εγκατάσταση της παραγγελίας ${orderNumber}\n1 × Κάμερα Argos B8\nΜετά τις 14 ημέρες της υπαναχώρησης.`,
    });
    expect(await read(await app.signIn({ customerId: await putCustomer() }))).toMatchObject({ status: 404 });
    const plain = await placed(app, cookie, orderOf([{ productId }]));
    expect(await read(cookie, plain.id)).toMatchObject({ status: 409 });
  });
});

describe('the e-mails of an order', () => {
  it('say how the installation is arranged, offer its slot, and carry all that the delivery needs', async () => {
    const body = installed({ paymentMethod: { type: 'cash' } });
    const shippingAddress = { ...body.shippingAddress, instructions: 'Κουδούνι «Μ»' };
    const order: Order = await placed(app, cookie, { ...body, shippingAddress });
    const toCustomer = await mailsTo('eleni@pelatis.example');
    const toCompany = await mailsTo('info@vigla.example');
    expect(toCustomer).toContain(`/services?installation=${order.id}`);
    expect(toCustomer).toContain('Κρατάτε τα προϊόντα στη συσκευασία τους');
    expect(toCustomer).toContain('Θα πληρώσετε στον courier');
    expect(toCompany).toContain(`/order-management?order=${order.id}`);
    for (const text of [toCustomer, toCompany]) {
      expect(text).toContain('Οδηγίες παράδοσης: Κουδούνι «Μ»');
      expect(text).toContain('Αττική');
      expect(text).toContain('Εγκατάσταση: 1 τεμάχιο');
    }
    const { database, config } = app.services;
    const { content } = await database.db
      .selectFrom('devMails')
      .where('recipient', '=', 'eleni@pelatis.example')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(storedHtml(content, config.publicUrl)).toMatch(
      new RegExp(`<a [^>]*href="[^"]+/withdrawal\\?order=${order.orderNumber}"`),
    );
  });

  it('say that the technician collects the cash where he brings the products', async () => {
    const body = orderOf([{ productId }], { shippingMethod: 'installation' });
    await placed(app, cookie, { ...body, paymentMethod: { type: 'cash' } });
    const text = await mailsTo('eleni@pelatis.example');
    expect(text).toContain('Θα πληρώσετε στον τεχνικό μας');
    expect(text).not.toContain('courier');
  });
});
