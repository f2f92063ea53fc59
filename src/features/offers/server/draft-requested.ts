import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { leadAlertsTo } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { findMessage } from '#features/contact/server/store.ts';
import { withUnusedNumber } from '#features/orders/checkout/server/new-order-store.ts';
import { officeOfferHref } from '../offer-link.ts';
import { beginOffer, blankContent } from './draft-actions.ts';
import { sourceOf } from './source.ts';
import { findOffer } from './store.ts';

/**
 * Writes the offer that a request of the wizard asks for, for the office to read and send, and lets the alert about the request
 * lead to it. It bears the id of the request's message, so that a job that runs twice writes one. Nothing is written for a message
 * that the office has deleted meanwhile.
 */
export async function draftRequested(
  services: Services,
  { messageId: id }: { messageId: string },
): Promise<void> {
  if (!(await findMessage(services.database.db, id))) return;
  const source = { kind: 'wizard' as const, id };
  const readSource = await sourceOf(services, source);
  await withUnusedNumber(() =>
    write(services, async (trx) => {
      if (await findOffer(trx, id)) return;
      const createdAt = services.now();
      const from = await readSource(trx);
      const content = { ...blankContent(createdAt), ...from.content };
      await beginOffer(trx, { id, content, recipient: from.recipient, source, owner: '', createdAt });
      await leadAlertsTo(trx, subjectOf('message', id), officeOfferHref(id));
      await services.live.publish(trx, 'admin', { type: 'changed', resources: ['offers', 'alerts'] });
    }),
  );
}
