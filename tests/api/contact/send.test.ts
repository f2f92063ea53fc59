import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';

const message = {
  name: 'Ελένη Μαρκάκη',
  email: 'eleni@pelatis.example',
  message: 'Θέλω προσφορά για τέσσερις κάμερες.',
};

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

describe('a contact message', () => {
  it('is kept, raises one alert for the administrators and sends two e-mails', async () => {
    const answer = await app.request('POST', '/api/contact', { body: message });
    const thanks = 'Το μήνυμά σας στάλθηκε. Θα σας απαντήσουμε σύντομα.';
    expect(answer).toMatchObject({ status: 200, body: { message: thanks } });
    await app.services.jobs.drain();
    const { db } = app.services.database;
    const mails = await db.selectFrom('devMails').select('recipient').orderBy('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['eleni@pelatis.example', 'info@vigla.example']);
    const alerts = await db.selectFrom('alerts').select(['event', 'audience']).orderBy('id').execute();
    expect(alerts).toEqual([{ event: 'message_received', audience: 'admin' }]);
  });

  it('says beside each field what is wrong with it, and keeps nothing', async () => {
    const { status, body } = await app.request('POST', '/api/contact', {
      body: { name: ' ', email: 'eleni@', message: 'σύντομο' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        name: 'Το όνομα είναι υποχρεωτικό',
        email: 'Παρακαλώ εισάγετε έγκυρο email',
        message: 'Το μήνυμα πρέπει να έχει τουλάχιστον 10 χαρακτήρες',
      },
    });
    expect(await app.services.database.db.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
  });

  it('is refused from another origin', async () => {
    const answer = await app.request('POST', '/api/contact', {
      body: message,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  });

  it('is refused past five in ten minutes from one address, with the time to wait', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await app.request('POST', '/api/contact', { body: message })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { headers } = await app.request('POST', '/api/contact', { body: message });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
  it('is thanked for at most five times in ten minutes, wherever it comes from', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await app.request('POST', '/api/contact', { body: message })).status);
      await app.services.limits.reset('contact', '127.0.0.1');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
