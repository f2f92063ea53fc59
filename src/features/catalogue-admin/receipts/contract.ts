import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { freeLines, freeText, optionalText } from '#shared/fields.ts';
import { count, optionalEuros } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';

const maxReceiptLines = 300;
export const receiptsPerPage = 50;

const receiptId = z.string().check(z.minLength(1), z.maxLength(60));
const supplierId = z
  .string({ error: 'Επιλέξτε προμηθευτή' })
  .check(z.minLength(1, 'Επιλέξτε προμηθευτή'), z.maxLength(60));

/** Goods as they arrived. Prices are euro without VAT for a piece; without one the document did not say. */
export const receiptFields = z.object({
  supplierId,
  receivedOn: day,
  document: freeText(60),
  notes: freeLines(1_000),
  lines: z
    .array(
      z.object({
        productId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
        pieces: count(100_000, 1),
        price: optionalEuros,
        code: freeText(60),
      }),
    )
    .check(
      z.minLength(1, 'Προσθέστε τουλάχιστον ένα προϊόν'),
      z.maxLength(maxReceiptLines, `Μια παραλαβή έχει έως ${maxReceiptLines} γραμμές`),
    ),
});
export type ReceiptFields = z.output<typeof receiptFields>;

const listed = z.object({
  id: z.string(),
  number: z.int(),
  supplierId: z.string(),
  supplier: z.string(),
  receivedOn: z.string(),
  document: z.string(),
  lines: z.int(),
  pieces: z.int(),
  /** Euro without VAT, of the lines that have a price. */
  total: z.number(),
  linesWithoutPrice: z.int(),
  isUndone: z.boolean(),
});
export type ListedReceipt = z.infer<typeof listed>;

const receipt = z.extend(listed, {
  notes: z.string(),
  person: z.string(),
  createdAt: z.string(),
  undoneAt: z.optional(z.string()),
  undoneBy: z.optional(z.string()),
  items: z.array(
    z.object({
      /** Absent if the product was deleted. */
      productId: z.optional(z.int()),
      sku: z.string(),
      name: z.string(),
      code: z.string(),
      pieces: z.int(),
      price: z.optional(z.number()),
      /** Whether the pieces went into a counted stock. */
      toStock: z.boolean(),
      /** The purchase price that it set, if it set another one. */
      setPrice: z.optional(z.number()),
    }),
  ),
});
export type Receipt = z.infer<typeof receipt>;

export const receiptsContract = {
  listReceipts: endpoint.admin
    .get('/admin/receipts', 'Goods received, the latest first')
    .input(
      z.object({
        supplierId: z.optional(z.string().check(z.maxLength(60))),
        search: optionalText(100),
        page: z.optional(wholeNumber(1, 10_000)),
      }),
    )
    .output(z.object({ receipts: z.array(listed), total: z.int() })),
  getReceipt: endpoint.admin
    .get('/admin/receipts/{receiptId}', 'What was received at once')
    .input(z.object({ receiptId }))
    .output(receipt),
  receiveGoods: endpoint.admin
    .post(
      '/admin/receipts',
      'Receive goods: the stock rises, and purchase prices follow. The same key is received once',
    )
    .input(z.extend(receiptFields, { key: z.string().check(z.minLength(16), z.maxLength(100)) }))
    .output(z.extend(done, { id: z.string() })),
  undoReceipt: endpoint.admin
    .post(
      '/admin/receipts/{receiptId}/undo',
      'Undo a receipt; refused if its pieces are no longer in the stock',
    )
    .input(z.object({ receiptId }))
    .output(done),
};
