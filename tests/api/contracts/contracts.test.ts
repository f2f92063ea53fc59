import { describe, expect, it } from 'vitest';
import type { OfficeContract, OwnContract } from '#features/contracts/shown-contract.ts';
import { putAppointment, putService } from '../../support/app/booking.ts';
import { contractOffice } from '../../support/app/contract-office.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, ask, typed, agree, read, due, bill, mails, on } = contractOffice();

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const undoOf = (answer: { body: unknown }) => (answer.body as { undo: string }).undo;
const contractOf = (answer: { body: unknown }) => (answer.body as { contract: OfficeContract }).contract;
const own = async (cookie: string) =>
  (await ask('GET', '/contracts', undefined, cookie)).body as OwnContract[];
const decide = (
  contract: Pick<OfficeContract, 'id' | 'revision'>,
  method: string,
  part: string,
  body: object,
) => ask(method, `/admin/contracts/${contract.id}/${part}`, { seen: contract.revision, ...body });

describe('a contract', () => {
  it('is agreed, told to its customer, and read by him', async () => {
    const contract = await agree({ endsOn: '2027-10-31', noticeDays: '30', indexPercent: '2,5' });
    expect(contract).toMatchObject({
      contractNumber: expect.stringMatching(/^ΣΒ-/),
      state: 'running',
      customerName: expect.any(String),
      price: { net: 30, gross: 37.2 },
      nextBillOn: '2026-11-01',
      isDue: true,
      nextBill: { from: '2026-11-01', to: '2026-11-30', price: { net: 30, gross: 37.2 }, isWhole: true },
      anniversary: '2027-11-01',
      indexPercent: 2.5,
      postalCode: '11523',
      bills: [],
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'eleni@pelatis.example',
      subject: `Το συμβόλαιό σας ${contract.contractNumber}`,
    });
    expect(mail?.text).toContain('τον μήνα');
    const cookie = await scene.app.signIn({ customerId: scene.customerId });
    expect(await own(cookie)).toMatchObject([
      {
        contractNumber: contract.contractNumber,
        price: { net: 30, gross: 37.2 },
        nextBillOn: '2026-11-01',
        isDue: true,
      },
    ]);
  });

  it('has the price that was typed with VAT', async () => {
    expect((await agree({ price: '37,20', priceIn: 'gross' })).price).toEqual({ net: 30, gross: 37.2 });
  });

  it.each([
    ['nothing', {}, false],
    ['what the office alone reads', { indexPercent: '3' }, false],
    ['what he reads', { title: 'Κέντρο' }, true],
  ])('says whether its customer is told of a change of %s', async (_what, changes, isTold) => {
    const { id } = await agree();
    await mails();
    expect(await decide(await read(id), 'PUT', '', typed(changes))).toMatchObject({ body: { isTold } });
    expect(await mails()).toHaveLength(isTold ? 2 : 1);
  });

  it('is taken back before anybody is told', async () => {
    const answer = await ask('POST', '/admin/contracts', typed());
    const { id } = contractOf(answer);
    expect((await ask('PATCH', `/admin/contracts/${id}/undo`, { undo: undoOf(answer) })).status).toBe(200);
    expect((await ask('GET', `/admin/contracts/${id}`)).status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['no customer', { customerId: '' }, 'customerId'],
    ['nobody’s customer', { customerId: 'nobody' }, 'customerId'],
    ['a day years ahead', { startsOn: '2036-01-01' }, 'startsOn'],
    ['an end before its beginning', { endsOn: '2026-10-31' }, 'endsOn'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['another period', { periodMonths: '5' }, 'periodMonths'],
    ['visits of no service', { visitMonths: '6' }, 'serviceId'],
    ['a service that is not there', { serviceId: '2000000000' }, 'serviceId'],
  ])('is refused with %s, beside the field', async (_what, changes, field) => {
    const answer = await ask('POST', '/admin/contracts', typed(changes));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: { [field]: expect.stringMatching(/\p{Script=Greek}/u) } },
    });
  });

  it('changes wholly until something is billed, and then keeps what was billed', async () => {
    const contract = await agree();
    const saved = await decide(
      contract,
      'PUT',
      '',
      typed({ price: '40', periodMonths: '3', title: 'Κέντρο' }),
    );
    expect(contractOf(saved)).toMatchObject({ price: { net: 40 }, periodMonths: 3, title: 'Κέντρο' });
    await bill();
    const billed = await read(contract.id);
    const again = await decide(
      billed,
      'PUT',
      '',
      typed({ price: '50', periodMonths: '3', startsOn: '2026-10-01' }),
    );
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'CONTRACT_BILLED', fields: { price: expect.any(String), startsOn: expect.any(String) } },
    });
    const title = await decide(billed, 'PUT', '', typed({ price: '40', periodMonths: '3', title: 'Σήματα' }));
    expect(contractOf(title)).toMatchObject({ title: 'Σήματα' });
    // Whoever read it before is not heard.
    expect(codeOf(await decide(billed, 'PUT', 'end', { ending: 'open' }))).toBe('CONTRACT_CHANGED');
  });

  it('is deleted while nothing is billed, and its customer told if he was', async () => {
    const { id } = await agree();
    await mails();
    expect((await ask('DELETE', `/admin/contracts/${id}`)).status).toBe(200);
    expect((await mails()).at(-1)?.subject).toMatch(/δεν ισχύει$/);
    const other = await agree();
    await bill();
    expect(codeOf(await ask('DELETE', `/admin/contracts/${other.id}`))).toBe('CONTRACT_HAS_BILLS');
  });

  it('says nothing to another customer, and no price to whoever may not see one', async () => {
    await agree();
    const other = await putCustomer({ email: 'allos@pelatis.example' });
    expect(await own(await scene.app.signIn({ customerId: other }))).toEqual([]);
    const { db } = scene.app.services.database;
    await db.updateTable('customers').set({ canViewPrices: false }).execute();
    const [hidden] = await own(await scene.app.signIn({ customerId: scene.customerId }));
    expect(hidden).toMatchObject({ title: 'Κέντρο λήψης σημάτων' });
    expect(JSON.stringify(hidden)).not.toMatch(/price|total/i);
  });
});

