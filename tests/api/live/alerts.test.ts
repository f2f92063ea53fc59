import { beforeEach, describe, expect, test } from 'vitest';
import type { Alert } from '#features/alerts/contract.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { placed } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { openSocket, type TestSocket } from '../../support/app/sockets.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
const { db } = app.services.database;

let admin: string;
let eleni: string;
let nikos: string;

beforeEach(async () => {
  await truncateAll();
  admin = await app.signIn('admin');
  eleni = await putCustomer();
  nikos = await putCustomer();
});

const listen = (cookie?: string) => openSocket(app.origin, cookie ? { cookie } : {});

const customer = (customerId: string) => app.signIn({ customerId });

const titlesHeard = ({ messages }: TestSocket) =>
  messages.flatMap((message) => (message.type === 'alert' ? message.alert.title : []));

const raise = (title: string, whose: Partial<NewAlert> = {}) =>
  db.transaction().execute(async (trx) => {
    const adminSocket = { audience: 'admin', event: 'test_alert', type: 'system', severity: 'low' } as const;
    return insertAlert(trx, { ...adminSocket, title, message: 'Μήνυμα', ...whose } as NewAlert);
  });

async function listed(cookie: string, query = ''): Promise<Alert[]> {
  const { status, body } = await app.request('GET', `/api/alerts${query}`, { cookie });
  expect(status).toBe(200);
  return body as Alert[];
}

const titles = (alerts: Alert[]) => alerts.map(({ title }) => title);

