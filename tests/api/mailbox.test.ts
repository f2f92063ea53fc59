import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

async function keep(subject: string) {
  const { database, jobs, mail } = app.services;
  await database.db.transaction().execute((trx) =>
    mail.send(trx, {
      to: 'eleni@pelatis.example',
      subject,
      content: { title: subject, paragraphs: ['Καλημέρα'] },
      attachments: [{ filename: 'a.txt', contentType: 'text/plain', base64: 'zrE=' }],
    }),
  );
  await jobs.drain();
}

describe('the development mailbox', () => {
  it('lists what was sent, newest first, and opens a letter with its attachment', async () => {
    await keep('Πρώτο');
    await keep('Δεύτερο');
    const cookie = await app.signIn('admin');
    const { body: mails } = await app.request('GET', '/api/dev/mails', { cookie });
    expect(mails).toMatchObject([{ subject: 'Δεύτερο' }, { subject: 'Πρώτο', to: 'eleni@pelatis.example' }]);
    const id = (mails as { id: number }[])[0]?.id;
    const { body } = await app.request('GET', `/api/dev/mails/${id}`, { cookie });
    expect(body).toMatchObject({
      html: expect.stringContaining('>Δεύτερο</h1>'),
      text: expect.stringContaining('Δεύτερο\n\nΚαλημέρα'),
      attachments: [{ filename: 'a.txt' }],
    });
  });

  it('answers 404 to a letter that does not exist', async () => {
    const { status } = await app.request('GET', '/api/dev/mails/999', { cookie: await app.signIn('admin') });
    expect(status).toBe(404);
  });

  it('does not exist where e-mails are really sent, and the privacy policy then says nothing of it', async () => {
    const { config } = app.services;
    const policy = async () => (await app.request('GET', '/api/legal/privacy')).text;
    expect(await policy()).toContain('γραμματοκιβώτιο');
    config.devMailbox = false;
    try {
      const cookie = await app.signIn('admin');
      expect((await app.request('GET', '/api/dev/mails', { cookie })).status).toBe(404);
      expect((await app.request('GET', '/api/dev/mails/1', { cookie })).status).toBe(404);
      expect(await policy()).not.toContain('γραμματοκιβώτιο');
    } finally {
      config.devMailbox = true;
    }
  });
});
