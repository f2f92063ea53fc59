import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { botTexts, quickRepliesFor } from '#features/chat/bot/texts.ts';
import { chatBrowser, chatEvents } from '../../support/app/chat.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putService, putTechnicians } from '../../support/app/booking.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { tablesWith, truncateAll } from '../../support/database/database.ts';

/** What a shop without products and services offers. */
const nothing = { sellsCameras: false, hasServices: false, hasSurvey: false };

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});
afterEach(() => app.setNow(undefined));

const now = new Date('2026-11-23T09:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();

describe('a visitor’s conversation', () => {
  it('begins with the greeting after a second, and its cookie is a secret of which only a hash is stored', async () => {
    app.setNow(now);
    const visitor = chatBrowser(app);
    expect((await visitor.ask('GET', '/api/chat')).body).toEqual({ availability: 'offline', unread: 0 });
    const answer = await visitor.ask('POST', '/api/chat', { page: '/products' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^shop_chat=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.body).toMatchObject({
      conversation: { state: 'bot', lastSeq: 1, canMail: false },
      messages: [
        {
          seq: 1,
          sender: 'bot',
          type: 'quick_reply',
          content: botTexts.greeting,
          timestamp: after(0),
          visibleAt: after(1_000),
          metadata: { quickReplies: quickRepliesFor(nothing) },
        },
      ],
      now: after(0),
    });
    const secret = visitor.cookie.replace('shop_chat=', '');
    expect(await tablesWith(secret)).toEqual([]);
  });

  it('is the same after a reload and in another tab, and another one only when it is closed', async () => {
    const visitor = chatBrowser(app);
    const { conversation } = await visitor.open();
    expect((await visitor.open()).conversation.id).toBe(conversation.id);
    expect((await visitor.open({ startNew: true })).conversation.id).toBe(conversation.id);
    await visitor.ask('PUT', `/api/chat/${visitor.id}/close`);
    expect((await visitor.open()).conversation).toMatchObject({ id: conversation.id, state: 'closed' });
    expect((await visitor.open({ startNew: true })).conversation.id).not.toBe(conversation.id);
  });

  it('answers by the bot with a delay that does not depend on who computes it', async () => {
    app.setNow(now);
    const visitor = chatBrowser(app);
    await visitor.open();
    const { messages } = await visitor.say('Τι τιμή έχει;');
    expect(messages.map(({ seq, sender, content }) => [seq, sender, content])).toEqual([
      [2, 'user', 'Τι τιμή έχει;'],
      [3, 'bot', botTexts.prices(nothing)],
    ]);
    const delay = Date.parse(messages[1]?.visibleAt ?? '') - now.getTime();
    expect(delay).toBeGreaterThanOrEqual(1_500);
    expect(delay).toBeLessThanOrEqual(2_500);
    expect((await visitor.read()).messages.slice(1)).toEqual(messages);
  });

  it('keeps a message that is sent again once, and the order of what is sent at once', async () => {
    const visitor = chatBrowser(app);
    await visitor.open();
    const keys = Array.from({ length: 8 }, () => randomUUID());
    await Promise.all([...keys, ...keys].map((key) => visitor.say(`ποδήλατο ${key}`, key)));
    const { messages, conversation } = await visitor.read();
    const own = messages.filter(({ sender }) => sender === 'user');
    expect(own.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    expect(conversation.lastSeq).toBe(1 + 2 * keys.length);
  });

  it('refuses blank and too long messages beside the field', async () => {
    const visitor = chatBrowser(app);
    await visitor.open();
    for (const text of ['', '  \n ', 'α'.repeat(2_001)]) {
      const body = { key: randomUUID(), text };
      const { status, body: error } = await visitor.ask('POST', `/api/chat/${visitor.id}/messages`, body);
      expect([status, error]).toMatchObject([400, { fields: { text: expect.any(String) } }]);
    }
    expect((await visitor.say('α'.repeat(2_000))).messages[0]?.content).toHaveLength(2_000);
    expect((await visitor.say('<b>κάμερα</b>')).messages[0]?.content).toBe('<b>κάμερα</b>');
  });

  it('is told to its own tabs and to the administrators, and to nobody else', async () => {
    const visitor = chatBrowser(app);
    await visitor.open();
    const stranger = chatBrowser(app);
    await stranger.open();
    const own = await openSocket(app.origin, { cookie: visitor.cookie });
    const others = await openSocket(app.origin, { cookie: stranger.cookie });
    const office = await openSocket(app.origin, { cookie: await app.signIn('admin') });
    await visitor.say('κάμερα');
    const body = { seq: 2 };
    await visitor.ask('PUT', `/api/chat/${visitor.id}/read`, body);
    await visitor.ask('POST', `/api/chat/${visitor.id}/typing`);
    const told = { type: 'chat', conversationId: visitor.id, by: 'user' };
    for (const socket of [own, office]) {
      await expect
        .poll(() => chatEvents(socket, 'user'))
        .toEqual([
          { ...told, event: 'message', seq: 3 },
          { ...told, event: 'read', seq: 2 },
          { ...told, event: 'typing', seq: 3 },
        ]);
    }
    await stranger.say('κάμερα');
    await expect.poll(() => chatEvents(others, 'user')).toMatchObject([{ conversationId: stranger.id }]);
  });

  it('is limited, with the time to wait, and nothing is stored or lost', async () => {
    const visitor = chatBrowser(app);
    await visitor.open();
    for (let sent = 0; sent < 30; sent += 1) await visitor.say('ποδήλατο');
    const body = { key: randomUUID(), text: 'ένα ακόμη' };
    const refused = await visitor.ask('POST', `/api/chat/${visitor.id}/messages`, body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: expect.stringContaining('Το κείμενό σας διατηρείται'),
      data: { retryAfterSeconds: expect.any(Number) },
    });
    await app.services.database.db.deleteFrom('rateLimits').execute();
    expect((await visitor.ask('POST', `/api/chat/${visitor.id}/messages`, body)).status).toBe(200);
    const own = (await visitor.read()).messages.filter(({ sender }) => sender === 'user');
    expect(own).toHaveLength(31);
  });

  it('takes no message when it is closed, and can be rated', async () => {
    const visitor = chatBrowser(app);
    await visitor.open();
    await visitor.ask('PUT', `/api/chat/${visitor.id}/close`);
    const body = { key: randomUUID(), text: 'κι άλλο' };
    expect(await visitor.ask('POST', `/api/chat/${visitor.id}/messages`, body)).toMatchObject({
      status: 409,
      body: { code: 'CHAT_CLOSED' },
    });
    const rated = await visitor.ask('PUT', `/api/chat/${visitor.id}/rating`, {
      thumb: 'up',
      word: 'Γρήγορα',
    });
    expect(rated.status).toBe(200);
    expect((await visitor.read()).conversation).toMatchObject({ rating: { thumb: 'up', word: 'Γρήγορα' } });
  });
});

describe('the bot’s links', () => {
  it('lead to matching products, with prices only for those who see them', async () => {
    const productId = await putProduct({ name: 'Κάμερα Argos B8' });
    const visitor = chatBrowser(app);
    await visitor.open();
    const { messages } = await visitor.say('Θέλω κάμερα');
    const link = { kind: 'product', label: 'Κάμερα Argos B8', href: `/products/${productId}` };
    expect(messages[1]?.links).toEqual([link]);
    const hidden = chatBrowser(
      app,
      await app.signIn({ customerId: await putCustomer({ canViewPrices: false }) }),
    );
    await hidden.open();
    expect((await hidden.say('Θέλω κάμερα')).messages[1]?.links).toEqual([link]);
    const buyer = chatBrowser(app, await app.signIn({ customerId: await putCustomer() }));
    await buyer.open();
    expect((await buyer.say('Θέλω κάμερα')).messages[1]?.links).toEqual([{ ...link, price: 100 }]);
  });

  it('show what the default answer cannot say', async () => {
    await putProduct({ name: 'Σειρήνα Φάρος', sku: 'FAROS' });
    const visitor = chatBrowser(app);
    await visitor.open();
    const { messages } = await visitor.say('σειρήνα');
    expect(messages[1]).toMatchObject({ content: botTexts.greeting, links: [{ label: 'Σειρήνα Φάρος' }] });
    expect((await visitor.say('ποδήλατο')).messages[1]?.links).toEqual([]);
  });

  it('lead to bookable services', async () => {
    await putTechnicians({});
    await putService({ title: 'Εγκατάσταση συστημάτων', slug: 'egkatastasi' });
    const visitor = chatBrowser(app);
    await visitor.open();
    const { messages } = await visitor.say('Τι κόστος έχει;');
    expect(messages[1]?.links).toEqual([
      { kind: 'service', label: 'Εγκατάσταση συστημάτων', href: '/services?book=egkatastasi' },
      { kind: 'page', label: 'Όλες οι υπηρεσίες', href: '/services' },
    ]);
  });

  it('and its words lead to no survey that nobody can do', async () => {
    await putService({ role: 'survey' });
    const visitor = chatBrowser(app);
    await visitor.open();
    const { messages } = await visitor.say('Τι κόστος έχει;');
    expect(messages[1]?.content).toBe(botTexts.prices(nothing));
  });

  it('lead a customer to their own orders, and a visitor to the sign-in', async () => {
    const customerId = await putCustomer();
    const productId = await putProduct();
    const own = await putOrder({ customerId, productId });
    await putOrder({ customerId: await putCustomer(), productId });
    const customer = chatBrowser(app, await app.signIn({ customerId }));
    await customer.open();
    const { messages } = await customer.say('Πού είναι η παραγγελία μου;');
    expect(messages[1]?.links.map(({ href }) => href)).toEqual([`/order-confirmation/${own}`]);
    const visitor = chatBrowser(app);
    await visitor.open();
    expect((await visitor.say('η παραγγελία μου;')).messages[1]?.links).toMatchObject([
      { href: '/customer-login' },
    ]);
  });
});
