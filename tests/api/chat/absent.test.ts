import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { botTexts } from '#features/chat/bot/texts.ts';
import { agentAt, chatBrowser, type ChatBrowser } from '../../support/app/chat.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCustomer } from '../../support/app/people.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { truncateAll } from '../../support/database/database.ts';

/** A Tuesday at ten in Athens. */
const withinHours = new Date('2026-11-24T08:00:00Z');

let app: TestApp;
let visitor: ChatBrowser;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  visitor = chatBrowser(app);
  app.setNow(withinHours);
});
afterEach(() => app.setNow(undefined));

const left = () =>
  app.services.database.db
    .selectFrom('contactMessages')
    .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'status'])
    .execute();

describe('with nobody there', () => {
  it('a customer gets the specified sentence, and the conversation is a message in the office', async () => {
    const { id: customerId, email } = await addCustomer(app);
    const customer = chatBrowser(app, await app.signIn({ customerId }));
    await customer.open();
    await customer.say('ποδήλατο');
    const { messages, conversation } = await customer.say('Θέλω εκπρόσωπο');
    expect(messages.slice(1).map(({ content }) => content)).toEqual([
      botTexts.looking,
      botTexts.busy,
      botTexts.left,
    ]);
    expect(conversation).toMatchObject({ state: 'bot', isLeft: true, asksContact: false });
    const [message] = await left();
    expect(message).toMatchObject({ name: 'Ελένη Μαρκάκη', email, subject: 'Συνομιλία στον ιστότοπο' });
    for (const said of ['ποδήλατο', 'Θέλω εκπρόσωπο', botTexts.busy])
      expect(message?.message).toContain(said);

    // What is written on belongs to the same message, until somebody has looked at it.
    await customer.say('και κάτι ακόμη');
    expect(await left()).toHaveLength(1);
    expect((await left())[0]?.message).toContain('και κάτι ακόμη');
    const cookie = await app.signIn('admin');
    const answer = { text: 'Σας απαντώ με email.' };
    const about = await app.request('GET', `/api/admin/messages/${message?.id}/conversation`, { cookie });
    expect(about.body).toEqual({ conversationId: customer.id });
    const path = `/api/contact/${message?.id}/replies`;
    expect((await app.request('POST', path, { cookie, body: answer })).status).toBe(200);
    await app.services.jobs.drain();
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .where('recipient', '=', email)
      .select(['text'])
      .orderBy('id')
      .execute();
    expect(mails.some(({ text }) => text.includes('Σας απαντώ με email.'))).toBe(true);
    await customer.say('κι ένα τελευταίο');
    expect(await left()).toHaveLength(2);
  });

  it('a visitor is asked for an address, in the form', async () => {
    await visitor.open();
    const { messages, conversation } = await visitor.say('Θέλω εκπρόσωπο');
    expect(messages.at(-1)?.content).toBe(botTexts.askContact);
    expect(conversation).toMatchObject({ state: 'waiting', asksContact: true, isLeft: false });
    expect(await left()).toEqual([]);
    const given = { name: 'Άρης', email: 'Aris@pelatis.example', phone: '210 123 4567' };
    const answer = await visitor.ask('POST', `/api/chat/${visitor.id}/contact`, given);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      conversation: { state: 'bot', asksContact: false, isLeft: true },
      messages: [{ content: botTexts.left }],
    });
    expect(await left()).toMatchObject([
      { name: 'Άρης', email: 'aris@pelatis.example', phone: '+302101234567' },
    ]);
    // The address may be a stranger's: it is thanked, and told nothing of what was written.
    await app.services.jobs.drain();
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .where('recipient', '=', 'aris@pelatis.example')
      .select('text')
      .orderBy('id')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('εκπρόσωπο');
  });

  it('a visitor’s address is found in what is written', async () => {
    await visitor.open();
    await visitor.say('Θέλω εκπρόσωπο');
    const { messages, conversation } = await visitor.say('Γράψτε στο aris@pelatis.example, ευχαριστώ');
    expect(messages.at(-1)?.content).toBe(botTexts.left);
    expect(conversation).toMatchObject({ state: 'bot', isLeft: true });
    expect(await left()).toMatchObject([{ email: 'aris@pelatis.example', name: 'Επισκέπτης συνομιλίας' }]);
  });
});

