import { isPaidInParts, listCardPayments } from '#features/orders/payments/server/card-payments-store.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { company } from '#shared/company.ts';
import { athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import type { StoredOrder } from '#features/orders/present.ts';
import { cashFeeOf } from '#features/orders/payments/payment.ts';
import { followDocuments } from '#features/orders/payments/server/credited-actions.ts';
import { orderRefusals } from '#features/orders/refusals.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import { lockOrder } from '#features/orders/server/store.ts';
import type { DocumentKind } from '../contract.ts';
import { creditFor, leftOf, statedBy } from '../credit.ts';
import {
  creditOf,
  documentNumber,
  documentTitles,
  linesOf,
  type DocumentContent,
  type Party,
} from '../document.ts';
import { documentRefusals } from '../refusals.ts';
import { findDocument, insertDocument, listDocuments, takeNumber, type StoredDocument } from './store.ts';

/** Issues the receipt or the invoice of a confirmed order, as its buyer chose in the checkout. */
export function issueDocument(context: ApiContext, orderId: string): Promise<StoredDocument> {
  return write(context.services, async (trx) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    if (!orderStatusFacts[order.status].isSale) refuse(documentRefusals, 'NOT_YET_DOCUMENTED');
    if (await findStanding(trx, orderId)) refuse(documentRefusals, 'ALREADY_ISSUED');
    return issueFor(context, trx, order);
  });
}

/** The receipt or invoice of an order that no credit note cancels. */
export async function findStanding(trx: Transaction, orderId: string): Promise<StoredDocument | undefined> {
  const issued = await listDocuments(trx, orderId);
  return issued.find(({ kind, cancelledBy }) => creditOf(kind) !== null && !cancelledBy);
}

/** Issues the receipt or the invoice of a locked order. */
export const issueFor = async (
  context: ApiContext,
  trx: Transaction,
  order: StoredOrder,
): Promise<StoredDocument> =>
  keep(context, trx, order, {
    kind: order.invoice ? 'invoice' : 'receipt',
    corrects: null,
    content: {
      ...contentOf(order),
      // Whatever was agreed, a card has paid all of it.
      ...(isPaidInParts(order, await listCardPayments(trx, order.id)) && { paidBy: 'card' }),
    },
  });

/** Cancels a receipt or an invoice by a credit note with the same lines, or for what earlier ones have left of it. */
export function cancelDocument(
  context: ApiContext,
  { documentId, reason }: { documentId: string; reason: string },
): Promise<StoredDocument> {
  return write(context.services, async (trx) => {
    const { order, document } = await lockDocument(trx, documentId);
    return cancelFor(context, trx, order, document, reason);
  });
}

/** As `cancelDocument`, of an order that is locked. */
export async function cancelFor(
  context: ApiContext,
  trx: Transaction,
  order: StoredOrder,
  document: StoredDocument,
  reason: string,
): Promise<StoredDocument> {
  const kind = creditOf(document.kind);
  if (!kind || document.cancelledBy) return refuse(documentRefusals, 'NOT_CANCELLABLE');
  const earlier = await creditsOf(trx, document);
  const { totalCents } = leftOf(document.content, earlier);
  const rest = earlier.length > 0 && creditFor(document.content, earlier, { amountCents: totalCents });
  if (earlier.length > 0 && !rest) refuse(documentRefusals, 'NOT_CANCELLABLE');
  const content = {
    ...contentToCredit(document),
    ...rest,
    cancels: { kind: document.kind, number: documentNumber(document), date: document.issuedOn },
    reason,
  };
  return keep(context, trx, order, { kind, corrects: document, content });
}

type PartOf = {
  documentId: string;
  reason: string;
  amount?: number | undefined;
  pieces: readonly { line: number; quantity: number }[];
  seen: number;
};

/** Credits a part of a receipt or an invoice, which stays valid for the rest. */
export function creditDocument(context: ApiContext, part: PartOf): Promise<StoredDocument> {
  const { documentId, reason, amount = 0, pieces, seen } = part;
  return write(context.services, async (trx) => {
    const { order, document } = await lockDocument(trx, documentId);
    const kind = creditOf(document.kind);
    if (!kind || document.cancelledBy) return refuse(documentRefusals, 'NOT_CANCELLABLE');
    const earlier = await creditsOf(trx, document);
    const left = leftOf(document.content, earlier);
    if (document.content.totalCents - left.totalCents !== eurosToCents(seen)) {
      refuse(documentRefusals, 'CREDITED_MEANWHILE');
    }
    const chosen = pieces.length > 0 ? { pieces } : { amountCents: eurosToCents(amount) };
    const sums =
      creditFor(document.content, earlier, chosen) ?? refuseCredit(left.totalCents, pieces.length > 0);
    const content = {
      ...contentToCredit(document),
      ...sums,
      credits: { kind: document.kind, number: documentNumber(document), date: document.issuedOn },
      reason,
    };
    return keep(context, trx, order, { kind, corrects: document, isPart: true, content });
  });
}

