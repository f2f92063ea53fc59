import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { botTexts } from '#features/chat/bot/texts.ts';
import { agentAt, chatBrowser, chatEvents, putChat, type ChatBrowser } from '../../support/app/chat.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { openDays, putAppointment } from '../../support/app/booking.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { truncateAll } from '../../support/database/database.ts';

type Agent = Awaited<ReturnType<typeof agentAt>>;

let app: TestApp;
let visitor: ChatBrowser;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  visitor = chatBrowser(app);
});

const enter = (name: string) => agentAt(app, name);

const as = (
  { cookie }: Pick<Agent, 'cookie'>,
  method: string,
  path: string,
  body?: Record<string, unknown>,
) => app.request(method, `/api/admin${path}`, { cookie, ...(body && { body }) });
const reply = (agent: Agent, text: string, more: Record<string, unknown> = {}) =>
  as(agent, 'POST', `/chats/${visitor.id}/messages`, { key: randomUUID(), text, ...more });
const rowsOf = async (agent: Agent, list: string) =>
  (await as(agent, 'GET', `/chats?list=${list}`)).body as Record<string, unknown>[];
const alerts = () =>
  app.services.database.db.selectFrom('alerts').select(['event', 'status']).orderBy('id').execute();

describe('a hand-over', () => {
  it('reaches who is there: greeting, list, alert, answer', async () => {
    const maria = await enter('Μαρία');
    await visitor.open();
    const { messages, conversation } = await visitor.say('Θέλω εκπρόσωπο');
    expect(conversation.state).toBe('waiting');
    expect(messages.map(({ sender, content }) => [sender, content])).toEqual([
      ['user', 'Θέλω εκπρόσωπο'],
      ['bot', botTexts.handOver],
      ['bot', botTexts.told],
    ]);
    expect(await rowsOf(maria, 'new')).toMatchObject([
      { id: visitor.id, isCustomer: false, unread: 1, waitingSince: expect.any(String), isMine: false },
    ]);
    expect(await alerts()).toEqual([{ event: 'chat_waiting', status: 'active' }]);
    expect((await visitor.say('Είστε εδώ;')).messages).toHaveLength(1);

    const answered = await reply(maria, 'Μάλιστα. Τι χρειάζεστε;', { after: conversation.lastSeq });
    expect(answered.status, answered.text).toBe(200);
    expect(answered.body).toMatchObject({ messages: [{ sender: 'user' }, { sender: 'agent' }] });
    expect((await visitor.read()).conversation).toMatchObject({
      state: 'open',
      agent: { name: 'Μαρία', status: 'online' },
      readByAgent: 6,
    });
    expect(await alerts()).toEqual([{ event: 'chat_waiting', status: 'resolved' }]);
    expect(await rowsOf(maria, 'mine')).toMatchObject([{ id: visitor.id, isMine: true, unread: 0 }]);
    const figures = await as(maria, 'GET', '/chat-figures');
    expect(figures.body).toMatchObject({ handedOver: 1, answered: 1, waiting: 0 });
    expect(figures.body).toHaveProperty('medianSeconds');
  });

  it('tells the visitor of the answer and of typing, with the name', async () => {
    const maria = await enter('Μαρία');
    await visitor.open();
    const tab = await openSocket(app.origin, { cookie: visitor.cookie });
    await as(maria, 'POST', `/chats/${visitor.id}/typing`);
    await reply(maria, 'Καλημέρα');
    const told = { type: 'chat', conversationId: visitor.id, by: 'agent' };
    await expect
      .poll(() => chatEvents(tab, 'agent'))
      .toEqual([
        { ...told, event: 'typing', seq: 1, name: 'Μαρία' },
        { ...told, event: 'message', seq: 2 },
      ]);
    const note = { key: randomUUID(), text: 'Δύσκολος' };
    await as(maria, 'POST', `/chats/${visitor.id}/notes`, note);
    await as(maria, 'PUT', `/chats/${visitor.id}/close`, { reason: 'solved' });
    // Of the note it hears nothing.
    await expect.poll(() => chatEvents(tab, 'agent').slice(2)).toEqual([{ ...told, event: 'state', seq: 3 }]);
  });
});

