import { storeObject } from '#server/objects.ts';
import { athensDate } from '#shared/dates.ts';
import type { TestApp } from '../app/app.ts';
import { putContract } from '../app/contracts.ts';
import { putOrder } from '../app/shop.ts';
import type { Facts } from './plausible.ts';

/** What the form of a contract says. */
const fields = {
  kind: 'maintenance',
  title: 'Συντήρηση συναγερμού',
  serviceId: undefined,
  visitMonths: undefined,
  startsOn: '2026-11-01',
  billsFrom: undefined,
  endsOn: undefined,
  periodMonths: 1,
  billsAhead: true,
  price: 10,
  priceIn: 'net',
  seen: 0,
};

/** What the endpoints of contracts are sent, whatever contracts there are. */
export const contractInputs: Facts = {
  'contracts.createContract': fields,
  'contracts.saveContract': fields,
  'contracts.changeContractPrice': { seen: 0, percent: 2 },
  'contracts.pauseContract': { seen: 0, to: undefined },
  'contracts.resumeContract': { seen: 0, on: '2026-12-15' },
  'contracts.endContract': { seen: 0, ending: 'term', endsOn: '2100-12-31' },
};

/** Stores contracts, each for one endpoint, and returns their names for it. */
export async function putContracts(app: TestApp, customerId: string, productId: number): Promise<Facts> {
  const { db } = app.services.database;
  const today = athensDate(app.services.now());
  const startsOn = `${Number(today.slice(0, 4))}-01-01`;
  const from = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const of = { customerId, startsOn, billsFrom: startsOn, periodMonths: 12, nextBillOn: startsOn };
  const contractId = await putContract(of);
  const pausedId = await putContract({ ...of, pauses: JSON.stringify([{ from }]) });
  const billedId = await putContract(of);
  const orderId = await putOrder(
    { customerId, productId },
    { status: 'cancelled', billedContractId: billedId },
  );
  await db
    .insertInto('contractBills')
    .values({ contractId: billedId, fromDay: startsOn, toDay: startsOn, orderId, madeAt: app.services.now() })
    .execute();
  const undoneId = await putContract(of);
  await db
    .insertInto('delayedNotifications')
    .values({
      id: 'contract',
      subject: `contract:${undoneId}`,
      notifications: JSON.stringify({ mails: [], alerts: [], resolved: [] }),
      before: JSON.stringify({ exists: false }),
      after: JSON.stringify({ revision: 0 }),
    })
    .execute();
  const path = 'private/contracts/signed.pdf';
  await storeObject(app.services, { path, contentType: 'application/pdf' }, Buffer.from('%PDF-1.7'));
  await db
    .insertInto('contractFiles')
    .values({ contractId, id: 'signed', path, name: 'Υπογεγραμμένο', createdAt: app.services.now() })
    .execute();
  const inputs = contractInputs as Record<string, Facts>;
  const contract = (endpoint: string, facts: Facts) => ({
    [`contracts.${endpoint}`]: { ...inputs[`contracts.${endpoint}`], ...facts },
  });
  return {
    ...contract('getContract', { contractId }),
    ...contract('createContract', { customerId }),
    ...contract('saveContract', { contractId }),
    ...contract('changeContractPrice', { contractId, from }),
    ...contract('pauseContract', { contractId, from }),
    ...contract('resumeContract', { contractId: pausedId, on: `${from.slice(0, 4)}-02-01` }),
    ...contract('endContract', { contractId }),
    ...contract('undoContractChange', { contractId: undoneId, undo: 'contract' }),
    ...contract('deleteContract', { contractId }),
    ...contract('readContractFile', { contractId, fileId: 'signed' }),
    ...contract('readOwnContractFile', { contractId, fileId: 'signed' }),
    ...contract('deleteContractFile', { contractId, fileId: 'signed' }),
    ...contract('releaseBill', { contractId: billedId, from: startsOn }),
    ...contract('makeBills', {
      bills: [{ contractId, from: startsOn, to: `${startsOn.slice(0, 4)}-12-31`, total: 12.4 }],
    }),
  };
}
