import { describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { home, officeScene } from '../../support/app/office.ts';
import { stockOf } from '../../support/app/orders.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';

const { scene, placed, read, money, step, mails } = officeScene();

type Lines = Record<string, unknown>[];

/** The lines of an order as its screen sends them unchanged. */
const linesOf = ({ items }: Order): Lines =>
  items.map(({ id, name, quantity, price, installationPrice }, of) => ({
    kind: id === undefined ? 'free' : 'product',
    of,
    name,
    quantity,
    price,
    withInstallation: installationPrice !== undefined,
  }));

const put = (id: string, body: Record<string, unknown>, cookie = scene.admin) =>
  scene.app.request('PUT', `/api/admin/orders/${id}`, { cookie, body });

/** Changes an order at the amounts that follow, as its screen would show them. */
async function change(order: Order, changes: Record<string, unknown>, cookie = scene.admin) {
  const body = {
    seen: order.revision,
    lines: linesOf(order),
    shippingMethod: order.shippingMethod,
    shippingAddress: order.shippingAddress,
    shipping: order.shipping,
    summary: { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 },
    ...changes,
  };
  const answer = await put(order.id, body, cookie);
  const { code, data } = answer.body as { code?: string; data?: object };
  return code === 'TOTALS_CHANGED' ? put(order.id, { ...body, summary: data }, cookie) : answer;
}

const more = (order: Order, quantity: number) => linesOf(order).map((line) => ({ ...line, quantity }));

describe('an order that the office changes', () => {
  it('has other lines, prices and pieces, and the stock follows', async () => {
    const other = await putProduct({
      name: 'Άλλη κάμερα',
      sku: 'ARG-2',
      priceCents: 5_000,
      stockQuantity: 4,
    });
    const order = await placed({ payment: 'on_account', dueOn: '2026-12-23' });
    const [line] = linesOf(order);
    const answer = await change(order, {
      lines: [
        { ...line, quantity: 3, price: 90 },
        { kind: 'product', productId: other, quantity: 2 },
        { kind: 'labour', quantity: 1.5, price: 40 },
      ],
    });
    expect(answer).toMatchObject({ status: 200, body: { undo: expect.any(String) } });
    expect(await read(order.id)).toMatchObject({
      revision: 1,
      subtotal: 3 * 90 + 100 + 60,
      items: [
        { id: scene.productId, quantity: 3, price: 90, listPrice: 100 },
        { id: other, quantity: 2, price: 50 },
        { name: expect.stringContaining('Εργασία'), price: 60 },
      ],
    });
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 7 });
    expect(await stockOf(scene.app, other)).toMatchObject({ stockQuantity: 2 });
    const { history } = await read(order.id);
    expect(history.at(-1)?.note).toContain('Κάμερα Argos B8: 1 → 3 τεμάχια');
    expect(history.at(-1)?.note).toContain('Προστέθηκε: 2 × Άλλη κάμερα');
    const sold = await scene.app.services.database.db.selectFrom('soldLines').select('quantity').execute();
    expect(sold.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2, 3]);
  });

  it('gives its pieces back, up to a product that was sold out', async () => {
    const order = await placed({
      lines: [{ kind: 'product', productId: scene.productId, quantity: 10 }],
      payment: 'bank_transfer',
    });
    expect(await stockOf(scene.app, scene.productId)).toEqual({ stockQuantity: 0, inStock: false });
    expect((await change(order, { lines: more(order, 4) })).status).toBe(200);
    expect(await stockOf(scene.app, scene.productId)).toEqual({ stockQuantity: 6, inStock: true });
  });

  it('keeps the price that it was sold at, whatever the catalogue asks now', async () => {
    const order = await placed();
    await scene.app.services.database.db.updateTable('products').set({ priceCents: 20_000 }).execute();
    expect((await change(order, { lines: more(order, 2) })).status).toBe(200);
    expect(await read(order.id)).toMatchObject({ subtotal: 200, items: [{ price: 100, quantity: 2 }] });
  });

  it('keeps its labour, free lines and deposit as they are', async () => {
    const order = await placed({
      lines: [
        { kind: 'product', productId: scene.productId, quantity: 1 },
        { kind: 'labour', quantity: 1.5, price: 40 },
      ],
      deposit: 20,
    });
    const [line, labour] = linesOf(order);
    expect(await change(order, { lines: [{ ...line, quantity: 2 }, labour] })).toMatchObject({ status: 200 });
    const now = await read(order.id);
    expect(now.items[1]).toEqual(order.items[1]);
    expect(await money(order.id)).toMatchObject({ paid: 20, owed: now.total - 20 });
  });

  it('goes to another address by another delivery', async () => {
    const order = await placed();
    const shippingAddress = { ...order.shippingAddress, address: 'Μαιζώνος 5' };
    expect((await change(order, { shippingMethod: 'express', shippingAddress, shipping: null })).status).toBe(
      200,
    );
    expect(await read(order.id)).toMatchObject({
      shippingMethod: 'express',
      shipping: 12.99,
      shippingAddress: { address: 'Μαιζώνος 5' },
    });
  });

  it('belongs to the region of its new postal code, which no field of its screen says', async () => {
    const order = await placed();
    expect(order.shippingAddress.region).toBe('patra');
    const shippingAddress = { ...order.shippingAddress, city: 'Θεσσαλονίκη', postalCode: '54622' };
    expect((await change(order, { shippingAddress })).status).toBe(200);
    expect((await read(order.id)).shippingAddress.region).toBe('thessaloniki');
  });

  it('keeps and tells every change by itself, and nothing where nothing changed', async () => {
    const { fullName: companyName, address, city, postalCode } = home;
    const seat = { companyName, afm: '094014201', address, city, postalCode };
    const invoice = { ...seat, doy: 'Πατρών', profession: 'Αποθήκευση' };
    const discount = { discount: 10, discountIn: 'euro', discountReason: 'Γνωριμία' };
    const asked: Record<string, unknown> = { ...discount, invoice, beginsEarly: true };
    const lines = [{ kind: 'product', productId: scene.productId, quantity: 1, withInstallation: true }];
    const { id } = await placed({ lines, payment: 'bank_transfer', ...asked });
    expect((await change(await read(id), asked)).status).toBe(200);
    expect(await read(id)).toMatchObject({ revision: 0, beginConsentAt: expect.any(String) });
    for (const [changes, told] of [
      [{ invoice: { ...invoice, doy: 'Αθηνών' } }, 'ΔΟΥ Αθηνών'],
      [{ invoice: { ...invoice, profession: 'Μεταφορές' } }, 'Μεταφορές'],
      [{ discountReason: 'Για την καθυστέρηση' }, 'Λόγος της έκπτωσης: Γνωριμία → Για την καθυστέρηση'],
      [{ beginsEarly: false }, 'ναι → όχι'],
    ] as const) {
      Object.assign(asked, changes);
      expect((await change(await read(id), asked)).status).toBe(200);
      expect((await read(id)).history.at(-1)?.note).toContain(told);
    }
    expect(await read(id)).not.toHaveProperty('beginConsentAt');
  });

  it('is told once to its customer, after the time of the undo', async () => {
    await scene.app.services.database.db
      .updateTable('customers')
      .set({ email: 'maria@pelatis.example' })
      .execute();
    const order = await placed();
    await mails();
    const { body } = await change(order, { lines: more(order, 2) });
    const { undo } = body as { undo: string };
    const back = await scene.app.request('PATCH', `/api/orders/${order.id}/undo`, {
      cookie: scene.admin,
      body: { undo },
    });
    expect(back.status).toBe(200);
    expect(await read(order.id)).toMatchObject({ total: order.total, items: [{ quantity: 1 }] });
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 9 });
    expect(await mails()).toHaveLength(1);

    await change(await read(order.id), { lines: more(order, 3) });
    // A step in between does not swallow it.
    await step(order.id, 'processing');
    const told = (await mails()).slice(1);
    expect(told.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual([
      'Η παραγγελία σας άλλαξε',
      expect.any(String),
    ]);
    expect(told[0]?.text).toContain('Κάμερα Argos B8: 1 → 3 τεμάχια');
  });

  it('tells its sum without the credit note of the document that it replaces', async () => {
    const cookie = scene.admin;
    await scene.app.services.database.db
      .updateTable('customers')
      .set({ email: 'maria@pelatis.example' })
      .execute();
    const { id } = await placed();
    const issued = await scene.app.request('POST', `/api/orders/${id}/documents`, { cookie });
    const { document } = issued.body as { document: { id: string } };
    const part = { amount: 24, reason: 'Έκπτωση', pieces: [], seen: 0 };
    await scene.app.request('POST', `/api/documents/${document.id}/partial-credit-note`, {
      cookie,
      body: part,
    });
    const order = await read(id);
    await change(order, { shippingAddress: { ...order.shippingAddress, address: 'Κορίνθου 14' } });
    expect(await money(id)).toMatchObject({ owed: 131.43, credited: 0 });
    expect((await mails()).at(-1)?.text).toContain('Εισπράττονται στην παράδοση: 133,43\u00A0€: το σύνολο');
  });

  it('has its document credited and made anew', async () => {
    const order = await placed();
    const documents = async () =>
      (await scene.app.request('GET', `/api/orders/${order.id}/documents`, { cookie: scene.admin })).body as {
        kind: string;
        total: number;
      }[];
    await scene.app.request('POST', `/api/orders/${order.id}/documents`, { cookie: scene.admin });
    const { body } = await change(order, { lines: more(order, 2) });
    expect(body).not.toHaveProperty('undo');
    const { total } = await read(order.id);
    expect((await documents()).map(({ kind, total: of }) => [kind, of])).toEqual([
      ['receipt', order.total],
      ['receipt_credit', order.total],
      ['receipt', total],
    ]);
    await change(await read(order.id), {});
    expect(await documents()).toHaveLength(3);
  });
});