describe('two administrators', () => {
  it('never answer the same one unknowingly', async () => {
    const [maria, nikos] = [await enter('Μαρία'), await enter('Νίκος')];
    await visitor.open();
    await visitor.say('Θέλω εκπρόσωπο');
    const answers = await Promise.all([reply(maria, 'Εδώ Μαρία'), reply(nikos, 'Εδώ Νίκος')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = answers[0].status === 200 ? ['Μαρία', nikos] : ['Νίκος', maria];
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'TAKEN',
      data: { agentName: winner },
      error: expect.stringContaining(String(winner)),
    });
    expect(await rowsOf(loser as Agent, 'others')).toMatchObject([{ agentName: winner, isMine: false }]);

    expect((await as(loser as Agent, 'PUT', `/chats/${visitor.id}/assignment`, {})).status).toBe(409);
    const taken = await reply(loser as Agent, 'Την αναλαμβάνω', { takeOver: true });
    expect(taken.status).toBe(200);
    expect(await rowsOf(loser as Agent, 'mine')).toMatchObject([{ isMine: true }]);
  });

  it('give a conversation to each other by name', async () => {
    const [maria, nikos] = [await enter('Μαρία'), await enter('Νίκος')];
    await visitor.open();
    const assign = (body: Record<string, unknown>) =>
      as(maria, 'PUT', `/chats/${visitor.id}/assignment`, body);
    expect((await assign({ agentName: 'Κανείς' })).body).toMatchObject({ code: 'AGENT_NOT_FOUND' });
    expect((await assign({ agentName: 'Νίκος' })).status).toBe(200);
    expect(await rowsOf(nikos, 'mine')).toMatchObject([{ id: visitor.id }]);
  });

  it('have different names, unless they are the same person', async () => {
    await enter('Μαρία');
    const cookie = await app.signIn('admin');
    const other = { cookie };
    const refused = await as(other, 'PUT', '/chat-presence', { name: 'Μαρία' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN', fields: { name: expect.any(String) } },
    });
    expect((await as(other, 'PUT', '/chat-presence', { name: 'Μαρία', isSamePerson: true })).status).toBe(
      200,
    );
  });

  it('need a name before they answer', async () => {
    await visitor.open();
    const nameless = { cookie: await app.signIn('admin') } as Agent;
    expect(await reply(nameless, 'Γεια')).toMatchObject({ status: 409, body: { code: 'NO_NAME' } });
  });
});

