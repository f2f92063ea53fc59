import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putService } from '../../support/app/booking.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const titles = async () =>
  ((await app.request('GET', '/api/services')).body as { title: string }[]).map(({ title }) => title);

describe('a service', () => {
  it('with just a title is added at the end, with an address that no other has', async () => {
    await putService({ title: 'Αυτοψία', slug: 'synt', position: 4 });
    for (const slug of ['syntirisi', 'syntirisi-2']) {
      const { status, body } = await app.request('POST', '/api/services', {
        cookie,
        body: { title: ' Συντήρηση ' },
      });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { message: 'Η υπηρεσία δημιουργήθηκε επιτυχώς.', service: { title: 'Συντήρηση', slug } },
      });
    }
    expect(await titles()).toEqual(['Αυτοψία', 'Συντήρηση', 'Συντήρηση']);
  });

  it('is refused without a title, and with a picture that does not exist', async () => {
    const noTitle = await app.request('POST', '/api/services', { cookie, body: { title: ' ' } });
    expect(noTitle).toMatchObject({
      status: 400,
      body: { fields: { title: 'Ο τίτλος είναι υποχρεωτικός' } },
    });
    const imageUrl = '/public-objects/services/none.webp';
    const noPicture = await app.request('POST', '/api/services', {
      cookie,
      body: { title: 'Νέα', imageUrl },
    });
    expect(noPicture).toMatchObject({
      status: 400,
      body: { code: 'IMAGE_NOT_FOUND', fields: { imageUrl: expect.any(String) } },
    });
    expect(await titles()).toEqual([]);
  });

  it('keeps what a change leaves out, and loses what the change empties', async () => {
    const id = await putService({ priceCents: 5_000, features: ['Έλεγχος'], crew: 2 });
    const change = { title: 'Συντήρηση', price: null, priceRange: '80 €' };
    const { body } = await app.request('PUT', `/api/services/${id}`, { cookie, body: change });
    expect(body).toMatchObject({ service: { priceRange: '80 €', features: ['Έλεγχος'], crew: 2 } });
    expect(body).not.toHaveProperty('service.price');
    const [stored] = await app.services.database.db
      .selectFrom('auditLog')
      .select(['before', 'after', 'entity'])
      .orderBy('id')
      .execute();
    expect(stored).toMatchObject({
      entity: 'service',
      before: { priceCents: 5_000, priceRange: '' },
      after: { priceCents: null, priceRange: '80 €' },
    });
  });

  it('is not changed where another administrator has changed it unseen, and elsewhere it is', async () => {
    const id = await putService({ title: 'Συντήρηση', priceCents: 5_050, priceNote: 'Μια φορά' });
    const change = (body: Record<string, unknown>) =>
      app.request('PUT', `/api/services/${id}`, { cookie, body });
    const seen = { price: 50.5, priceNote: 'Μια φορά', imageUrl: null, legalNote: null, requiredSkills: [] };
    expect(await change({ price: 60, seen })).toMatchObject({
      status: 200,
      body: { service: { price: 60 } },
    });
    expect(await change({ price: 70, priceNote: '', seen })).toMatchObject({
      status: 409,
      body: { code: 'SERVICE_CHANGED', error: expect.stringContaining('από άλλον διαχειριστή') },
    });
    const elsewhere = await change({ priceNote: 'Κάθε φορά', seen: { ...seen, price: 60 } });
    expect(elsewhere.body).toMatchObject({
      service: { title: 'Συντήρηση', price: 60, priceNote: 'Κάθε φορά' },
    });
  });

  it('that is deleted stays by name with the appointments booked for it', async () => {
    const serviceId = await putService({ title: 'Συντήρηση' });
    const customerId = await putCustomer();
    await app.services.database.db
      .insertInto('appointments')
      .values({
        id: 'booked',
        customerId,
        serviceId,
        serviceTitle: 'Συντήρηση',
        customerName: 'Ελένη',
        customerEmail: 'eleni@pelatis.example',
        date: '2026-12-01',
        startHour: 9,
        hours: 1,
        status: 'pending',
      })
      .execute();
    const { status } = await app.request('DELETE', `/api/services/${serviceId}`, { cookie });
    expect(status).toBe(200);
    const booked = await app.services.database.db
      .selectFrom('appointments')
      .select(['serviceId', 'serviceTitle'])
      .execute();
    expect(booked).toEqual([{ serviceId: null, serviceTitle: 'Συντήρηση' }]);
    expect(await app.request('DELETE', `/api/services/${serviceId}`, { cookie })).toMatchObject({
      status: 404,
    });
  });

  it('is put where the administrator wants it', async () => {
    const [a, b, c] = [
      await putService({ title: 'Α', position: 0 }),
      await putService({ title: 'Β', position: 1 }),
      await putService({ title: 'Γ', position: 2 }),
    ];
    const order = (serviceIds: number[], seen: number[]) =>
      app.request('PUT', '/api/admin/service-order', { cookie, body: { serviceIds, seen } });
    expect((await order([c, a, b], [a, b, c])).status).toBe(200);
    expect(await titles()).toEqual(['Γ', 'Α', 'Β']);
    expect(await order([b, a, c], [a, b, c])).toMatchObject({
      status: 409,
      body: { code: 'SERVICE_ORDER_CHANGED' },
    });
    expect(await titles()).toEqual(['Γ', 'Α', 'Β']);
  });
});
