import { describe, expect, it, onTestFinished } from 'vitest';
import { company, setCompany } from '#shared/company.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { moneyScene } from '../../support/app/money.ts';

const { scene, ordered, step, undo, money, read, sums, mails, delivered } = moneyScene();
const today = '2026-11-23';
const record = (id: string, body: object = {}, as = scene.admin) =>
  scene.app.request('POST', `/api/orders/${id}/payments`, {
    cookie: as,
    body: { kind: 'deposit', date: today, ...body },
  });

describe('a payment', () => {
  it('is recorded with its day and person, told to the customer, and undone with a reason', async () => {
    const { id } = await ordered();
    expect(await money(id)).toMatchObject({ state: 'due', owed: 131.43, paid: 0, refunded: 0, steps: [] });
    expect(await sums()).toEqual({
      toCollect: { count: 1, amount: 131.43 },
      toRefund: { count: 0, amount: 0 },
    });
    const { status, body } = await record(id, { note: 'Εθνική' });
    expect(status).toBe(200);
    const { money: paid } = body as { money: OrderMoney };
    expect(paid).toMatchObject({
      state: 'captured',
      owed: 0,
      paid: 131.43,
      steps: [{ kind: 'deposit', via: 'bank_transfer', amount: 131.43, date: today, person: 'Διαχειριστής' }],
    });
    // Confirming does not record it again.
    await step(id, 'confirmed');
    expect((await money(id)).steps).toHaveLength(1);
    expect(await sums()).toMatchObject({ toCollect: { count: 0, amount: 0 } });

    expect(await undo(id, paid.steps[0]?.id)).toMatchObject({
      status: 200,
      body: { money: { state: 'due', owed: 131.43, paid: 0, steps: [{ undone: { reason: 'Λάθος' } }] } },
    });
    expect(await undo(id, paid.steps[0]?.id)).toMatchObject({ status: 409 });
    expect(await mails()).toEqual(
      expect.arrayContaining(['Λάβαμε την κατάθεσή σας', 'Διόρθωση για τα χρήματα της παραγγελίας σας']),
    );
    const notes = (await read(id)).history.flatMap(({ note }) => note ?? []);
    expect(notes).toEqual([
      'Κατάθεση στην τράπεζα: 131,43\u00A0€, 23/11/2026.',
      'Αναιρέθηκε: Κατάθεση 131,43\u00A0€. Λόγος: Λάθος',
    ]);
    expect(JSON.stringify(await read(id, scene.cookie))).not.toContain('Λάθος');
  });

  it('is recorded once, although two people record it at the same moment', async () => {
    const { id } = await ordered();
    const answers = await Promise.all([record(id), record(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await money(id)).steps).toHaveLength(1);
  });

  it('comes with the order’s own steps, and goes with them when they are taken back', async () => {
    const { id } = await ordered();
    const { body } = await step(id, 'confirmed');
    expect(await money(id)).toMatchObject({ paid: 131.43, steps: [{ kind: 'deposit' }] });
    await scene.app.request('PATCH', `/api/orders/${id}/undo`, {
      cookie: scene.admin,
      body: { undo: (body as { undo: string }).undo },
    });
    expect(await money(id)).toMatchObject({ state: 'due', owed: 131.43, steps: [] });

    const cash = await delivered('cash');
    expect(await money(cash)).toMatchObject({ paid: 131.43, steps: [{ kind: 'cash', via: 'courier' }] });
  });

  it('of everything before the delivery leaves no fee to be collected at the door, in no list and no document', async () => {
    const { id } = await ordered('cash');
    const fees = async () => {
      const day = `from=${today}&to=${today}`;
      const turnover = await scene.app.request('GET', `/api/admin/reports/turnover?${day}&step=day`, {
        cookie: scene.admin,
      });
      const files = await Promise.all(
        [`orders?${day}`, `order-lines?${day}`].map((path) =>
          scene.app.request('GET', `/api/admin/export/${path}`, { cookie: scene.admin }),
        ),
      );
      const own = await scene.app.request('GET', '/api/customer/export', { cookie: scene.cookie });
      return [
        (turnover.body as { total: { cashFee: number } }).total.cashFee,
        ...files.map(({ text }) => {
          const [head = [], row = []] = text.split('\r\n').map((line) => line.split(';'));
          return row[head.indexOf('Επιπλέον αντικαταβολή')];
        }),
        (own.body as { orders: { cashFee: number }[] }).orders[0]?.cashFee,
      ];
    };
    await step(id, 'confirmed');
    expect(await fees()).toEqual([2, '2', '2', 2]);
    await record(id, { amount: 31.43 });
    expect(await fees()).toEqual([2, '2', '2', 2]);
    const { body } = await record(id, { kind: 'cash', collector: 'office', seen: 31.43 });
    expect(await fees()).toEqual([0, '0', '0', 0]);
    await scene.app.request('POST', `/api/orders/${id}/documents`, { cookie: scene.admin, body: {} });
    const { content } = await scene.app.services.database.db
      .selectFrom('orderDocuments')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).not.toHaveProperty('collectedFeeCents');

    const { steps } = (body as { money: OrderMoney }).money;
    await undo(id, steps.at(-1)?.id);
    expect(await fees()).toEqual([2, '2', '2', 2]);
    await record(id, { kind: 'cash', collector: 'courier', seen: 31.43 });
    expect(await fees()).toEqual([2, '2', '2', 2]);
  });

  it('that comes after the cancellation has to be given back', async () => {
    const { id } = await ordered();
    await step(id, 'cancelled');
    expect(await money(id)).toMatchObject({ state: 'voided', owed: 0, paid: 0 });
    const { body } = await record(id);
    const { money: paid } = body as { money: OrderMoney };
    expect(paid).toMatchObject({ state: 'refund_due', paid: 131.43 });
    expect(await sums()).toMatchObject({ toRefund: { count: 1, amount: 131.43 } });
    await undo(id, paid.steps[0]?.id);
    expect(await money(id)).toMatchObject({ state: 'voided', paid: 0 });
  });

  it('is refused for a card, twice, on a wrong day, in cash above the limit, and to everybody else', async () => {
    const card = await ordered('card');
    expect(await record(card.id)).toMatchObject({ status: 409, body: { code: 'NOT_TO_COLLECT' } });
    const { id } = await ordered();
    for (const date of ['2026-11-24', '2026-11-22']) {
      expect(await record(id, { date })).toMatchObject({
        status: 409,
        body: { code: 'STEP_IN_FUTURE', fields: { date: expect.any(String) } },
      });
    }
    const large = await ordered('bank_transfer', 4);
    expect(await record(large.id, { kind: 'cash' })).toMatchObject({
      status: 409,
      body: { code: 'CASH_NOT_OFFERED' },
    });
    expect((await record(id, {}, scene.cookie)).status).toBe(403);
    expect((await record(id, {}, '')).status).toBe(401);
    expect((await scene.app.request('GET', `/api/orders/${id}/money`, { cookie: scene.cookie })).status).toBe(
      403,
    );
    expect((await scene.app.request('GET', '/api/orders/money', { cookie: scene.cookie })).status).toBe(403);
    await record(id);
    expect(await record(id)).toMatchObject({ status: 409, body: { code: 'NOT_TO_COLLECT' } });
    expect((await undo(id, (await money(id)).steps[0]?.id, scene.cookie)).status).toBe(403);
    // A step of another order is none of this one.
    expect((await undo(large.id, (await money(id)).steps[0]?.id)).status).toBe(404);
  });

  it('in cash is below the limit with the fee that is collected, and without where none is', async () => {
    const [transfer, cash] = [await ordered(), await ordered('cash')];
    const { payments } = company();
    onTestFinished(() => setCompany({ ...company(), payments }));
    setCompany({ ...company(), payments: { ...payments, cashLimitCents: 13_200, cashFeeCents: 200 } });
    expect(await record(cash.id, { kind: 'cash', collector: 'office' })).toMatchObject({
      status: 409,
      body: { code: 'CASH_NOT_OFFERED' },
    });
    expect(await record(transfer.id, { kind: 'cash', collector: 'office' })).toMatchObject({
      status: 200,
      body: { money: { owed: 0, paid: 131.43 } },
    });
  });

  it('by a person with an own account carries that name', async () => {
    const staff = await scene.app.signIn({
      customerId: await putCustomer({ firstName: 'Άννα', lastName: 'Ρήγα', isAdmin: true }),
    });
    const { id } = await ordered();
    expect(await record(id, {}, staff)).toMatchObject({
      body: { money: { steps: [{ person: 'Άννα Ρήγα' }] } },
    });
  });
});
