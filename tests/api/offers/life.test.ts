import { describe, expect, it, onTestFinished } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { company, setCompany } from '#shared/company.ts';
import { formatEuro } from '#shared/money.ts';
import { offerScene } from '../../support/app/offers.ts';

const { scene, content, office, drafted, sent, open, accept } = offerScene();

describe('the life of an offer', () => {
  it('is written, with costs and margin for the office, and sent', async () => {
    const draft = await drafted();
    expect(draft).toMatchObject({
      state: 'draft',
      revision: 0,
      customerName: 'Μαρία Λαΐου',
      summary: { subtotal: 200, shipping: 0, tax: 48, discount: 0, total: 248 },
      margin: { sold: 200, cost: 120, margin: 80, percent: 40, unknown: 0 },
      nextStep: 'Συμπληρώστε και στείλτε',
    });
    expect(draft.offerNumber).toMatch(/^ΠΡ-/);
    const { offer, key } = await sent(draft);
    expect(offer).toMatchObject({ state: 'sent', version: 1, hasDraft: false });
    const seen = (await open(key)).body as SeenOffer;
    expect(seen).toMatchObject({
      version: 1,
      isOpen: true,
      intro: 'Αγαπητή Μαρία Λαΐου, ισχύει έως 20/12/2026.',
      summary: { total: 248 },
      sections: [
        {
          lines: [
            { id: 'panel', price: 100, quantity: 2 },
            { id: 'work', choice: 'optional' },
          ],
        },
      ],
    });
    expect(JSON.stringify(seen)).not.toMatch(/cost|margin/i);
  });

  it('reckons what a product is bought at, unless a line says its own, and tells it to the office alone', async () => {
    const { db } = scene.app.services.database;
    await db.updateTable('products').set({ purchasePriceCents: 7_151 }).execute();
    const line = { id: 'panel', kind: 'product', productId: scene.productId, quantity: 2 };
    const draft = await drafted({ sections: [{ lines: [line, { ...line, id: 'own', cost: 0 }] }] });
    expect(draft.lines).toMatchObject([
      { id: 'panel', cost: 143.02, margin: 56.98 },
      { id: 'own', cost: 0 },
    ]);
    expect(draft.content.sections[0]?.lines[0]).not.toHaveProperty('cost');
    const { key, offer } = await sent(draft);
    await db.updateTable('products').set({ purchasePriceCents: 1 }).execute();
    const again = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    expect(again.margin).toMatchObject({ cost: 143.02, unknown: 0 });
    expect((await open(key)).text).not.toMatch(/143[.,]02|71[.,]51|7151|cost|margin/i);
  });

  it('becomes an order of its own prices, whatever the catalogue asks by then', async () => {
    const { key, offer } = await sent(await drafted());
    await scene.app.services.database.db
      .updateTable('products')
      .set({ priceCents: 99_900 })
      .where('id', '=', scene.productId)
      .execute();
    const answer = await accept(key);
    expect(answer).toMatchObject({ status: 200, body: { offer: { state: 'accepted', chosen: ['panel'] } } });
    const read = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    expect(read).toMatchObject({ state: 'accepted', decidedBy: 'Μαρία Λαΐου' });
    const order = await office<Order>('GET', `/api/orders/${read.orderId}`);
    expect(order).toMatchObject({ total: 248, offerId: offer.id, items: [{ price: 100, quantity: 2 }] });
    expect(order.history[0]?.note).toContain(offer.offerNumber);
    const again = await accept(key);
    expect(again.body).toMatchObject({ orderNumber: order.orderNumber });
  });

  it('is delivered as it was sent, whatever is offered since; what is not offered any more is not sent', async () => {
    const { key, offer } = await sent(await drafted());
    const late = await drafted();
    const { deliveries } = company();
    const usual = deliveries.find(({ id }) => id === 'standard');
    onTestFinished(() => setCompany({ ...company(), deliveries }));
    setCompany({ ...company(), deliveries: deliveries.filter((one) => one !== usual) });
    const kept = { shippingMethod: 'standard', deliveryLabel: usual?.label };
    expect((await open(key)).body).toMatchObject(kept);
    expect((await accept(key)).status).toBe(200);
    const { orderId } = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    expect(await office<Order>('GET', `/api/orders/${orderId}`)).toMatchObject(kept);
    const answer = await scene.app.request('POST', `/api/admin/offers/${late.id}/send`, {
      body: { seen: late.revision, summary: late.summary },
      cookie: scene.admin,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'content.shippingMethod': expect.any(String) } },
    });
  });

  it('offers cash whatever is ticked first, and takes it below its limit alone', async () => {
    const { key } = await sent(await drafted({ shipping: 400 }));
    const { payments, summary } = (await open(key)).body as SeenOffer;
    expect(payments).toContain('cash');
    expect(summary.total).toBeGreaterThan(500);
    expect((await accept(key, { payment: 'cash' })).body).toMatchObject({ code: 'OFFER_PAYMENT' });
  });

  it('has the sum of what was ordered once it is accepted', async () => {
    const { key, offer } = await sent(await drafted());
    const lines = ['panel', 'work'];
    const { data } = (await accept(key, { lines })).body as { data: SeenOffer['summary'] };
    expect((await accept(key, { lines, summary: data })).status).toBe(200);
    const { orderId } = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    const order = await office<Order>('GET', `/api/orders/${orderId}`);
    expect(order.total).toBeGreaterThan(offer.summary.total);
    const stored = await scene.app.services.database.db
      .selectFrom('offers')
      .where('id', '=', offer.id)
      .select(['totalCents', 'netCents'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ totalCents: Math.round(order.total * 100), netCents: order.subtotal * 100 });
    const told = await scene.app.services.database.db
      .selectFrom('alerts')
      .where('event', '=', 'offer_accepted')
      .where('audience', '=', 'admin')
      .select('message')
      .execute();
    expect(told).toMatchObject([{ message: expect.stringContaining(formatEuro(stored.totalCents)) }]);
  });

  it('is ordered without what the stock no longer holds of a product on several of its lines', async () => {
    const of = { kind: 'product', productId: scene.productId, choice: 'fixed' };
    const lines = [
      { ...of, id: 'more', quantity: 2, choice: 'optional' },
      { ...of, id: 'one', quantity: 1, choice: 'optional' },
      { ...of, id: 'first', quantity: 4 },
      { ...of, id: 'second', quantity: 2 },
    ];
    const { key } = await sent(await drafted({ sections: [{ lines }] }));
    await scene.app.services.database.db.updateTable('products').set({ stockQuantity: 5 }).execute();
    const seen = (await open(key)).body as SeenOffer;
    const left = expect.stringContaining('απομένει 1 τεμάχιο');
    expect(seen.sections[0]?.lines.map(({ id, blocked }) => [id, blocked])).toEqual([
      ['more', left],
      ['one', undefined],
      ['first', undefined],
      ['second', left],
    ]);
    expect(await accept(key)).toMatchObject({ status: 200, body: { offer: { chosen: ['first'] } } });
  });

  it('is no larger than an order may be, whatever its discounts leave', async () => {
    const draft = await drafted();
    const labour = { id: 'work', kind: 'labour', name: 'Έργο', quantity: 999, price: 30_000 };
    const all = { discount: 100, discountReason: 'Δώρο' };
    const tooLarge = [
      { sections: [{ lines: [labour] }] },
      { sections: [{ lines: [{ ...labour, ...all }] }] },
      { sections: [{ lines: [labour] }], ...all },
    ];
    for (const changes of tooLarge) {
      const answer = await scene.app.request('PUT', `/api/admin/offers/${draft.id}`, {
        body: { seen: draft.revision, content: content(changes) },
        cookie: scene.admin,
      });
      expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_TOO_LARGE' } });
    }
  });

  it('is changed by a new version, which says what it changed and opens by the old link', async () => {
    const { key, offer } = await sent(await drafted());
    const { offer: changed } = await office<{ offer: OfficeOffer }>('PUT', `/api/admin/offers/${offer.id}`, {
      seen: offer.revision,
      content: content({ validUntil: '2026-12-31', title: 'Άλλος τίτλος' }),
    });
    expect(changed).toMatchObject({ state: 'sent', hasDraft: true, version: 1 });
    expect((await open(key)).body).toMatchObject({ version: 1, validUntil: '2026-12-20' });
    await sent(changed);
    expect((await open(key)).body).toMatchObject({
      version: 2,
      changes: ['Τίτλος: Συναγερμός κατοικίας → Άλλος τίτλος', 'Ισχύει έως: 20/12/2026 → 31/12/2026'],
    });
  });
});
