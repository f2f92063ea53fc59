import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { freeLines, longText, text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { recallStates } from './enums.ts';

/** How many recalls are kept, and how many products one names. */
export const maxRecalls = 200;
const maxRecalledProducts = 50;

/** A recall as its products' pages say it. */
const shownRecall = z.object({
  id: z.int(),
  title: z.string(),
  /** Which pieces are meant; absent for all. */
  pieces: z.optional(z.string()),
  hazard: z.string(),
  remedy: z.string(),
  contact: z.string(),
  createdAt: z.string(),
  /** It is no longer in force since then. */
  withdrawnAt: z.optional(z.string()),
});
export type ShownRecall = z.infer<typeof shownRecall>;

const recalledProduct = z.object({
  /** Absent once the catalogue no longer has it. */
  id: z.optional(z.int()),
  sku: z.string(),
  name: z.string(),
  isOnSale: z.boolean(),
});
export type RecalledProduct = z.infer<typeof recalledProduct>;

export type RecallState = (typeof recallStates)[number];

/** A recall as administrators see it. */
const storedRecall = z.extend(shownRecall, {
  state: z.enum(recallStates),
  products: z.array(recalledProduct),
  /** The customers who hold pieces of it, and those of them who were not told of every product that they hold. */
  holders: z.int(),
  untold: z.int(),
  /** Those of the untold who have no e-mail address. */
  byPhone: z.int(),
});
export type StoredRecall = z.infer<typeof storedRecall>;

const productId = wholeNumber(1, 2_147_483_647);
const recallId = wholeNumber(1, 2_147_483_647);
const ofRecall = z.object({ recallId });

/** A recall as administrators write it. */
export const recallFields = z.object({
  title: text(120, 'Συμπληρώστε έναν σύντομο τίτλο'),
  productIds: z
    .array(productId)
    .check(z.minLength(1, 'Προσθέστε τουλάχιστον ένα προϊόν'), z.maxLength(maxRecalledProducts)),
  pieces: freeLines(600),
  hazard: longText(2_000, 'Συμπληρώστε τι συμβαίνει και τι μπορεί να πάθει κάποιος'),
  remedy: longText(2_000, 'Συμπληρώστε τι πρέπει να κάνει ο πελάτης'),
  contact: longText(300, 'Συμπληρώστε πού απευθύνεται ο πελάτης'),
});
export type RecallFields = z.infer<typeof recallFields>;

const holder = z.object({
  customerId: z.string(),
  name: z.string(),
  companyName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  orders: z.array(
    z.object({ id: z.string(), orderNumber: z.string(), product: z.string(), pieces: z.int() }),
  ),
  /** When the customer was told of all that he holds, and how. */
  toldAt: z.optional(z.string()),
  way: z.optional(z.enum(['message', 'phone'])),
});
export type Holder = z.infer<typeof holder>;

export const holdersPerPage = 50;

export const recallsContract = {
  listProductRecalls: endpoint.anyone
    .get('/products/{id}/recalls', 'The recalls of a product on sale, the newest first', { shared: true })
    .input(z.object({ id: productId }))
    .output(z.array(shownRecall)),
  listRecalls: endpoint.admin
    .get('/admin/recalls', 'All recalls, those in force first')
    .output(z.array(storedRecall)),
  createRecall: endpoint.admin
    .post('/admin/recalls', 'Write a recall; it stands on the pages of its products at once')
    .input(recallFields)
    .output(done),
  updateRecall: endpoint.admin
    .put('/admin/recalls/{recallId}', 'Change or extend a recall; refused when it is no longer as `seen`')
    .input(z.extend(recallFields, { recallId, seen: z.optional(recallFields) }))
    .output(done),
  deleteRecall: endpoint.admin
    .delete('/admin/recalls/{recallId}', 'Delete a recall of which nobody was told')
    .input(ofRecall)
    .output(done),
  setRecallState: endpoint.admin
    .put('/admin/recalls/{recallId}/state', 'Close, withdraw or reopen a recall')
    .input(z.extend(ofRecall, { state: z.enum(recallStates) }))
    .output(done),
  listHolders: endpoint.admin
    .get('/admin/recalls/{recallId}/holders', 'Who holds pieces of a recalled product, the untold first')
    .input(z.extend(ofRecall, { page: z.optional(wholeNumber(1, 10_000)) }))
    .output(z.object({ holders: z.array(holder), total: z.int() })),
  previewRecall: endpoint.admin
    .get('/admin/recalls/{recallId}/mail', 'The e-mail of a recall as its buyers would get it now')
    .input(ofRecall)
    .output(z.object({ subject: z.string(), html: z.string() })),
  tellHolders: endpoint.admin
    .post('/admin/recalls/{recallId}/tell', 'Tell everybody who was not told yet, by e-mail and alert, once')
    .input(ofRecall)
    .output(z.object({ message: z.string(), undo: z.string() })),
  undoTelling: endpoint.admin
    .put('/admin/recalls/{recallId}/tell/undo', 'Tell nobody, as long as the messages have not left')
    .input(z.extend(ofRecall, { undo: z.string().check(z.maxLength(40)) }))
    .output(done),
  setToldByPhone: endpoint.admin
    .put('/admin/recalls/{recallId}/holders/{customerId}', 'Say that a customer was told by telephone')
    .input(z.extend(ofRecall, { customerId: z.string().check(z.maxLength(40)), isTold: z.boolean() }))
    .output(done),
};