describe('a decision', () => {
  it('for another price is told before it holds, and enters the bills of its day', async () => {
    const contract = await agree();
    await bill();
    await mails();
    const now = await read(contract.id);
    expect(codeOf(await decide(now, 'PUT', 'price', { from: '2026-11-01', percent: '5' }))).toBe(
      'CONTRACT_PRICE_DAY',
    );
    const raised = contractOf(await decide(now, 'PUT', 'price', { from: '2026-12-01', percent: '5' }));
    expect(raised.prices).toMatchObject([
      { price: { net: 30 } },
      { from: '2026-12-01', price: { net: 31.5 } },
    ]);
    expect((await mails()).at(-1)?.text).toMatch(/Η τιμή από 01\/12\/2026: .*39,06.*αντί.*37,20/);
    await on('2026-12-01');
    expect((await due()).bills).toMatchObject([{ from: '2026-12-01', price: { net: 31.5 } }]);
  });

  it('to pause takes its days out of the bills, until it goes on', async () => {
    const contract = await agree();
    await bill();
    const now = await read(contract.id);
    const billed = await decide(now, 'POST', 'pauses', { from: '2026-11-25' });
    expect(billed).toMatchObject({ status: 409, body: { code: 'CONTRACT_DAYS_BILLED' } });
    expect((billed.body as { error: string }).error).toContain('30/11/2026');
    const paused = contractOf(
      await decide(now, 'POST', 'pauses', { from: '2026-12-01', reason: 'Ανακαίνιση' }),
    );
    expect(paused).not.toHaveProperty('nextBillOn');
    expect(codeOf(await decide(paused, 'POST', 'pauses', { from: '2027-02-01' }))).toBe(
      'CONTRACT_PAUSED_THEN',
    );
    await on('2026-12-20');
    expect((await read(contract.id)).state).toBe('paused');
    const going = contractOf(await decide(paused, 'PUT', 'pauses', { on: '2026-12-17' }));
    expect(going).toMatchObject({ state: 'running', pauses: [{ from: '2026-12-01', to: '2026-12-16' }] });
    expect((await due()).bills).toMatchObject([
      { from: '2026-12-17', to: '2026-12-31', price: { net: 14.52 }, isWhole: false },
    ]);
    expect(codeOf(await decide(going, 'PUT', 'pauses', { on: '2026-12-25' }))).toBe('CONTRACT_NOT_PAUSED');
  });

  it('to end leaves a last bill for its days, and nothing after it', async () => {
    const contract = await agree({ billsAhead: false });
    const ended = contractOf(
      await decide(contract, 'PUT', 'end', {
        ending: 'cancelled',
        endsOn: '2026-11-25',
        reason: 'Μετακομίζει',
      }),
    );
    expect(ended).toMatchObject({ state: 'running', endsOn: '2026-11-25', endReason: 'Μετακομίζει' });
    await mails();
    await on('2026-11-26');
    expect((await read(contract.id)).state).toBe('cancelled');
    expect((await due()).bills).toMatchObject([{ to: '2026-11-25', price: { net: 25 } }]);
    await bill();
    expect(await read(contract.id)).not.toHaveProperty('nextBillOn');
    const open = contractOf(await decide(await read(contract.id), 'PUT', 'end', { ending: 'open' }));
    expect(open).toMatchObject({ state: 'running', nextBillOn: '2026-12-01' });
  });

  it('that is undone is as if it never was, and nobody hears of it', async () => {
    const contract = await agree();
    const told = (await mails()).length;
    const ended = await decide(contract, 'PUT', 'end', { ending: 'cancelled', endsOn: '2026-11-25' });
    const undo = { undo: undoOf(ended) };
    expect((await ask('PATCH', `/admin/contracts/${contract.id}/undo`, undo)).status).toBe(200);
    expect(await read(contract.id)).not.toHaveProperty('endsOn');
    expect(await mails()).toHaveLength(told);
  });

  it('that follows another within seconds is told with it, in one e-mail', async () => {
    const contract = await agree();
    await mails();
    const paused = contractOf(
      await decide(contract, 'POST', 'pauses', { from: '2026-12-01', to: '2026-12-31' }),
    );
    await decide(paused, 'PUT', 'end', { ending: 'term', endsOn: '2027-10-31' });
    const after = (await mails()).filter(({ subject }) => subject.startsWith('Αλλαγή'));
    expect(after).toHaveLength(1);
    expect(after[0]?.text).toMatch(/Παύση 01\/12\/2026 – 31\/12\/2026[\s\S]*λήγει στις 31\/10\/2027/);
  });
});

