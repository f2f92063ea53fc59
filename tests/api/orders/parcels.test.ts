import { describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { officeScene } from '../../support/app/office.ts';
import { stockOf } from '../../support/app/orders.ts';
import { putProduct } from '../../support/app/shop.ts';

const { scene, placed, read, step, mails } = officeScene();

const change = (id: string, body: Record<string, unknown>, cookie = scene.admin) =>
  scene.app.request('PATCH', `/api/orders/${id}`, { cookie, body });
const undo = (id: string, body: unknown) =>
  scene.app.request('PATCH', `/api/orders/${id}/undo`, {
    cookie: scene.admin,
    body: { undo: (body as { undo: string }).undo },
  });
const listed = async (status: string) =>
  (await scene.app.request('GET', `/api/orders?status=${status}`, { cookie: scene.admin })).body as Order[];
const queue = async () =>
  (await scene.app.request('GET', '/api/admin/overview', { cookie: scene.admin })).body as {
    counts: { partlySent: number };
    waiting: { partlySent: { orderNumber: string }[] };
  };

/** An order in preparation of three cameras, a recorder and an hour of labour; its customer has an address for e-mails. */
async function prepared(changes: Record<string, unknown> = {}) {
  await scene.app.services.database.db
    .updateTable('customers')
    .set({ email: 'maria@pelatis.example' })
    .execute();
  const other = await putProduct({ name: 'Καταγραφικό', sku: 'REC-1', priceCents: 5_000, stockQuantity: 4 });
  const order = await placed({
    lines: [
      { kind: 'product', productId: scene.productId, quantity: 3 },
      { kind: 'product', productId: other, quantity: 1 },
      { kind: 'labour', quantity: 1, price: 40 },
    ],
    payment: 'paid',
    via: 'card',
    ...changes,
  });
  await step(order.id, 'processing');
  await mails();
  return { ...(await read(order.id)), other };
}

const camera = (quantity: number) => [{ line: 0, quantity }];

describe('an order that goes in parcels', () => {
  it('says what has gone and what waits, and is sent with the last one', async () => {
    const order = await prepared();
    expect(order.waiting).toEqual([
      { line: 0, quantity: 3 },
      { line: 1, quantity: 1 },
    ]);
    const first = await change(order.id, { parcel: camera(2), tracking: '1000000001' });
    expect(first).toMatchObject({ status: 200, body: { undo: expect.any(String) } });
    expect(await read(order.id)).toMatchObject({
      status: 'processing',
      parcels: [{ pieces: camera(2), tracking: '1000000001', courier: 'acs' }],
      waiting: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      mayChange: false,
    });
    expect((await read(order.id)).tracking).toBeUndefined();
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 7 });
    expect((await listed('partly_sent')).map(({ id }) => id)).toEqual([order.id]);
    expect(await queue()).toMatchObject({
      counts: { partlySent: 1 },
      waiting: { partlySent: [{ orderNumber: order.orderNumber }] },
    });
    const found = await scene.app.request('GET', '/api/orders?search=1000000001', { cookie: scene.admin });
    expect(found.body).toHaveLength(1);

    const rest = [...camera(1), { line: 1, quantity: 1 }];
    expect((await change(order.id, { parcel: rest, tracking: '1000000002' })).status).toBe(200);
    const sent = await read(order.id);
    expect(sent).toMatchObject({
      status: 'shipped',
      tracking: '1000000002',
      parcels: [{ tracking: '1000000001' }, { pieces: rest, tracking: '1000000002' }],
    });
    expect(sent.waiting).toBeUndefined();
    expect(await queue()).toMatchObject({ counts: { partlySent: 0 } });
  });

  it('tells its customer of each parcel, and of two that are soon after one another at once', async () => {
    const order = await prepared();
    const before = (await mails()).length;
    await change(order.id, { parcel: camera(1), tracking: '1000000001' });
    await change(order.id, { parcel: camera(1), tracking: '1000000003' });
    const [part, ...none] = (await mails()).slice(before);
    expect(none).toEqual([]);
    expect(part?.subject).toContain('Μέρος της παραγγελίας σας');
    expect(part?.text).toContain('2 × Κάμερα Argos B8');
    expect(part?.text).toContain('Ακολουθούν: 1 × Κάμερα Argos B8, 1 × Καταγραφικό.');
    await step(order.id, 'shipped');
    const last = (await mails()).at(-1);
    expect(last?.text).toContain('Έφυγε και το τελευταίο δέμα');
    expect(last?.text).toContain('Καταγραφικό');
    expect(last?.text).not.toContain('Εργασία');
  });

  it('takes a parcel back until it is told', async () => {
    const order = await prepared();
    const before = (await mails()).length;
    const { body } = await change(order.id, { parcel: camera(2), tracking: '1000000001' });
    expect((await undo(order.id, body)).status).toBe(200);
    const now = await read(order.id);
    expect(now.parcels).toBeUndefined();
    expect(now.waiting).toEqual(order.waiting);
    await change(order.id, { parcel: camera(2) });
    const { body: last } = await step(order.id, 'shipped');
    expect((await undo(order.id, last)).status).toBe(200);
    expect(await read(order.id)).toMatchObject({ status: 'processing', parcels: [{ pieces: camera(2) }] });
    const told = (await mails()).slice(before);
    expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Μέρος της παραγγελίας σας είναι στον δρόμο',
    ]);
  });

  it('sends nothing that was given back while it waited', async () => {
    const order = await prepared();
    await change(order.id, { parcel: [...camera(2), { line: 1, quantity: 1 }] });
    const back = await scene.app.request('PATCH', `/api/orders/${order.id}/refund`, {
      cookie: scene.admin,
      body: { amount: 124, via: 'cash', reason: 'Δεν θα έρθει', seen: 0, returned: camera(1) },
    });
    expect(back).toMatchObject({ status: 200 });
    expect(await read(order.id)).toMatchObject({ waiting: [] });
    expect((await step(order.id, 'shipped')).status).toBe(200);
    expect((await read(order.id)).parcels).toHaveLength(1);
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 8 });
  });

  it('gives one document for the whole, whose credit is by its pieces', async () => {
    const order = await prepared();
    await change(order.id, { parcel: camera(2) });
    const answer = await scene.app.request('POST', `/api/orders/${order.id}/documents`, {
      cookie: scene.admin,
    });
    expect(answer).toMatchObject({ status: 200, body: { document: { total: order.total } } });
  });
});

