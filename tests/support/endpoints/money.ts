import type { DocumentContent } from '#features/documents/document.ts';
import { newId } from '#server/ids.ts';
import { athensDate } from '#shared/dates.ts';
import { putOrder } from '../app/shop.ts';
import { testDatabase } from '../database/database.ts';
import type { Facts } from './plausible.ts';

type Of = Parameters<typeof putOrder>[0];

/** Orders to refund, to pay and to document, as the inputs of the endpoints that do so. */
export async function putMoney(now: Date, of: Of): Promise<Facts> {
  const cancelledId = await putOrder(of, { status: 'cancelled', paymentState: 'refund_due' });
  const paid = await putPaid(now, of);
  const documentId = await putDocument(now, of);
  const withdrawalId = await putWithdrawal(of);
  return {
    'orders.markRefunded': { orderId: cancelledId, amount: 1, seen: 0, date: undefined, returned: [] },
    'orders.recordPayment': { kind: 'deposit', date: athensDate(now), amount: undefined, seen: 0 },
    'orders.undoPaymentStep': paid,
    'orders.dismissWithdrawal': { withdrawalId },
    'documents.issueDocument': { orderId: paid.orderId },
    'documents.creditDocument': { documentId, amount: 1, pieces: [], seen: 0 },
    'documents.cancelDocument': { documentId },
    'documents.downloadDocument': { documentId },
    'documents.downloadPayload': { documentId },
  };
}

/** A confirmed order whose deposit was recorded. */
async function putPaid(at: Date, of: Of) {
  const orderId = await putOrder(of, { status: 'confirmed', paymentState: 'captured' });
  const { db } = await testDatabase();
  const { id: stepId } = await db
    .insertInto('paymentSteps')
    .values({
      orderId,
      kind: 'deposit',
      via: 'bank_transfer',
      amountCents: 13_143,
      happenedOn: athensDate(at),
      person: 'Διαχειριστής',
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId, stepId };
}

/** A withdrawal from a paid order; its id. */
async function putWithdrawal(of: Of): Promise<string> {
  const orderId = await putOrder(of, { status: 'delivered', paymentState: 'captured' });
  const id = newId();
  const { db } = await testDatabase();
  await db
    .insertInto('withdrawals')
    .values({
      id,
      orderId,
      orderNumber: 'VG-0000-0000',
      name: 'Ελένη Μαρκάκη',
      email: 'eleni@pelatis.example',
    })
    .execute();
  return id;
}

const party = { name: 'Ελένη Μαρκάκη', address: 'Ηρακλείου 12', postalCode: '14231', city: 'Νέα Ιωνία' };
const content: DocumentContent = {
  seller: { ...party, afm: '601234565', gemi: '0' },
  buyer: party,
  orderNumber: 'VG-0000-0000',
  paidBy: 'bank_transfer',
  lines: [
    {
      description: 'Κάμερα',
      quantity: 1,
      unitCents: 10_599,
      discountCents: 0,
      netCents: 10_599,
      vatPercent: 24,
      vatCents: 2_544,
    },
  ],
  netCents: 10_599,
  vatCents: 2_544,
  totalCents: 13_143,
};

/** A delivered order with its receipt; the receipt's id. */
async function putDocument(issuedAt: Date, of: Of): Promise<string> {
  const orderId = await putOrder(of, { status: 'delivered', paymentState: 'captured' });
  const { db } = await testDatabase();
  const id = newId();
  await db
    .insertInto('orderDocuments')
    .values({
      id,
      orderId,
      kind: 'receipt',
      year: 2_000,
      number: 1,
      issuedOn: athensDate(issuedAt),
      issuedAt,
      person: 'Διαχειριστής',
      content: JSON.stringify(content),
    })
    .execute();
  await db
    .insertInto('documentTransmissions')
    .values({ documentId: id, authority: 'sandbox', xml: '<x/>', mark: 'SANDBOX-0', sentAt: issuedAt })
    .execute();
  return id;
}
