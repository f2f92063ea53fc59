import { beforeEach, describe, expect, it } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { place } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
let cookie: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  cookie = await app.signIn({ customerId: await putCustomer() });
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const send = (method: string, path: string, body: object) =>
  app.request(method, `/api/admin/texts/${path}`, { cookie: admin, body: { ...body } });

describe('the words that every e-mail begins and ends with', () => {
  const words = { greeting: 'Καλή σας ημέρα,', closing: 'Η ομάδα {της εταιρείας}' };

  it('stand in an e-mail to a customer, and in none to the company', async () => {
    await send('PUT', 'mail.common', words);
    const body = { name: 'Άννα', email: 'anna@pelatis.example', message: 'Θέλω μια κάμερα για την αυλή.' };
    await app.request('POST', '/api/contact', { body });
    await app.services.jobs.drain();
    const mails = await app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
    expect(mails).toHaveLength(2);
    for (const { recipient, text } of mails) {
      const isCustomer = recipient === body.email;
      expect(/Καλή σας ημέρα,[^]*Η ομάδα της Βίγλας[^]*-- /.test(text), recipient).toBe(isCustomer);
      expect(/Καλή σας|Η ομάδα/.test(text), recipient).toBe(isCustomer);
    }
  });

  it('are shown in an e-mail before they are saved, and stand nowhere until then', async () => {
    const { body } = await send('POST', 'mail.common/preview', words);
    expect((body as { mail: string }).mail).toMatch(/Καλή σας ημέρα,[^]*Η ομάδα της Βίγλας/);
    const { body: stored } = await send('POST', 'mail.common/preview', { greeting: '', closing: '' });
    expect((stored as { mail: string }).mail).not.toMatch(/Καλή σας|Η ομάδα/);
  });
});

describe('the introduction of an e-mail', () => {
  it('is shown in an e-mail of its kind, for every kind', async () => {
    const list = (await app.request('GET', '/api/admin/texts', { cookie: admin })).body as {
      key: string;
      kind: string;
    }[];
    const mails = list.filter(({ kind, key }) => kind === 'mail' && key !== 'mail.common');
    expect(mails.length).toBeGreaterThan(20);
    for (const { key } of mails) {
      const { body } = await send('POST', `${key}/preview`, { intro: 'Λόγια δικά μας {της εταιρείας}.' });
      expect((body as { mail: string }).mail, key).toContain('Λόγια δικά μας της Βίγλας.');
    }
  });

  it('begins the e-mail of an order from the next one on', async () => {
    const productId = await putProduct({ stockQuantity: 10 });
    await send('PUT', 'mail.orderPlaced', { intro: 'Την πήραμε.' });
    await place(app, cookie, orderOf([{ productId, quantity: 1 }]));
    await app.services.jobs.drain();
    const { text } = await app.services.database.db
      .selectFrom('devMails')
      .where('subject', 'like', 'Λάβαμε%')
      .select('text')
      .executeTakeFirstOrThrow();
    expect(text).toContain('Την πήραμε.');
    expect(text).not.toContain('σε κάθε στάδιο');
  });
});
