import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { lockOrder } from '#features/orders/server/store.ts';
import { payloadOf } from '../mydata.ts';
import { findDocument, findTransmission, keepTransmission, listDocuments } from './store.ts';
import { sandboxAuthority, type TaxAuthority } from './tax-authority.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'documents.transmit': { documentId: string };
  }
}

/** Sends each issued document to the tax authority, once; a credit note only after the document that it cancels. */
export function defineDocumentJobs(services: Services, authority: TaxAuthority = sandboxAuthority): void {
  services.jobs.define('documents.transmit', { retries: 12 }, ({ documentId }) =>
    transmit(services, authority, documentId),
  );
}

async function transmit(services: Services, authority: TaxAuthority, documentId: string): Promise<void> {
  const { db } = services.database;
  const document = await findDocument(db, documentId);
  if (!document || document.mark !== null) return;
  const corrected = document.cancels ?? document.credits;
  const cancelled = corrected === null ? undefined : await findTransmission(db, corrected);
  const xml = payloadOf(document, cancelled?.mark);
  const { mark } = await authority.send(xml);
  await write(services, async (trx) => {
    // A credit note that is issued at this moment sees the mark, or is seen here.
    await lockOrder(trx, document.orderId);
    await keepTransmission(trx, { documentId, authority: authority.name, xml, mark, sentAt: services.now() });
    for (const { id, cancels, credits, mark: sent } of await listDocuments(trx, document.orderId)) {
      if ((cancels ?? credits) === documentId && sent === null)
        await services.jobs.enqueue(trx, 'documents.transmit', { documentId: id });
    }
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['documents'] });
  });
}