it('outside the hours of support an administrator who says «I am here» is reached, and otherwise nobody is said to be busy', async () => {
  const { cookie, socket } = await agentAt(app, 'Μαρία');
  const hours = { days: [], opens: '08:00', closes: '18:00' };
  await app.request('PUT', '/api/admin/chat-hours', { cookie, body: hours });
  await visitor.open();
  const { messages, conversation } = await visitor.say('Θέλω εκπρόσωπο');
  expect(messages.map(({ content }) => content)).toContain(botTexts.told);
  expect(conversation.state).toBe('waiting');
  socket.socket.terminate();

  const other = chatBrowser(app);
  await expect
    .poll(async () => (await visitor.ask('GET', '/api/chat')).body, { timeout: 20_000 })
    .toMatchObject({ availability: 'offline' });
  await other.open();
  expect((await other.say('Θέλω εκπρόσωπο')).messages.map(({ content }) => content)).toEqual([
    'Θέλω εκπρόσωπο',
    botTexts.looking,
    botTexts.away,
    botTexts.askContact,
  ]);
});

it('an emergency is answered at once and alarms the office with the highest severity, also while somebody waits', async () => {
  await visitor.open();
  await visitor.say('Θέλω εκπρόσωπο');
  const { messages } = await visitor.say('μπήκαν κλέφτες, είναι κάποιος μέσα στο σπίτι');
  const [own, said, ...more] = messages;
  expect(more).toEqual([]);
  expect(said?.content).toContain('112');
  expect(said?.visibleAt).toBe(own?.visibleAt);
  expect(said?.links.map(({ href }) => href)).toContain('tel:100');
  const alerts = () =>
    app.services.database.db
      .selectFrom('alerts')
      .select(['event', 'severity', 'link'])
      .orderBy('id')
      .execute();
  expect(await alerts()).toEqual([
    { event: 'chat_emergency', severity: 'critical', link: expect.stringContaining(visitor.id) },
  ]);
  // The same words again bring the numbers again, in other words.
  const again = await visitor.say('μπήκαν κλέφτες');
  expect(again.messages[1]?.content).toContain('112');
  expect(again.messages[1]?.content).not.toBe(said?.content);
  expect(await alerts()).toHaveLength(1);
});

it('an administrator who is away or busy takes no hand-over', async () => {
  const { cookie, socket } = await agentAt(app, 'Μαρία');
  const set = (status: string) =>
    app.request('PUT', '/api/admin/chat-presence', { cookie, body: { status } });
  await visitor.open();
  for (const status of ['away', 'busy']) {
    await set(status);
    expect((await visitor.ask('GET', '/api/chat')).body).toMatchObject({ availability: status });
  }
  expect((await visitor.say('Θέλω εκπρόσωπο')).messages.map(({ content }) => content)).toContain(
    botTexts.busy,
  );
  await set('online');
  expect((await visitor.ask('GET', '/api/chat')).body).toMatchObject({ availability: 'online' });
  socket.socket.terminate();
});

it('an administrator whose connection is gone is not there any more, and the visitor is told so', async () => {
  const { cookie, socket } = await agentAt(app, 'Μαρία');
  await visitor.open();
  await visitor.say('Θέλω εκπρόσωπο');
  const body = { key: randomUUID(), text: 'Εδώ είμαι' };
  await app.request('POST', `/api/admin/chats/${visitor.id}/messages`, { cookie, body });
  socket.socket.terminate();
  await expect
    .poll(async () => (await visitor.ask('GET', '/api/chat')).body, { timeout: 20_000 })
    .toMatchObject({ availability: 'offline' });
  const { messages } = await visitor.say('Είστε ακόμη εκεί;');
  expect(messages.map(({ content }) => content)).toEqual([
    'Είστε ακόμη εκεί;',
    botTexts.busy,
    botTexts.askContact,
  ]);
});

it('signing out is told to whoever listens', async () => {
  const { cookie } = await agentAt(app, 'Μαρία');
  await visitor.open();
  const tab = await openSocket(app.origin, { cookie: visitor.cookie });
  await app.request('POST', '/api/admin/logout', { cookie, body: {} });
  await expect
    .poll(() => tab.messages, { timeout: 20_000 })
    .toContainEqual({ type: 'presence', availability: 'offline' });
});