describe('the money of an order that is changed', () => {
  it('that was paid owes what is added, and never less than was received', async () => {
    const order = await placed({ payment: 'paid', via: 'card' });
    expect((await change(order, { lines: more(order, 2) })).status).toBe(200);
    expect(await money(order.id)).toMatchObject({ state: 'due', paid: 131.43, owed: 124 });
    const now = await read(order.id);
    expect(await change(now, { lines: [{ ...linesOf(now)[0], price: 10, quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'NOT_CHANGEABLE', error: expect.stringContaining('131,43') },
    });
    expect((await change(now, { lines: more(now, 1) })).status).toBe(200);
    expect(await money(order.id)).toMatchObject({ state: 'captured', paid: 131.43, owed: 0 });
  });

  it('in cash stays below the law’s limit', async () => {
    const order = await placed();
    expect(await change(order, { lines: more(order, 4) })).toMatchObject({
      status: 409,
      body: { code: 'CASH_NOT_OFFERED' },
    });
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 9 });
  });
});

describe('a change is refused', () => {
  it('to everybody but the office, and of what is not there', async () => {
    const order = await placed();
    const buyer = await scene.app.signIn({
      customerId: await putCustomer({ email: 'eleni@pelatis.example' }),
    });
    expect((await change(order, {}, buyer)).status).toBe(403);
    expect((await change({ ...order, id: 'nothing' }, {})).status).toBe(404);
  });

  it('when the order was changed in the meantime, also at the same moment', async () => {
    const order = await placed();
    const answers = await Promise.all([
      change(order, { lines: more(order, 2) }),
      change(order, { lines: more(order, 3) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CHANGED_BY_OTHERS',
      error: expect.stringMatching(/Κάμερα Argos B8: 1 → [23] τεμάχια/),
    });
    const { items } = await read(order.id);
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({
      stockQuantity: 10 - (items[0]?.quantity ?? 0),
    });
  });

  it.each(['shipped', 'cancelled'])('once it is %s', async (status) => {
    const { id } = await placed();
    for (const to of status === 'shipped' ? ['processing', 'shipped'] : ['cancelled']) await step(id, to);
    const order = await read(id);
    expect(order.mayChange).toBe(false);
    expect(await change(order, { lines: more(order, 2) })).toMatchObject({
      status: 409,
      body: { code: 'NOT_CHANGEABLE' },
    });
  });

  it('for more pieces than are left', async () => {
    const order = await placed({ payment: 'bank_transfer' });
    expect(await change(order, { lines: more(order, 11) })).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK' },
    });
    expect((await change(order, { lines: more(order, 10) })).status).toBe(200);
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 0 });
  });
});
