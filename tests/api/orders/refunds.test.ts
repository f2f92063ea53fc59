import { describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { passUndo } from '../../support/app/held.ts';
import { stockOf } from '../../support/app/orders.ts';
import { moneyScene } from '../../support/app/money.ts';

const { scene, ordered, step, undo, money, read, sums, mails, delivered } = moneyScene();
const refund = (id: string, body: object = {}, as = scene.admin) =>
  scene.app.request('PATCH', `/api/orders/${id}/refund`, {
    cookie: as,
    body: { reason: 'Ελάττωμα', ...body },
  });

describe('a refund', () => {
  it('is never of an amount that could mean two', async () => {
    const id = await delivered();
    for (const amount of ['1,234', '1.234'])
      expect(await refund(id, { amount, date: '2026-11-23', via: 'cash' })).toMatchObject({
        status: 400,
        body: { fields: { amount: 'Εννοείτε 1.234 ή 1,234; Συμπληρώστε 1234 ή 1,23' } },
      });
    expect((await read(id)).refunded).toBeUndefined();
  });

  it('stands in the history in whole sentences, however its reason ends', async () => {
    const id = await delivered('bank_transfer', 3);
    const returned = [{ line: 0, quantity: 1 }];
    for (const [seen, reason] of ['Επιστροφή ενός', 'Ελάττωμα.', 'Γιατί όχι;'].entries())
      expect((await refund(id, { amount: 1, seen, reason, returned })).status).toBe(200);
    const notes = (await read(id)).history.flatMap(({ note }) => note?.split('\n').slice(1) ?? []);
    expect(notes.filter((line) => line.startsWith('Λόγος'))).toEqual([
      'Λόγος: Επιστροφή ενός.',
      'Λόγος: Ελάττωμα.',
      'Λόγος: Γιατί όχι;',
    ]);
  });

  it('of a delivered order is given in parts, never more than was paid, with a reason', async () => {
    const id = await delivered();
    expect(await refund(id, { reason: '', amount: '10,50' })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_REASON_MISSING', fields: { reason: expect.any(String) } },
    });
    expect(await refund(id, { amount: '131,44' })).toMatchObject({
      status: 409,
      body: { code: 'TOO_LARGE_REFUND', fields: { amount: expect.stringContaining('131,43') } },
    });
    expect((await refund(id, { amount: '0' })).status).toBe(400);
    expect(await refund(id, { amount: '10,50' })).toMatchObject({
      status: 200,
      body: { order: { status: 'delivered', paymentState: 'captured', refunded: 10.5 } },
    });
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 9 });
    expect(await refund(id, { amount: 121, seen: 10.5 })).toMatchObject({
      status: 409,
      body: { code: 'TOO_LARGE_REFUND' },
    });
    expect(await refund(id)).toMatchObject({
      status: 200,
      body: { order: { status: 'delivered', paymentState: 'refunded', refunded: 131.43 } },
    });
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'NO_REFUND_DUE' } });
    expect(await money(id)).toMatchObject({
      owed: 0,
      paid: 131.43,
      refunded: 131.43,
      steps: [{ kind: 'deposit' }, { kind: 'refund', amount: 10.5 }, { kind: 'refund', amount: 120.93 }],
    });
    expect((await mails()).filter((subject) => subject === 'Σας επιστρέψαμε χρήματα')).toHaveLength(2);
    const { rows } = await scene.app
      .request('GET', '/api/alerts', { cookie: scene.cookie })
      .then(({ body }) => ({
        rows: JSON.stringify(body),
      }));
    expect(rows).toContain('Σας επιστρέψαμε ολόκληρο το ποσό');
  });

  it('of a part is given once, although two ask at once or one asks twice', async () => {
    const id = await delivered();
    const answers = await Promise.all([refund(id, { amount: 20 }), refund(id, { amount: 20 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refund(id, { amount: 20 })).toMatchObject({
      status: 409,
      body: { code: 'REFUNDED_MEANWHILE' },
    });
    expect(await read(id)).toMatchObject({ refunded: 20 });
  });

  it('is refused for what is not paid, on a wrong day and to everybody else', async () => {
    const { id } = await ordered();
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'NO_REFUND_DUE' } });
    const paid = await delivered();
    expect(await refund(paid, { date: '2026-11-24' })).toMatchObject({ status: 409 });
    expect((await refund(paid, {}, scene.cookie)).status).toBe(403);
    expect((await refund(paid, {}, '')).status).toBe(401);
    expect((await refund('nothing')).status).toBe(404);
    expect(await money(paid)).toMatchObject({ refunded: 0 });
  });

  it('counts only the pieces that came back, each once, also if the order is cancelled afterwards', async () => {
    const { id } = await ordered('bank_transfer', 3);
    await step(id, 'confirmed');
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 7 });
    await refund(id, { amount: 100, returned: [{ line: 0, quantity: 1 }] });
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 8 });
    expect(await read(id)).toMatchObject({ items: [{ quantity: 3, returned: 1 }] });
    for (const returned of [[{ line: 0, quantity: 3 }], [{ line: 1, quantity: 1 }]]) {
      expect(await refund(id, { amount: 10, seen: 100, returned })).toMatchObject({
        status: 409,
        body: { code: 'RETURNED_TOO_MANY' },
      });
    }
    expect(await money(id)).toMatchObject({ refunded: 100 });
    await passUndo(scene.app);
    await step(id, 'cancelled');
    expect(await stockOf(scene.app, scene.productId)).toMatchObject({ stockQuantity: 10 });
    expect(await read(id)).toMatchObject({ status: 'cancelled', paymentState: 'refund_due', refunded: 100 });
  });

  it('by hand is undone with a reason, and what is left can be given back again', async () => {
    const id = await delivered('cash');
    await refund(id, { via: 'cash' });
    const steps = (await money(id)).steps;
    // The payment stays while money was given back.
    expect(await undo(id, steps[0]?.id)).toMatchObject({ status: 409, body: { code: 'STEP_NOT_UNDOABLE' } });
    expect(await undo(id, steps[1]?.id)).toMatchObject({
      status: 200,
      body: {
        money: { state: 'captured', refunded: 0, steps: [{}, { undone: { person: 'Διαχειριστής' } }] },
      },
    });
    expect(await read(id)).not.toHaveProperty('refundedAt');
    expect(await refund(id, { amount: 5 })).toMatchObject({ status: 200 });
    expect(await mails()).toContain('Διόρθωση για τα χρήματα της παραγγελίας σας');
  });

  it('keeps a step of the order from being taken back', async () => {
    const { id } = await ordered();
    const { body } = await step(id, 'confirmed');
    await refund(id, { amount: 5 });
    expect(
      await scene.app.request('PATCH', `/api/orders/${id}/undo`, {
        cookie: scene.admin,
        body: { undo: (body as { undo: string }).undo },
      }),
    ).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
    expect(await read(id)).toMatchObject({ status: 'confirmed', paymentState: 'captured', refunded: 5 });
  });

  it('is found in the lists of what is to be collected and to be given back', async () => {
    const { id: open } = await ordered();
    const { id } = await ordered();
    await step(id, 'confirmed');
    await passUndo(scene.app);
    await step(id, 'cancelled');
    await refund(id, { amount: 31.43 });
    expect(await sums()).toEqual({
      toCollect: { count: 1, amount: 131.43 },
      toRefund: { count: 1, amount: 100 },
    });
    const listed = async (status: string) =>
      (
        (await scene.app.request('GET', `/api/orders?status=${status}`, { cookie: scene.admin }))
          .body as Order[]
      ).map((order) => order.id);
    expect(await listed('to_collect')).toEqual([open]);
    expect(await listed('refund_due')).toEqual([id]);
  });
});
