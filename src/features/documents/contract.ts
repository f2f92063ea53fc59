import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/fields.ts';
import { euros } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { order } from '#features/orders/contract.ts';
import { changedOrder } from '#features/orders/office/contract.ts';
import { documentKind } from './kind-contract.ts';
import { statementContract } from './statement-contract.ts';

export type { DocumentKind } from './kind-contract.ts';

/** An issued document; the amount in euro, with VAT. */
export const issuedDocument = z.object({
  id: z.string(),
  kind: documentKind,
  /** The series and the number: «ΑΛΠ-2026 12». */
  number: z.string(),
  date: z.string(),
  total: z.number(),
  /** The number of the document that this credit note cancels. */
  cancels: z.optional(z.string()),
  /** The number of the credit note that cancelled it. */
  cancelledBy: z.optional(z.string()),
  /** The number of the document of which this credit note credits a part. */
  credits: z.optional(z.string()),
  /** What was credited of it in parts, in euro. */
  credited: z.optional(z.number()),
  /** For administrators only: the lines of a receipt or invoice, and how many pieces of each are not credited yet. */
  lines: z.optional(
    z.array(
      z.object({ description: z.string(), code: z.optional(z.string()), left: z.int(), total: z.number() }),
    ),
  ),
  /** For administrators only: who issued it, why, and what the tax authority's sandbox answered. */
  person: z.optional(z.string()),
  reason: z.optional(z.string()),
  mark: z.optional(z.string()),
});

export type IssuedDocument = z.infer<typeof issuedDocument>;

const ofOrder = z.object({ orderId: z.string().check(z.maxLength(40)) });
const ofDocument = z.object({ documentId: z.string().check(z.maxLength(40)) });
const issued = z.object({ message: z.string(), document: issuedDocument });

/** The fields of a credit note for a part. */
export const creditFields = {
  reason: text(300, 'Συμπληρώστε τον λόγο'),
  /** In euro with VAT; ignored if pieces are named. */
  amount: z.optional(euros),
  /** The positions of lines count from 0. */
  pieces: z._default(
    z.array(z.object({ line: wholeNumber(0, 999), quantity: wholeNumber(1, 9_999) })).check(z.maxLength(400)),
    [],
  ),
  /** What had been credited when the part was chosen, in euro: two people at once credit once. */
  seen: z.number().check(z.gte(0), z.lte(100_000_000)),
};

export const documentsContract = {
  ...statementContract,
  changeOrder: endpoint.admin
    .put(
      '/admin/orders/{orderId}',
      'Change what an order says until it is sent; a document of it is credited and made anew. Refused when the order is no longer as `seen`',
    )
    .input(changedOrder)
    .output(z.object({ message: z.string(), order, undo: z.optional(z.string()) })),
  listDocuments: endpoint.orders
    .get('/orders/{orderId}/documents', 'The receipts, invoices and credit notes of an order, oldest first')
    .input(ofOrder)
    .output(z.array(issuedDocument)),
  issueDocument: endpoint.ordersAdmin
    .post(
      '/orders/{orderId}/documents',
      'Issue the receipt or the invoice of an order, as chosen in the checkout',
    )
    .input(ofOrder)
    .output(issued),
  cancelDocument: endpoint.ordersAdmin
    .post('/documents/{documentId}/credit-note', 'Cancel a receipt or an invoice by a credit note')
    .input(z.extend(ofDocument, { reason: text(300, 'Συμπληρώστε τον λόγο') }))
    .output(issued),
  creditDocument: endpoint.ordersAdmin
    .post(
      '/documents/{documentId}/partial-credit-note',
      'Credit a part of a receipt or an invoice: an amount with VAT, or pieces of its lines',
    )
    .input(z.extend(ofDocument, creditFields))
    .output(issued),
  downloadDocument: endpoint.orders
    .get('/documents/{documentId}/pdf', 'A document as a PDF file')
    .input(ofDocument)
    .output(z.file()),
  downloadPayload: endpoint.ordersAdmin
    .get('/documents/{documentId}/xml', 'What is sent to the tax authority for a document, as an XML file')
    .input(ofDocument)
    .output(z.file()),
};
