import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putMessage } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const list = async (query = '') => {
  const { body, headers } = await app.request('GET', `/api/contact${query}`, { cookie });
  return { names: (body as { name: string }[]).map(({ name }) => name), total: headers.get('x-total-count') };
};

describe('the messages', () => {
  it('come newest first, a page at a time with the whole count', async () => {
    await putMessage({ name: 'Πρώτη', createdAt: new Date('2026-01-01') });
    await putMessage({ name: 'Τρίτη', createdAt: new Date('2026-01-03') });
    await putMessage({ name: 'Δεύτερη', createdAt: new Date('2026-01-02') });
    expect(await list()).toEqual({ names: ['Τρίτη', 'Δεύτερη', 'Πρώτη'], total: null });
    expect(await list('?page=2&pageSize=2')).toEqual({ names: ['Πρώτη'], total: '3' });
  });

  it('are 500 at the most where no page is asked for', async () => {
    await sql`
      insert into contact_messages (id, name, email, message)
      select 'many' || n, 'Ελένη', 'eleni@pelatis.example', 'Ένα ακόμη μήνυμα'
      from generate_series(1, 501) n`.execute(app.services.database.db);
    expect((await list()).names).toHaveLength(500);
  });

  it('are found without accents, in what was written too, and by where they stand', async () => {
    await putMessage({ name: 'Κώστας', message: 'Η σειρήνα χτυπάει κάθε βράδυ.' });
    await putMessage({ name: 'Δανάη', status: 'answered' });
    expect((await list('?search=ΣΕΙΡΗΝΑ')).names).toEqual(['Κώστας']);
    expect((await list('?status=answered')).names).toEqual(['Δανάη']);
    const counts = await app.request('GET', '/api/admin/message-counts', { cookie });
    expect(counts.body).toEqual({ new: 1, read: 0, answered: 1 });
  });

  it('are answered by e-mail, and keep the answer', async () => {
    const id = await putMessage({ email: 'kostas@pelatis.example', subject: 'Σειρήνα' });
    const body = { text: 'Θα έρθουμε αύριο το πρωί.' };
    expect(await app.request('POST', `/api/contact/${id}/replies`, { cookie, body })).toMatchObject({
      status: 200,
    });
    await app.services.jobs.drain();
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .select(['recipient', 'subject', 'text'])
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      {
        recipient: 'kostas@pelatis.example',
        subject: 'Απάντηση: Σειρήνα',
        text: expect.stringContaining('Θα έρθουμε αύριο το πρωί.'),
      },
    ]);
    const { body: message } = await app.request('GET', `/api/contact/${id}`, { cookie });
    expect(message).toMatchObject({
      status: 'answered',
      replies: [{ text: 'Θα έρθουμε αύριο το πρωί.', at: expect.any(String) }],
    });
  });

  it('are not answered over an answer that the writer has not seen, and are once it is', async () => {
    const id = await putMessage();
    const reply = (text: string, seen: number) =>
      app.request('POST', `/api/contact/${id}/replies`, { cookie, body: { text, seen } });
    expect(await reply('Θα έρθουμε αύριο.', 0)).toMatchObject({ status: 200 });
    expect(await reply('Θα έρθουμε την Πέμπτη.', 0)).toMatchObject({
      status: 409,
      body: { code: 'MESSAGE_ANSWERED' },
    });
    expect(await reply('Ή την Πέμπτη, αν βολεύει.', 1)).toMatchObject({ status: 200 });
    const { body } = await app.request('GET', `/api/contact/${id}`, { cookie });
    expect((body as { replies: { text: string }[] }).replies.map(({ text }) => text)).toEqual([
      'Θα έρθουμε αύριο.',
      'Ή την Πέμπτη, αν βολεύει.',
    ]);
  });

  it('are deleted with their answers, and the history names no person', async () => {
    const id = await putMessage({ name: 'Κώστας Ρήγας' });
    await app.request('POST', `/api/contact/${id}/replies`, { cookie, body: { text: 'Ναι.' } });
    const answer = await app.request('DELETE', `/api/contact/${id}`, { cookie });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Το μήνυμα διαγράφηκε' } });
    expect((await list()).names).toEqual([]);
    expect(await app.request('DELETE', `/api/contact/${id}`, { cookie })).toMatchObject({ status: 404 });
    const log = app.services.database.db.selectFrom('auditLog').orderBy('id');
    const stored = await log.selectAll().execute();
    expect(stored.map(({ action }) => action)).toEqual(['updated', 'deleted']);
    expect(JSON.stringify(stored)).not.toContain('Ρήγας');
  });
});
