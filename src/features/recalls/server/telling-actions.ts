import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { withCommonWords } from '#server/mail-words.ts';
import { storedHtml } from '#server/mail.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { alertRefusals } from '#features/alerts/refusals.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { recallRefusals } from '../refusals.ts';
import { demandRecall } from './actions.ts';
import { recallMail } from './mails.ts';
import * as store from './store.ts';
import * as told from './told-store.ts';

type OfRecall = { recallId: number };

/** «Αναίρεση» is shown for six seconds; two more let a click at the end arrive. */
const delaySeconds = 8;
/** How many people are told in one transaction. */
const atOnce = 100;

/** The e-mail as the first who is not told yet would get it, or as it reads without an order. */
export async function previewRecall({ services }: ApiContext, { recallId }: OfRecall) {
  const { db } = services.database;
  const recall = (await store.findRecall(db, recallId)) ?? refuse(recallRefusals, 'RECALL_NOT_FOUND');
  const first = await told.findUntold(db, recallId);
  const products = recall.products.map(({ name, id, isOnSale }) => ({
    name,
    ...(isOnSale && id !== undefined && { productId: id }),
  }));
  const { subject, content } = recallMail(
    first ?? { email: '', products, orders: [] },
    recall,
    services.config,
  );
  return { subject, html: storedHtml(withCommonWords(content), services.config.publicUrl) };
}

async function auditTold(
  context: ApiContext,
  trx: Transaction,
  { id, title }: store.Recall,
  [before, after]: readonly [number, number],
) {
  await audit(trx, context, {
    entity: 'recall',
    entityId: id,
    label: title,
    before: { told: before },
    after: { told: after },
  });
}

/**
 * Tells everybody who holds pieces, has an address and was not told yet. The messages leave when it can no longer be undone;
 * returns the id for that, and how many people they are for.
 */
export function tellHolders(
  context: ApiContext,
  { recallId }: OfRecall,
): Promise<{ undo: string; people: number }> {
  const { services } = context;
  return write(services, async (trx) => {
    const recall = await demandRecall(trx, recallId);
    if (recall.withdrawnAt) refuse(recallRefusals, 'RECALL_WITHDRAWN');
    const { told: before } = await store.countTold(trx, recallId);
    const undo = newId();
    const people = await told.markUntold(trx, recallId, { at: services.now(), batch: undo });
    if (people === 0) refuse(recallRefusals, 'NOBODY_TO_TELL');
    const { told: after } = await store.countTold(trx, recallId);
    await auditTold(context, trx, recall, [before, after]);
    await services.jobs.enqueue(trx, 'recalls.tell', { recallId, batch: undo }, { delaySeconds });
    return { undo, people };
  });
}

/** Tells nobody, as long as no message has left. */
export async function undoTelling(
  context: ApiContext,
  { recallId, undo }: OfRecall & { undo: string },
): Promise<void> {
  await write(context.services, async (trx) => {
    const recall = await demandRecall(trx, recallId);
    const { told: before } = await store.countTold(trx, recallId);
    if ((await told.unmarkWaiting(trx, recallId, undo)) === 0) refuse(alertRefusals, 'UNDO_TOO_LATE');
    const { told: after } = await store.countTold(trx, recallId);
    await auditTold(context, trx, recall, [before, after]);
  });
}

/** Sends the messages of a press, some at a time. It may run twice: nobody is taken twice. */
export async function sendTold(services: Services, { recallId, batch }: OfRecall & { batch: string }) {
  await write(services, async (trx) => {
    const recall = await store.lockRecall(trx, recallId);
    if (!recall) return;
    const people = await told.takeWaiting(trx, batch, atOnce);
    if (people.length === 0) return;
    for (const one of people) {
      const shown = one.products.find(({ productId }) => productId !== undefined);
      await insertAlert(trx, {
        type: 'product',
        event: 'product_recalled',
        severity: 'critical',
        title: 'Ανάκληση για λόγους ασφάλειας',
        message: `${one.products.map(({ name }) => name).join(', ')}. ${recall.title}`,
        link: shown ? `/products/${shown.productId}` : `/order-confirmation/${one.orders[0]?.id ?? ''}`,
        audience: 'customer',
        customerId: one.customerId,
      });
    }
    await services.mail.send(trx, ...people.map((one) => recallMail(one, recall, services.config)));
    await services.jobs.enqueue(trx, 'recalls.tell', { recallId, batch });
  });
}

/** Says that a customer was told by telephone, or takes that back. */
export async function setToldByPhone(
  context: ApiContext,
  { recallId, customerId, isTold }: OfRecall & { customerId: string; isTold: boolean },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const recall = await demandRecall(trx, recallId);
    const { told: before } = await store.countTold(trx, recallId);
    const isNew = isTold
      ? await told.markByPhone(trx, recallId, customerId, services.now())
      : await told.unmarkByPhone(trx, recallId, customerId);
    if (!isNew) return;
    const { told: after } = await store.countTold(trx, recallId);
    await auditTold(context, trx, recall, [before, after]);
  });
}