/** What a credit note repeats: the fee at the door was no part of the document's total. */
function contentToCredit({
  content: { collectedFeeCents: _fee, ...content },
}: StoredDocument): DocumentContent {
  return content;
}

function refuseCredit(leftCents: number, isPieces: boolean): never {
  const message = `Απομένουν ${formatEuro(leftCents)} στο παραστατικό. Επιλέξτε έως εκεί.`;
  refuse(documentRefusals, 'TOO_LARGE_CREDIT', {
    message,
    fields: { [isPieces ? 'pieces' : 'amount']: message },
  });
}

/** What the credit notes for parts of a document say. */
async function creditsOf(trx: Transaction, { id, orderId }: StoredDocument): Promise<DocumentContent[]> {
  const all = await listDocuments(trx, orderId);
  return all.flatMap(({ credits, content }) => (credits === id ? [content] : []));
}

/** A document, read after its order was locked. */
async function lockDocument(trx: Transaction, documentId: string) {
  const found = (await findDocument(trx, documentId)) ?? refuse(documentRefusals, 'DOCUMENT_NOT_FOUND');
  const order = (await lockOrder(trx, found.orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const document = (await findDocument(trx, documentId)) ?? refuse(documentRefusals, 'DOCUMENT_NOT_FOUND');
  return { order, document };
}

async function keep(
  context: ApiContext,
  trx: Transaction,
  order: StoredOrder,
  {
    kind,
    corrects,
    isPart = false,
    content,
  }: {
    kind: DocumentKind;
    /** The document that a credit note cancels, or of which it credits a part. */
    corrects: StoredDocument | null;
    isPart?: boolean;
    content: DocumentContent;
  },
): Promise<StoredDocument> {
  const { services } = context;
  const issuedAt = services.now();
  const issuedOn = athensDate(issuedAt);
  const year = Number(issuedOn.slice(0, 4));
  const document = {
    id: newId(),
    orderId: order.id,
    kind,
    series: company().numbering[kind],
    year,
    number: await takeNumber(trx, kind, year),
    issuedOn,
    issuedAt,
    person: whoActs(context),
    cancels: isPart ? null : (corrects?.id ?? null),
    credits: isPart ? (corrects?.id ?? null) : null,
    content,
  };
  await insertDocument(trx, document);
  // No undo takes a document back, nor the order that it states.
  await sendDelayed(services, trx, subjectOf('order', order.id));
  await followOrder(services, trx, order.id);
  // A credit note follows the document that it corrects, whose own job sends for it.
  if (corrects?.mark !== null)
    await services.jobs.enqueue(trx, 'documents.transmit', { documentId: document.id });
  await audit(trx, context, {
    entity: 'order',
    entityId: order.id,
    label: order.orderNumber,
    before: { document: null },
    after: {
      document: `${documentTitles[kind]} ${documentNumber(document)}`,
      ...(content.reason && { reason: content.reason }),
    },
  });
  await services.live.publish(
    trx,
    { customerId: order.customerId },
    { type: 'changed', resources: ['documents'] },
  );
  return { ...document, cancelledBy: null, mark: null };
}

/** Brings an order's money in line with what its documents state. */
export async function followOrder(services: Services, trx: Transaction, orderId: string): Promise<void> {
  const issued = await listDocuments(trx, orderId);
  if (issued.length === 0) return;
  const stated = statedBy(issued.map(({ kind, content }) => ({ kind, totalCents: content.totalCents })));
  await followDocuments(services, trx, orderId, stated);
}

function contentOf(order: StoredOrder): DocumentContent {
  const { address, afm, doy, email, gemi, legalName, phone } = company();
  return {
    seller: {
      name: legalName,
      // The demonstration's number says that it is one.
      afm: afm.replace(/\D/g, ''),
      doy,
      address: address.street,
      postalCode: address.postalCode,
      city: address.locality,
      phone: phone,
      email: email,
      gemi,
    },
    buyer: buyerOf(order),
    orderNumber: order.orderNumber,
    ...(order.purchaseOrder && { purchaseOrder: order.purchaseOrder }),
    paidBy: order.paymentMethod,
    ...(cashFeeOf(order) > 0 && { collectedFeeCents: cashFeeOf(order) }),
    ...linesOf(order.lines, order, order.deliveryLabel),
  };
}

function buyerOf({ invoice, shippingAddress }: StoredOrder): Party {
  if (invoice) {
    const { companyName: name, afm, doy, profession, address, city, postalCode } = invoice;
    return { name, afm, doy, profession, address, city, postalCode };
  }
  const { fullName: name, address, city, postalCode } = shippingAddress;
  return { name, address, city, postalCode };
}
