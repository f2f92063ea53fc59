import { describe, expect, it } from 'vitest';
import type { OfficeContract, OwnContract } from '#features/contracts/shown-contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { contractOffice } from '../../support/app/contract-office.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, ask, typed, agree, read, due, asked, bill, mails } = contractOffice();

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const contractOf = (answer: { body: unknown }) => (answer.body as { contract: OfficeContract }).contract;
const own = async (cookie: string) =>
  (await ask('GET', '/contracts', undefined, cookie)).body as OwnContract[];

describe('the bills', () => {
  it('that are due are previewed and made by one press, each an order that its customer is told of', async () => {
    const contract = await agree({ startsOn: '2026-10-01' });
    await agree({ startsOn: '2027-01-01' });
    const { bills, sum, total } = await due();
    expect(bills.map(({ from, to }) => [from, to])).toEqual([
      ['2026-10-01', '2026-10-31'],
      ['2026-11-01', '2026-11-30'],
    ]);
    expect({ sum, total }).toEqual({ sum: { net: 60, gross: 74.4 }, total: 2 });
    const answer = await bill(bills);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: '2 λογαριασμοί εκδόθηκαν.',
        results: [{ orderNumber: expect.any(String) }, { orderNumber: expect.any(String) }],
      },
    });
    expect((await due()).bills).toEqual([]);
    const after = await read(contract.id);
    expect(after).toMatchObject({ nextBillOn: '2026-12-01', isDue: false });
    const order = (await ask('GET', `/orders/${after.bills[0]?.orderId}`)).body as Order;
    expect(order).toMatchObject({
      billedContractId: contract.id,
      deliveryLabel: `Συμβόλαιο ${contract.contractNumber}`,
      status: 'delivered',
      paymentMethod: 'on_account',
      paymentState: 'due',
      dueOn: '2026-12-08',
      total: 37.2,
      items: [{ name: 'Κέντρο λήψης σημάτων, 01/11/2026 – 30/11/2026', price: 30 }],
    });
    // The right of withdrawal began with the contract.
    expect(order).not.toHaveProperty('withdrawalUntil');
    const told = (await mails()).filter(({ subject }) => subject.startsWith('Ο λογαριασμός'));
    expect(told).toHaveLength(2);
    expect(told[0]?.text).toContain(`Συμβόλαιο ${contract.contractNumber}`);
    expect(told[0]?.text).not.toContain('Εγκατάσταση');
    const cookie = await scene.app.signIn({ customerId: scene.customerId });
    expect((await own(cookie)).at(0)?.bills).toMatchObject([{ total: 37.2, paymentState: 'due' }, {}]);
  });

  it('say what became of their money, also where nothing is owed any more', async () => {
    const { id } = await agree();
    await bill();
    const { db } = scene.app.services.database;
    const cookie = await scene.app.signIn({ customerId: scene.customerId });
    for (const paymentState of ['captured', 'voided', 'refunded'] as const) {
      await db.updateTable('orders').set({ paymentState }).execute();
      expect((await read(id)).bills).toMatchObject([{ paymentState }]);
      expect((await own(cookie)).at(0)?.bills).toMatchObject([{ paymentState }]);
    }
  });

  it('bind nobody by a withdrawal, signed in or by its link: the right began with the contract', async () => {
    const { id } = await agree();
    await bill();
    const { db } = scene.app.services.database;
    await db.updateTable('orders').set({ paymentState: 'captured' }).execute();
    const [{ orderNumber } = {}] = (await read(id)).bills;
    const declared = { name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example', orderNumber };
    const cookie = await scene.app.signIn({ customerId: scene.customerId });
    for (const as of [cookie, '']) expect((await ask('POST', '/withdrawals', declared, as)).status).toBe(200);
    const told = await mails();
    const token = told.flatMap(({ text }) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
    expect((await ask('POST', '/withdrawals/confirm', { token }, '')).status).toBe(200);
    expect(await db.selectFrom('orders').select('refundDueOn').execute()).toEqual([{ refundDueOn: null }]);
    const textsOf = (begin: string) =>
      told.flatMap(({ subject, text }) => (subject.startsWith(begin) ? [text] : []));
    expect(textsOf('Λάβαμε τη δήλωση')).toEqual(Array(2).fill(expect.not.stringContaining('προϊόντα')));
    expect(textsOf('Υπαναχώρηση')).toEqual(Array(2).fill(expect.stringContaining('λογαριασμός συμβολαίου')));
  });

  it('are made once, however many press at the same moment', async () => {
    await agree();
    const { bills } = await due();
    const answers = await Promise.all(Array.from({ length: 50 }, () => bill(bills)));
    const numbers = answers.flatMap(({ body }) =>
      (body as { results: { orderNumber?: string }[] }).results.map(({ orderNumber }) => orderNumber),
    );
    expect(numbers).toHaveLength(50);
    expect(new Set(numbers).size).toBe(1);
    const { db } = scene.app.services.database;
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('contractBills').select('fromDay').execute()).toHaveLength(1);
  });

  it('are never of days in which the contract rests, whoever presses first', async () => {
    // The row's lock guards this: both read the contract before the other has written.
    const contracts = await Promise.all(Array.from({ length: 12 }, () => agree()));
    const { bills } = await due();
    await Promise.all(
      contracts.flatMap(({ id, revision }) => [
        bill(bills.filter(({ contractId }) => contractId === id)),
        ask('POST', `/admin/contracts/${id}/pauses`, { seen: revision, from: '2026-11-24' }),
      ]),
    );
    for (const { id } of contracts) {
      const { bills: made, pauses } = await read(id);
      const rests = pauses.some(({ from }) => made.some(({ to }) => to >= from));
      expect({ id, rests }).toEqual({ id, rests: false });
    }
  });

  it('have a line for each part of the price, which add up to it in every bill', async () => {
    const lines = [
      { text: 'Κέντρο λήψης', price: '20' },
      { text: 'Κάρτα SIM', price: '6,67' },
      { text: 'Εφαρμογή', price: '3,33' },
    ];
    expect((await ask('POST', '/admin/contracts', typed({ lines, price: '31' }))).body).toMatchObject({
      fields: { price: expect.stringContaining('άθροισμα') },
    });
    const contract = await agree({ lines, billsFrom: '2026-11-10' });
    expect(contract.lines).toEqual([
      { text: 'Κέντρο λήψης', net: 20 },
      { text: 'Κάρτα SIM', net: 6.67 },
      { text: 'Εφαρμογή', net: 3.33 },
    ]);
    await bill();
    const { bills, nextBill } = await read(contract.id);
    const order = (await ask('GET', `/orders/${bills[0]?.orderId}`)).body as Order;
    // Twenty-one of thirty days.
    expect(order.subtotal).toBe(21);
    expect(order.items).toMatchObject([
      { name: 'Κέντρο λήψης, 10/11/2026 – 30/11/2026', price: 14 },
      { name: expect.stringContaining('Κάρτα SIM'), price: 4.67 },
      { name: expect.stringContaining('Εφαρμογή'), price: 2.33 },
    ]);
    expect(nextBill?.price.net).toBe(30);
    const cookie = await scene.app.signIn({ customerId: scene.customerId });
    expect((await own(cookie)).at(0)?.lines?.[0]).toMatchObject({ price: { net: 20 } });
  });

  it('are refused one by one: what is not due, and another total than was seen', async () => {
    const contract = await agree();
    const [one] = (await due()).bills;
    if (!one) throw new Error('Nothing is due');
    const body = asked([one, { ...one, from: '2026-12-01', to: '2026-12-31' }]);
    const seen = { bills: [{ ...body.bills[0], total: 30 }, body.bills[1]] };
    const { results } = (await ask('POST', '/admin/contract-bills', seen)).body as {
      results: { refusal?: string }[];
    };
    expect(results).toMatchObject([
      { refusal: expect.stringContaining('ποσό άλλαξε') },
      { refusal: expect.stringContaining('δεν οφείλεται') },
    ]);
    expect((await read(contract.id)).bills).toEqual([]);
  });

  it('of a cancelled order are made anew only when the office says so', async () => {
    const contract = await agree();
    await bill();
    const [made] = (await read(contract.id)).bills;
    const path = `/admin/contracts/${contract.id}/bills/2026-11-01`;
    expect(codeOf(await ask('DELETE', path))).toBe('BILL_STANDS');
    expect((await ask('PATCH', `/orders/${made?.orderId}`, { status: 'cancelled' })).status).toBe(200);
    expect((await due()).bills).toEqual([]);
    expect(contractOf(await ask('DELETE', path))).toMatchObject({ bills: [], isDue: true });
    expect((await bill()).body).toMatchObject({ message: '1 λογαριασμός εκδόθηκε.' });
    expect((await read(contract.id)).bills[0]?.orderId).not.toBe(made?.orderId);
  });

  it('of a business name it on an invoice, and say before what is missing', async () => {
    const firm = {
      accountType: 'b2b' as const,
      companyName: 'Επιχείρηση ΑΕ',
      afm: '094014201',
      address: 'Ερμού 1',
      city: 'Αθήνα',
      postalCode: '10563',
    };
    const customerId = await putCustomer({ ...firm, email: 'firm@epixeirisi.example' });
    await agree({ customerId });
    expect((await due()).bills[0]?.lacks).toContain('τιμολογίου');
    const { db } = scene.app.services.database;
    await db.updateTable('customers').set({ doy: 'Α΄ Αθηνών', profession: 'Εμπόριο' }).execute();
    const { bills } = await due();
    expect(bills[0]).not.toHaveProperty('lacks');
    await bill(bills);
    const { invoice } = await db.selectFrom('orders').select('invoice').executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ companyName: 'Επιχείρηση ΑΕ', afm: '094014201' });
  });
});
