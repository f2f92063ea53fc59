import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import { maxRecalls, type RecallFields, type RecallState, type ShownRecall } from '../contract.ts';
import { recallRefusals } from '../refusals.ts';
import { recallState, whyNotState } from '../rules.ts';
import * as store from './store.ts';
import { unmarkWaiting } from './told-store.ts';

type OfRecall = { recallId: number };

export const demandRecall = async (trx: Transaction, id: number) =>
  (await store.lockRecall(trx, id)) ?? refuse(recallRefusals, 'RECALL_NOT_FOUND');

const idsOf = ({ products }: store.Recall) => products.flatMap(({ id }) => id ?? []);

/** The fields of a recall as the form has them. */
const fieldsOf = (recall: store.Recall): RecallFields => {
  const { title, pieces, hazard, remedy, contact } = recall;
  return { title, productIds: idsOf(recall), pieces, hazard, remedy, contact };
};

/** The fields of a recall as the audit log has them. */
const auditedOf = (recall: store.Recall) => {
  const { productIds: _ids, ...texts } = fieldsOf(recall);
  return { ...texts, products: recall.products.map(({ name }) => name), state: recallState(recall) };
};

/** The pages of recalled products and of the kits that contain them say something else now. */
async function changedProducts(trx: Transaction, changed: Changed, ids: readonly number[]): Promise<void> {
  const kits = await store.listKitsOf(trx, ids);
  changed(...[...ids, ...kits].map((id) => `product:${id}`));
}

/** What the page of a product says of its recalls. */
export async function readProductRecalls(
  { services, reads }: ApiContext,
  { id }: { id: number },
): Promise<ShownRecall[]> {
  const { db } = services.database;
  reads(`product:${id}`);
  if (!(await store.isOnSale(db, id))) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  return store.listProductRecalls(db, id);
}

export async function createRecall(
  context: ApiContext,
  { productIds, pieces = '', ...texts }: RecallFields,
): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    if ((await store.countRecalls(trx)) >= maxRecalls) refuse(recallRefusals, 'TOO_MANY_RECALLS');
    const id = await store.insertRecall(trx, { ...texts, pieces }, services.now());
    if (!(await store.addProducts(trx, id, productIds))) refuse(recallRefusals, 'RECALL_PRODUCT_UNKNOWN');
    const after = auditedOf(await demandRecall(trx, id));
    await audit(trx, context, { entity: 'recall', entityId: id, label: texts.title, after });
    await changedProducts(trx, changed, productIds);
  });
}

/**
 * Changes or extends a recall; one that was closed is open again if it got more products. Messages that have not left say no
 * longer what it says, so their people count as untold. Returns how many these are.
 */
export async function updateRecall(
  context: ApiContext,
  {
    recallId,
    seen,
    productIds,
    pieces = '',
    ...texts
  }: RecallFields & OfRecall & { seen?: RecallFields | undefined },
): Promise<number> {
  return write(context.services, async (trx, changed) => {
    const before = await demandRecall(trx, recallId);
    const known = idsOf(before);
    if (!isAsExpected(seen, fieldsOf(before))) refuse(recallRefusals, 'RECALL_CHANGED');
    const held = await unmarkWaiting(trx, recallId);
    const added = productIds.filter((id) => !known.includes(id));
    const removed = known.filter((id) => !productIds.includes(id));
    if (!(await store.removeProducts(trx, recallId, removed))) refuse(recallRefusals, 'RECALL_PRODUCT_TOLD');
    if (!(await store.addProducts(trx, recallId, added))) refuse(recallRefusals, 'RECALL_PRODUCT_UNKNOWN');
    await store.updateRecall(trx, recallId, { ...texts, pieces, ...(added.length > 0 && { doneAt: null }) });
    const after = await demandRecall(trx, recallId);
    await audit(trx, context, {
      entity: 'recall',
      entityId: recallId,
      label: texts.title,
      before: auditedOf(before),
      after: auditedOf(after),
    });
    await changedProducts(trx, changed, [...known, ...added]);
    return held;
  });
}

/** Deletes a recall of which nobody was told. */
export async function deleteRecall(context: ApiContext, { recallId }: OfRecall): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const recall = await demandRecall(trx, recallId);
    await unmarkWaiting(trx, recallId);
    if ((await store.countTold(trx, recallId)).told > 0) refuse(recallRefusals, 'RECALL_TOLD');
    await store.deleteRecall(trx, recallId);
    const before = auditedOf(recall);
    await audit(trx, context, { entity: 'recall', entityId: recallId, label: recall.title, before });
    await changedProducts(trx, changed, idsOf(recall));
  });
}

/** Closes a recall of which everybody was told, withdraws it with this day, or opens it again. */
export async function setRecallState(
  context: ApiContext,
  { recallId, state }: OfRecall & { state: RecallState },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    const before = await demandRecall(trx, recallId);
    if (recallState(before) === state) return;
    const code = whyNotState(state, (await store.countTold(trx, recallId)).untold);
    if (code) refuse(recallRefusals, code);
    if (state === 'withdrawn') await unmarkWaiting(trx, recallId);
    const at = services.now();
    await store.updateRecall(trx, recallId, {
      withdrawnAt: state === 'withdrawn' ? at : null,
      // What was done stays so while it is withdrawn.
      ...(state !== 'withdrawn' && { doneAt: state === 'done' ? at : null }),
    });
    await audit(trx, context, {
      entity: 'recall',
      entityId: recallId,
      label: before.title,
      before: { state: recallState(before) },
      after: { state },
    });
    await changedProducts(trx, changed, idsOf(before));
  });
}
