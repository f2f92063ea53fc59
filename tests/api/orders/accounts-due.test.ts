import { expect, it } from 'vitest';
import { officeScene } from '../../support/app/office.ts';

const { scene, placed, mails } = officeScene();

/** Runs the morning's job of a day, and says what was told of orders on account. */
async function onDay(day: string) {
  scene.app.setNow(new Date(`2026-12-${day}T08:00:00Z`));
  const { jobs, database } = scene.app.services;
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'orders.deposits', {}));
  await jobs.drain();
  const alerts = await database.db
    .selectFrom('alerts')
    .where('event', '=', 'account_due')
    .select(['message', 'status'])
    .execute();
  return { alerts, mails: (await mails()).filter(({ subject }) => subject.startsWith('Η πληρωμή')) };
}
const due = async () =>
  (await scene.app.request('GET', '/api/admin/overview', { cookie: await scene.app.signIn('admin') }))
    .body as object;

it('tells office and customer once on the day by which an order on account is to be paid', async () => {
  await scene.app.services.database.db
    .updateTable('customers')
    .set({ email: 'maria@pelatis.example' })
    .execute();
  const order = await placed({ payment: 'on_account', dueOn: '2026-12-10', deposit: 31.43 });
  await placed({ payment: 'on_account', dueOn: '2026-12-20' });
  expect(await onDay('09')).toEqual({ alerts: [], mails: [] });
  expect(await due()).toMatchObject({ counts: { overdue: 0 } });

  const { alerts, mails: told } = await onDay('10');
  expect(alerts).toEqual([{ status: 'active', message: expect.stringMatching(/οφείλονται 100,00\s€/) }]);
  expect(told.map(({ recipient, text }) => [recipient, /100,00\s€/.test(text)])).toEqual([
    ['maria@pelatis.example', true],
  ]);
  expect(await due()).toMatchObject({
    counts: { overdue: 1 },
    waiting: { overdue: [{ orderNumber: order.orderNumber, total: 100, dueOn: '2026-12-10' }] },
  });

  const again = await onDay('11');
  expect([again.alerts.length, again.mails.length]).toEqual([1, 1]);
  await scene.app.request('POST', `/api/orders/${order.id}/payments`, {
    cookie: await scene.app.signIn('admin'),
    body: { kind: 'deposit', date: '2026-12-11', seen: 31.43 },
  });
  expect(await due()).toMatchObject({ counts: { overdue: 0 } });
});

it('tells the office alone of a customer without an address for e-mails', async () => {
  await placed({ payment: 'on_account', dueOn: '2026-12-10' });
  expect(await onDay('10')).toMatchObject({ alerts: [{}], mails: [] });
});
