import { call } from '#server/handlers.ts';
import { changeOrderWithDocuments } from './change-order.ts';
import { implement } from '@orpc/server';
import { paperLogo } from '#server/images.ts';
import { readPaperLogo } from '#server/objects.ts';
import { readFonts } from '#server/pdf/font.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { brandThemes } from '#shared/brand-colour.ts';
import { company } from '#shared/company.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { orderRefusals } from '#features/orders/refusals.ts';
import { administersOrders } from '#features/orders/rules.ts';
import { findOrder } from '#features/orders/server/store.ts';
import { documentsContract, type IssuedDocument } from '../contract.ts';
import { leftOf } from '../credit.ts';
import { creditOf, documentNumber, documentTitles } from '../document.ts';
import { documentRefusals } from '../refusals.ts';
import { documentPdf, type Letterhead } from './document-pdf.ts';
import { cancelDocument, creditDocument, issueDocument } from './issue.ts';
import { readOwnStatement, readStatement } from './statement.ts';
import { findDocument, findTransmission, listDocuments, type StoredDocument } from './store.ts';

const documents = implement(documentsContract).$context<ApiContext>().use(guard);

/** The logo and the colour of the company as they are now, the colour as it is read on white. */
async function readLetterhead({ objects }: Services): Promise<Letterhead> {
  const { icons, colour } = company().look;
  const bytes = await readPaperLogo(objects, icons);
  return {
    ...(bytes && { logo: { bytes, ...paperLogo } }),
    ...(colour && { colour: brandThemes(colour).light['primary-text'] }),
  };
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** Whose documents the viewer reads: administrators all, customers those of their own orders. */
function readerOf({ viewer }: ApiContext): string | undefined {
  if (administersOrders(viewer)) return undefined;
  return viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
}

function present(
  document: StoredDocument,
  isAdmin: boolean,
  all: readonly StoredDocument[] = [],
): IssuedDocument {
  const { id, kind, issuedOn, content, cancelledBy, person, mark } = document;
  const credits = all.flatMap((one) => (one.credits === id ? [one.content] : []));
  const left = leftOf(content, credits);
  return {
    id,
    kind,
    number: documentNumber(document),
    date: issuedOn,
    total: centsToEuros(content.totalCents),
    ...(content.cancels && { cancels: content.cancels.number }),
    ...(cancelledBy && { cancelledBy: documentNumber(cancelledBy) }),
    ...(content.credits && { credits: content.credits.number }),
    ...(credits.length > 0 && { credited: centsToEuros(content.totalCents - left.totalCents) }),
    ...(isAdmin &&
      creditOf(kind) && {
        lines: content.lines.map(({ description, code, netCents, vatCents }, index) => ({
          description,
          ...(code && { code }),
          left: left.lines[index]?.quantity ?? 0,
          total: centsToEuros(netCents + vatCents),
        })),
      }),
    ...(isAdmin && { person, ...(content.reason && { reason: content.reason }), ...(mark && { mark }) }),
  };
}

/** The name of a document's file, in Latin letters. */
const fileName = ({ kind, year, number }: StoredDocument, end: 'pdf' | 'xml') =>
  `${kind.replace('_', '-')}-${year}-${number}.${end}`;

export const documentsApi = documents.router({
  getStatement: documents.getStatement.handler(({ context: { services }, input: { customerId } }) =>
    readStatement(services, customerId),
  ),
  getOwnStatement: documents.getOwnStatement.handler(({ context: { services, viewer } }) =>
    readOwnStatement(services, viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED')),
  ),
  listDocuments: documents.listDocuments.handler(async ({ context, input: { orderId } }) => {
    const { db } = context.services.database;
    if (!(await findOrder(db, orderId, readerOf(context)))) refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const isAdmin = administersOrders(context.viewer);
    const all = await listDocuments(db, orderId);
    return all.map((document) => present(document, isAdmin, all));
  }),
  changeOrder: documents.changeOrder.handler(call(changeOrderWithDocuments)),
  issueDocument: documents.issueDocument.handler(async ({ context, input: { orderId } }) => {
    const document = await issueDocument(context, orderId);
    return {
      document: present(document, true),
      message: `Εκδόθηκε: ${documentTitles[document.kind]} ${documentNumber(document)}`,
    };
  }),
  cancelDocument: documents.cancelDocument.handler(async ({ context, input }) => {
    const document = await cancelDocument(context, input);
    return {
      document: present(document, true),
      message: `Εκδόθηκε: ${documentTitles[document.kind]} ${documentNumber(document)}`,
    };
  }),
  creditDocument: documents.creditDocument.handler(async ({ context, input }) => {
    const document = await creditDocument(context, input);
    return {
      document: present(document, true),
      message: `Εκδόθηκε: ${documentTitles[document.kind]} ${documentNumber(document)}`,
    };
  }),
  downloadDocument: documents.downloadDocument.handler(async ({ context, input: { documentId } }) => {
    const document =
      (await findDocument(context.services.database.db, documentId, readerOf(context))) ??
      refuse(documentRefusals, 'DOCUMENT_NOT_FOUND');
    const bytes = documentPdf(
      document,
      await (fonts ??= readFonts()),
      await readLetterhead(context.services),
    );
    return new File([new Uint8Array(bytes)], fileName(document, 'pdf'), { type: 'application/pdf' });
  }),
  downloadPayload: documents.downloadPayload.handler(async ({ context, input: { documentId } }) => {
    const { db } = context.services.database;
    const document = await findDocument(db, documentId);
    const sent = document && (await findTransmission(db, documentId));
    if (!sent) return refuse(documentRefusals, 'DOCUMENT_NOT_FOUND');
    return new File([sent.xml], fileName(document, 'xml'), { type: 'application/xml; charset=utf-8' });
  }),
});
