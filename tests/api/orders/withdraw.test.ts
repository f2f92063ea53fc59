import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app.ts';
import { truncateAll } from '../../support/database.ts';
import { placed } from '../../support/orders.ts';
import { orderOf } from '../../support/order-body.ts';
import { putCustomer, putProduct } from '../../support/shop.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
});

const withdraw = (body: Record<string, unknown>) => app.request('POST', '/api/withdrawals', { body });
const person = { name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' };

async function mailsTo(recipient: string) {
  await app.services.jobs.drain();
  const { db } = app.services.database;
  return db.selectFrom('devMails').where('recipient', '=', recipient).orderBy('id').selectAll().execute();
}

describe('a withdrawal from a contract', () => {
  it('needs no sign-in, is kept, and sends a dated receipt to the person and what is known to the company', async () => {
    const cookie = await app.signIn({ customerId: await putCustomer() });
    const order = await placed(app, cookie, orderOf([{ productId: await putProduct() }]));
    app.setNow(new Date('2026-11-20T13:04:00Z'));
    const orderNumber = order.orderNumber.toLowerCase().replaceAll('-', ' ');
    const answer = await withdraw({ ...person, orderNumber, statement: 'Επιστρέφω και τις δύο κάμερες.' });
    expect(answer).toMatchObject({ status: 200, body: { receivedAt: '2026-11-20T13:04:00.000Z' } });

    const [receipt] = await mailsTo(person.email);
    expect(receipt?.text).toContain('20/11/2026, 15:04');
    expect(receipt?.text).toContain(order.orderNumber);
    expect(receipt?.text).toContain('Επιστρέφω και τις δύο κάμερες.');
    const notice = (await mailsTo('info@vigla.example')).find(({ subject }) =>
      subject.includes('Υπαναχώρηση'),
    );
    expect(notice?.text).toContain('δεν έχει παραδοθεί ακόμη');
    const kept = await app.services.database.db.selectFrom('withdrawals').selectAll().execute();
    expect(kept).toMatchObject([{ orderNumber: order.orderNumber, ...person }]);
  });

  it('of an order that does not exist is answered alike', async () => {
    const answer = await withdraw({ ...person, orderNumber: 'VG-0000-0000' });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('Λάβαμε') } });
    const [notice] = await mailsTo('info@vigla.example');
    expect(notice?.text).toContain('Δεν υπάρχει παραγγελία');
  });

  it.each([
    ['a mistyped number', { orderNumber: 'VG-0000-0001' }, 'orderNumber'],
    ['no name', { name: ' ' }, 'name'],
    ['an e-mail that is none', { email: 'eleni@' }, 'email'],
  ])('with %s is refused beside the field', async (_what, fault, field) => {
    const answer = await withdraw({ ...person, orderNumber: 'VG-0000-0000', ...fault });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('is taken five times an hour from one address', async () => {
    const sent = (n: number) =>
      withdraw({ ...person, email: `p${n}@pelatis.example`, orderNumber: 'VG-0000-0000' });
    for (let n = 0; n < 5; n += 1) expect((await sent(n)).status).toBe(200);
    expect(await sent(5)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