describe('the visits', () => {
  it('that are due are proposed until one is booked', async () => {
    const serviceId = await putService({ title: 'Συντήρηση' });
    const contract = await agree({
      startsOn: '2026-06-01',
      billsFrom: '2026-11-01',
      serviceId,
      visitMonths: 6,
    });
    const list = async () => (await ask('GET', '/admin/contract-visits')).body;
    expect(await list()).toMatchObject({
      total: 1,
      visits: [{ contractId: contract.id, serviceId, service: 'Συντήρηση', dueOn: '2026-12-01' }],
    });
    const { customerId } = scene;
    const visit = { customerId, serviceId, serviceTitle: 'Συντήρηση' };
    await putAppointment({ ...visit, date: '2026-12-03', status: 'confirmed' });
    expect(await list()).toEqual({ total: 0, visits: [] });
    expect((await read(contract.id)).visit).toMatchObject({ bookedOn: '2026-12-03' });
    await on('2026-12-04');
    expect((await read(contract.id)).visit).toMatchObject({ lastOn: '2026-12-03', dueOn: '2027-06-03' });
    const [seen] = await own(await scene.app.signIn({ customerId }));
    expect(seen?.visit).toEqual({ service: 'Συντήρηση', lastOn: '2026-12-03', dueOn: '2027-06-03' });
  });
});

describe('a customer with a contract', () => {
  it('takes its data along, keeps the account while it is in force, and is forgotten with it', async () => {
    const { app } = scene;
    const { id: customerId } = await addCustomer(app, 'buyer', { email: 'mia@pelatis.example' });
    const contract = await agree({ customerId, includes: 'Κλειδί στον γείτονα' });
    const cookie = await app.signIn({ customerId });
    expect((await ask('GET', '/customer/export', undefined, cookie)).body).toMatchObject({
      contracts: [{ contractNumber: contract.contractNumber, prices: [{ price: 30 }] }],
    });
    const remove = () => ask('DELETE', '/customer', { password }, cookie);
    expect(codeOf(await remove())).toBe('CONTRACT_IN_FORCE');
    await bill();
    await decide(await read(contract.id), 'PUT', 'end', { ending: 'cancelled', endsOn: '2026-11-22' });
    expect(codeOf(await remove())).toBe('MONEY_OPEN');
    await app.services.database.db.updateTable('orders').set({ paymentState: 'captured' }).execute();
    expect((await remove()).status).toBe(200);
    expect(await read(contract.id)).toMatchObject({
      title: 'Διαγραμμένος λογαριασμός',
      address: '—',
      includes: '',
    });
  });
});
