import { newId } from '#server/ids.ts';
import { testDatabase } from '../database/database.ts';
import { putCustomer, putProduct } from './shop.ts';

/** A recall of a product, and the id of the product in it. */
export async function putRecall(productId: number): Promise<{ recallId: number; partId: number }> {
  const { db } = await testDatabase();
  const { id: recallId } = await db
    .insertInto('recalls')
    .values({
      title: 'Υπερθέρμανση τροφοδοτικού',
      hazard: 'Μπορεί να πάρει φωτιά.',
      remedy: 'Βγάλτε το από την πρίζα.',
      contact: 'Καλέστε μας.',
      createdAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: partId } = await db
    .insertInto('recallProducts')
    .values({ recallId, productId, sku: newId(), name: 'Τροφοδοτικό' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { recallId, partId };
}

/** A customer who was told of a recall at an instant. */
export async function putRecallTold(at: Date): Promise<void> {
  const { db } = await testDatabase();
  const { partId } = await putRecall(await putProduct());
  const customerId = await putCustomer();
  await db
    .insertInto('recallTold')
    .values({ recallProductId: partId, customerId, at, way: 'message' })
    .execute();
}

/** What the endpoints of recalls are sent: each changes a recall of its own, of a product that the customer holds. */
export async function putRecalls(productId: number, customerId: string | undefined) {
  const { db } = await testDatabase();
  const { recallId } = await putRecall(productId);
  const told = await putRecall(productId);
  const [called, withdrawn, untold] = [
    await putRecall(productId),
    await putRecall(productId),
    await putRecall(await putProduct()),
  ];
  if (customerId !== undefined)
    await db
      .insertInto('recallTold')
      .values({ recallProductId: told.partId, customerId, at: new Date(), way: 'message', batch: 'recall' })
      .execute();
  const fields = { productIds: [productId], seen: undefined };
  return {
    recallId,
    'recalls.createRecall': fields,
    'recalls.updateRecall': fields,
    'recalls.deleteRecall': { recallId: untold.recallId },
    'recalls.undoTelling': { recallId: told.recallId, undo: 'recall' },
    'recalls.setToldByPhone': { recallId: called.recallId, customerId, isTold: true },
    'recalls.setRecallState': { recallId: withdrawn.recallId, state: 'withdrawn' },
  };
}