describe('an alert', () => {
  test('reaches live just those whom it concerns, and is the row that they read', async () => {
    const all = [
      await listen(),
      await listen(admin),
      await listen(await customer(eleni)),
      await listen(await customer(nikos)),
    ];
    await raise('γραφείο');
    await raise('Ελένη', { audience: 'customer', customerId: eleni });
    await raise('επίδειξη', { audience: 'demo' });
    for (const socket of all) await expect.poll(() => titlesHeard(socket)).toContain('επίδειξη');
    expect(all.map(titlesHeard)).toEqual([
      ['επίδειξη'],
      ['γραφείο', 'επίδειξη'],
      ['Ελένη', 'επίδειξη'],
      ['επίδειξη'],
    ]);
    expect(titles(await listed(admin))).toEqual(['επίδειξη', 'γραφείο']);
    expect(titles(await listed(await customer(eleni)))).toEqual(['Ελένη']);
    expect(await listed(await customer(nikos))).toEqual([]);
    const heard = all[1]?.messages.flatMap((message) => (message.type === 'alert' ? message.alert : []));
    expect(heard?.toReversed()).toEqual(await listed(admin));
  });

  test('that was undone with what caused it exists nowhere', async () => {
    const adminSocket = await listen(admin);
    const failing = db.transaction().execute(async (trx) => {
      const alert = { audience: 'admin', event: 'test_alert', type: 'other', severity: 'low' } as const;
      await insertAlert(trx, { ...alert, title: 'ποτέ', message: '' });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await raise('πράγματι');
    await expect.poll(() => titlesHeard(adminSocket)).toEqual(['πράγματι']);
    expect(titles(await listed(admin))).toEqual(['πράγματι']);
  });

  test('is told once while it is open, where that was asked, and again when it has been resolved', async () => {
    const once = { once: true, location: 'mail.send' };
    const first = await raise('πρώτη', once);
    expect(await raise('δεύτερη', once)).toBeUndefined();
    expect(await raise('αλλού', { ...once, location: 'orders.capture' })).toBeDefined();
    await app.request('PUT', `/api/alerts/${first}/resolve`, { cookie: admin });
    expect(await raise('τρίτη', once)).toBeDefined();
    expect(titles(await listed(admin))).toEqual(['τρίτη', 'αλλού', 'πρώτη']);
  });
});

describe('the list', () => {
  test('goes on after a given alert, by pages, and says how many there are', async () => {
    const ids = [];
    for (const title of ['α', 'β', 'γ', 'δ']) ids.push(await raise(title));
    expect(titles(await listed(admin, `?after=${ids[1]}`))).toEqual(['δ', 'γ']);
    const { body, headers } = await app.request('GET', '/api/alerts?page=2&pageSize=3', { cookie: admin });
    expect(titles(body as Alert[])).toEqual(['α']);
    expect(headers.get('x-total-count')).toBe('4');
  });

  test('is filtered by status, severity and type', async () => {
    await raise('κρίσιμη', { severity: 'critical', type: 'security' });
    const id = await raise('χαμηλή');
    await app.request('PUT', `/api/alerts/${id}/resolve`, { cookie: admin });
    expect(titles(await listed(admin, '?severity=critical'))).toEqual(['κρίσιμη']);
    expect(titles(await listed(admin, '?type=system'))).toEqual(['χαμηλή']);
    expect(titles(await listed(admin, '?status=resolved'))).toEqual(['χαμηλή']);
    expect((await app.request('GET', '/api/alerts?status=gone', { cookie: admin })).status).toBe(400);
  });

  test('is for nobody who is not signed in', async () => {
    expect(await app.request('GET', '/api/alerts')).toMatchObject({ status: 401 });
  });

  test('is the administrators’ where a browser has both sessions', async () => {
    await raise('γραφείο');
    await raise('Ελένη', { audience: 'customer', customerId: eleni });
    expect(titles(await listed(`${admin}; ${await customer(eleni)}`))).toEqual(['γραφείο']);
  });
});

describe('taking an alert on', () => {
  test('and settling it show to all who watch, and twice is as good as once', async () => {
    const id = await raise('κάτι');
    const watching = await listen(admin);
    for (const [step, status] of [
      ['acknowledge', 'acknowledged'],
      ['acknowledge', 'acknowledged'],
      ['resolve', 'resolved'],
      ['acknowledge', 'resolved'],
    ]) {
      const answer = await app.request('PUT', `/api/alerts/${id}/${step}`, { cookie: admin });
      expect(answer).toMatchObject({ status: 200, body: { id, status } });
    }
    await expect
      .poll(() => watching.messages.filter(({ type }) => type === 'changed'))
      .toEqual([
        { type: 'changed', resources: ['alerts'] },
        { type: 'changed', resources: ['alerts'] },
      ]);
    expect(await listed(admin)).toMatchObject([{ id, status: 'resolved' }]);
    const stored = await db.selectFrom('auditLog').select(['entity', 'after']).orderBy('id').execute();
    expect(stored).toEqual([
      { entity: 'alert', after: { status: 'Αποδεκτή' } },
      { entity: 'alert', after: { status: 'Επιλυμένη' } },
    ]);
  });

  test('is not possible for a customer’s own alert, nor for one that is not there', async () => {
    const own = await raise('Ελένη', { audience: 'customer', customerId: eleni });
    for (const id of [own, 'missing']) {
      const answer = await app.request('PUT', `/api/alerts/${id}/resolve`, { cookie: admin });
      expect(answer.status).toBe(404);
    }
  });
});

test('a customer’s unseen alerts are counted until they have looked, in all their tabs', async () => {
  const cookie = await customer(eleni);
  const unread = async () => (await app.request('GET', '/api/alerts/count', { cookie })).body;
  await raise('μία', { audience: 'customer', customerId: eleni });
  await raise('δύο', { audience: 'customer', customerId: eleni });
  await raise('άλλου', { audience: 'customer', customerId: nikos });
  expect(await unread()).toEqual({ unread: 2, matching: 2 });
  const tab = await listen(cookie);
  await app.request('PUT', '/api/alerts/read', { cookie });
  await tab.heard('changed');
  expect(await unread()).toEqual({ unread: 0, matching: 2 });
  expect((await listed(cookie)).map(({ isRead }) => isRead)).toEqual([true, true]);
});

test('a real order tells the office and its customer, and the last piece is told as gone', async () => {
  const productId = await putProduct({ stockQuantity: 1, name: 'Η τελευταία', sku: 'LAST-1' });
  const buyer = await customer(eleni);
  const [adminSocket, own, other] = [
    await listen(admin),
    await listen(buyer),
    await listen(await customer(nikos)),
  ];
  const order = await placed(app, buyer, orderOf([{ productId }]));
  await expect.poll(() => titlesHeard(adminSocket)).toEqual(['Νέα παραγγελία', 'Προϊόν εξαντλήθηκε']);
  await expect.poll(() => titlesHeard(own)).toEqual(['Λάβαμε την παραγγελία σας']);
  expect(titlesHeard(other)).toEqual([]);
  expect(await listed(admin)).toMatchObject([
    { location: 'LAST-1', link: `/admin?tab=products&product=${productId}` },
    { link: `/order-management?order=${order.id}` },
  ]);
  await expect.poll(() => own.messages).toContainEqual({ type: 'changed', resources: ['orders', 'account'] });
});

test('a test alert needs a title and a message, and reaches visitors only where that was asked', async () => {
  const [adminSocket, visitor] = [await listen(admin), await listen()];
  const trial = { title: 'Δοκιμή', message: 'Όλα καλά', severity: 'medium' };
  const send = (body: Record<string, unknown>) =>
    app.request('POST', '/api/test-alert', { cookie: admin, body });
  expect(await send({ ...trial, title: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { title: 'Συμπληρώστε έναν τίτλο' } },
  });
  expect(await send(trial)).toMatchObject({ status: 200, body: { alert: { severity: 'medium' } } });
  expect((await send({ ...trial, title: 'Στον χάρτη', audience: 'demo', type: 'security' })).status).toBe(
    200,
  );
  await expect.poll(() => titlesHeard(adminSocket)).toEqual(['Δοκιμή', 'Στον χάρτη']);
  await expect.poll(() => titlesHeard(visitor)).toEqual(['Στον χάρτη']);
});

describe('the administrators choose how they are told', () => {
  const choose = (mode: string, event = 'order_placed') =>
    app.request('PUT', '/api/admin/alert-settings', { cookie: admin, body: { event, mode } });
  const raiseOrder = (title: string) => raise(title, { event: 'order_placed', type: 'order' });

  test('not at all: it is kept as resolved, and the customer is told all the same', async () => {
    expect(await choose('off')).toMatchObject({ status: 200 });
    const [adminSocket, own] = [await listen(admin), await listen(await customer(eleni))];
    await raiseOrder('σιωπηλή');
    await raise('δική της', { event: 'order_placed', audience: 'customer', customerId: eleni });
    await raise('άλλη');
    await expect.poll(() => titlesHeard(adminSocket)).toEqual(['άλλη']);
    await expect.poll(() => titlesHeard(own)).toEqual(['δική της']);
    expect(await listed(admin, '?status=resolved')).toMatchObject([{ title: 'σιωπηλή' }]);
    expect((await app.request('GET', '/api/alerts/count', { cookie: admin })).body).toEqual({
      unread: 1,
      matching: 2,
    });
  });

  test('by e-mail too, one for each alert', async () => {
    await choose('email');
    const adminSocket = await listen(admin);
    await raiseOrder('με email');
    await raise('χωρίς');
    await expect.poll(() => titlesHeard(adminSocket)).toEqual(['με email', 'χωρίς']);
    await app.services.jobs.drain();
    expect(await db.selectFrom('devMails').select(['recipient', 'subject']).execute()).toEqual([
      { recipient: 'info@vigla.example', subject: 'Ειδοποίηση: με email' },
    ]);
  });

  test.each([
    ['off', 0],
    ['on', 0],
    ['email', 1],
    [undefined, 1],
  ] as const)('of an order with «%s»: the company gets %i e-mails, the customer one', async (mode, count) => {
    if (mode) await choose(mode);
    const order = await placed(app, await customer(eleni), orderOf([{ productId: await putProduct() }]));
    await app.services.jobs.drain();
    const mails = await db.selectFrom('devMails').select(['recipient', 'subject', 'text']).execute();
    const toCompany = mails.filter(({ recipient }) => recipient === 'info@vigla.example');
    expect(toCompany).toHaveLength(count);
    for (const { subject, text } of toCompany) {
      expect(subject).toContain(`Νέα παραγγελία ${order.orderNumber}`);
      expect(text).toContain(`/order-management?order=${order.id}`);
    }
    expect(mails).toHaveLength(count + 1);
  });

  test('of a message, switched off, the company gets no e-mail; else one with the way to it', async () => {
    const message = { name: 'Κώστας', email: 'kostas@pelatis.example', message: 'Πότε έρχεστε;' };
    const write = () => app.request('POST', '/api/contact', { body: message });
    const toCompany = async () => {
      await app.services.jobs.drain();
      const mails = db.selectFrom('devMails').where('recipient', '=', 'info@vigla.example');
      return mails.select('text').execute();
    };
    await write();
    expect(await toCompany()).toEqual([{ text: expect.stringContaining('/admin?tab=messages&message=') }]);
    await choose('off', 'message_received');
    await write();
    expect(await toCompany()).toHaveLength(1);
  });

  test('one thing at a time, and the rest stays as it was', async () => {
    const modes = async () => {
      const { body } = await app.request('GET', '/api/admin/alert-settings', { cookie: admin });
      return (body as { event: string; mode: string }[]).map(({ event, mode }) => `${event} ${mode}`);
    };
    const before = await modes();
    expect(before).toContain('order_placed email');
    expect(before).toContain('customer_registered on');
    await choose('off');
    expect(await modes()).toEqual(before.map((one) => one.replace('order_placed email', 'order_placed off')));
    expect((await choose('loud')).status).toBe(400);
  });
});