describe('a parcel is refused', () => {
  it('of an order in which nothing can be sent', async () => {
    const work = await prepared({ lines: [{ kind: 'labour', quantity: 1, price: 40 }] });
    expect((await change(work.id, { parcel: camera(1) })).body).toMatchObject({ code: 'PARCEL_TOO_MUCH' });
    expect(await read(work.id)).toMatchObject({ status: 'processing' });
  });

  it('of more than waits, also to the second of two at the same moment', async () => {
    const order = await prepared();
    expect(await change(order.id, { parcel: camera(4) })).toMatchObject({
      status: 409,
      body: { code: 'PARCEL_TOO_MUCH' },
    });
    expect((await change(order.id, { parcel: [...camera(2), ...camera(2)] })).status).toBe(409);
    const [labour, none] = [2, 9].map((line) => ({ line, quantity: 1 }));
    for (const strange of [labour, none]) {
      expect((await change(order.id, { parcel: [strange] })).status).toBe(409);
      const whole = [...camera(3), { line: 1, quantity: 1 }];
      expect((await change(order.id, { parcel: [...whole, strange] })).body).toMatchObject({
        code: 'PARCEL_TOO_MUCH',
      });
    }
    const both = await Promise.all([
      change(order.id, { parcel: camera(2) }),
      change(order.id, { parcel: camera(2) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(order.id)).parcels).toHaveLength(1);
  });

  it('before the order is prepared, and where no courier brings it', async () => {
    const order = await placed({ payment: 'paid', via: 'card' });
    expect(await change(order.id, { parcel: camera(1), notes: 'x' })).toMatchObject({ status: 409 });
    const fetched = await prepared({ shippingMethod: 'installation' });
    expect(await change(fetched.id, { parcel: camera(1) })).toMatchObject({
      status: 409,
      body: { code: 'NOT_IN_PARCELS' },
    });
  });

  it('and what has gone in part is neither cancelled nor changed', async () => {
    const order = await prepared();
    await change(order.id, { parcel: camera(1) });
    expect(await step(order.id, 'cancelled')).toMatchObject({ status: 409, body: { code: 'PARTLY_SENT' } });
  });
});
