import { audit, whoActs } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { newId } from '../../../server/ids.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { company } from '../../../shared/company.ts';
import { athensDate } from '../../../shared/dates.ts';
import { refuse } from '../../../shared/errors.ts';
import { deliveries } from '../../orders/delivery.ts';
import type { StoredOrder } from '../../orders/present.ts';
import { orderRefusals } from '../../orders/refusals.ts';
import { lockOrder } from '../../orders/server/store.ts';
import type { DocumentKind } from '../contract.ts';
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
    if (order.status === 'pending' || order.status === 'cancelled')
      refuse(documentRefusals, 'NOT_YET_DOCUMENTED');
    const issued = await listDocuments(trx, orderId);
    const stands = issued.some(({ kind, cancelledBy }) => creditOf(kind) !== null && !cancelledBy);
    if (stands) refuse(documentRefusals, 'ALREADY_ISSUED');
    const kind = order.invoice ? 'invoice' : 'receipt';
    return keep(context, trx, order, { kind, cancels: null, content: contentOf(order) });
  });
}

/** Cancels a receipt or an invoice by a credit note with the same lines. */
export function cancelDocument(
  context: ApiContext,
  { documentId, reason }: { documentId: string; reason: string },
): Promise<StoredDocument> {
  return write(context.services, async (trx) => {
    const { orderId } =
      (await findDocument(trx, documentId)) ?? refuse(documentRefusals, 'DOCUMENT_NOT_FOUND');
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    // Read again: the order was locked only now.
    const document = (await findDocument(trx, documentId)) ?? refuse(documentRefusals, 'DOCUMENT_NOT_FOUND');
    const kind = creditOf(document.kind);
    if (!kind || document.cancelledBy) return refuse(documentRefusals, 'NOT_CANCELLABLE');
    const content = {
      ...document.content,
      cancels: { kind: document.kind, number: documentNumber(document), date: document.issuedOn },
      reason,
    };
    return keep(context, trx, order, { kind, cancels: document, content });
  });
}

async function keep(
  context: ApiContext,
  trx: Transaction,
  order: StoredOrder,
  {
    kind,
    cancels,
    content,
  }: { kind: DocumentKind; cancels: StoredDocument | null; content: DocumentContent },
): Promise<StoredDocument> {
  const { services } = context;
  const issuedAt = services.now();
  const issuedOn = athensDate(issuedAt);
  const year = Number(issuedOn.slice(0, 4));
  const document = {
    id: newId(),
    orderId: order.id,
    kind,
    year,
    number: await takeNumber(trx, kind, year),
    issuedOn,
    issuedAt,
    person: whoActs(context),
    cancels: cancels?.id ?? null,
    content,
  };
  await insertDocument(trx, document);
  // A credit note follows the document that it cancels, whose own job sends for it.
  if (cancels?.mark !== null)
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
  await services.live.tell(
    trx,
    { customerId: order.customerId },
    { type: 'changed', resources: ['documents'] },
  );
  return { ...document, cancelledBy: null, mark: null };
}

function contentOf(order: StoredOrder): DocumentContent {
  const { address, registrations } = company;
  return {
    seller: {
      name: company.legalName,
      // The demonstration's number says that it is one.
      afm: registrations.afm.replace(/\D/g, ''),
      doy: registrations.doy,
      address: address.street,
      postalCode: address.postalCode,
      city: address.locality,
      phone: company.phone,
      email: company.email,
      gemi: registrations.gemi,
    },
    buyer: buyerOf(order),
    orderNumber: order.orderNumber,
    ...(order.purchaseOrder && { purchaseOrder: order.purchaseOrder }),
    paidBy: order.paymentMethod,
    ...linesOf(order.lines, order, deliveries[order.shippingMethod].label),
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