describe('an administrator', () => {
  it('answers once however often the answer is sent, with links, and writes notes that nobody else reads', async () => {
    const { id: customerId } = await addCustomer(app);
    const productId = await putProduct();
    const [date = ''] = openDays(app.services.now(), 3, 1);
    const appointmentId = await putAppointment({ customerId, date });
    const strangers = await putAppointment({ customerId: await putCustomer(), date });
    visitor = chatBrowser(app, await app.signIn({ customerId }));
    await visitor.open();
    const maria = await enter('Μαρία');
    const found = await as(maria, 'GET', `/chats/${visitor.id}/links?query=${encodeURIComponent('argos')}`);
    expect(found.body).toMatchObject([{ kind: 'product', id: String(productId) }]);
    const links = [
      { kind: 'product', id: String(productId) },
      { kind: 'appointment', id: appointmentId },
    ];
    const body = { key: randomUUID(), text: 'Δείτε αυτά', links };
    const path = `/chats/${visitor.id}/messages`;
    const [first, again] = [await as(maria, 'POST', path, body), await as(maria, 'POST', path, body)];
    expect([first.status, again.status]).toEqual([200, 200]);
    const wrong = [{ kind: 'appointment', id: strangers }];
    expect(await reply(maria, 'Λάθος', { links: wrong })).toMatchObject({
      status: 404,
      body: { code: 'LINK_NOT_FOUND' },
    });
    const note = { key: randomUUID(), text: 'Θέλει έκπτωση' };
    await as(maria, 'POST', `/chats/${visitor.id}/notes`, note);
    await as(maria, 'POST', `/chats/${visitor.id}/notes`, note);

    const { messages } = await visitor.read();
    expect(messages.map(({ content }) => content)).toEqual([botTexts.greeting, 'Δείτε αυτά']);
    expect(messages[1]?.links).toMatchObject([
      { href: `/products/${productId}`, price: 100 },
      { href: '/customer-dashboard?tab=appointments' },
    ]);
    const { body: whole } = await as(maria, 'GET', path);
    expect(whole).toMatchObject({
      messages: [{}, {}, { isNote: true, content: 'Θέλει έκπτωση' }],
      lastSeq: 3,
    });
  });

  it('sees who writes: approval, cart, open orders, appointments, earlier conversations', async () => {
    const { id: customerId, email } = await addCustomer(app);
    const productId = await putProduct();
    const orderId = await putOrder({ customerId, productId });
    await putOrder({ customerId, productId }, { status: 'delivered' });
    const [date = ''] = openDays(app.services.now(), 3, 1);
    const appointmentId = await putAppointment({ customerId, date });
    const earlier = await putChat({ customerId, state: 'closed', updatedAt: new Date(0) });
    const cookie = await app.signIn({ customerId });
    await app.request('POST', '/api/cart', { cookie, body: { productId, quantity: 2 } });
    visitor = chatBrowser(app, cookie);
    await visitor.open({ startNew: true });
    const maria = await enter('Μαρία');
    const { body } = await as(maria, 'GET', `/chats/${visitor.id}`);
    expect(body).toMatchObject({
      isCustomer: true,
      name: 'Ελένη Μαρκάκη',
      dossier: {
        customer: { id: customerId, email, approval: 'approved', canViewPrices: true },
        cart: [{ productId, quantity: 2 }],
        orders: [{ id: orderId, status: 'pending' }],
        appointments: [{ id: appointmentId, date }],
        earlier: [{ id: earlier }],
      },
    });
  });

  it('hands back to the bot, closes with a reason, and opens again', async () => {
    const maria = await enter('Μαρία');
    await visitor.open();
    await reply(maria, 'Καλημέρα');
    expect((await as(maria, 'PUT', `/chats/${visitor.id}/bot`)).status).toBe(200);
    const { messages, conversation } = await visitor.read();
    expect([conversation.state, messages.at(-1)?.content]).toEqual(['bot', botTexts.back]);
    expect((await visitor.say('γεια')).messages[1]?.content).toBe(botTexts.welcome);
    const closing = { reason: 'solved', note: 'Πήρε κάμερα' };
    expect((await as(maria, 'PUT', `/chats/${visitor.id}/close`, closing)).status).toBe(200);
    expect(await rowsOf(maria, 'closed')).toMatchObject([{ closeReason: 'solved' }]);
    expect((await reply(maria, 'Κάτι ακόμη')).status).toBe(409);
    expect((await as(maria, 'PUT', `/chats/${visitor.id}/reopening`)).status).toBe(200);
    expect((await visitor.read()).conversation.state).toBe('open');
    await as(maria, 'PUT', `/chats/${visitor.id}/close`, closing);
    await visitor.open({ startNew: true });
    const first = (await rowsOf(maria, 'closed'))[0]?.['id'];
    expect(await as(maria, 'PUT', `/chats/${String(first)}/reopening`)).toMatchObject({
      status: 409,
      body: { code: 'CHAT_GONE_ON' },
    });
  });

  it('counts each list and what is unread, and finds by name and text', async () => {
    const maria = await enter('Μαρία');
    await visitor.open();
    await visitor.say('Θέλω εκπρόσωπο για τον ανιχνευτή');
    await putChat({ state: 'open', agentName: 'Μαρία', readByAgent: 1 });
    await putChat({ state: 'open', agentName: 'Νίκος' });
    await putChat({ state: 'closed', contactName: 'Άρης', contactEmail: 'aris@pelatis.example' });
    await putChat({}, { sender: 'bot' });
    expect((await as(maria, 'GET', '/chat-counts')).body).toEqual({
      new: { all: 1, unread: 1 },
      mine: { all: 1, unread: 0 },
      others: { all: 1, unread: 1 },
      bot: { all: 0, unread: 0 },
      closed: { all: 1, unread: 1 },
    });
    const found = await as(maria, 'GET', `/chat-counts?search=${encodeURIComponent('αρης')}`);
    expect(found.body).toMatchObject({ new: { all: 0 }, others: { all: 0 }, closed: { all: 1 } });
    const find = async (list: string, search: string) =>
      ((await as(maria, 'GET', `/chats?list=${list}&search=${encodeURIComponent(search)}`)).body as [])
        .length;
    expect(await find('closed', 'αρης')).toBe(1);
    expect(await find('new', 'ΑΝΙΧΝΕΥΤΗ')).toBe(1);
    expect(await find('new', 'τίποτα')).toBe(0);
  });
});
