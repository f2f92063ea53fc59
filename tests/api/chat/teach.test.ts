import { beforeEach, describe, expect, it } from 'vitest';
import { botTexts } from '#features/chat/bot/texts.ts';
import { chatBrowser } from '../../support/app/chat.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin${path}`, { cookie, ...(body && { body }) });

describe('an administrator', () => {
  it('teaches the bot what it could not answer', async () => {
    const visitor = chatBrowser(app);
    await visitor.open();
    await visitor.say('Έχετε πάρκινγκ;');
    await visitor.say('ΕΧΕΤΕ ΠΑΡΚΙΝΓΚ;');
    await visitor.say('ποδήλατο');
    const listed = async () =>
      ((await ask('GET', '/chat-figures')).body as { unanswered: { text: string; times: number }[] })
        .unanswered;
    expect(await listed()).toMatchObject([
      { text: 'ΕΧΕΤΕ ΠΑΡΚΙΝΓΚ;', times: 2 },
      { text: 'ποδήλατο', times: 1 },
    ]);
    const taught = { keywords: ['πάρκινγκ'], answer: 'Ναι, μπροστά στο κατάστημα.', isActive: true };
    const { status, body } = await ask('POST', '/bot-answers', taught);
    expect([status, body]).toMatchObject([200, taught]);
    expect((await visitor.say('υπάρχει παρκινγκ')).messages[1]?.content).toBe(taught.answer);
    await ask('PUT', '/unanswered', { text: 'ΠΟΔΉΛΑΤΟ' });
    expect(await listed()).toEqual([]);
    const { id } = body as { id: number };
    await ask('PUT', `/bot-answers/${id}`, { ...taught, isActive: false });
    expect((await visitor.say('παρκινγκ')).messages[1]?.content).toBe(botTexts.unknown);
  });

  it('keeps ready replies with different shortcuts', async () => {
    const ready = { shortcut: 'ώρες', text: 'Έως τις 18:00.' };
    expect((await ask('POST', '/canned-replies', ready)).status).toBe(200);
    expect(await ask('POST', '/canned-replies', { ...ready, shortcut: 'ΏΡΕΣ' })).toMatchObject({
      status: 409,
      body: { code: 'SHORTCUT_TAKEN', fields: { shortcut: expect.any(String) } },
    });
    expect((await ask('POST', '/canned-replies', { ...ready, shortcut: 'δύο λέξεις' })).status).toBe(400);
    expect((await ask('GET', '/canned-replies')).body).toMatchObject([ready]);
  });
});
