import { beforeEach, describe, expect, it } from 'vitest';
import { chatBrowser, putChat } from '../../support/app/chat.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { tablesWith, truncateAll } from '../../support/database/database.ts';
import { expectUnchanged, rememberState } from '../../support/database/fingerprint.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

const key = '0b7a4f1e-93c2-4d58-8a6b-2f1c9e3d7a50';

/** All that may be asked of a conversation from its owner's side. */
const requests: readonly (readonly [string, string, Record<string, unknown>?])[] = [
  ['GET', '/messages'],
  ['POST', '/messages', { key, text: 'Γεια' }],
  ['POST', '/typing'],
  ['PUT', '/read', { seq: 1 }],
  ['PUT', '/close'],
  ['PUT', '/rating', { thumb: 'down' }],
  ['POST', '/email'],
  ['POST', '/contact', { email: 'xenos@elsewhere.example' }],
];

describe('nobody reads or changes another’s conversation', () => {
  it('whatever is asked', async () => {
    const eleni = chatBrowser(app, await app.signIn({ customerId: await putCustomer() }));
    const visitor = chatBrowser(app);
    const otherVisitor = chatBrowser(app);
    for (const browser of [eleni, visitor, otherVisitor]) await browser.open();
    const others = {
      nobody: '',
      'a visitor with a chat': otherVisitor.cookie,
      'a customer': await app.signIn({ customerId: await putCustomer() }),
      'an administrator': await app.signIn('admin'),
    };
    await rememberState();
    for (const id of [eleni.id, visitor.id]) {
      for (const [method, path, body] of requests) {
        for (const [who, cookie] of Object.entries(others)) {
          const options = { cookie, ...(body && { body }) };
          const { status, body: said } = await app.request(method, `/api/chat/${id}${path}`, options);
          const isGate = path === '/email' && who !== 'a customer';
          expect({ who, method, path, status, said }).toMatchObject({
            status: isGate ? 401 : 404,
            said: { code: isGate ? 'LOGIN_REQUIRED' : 'CHAT_NOT_FOUND' },
          });
        }
      }
    }
    await expectUnchanged();
  });
});

describe('signing in', () => {
  const signIn = (browser: ReturnType<typeof chatBrowser>, email: string) =>
    browser.ask('POST', '/api/auth/login', { email, password });

  it('makes the visitor’s conversation the customer’s, on every device, and the cookie opens it no more', async () => {
    const { email, id: customerId } = await addCustomer(app);
    const browser = chatBrowser(app);
    await browser.open();
    await browser.say('ποδήλατο');
    const cookieOfChat = browser.cookie;
    expect((await signIn(browser, email)).status).toBe(200);
    const elsewhere = chatBrowser(app, await app.signIn({ customerId }));
    const view = await elsewhere.open();
    expect(view.conversation.id).toBe(browser.id);
    expect(view.messages.map(({ sender }) => sender)).toEqual(['bot', 'user', 'bot']);
    const left = chatBrowser(app, cookieOfChat);
    left.id = browser.id;
    expect((await left.ask('GET', `/api/chat/${browser.id}/messages`)).status).toBe(404);
    expect((await left.open()).conversation.id).not.toBe(browser.id);
  });

  it('lets one of two conversations go on: the one that a person answers, else the newer', async () => {
    const { email, id: customerId } = await addCustomer(app);
    const older = await putChat({ customerId, state: 'open', agentName: 'Μαρία', updatedAt: new Date(0) });
    const browser = chatBrowser(app);
    await browser.open();
    await signIn(browser, email);
    const { body } = await browser.ask('GET', '/api/chat');
    expect(body).toMatchObject({ chat: { conversation: { id: older } } });
    const states = await app.services.database.db
      .selectFrom('chatConversations')
      .select(['id', 'state', 'closeReason', 'customerId', 'visitorHash'])
      .execute();
    expect(states).toEqual(
      expect.arrayContaining([
        { id: older, state: 'open', closeReason: null, customerId, visitorHash: null },
        { id: browser.id, state: 'closed', closeReason: 'merged', customerId, visitorHash: null },
      ]),
    );
  });

  it('adopts with the next request what was begun while the session was away', async () => {
    const customerId = await putCustomer();
    const browser = chatBrowser(app);
    await browser.open();
    const signedIn = chatBrowser(app, `${browser.cookie}; ${await app.signIn({ customerId })}`);
    expect((await signedIn.open()).conversation.id).toBe(browser.id);
  });
});

describe('a customer', () => {
  it('begins one conversation however many tabs open it at once', async () => {
    const cookie = await app.signIn({ customerId: await putCustomer() });
    const opened = await Promise.all(Array.from({ length: 6 }, () => chatBrowser(app, cookie).open()));
    expect(new Set(opened.map(({ conversation }) => conversation.id)).size).toBe(1);
  });

  it('may have it by e-mail, at their own address', async () => {
    const { email, id: customerId } = await addCustomer(app);
    const customer = chatBrowser(app, await app.signIn({ customerId }));
    await customer.open();
    const nothing = await customer.ask('POST', `/api/chat/${customer.id}/email`);
    expect(nothing).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_MAIL' } });
    await customer.say('Θέλω ποδήλατο');
    expect((await customer.ask('POST', `/api/chat/${customer.id}/email`)).status).toBe(200);
    await app.services.jobs.drain();
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .select(['recipient', 'text'])
      .orderBy('id')
      .execute();
    expect(mails).toEqual([{ recipient: email, text: expect.stringContaining('Θέλω ποδήλατο') }]);
  });

  it('has it in the copy of their data, and loses it with the account', async () => {
    const { id: customerId } = await addCustomer(app);
    const cookie = await app.signIn({ customerId });
    const customer = chatBrowser(app, cookie);
    await customer.open();
    await customer.say('Το μυστικό μου ποδήλατο');
    const copy = await app.request('GET', '/api/customer/export', { cookie });
    expect(copy.status).toBe(200);
    expect(copy.text).toContain('Το μυστικό μου ποδήλατο');
    const gone = await app.request('DELETE', '/api/customer', { cookie, body: { password } });
    expect(gone.status, gone.text).toBe(200);
    expect(await tablesWith('Το μυστικό μου ποδήλατο')).toEqual([]);
  });
});
