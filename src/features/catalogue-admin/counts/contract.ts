import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { freeText, optionalText } from '#shared/fields.ts';
import { optionalCount } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { productScope } from '../scope-contract.ts';
import { countReasons, countShows } from './enums.ts';

export const countLinesPerPage = 100;

const countId = z.string().check(z.minLength(1), z.maxLength(60));

const countHead = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  person: z.string(),
  startedAt: z.string(),
  appliedAt: z.optional(z.string()),
  appliedBy: z.optional(z.string()),
  undoneAt: z.optional(z.string()),
  undoneBy: z.optional(z.string()),
  lines: z.int(),
  counted: z.int(),
  /** Lines on which the shelf differs from what should lie there. */
  differences: z.int(),
});
export type CountHead = z.infer<typeof countHead>;

const countLine = z.object({
  position: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Free for sale when the count began. */
  stock: z.int(),
  /** Kept by orders that had not left: on the shelf too. */
  reserved: z.int(),
  counted: z.optional(z.int()),
  /** What was counted less what should lie there. */
  difference: z.optional(z.int()),
  reason: z.optional(z.enum(countReasons)),
  note: z.string(),
  /** The pieces by which applying changed the stock; absent before, and where nothing changed. */
  moved: z.optional(z.int()),
});
export type CountLine = z.infer<typeof countLine>;

const count = z.extend(countHead, {
  /** Grows with each entry. */
  revision: z.int(),
  withoutReason: z.int(),
  /** What the differences are worth at purchase prices, in euro: of how many of them the price is known. */
  worth: z.number(),
  worthOf: z.int(),
  /** Pieces that were sold although they were not there; only after applying. */
  short: z.int(),
});
export type StockCount = z.infer<typeof count>;

const entry = z.object({
  position: wholeNumber(0, 1_000_000),
  /** Null: not counted yet. */
  counted: z.nonoptional(optionalCount(1_000_000)),
  reason: z.optional(z.nullable(z.enum(countReasons))),
  note: freeText(200),
});
export type CountEntry = z.output<typeof entry>;

export const countsContract = {
  listCounts: endpoint.admin
    .get('/admin/stock-counts', 'The counts of the stock, the latest first')
    .output(z.array(countHead)),
  listScopes: endpoint.admin
    .get('/admin/product-scopes', 'The brands by which products can be chosen')
    .output(z.object({ brands: z.array(z.string()) })),
  startCount: endpoint.admin
    .post(
      '/admin/stock-counts',
      'Begin to count products whose stock is counted, against their stock of this moment',
    )
    .input(productScope)
    .output(z.extend(done, { id: z.string() })),
  getCount: endpoint.admin
    .get('/admin/stock-counts/{countId}', 'A count with its sums')
    .input(z.object({ countId }))
    .output(count),
  listCountLines: endpoint.admin
    .get('/admin/stock-counts/{countId}/lines', 'One page of the lines of a count, by name')
    .input(
      z.object({
        countId,
        search: optionalText(100),
        show: z.optional(z.enum(countShows)),
        page: z.optional(wholeNumber(1, 10_000)),
      }),
    )
    .output(z.object({ lines: z.array(countLine), total: z.int() })),
  enterCount: endpoint.admin
    .put('/admin/stock-counts/{countId}/lines', 'Enter what was counted, until the count is applied')
    .input(z.object({ countId, entries: z.array(entry).check(z.minLength(1), z.maxLength(200)) }))
    .output(done),
  applyCount: endpoint.admin
    .post(
      '/admin/stock-counts/{countId}/apply',
      'Add the differences to the stock as it is now; refused when something was entered since the revision that was seen',
    )
    .input(z.object({ countId, seen: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))) }))
    .output(done),
  undoCount: endpoint.admin
    .post('/admin/stock-counts/{countId}/undo', 'Take the differences of a count out of the stock again')
    .input(z.object({ countId }))
    .output(done),
  removeCount: endpoint.admin
    .delete('/admin/stock-counts/{countId}', 'Give up a count that was not applied')
    .input(z.object({ countId }))
    .output(done),
  exportCount: endpoint.admin
    .get('/admin/export/stock-counts/{countId}', 'The lines of a count as a CSV file, to be counted by')
    .input(z.object({ countId }))
    .output(z.file()),
};
