import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { optionalText, text } from '#shared/fields.ts';
import { optionalEuros, percentage } from '#shared/number-fields.ts';
import { legalFactFields } from '#features/catalogue/legal-facts-contract.ts';
import { oneLine } from '#shared/typed-text.ts';

/** Of products on sale. */
export const stockState = z.enum(['in', 'out', 'low']);

export const whichProducts = {
  search: optionalText(100),
  categoryId: z.optional(z.string().check(z.maxLength(60))),
};

/** The products that a change applies to: all that match the list's filters. */
const matchingProducts = z.object({
  ...whichProducts,
  stock: z.optional(stockState),
  isFeatured: z.optional(z.boolean()),
  isDraft: z.optional(z.boolean()),
  onOffer: z.optional(z.boolean()),
  lacksSafety: z.optional(z.boolean()),
});

/** How a price ends: of the price without VAT, unless it says otherwise. */
export const priceRounding = z.object({
  ending: z.enum(['00', '90']),
  direction: z.enum(['nearest', 'up']),
  of: z.optional(z.enum(['net', 'gross'])),
});

/** The version of the preview that was seen; refused if the change would do something else now. */
const version = z.optional(z.string().check(z.maxLength(64)));

/** The legal facts that many products can be told at once: a file belongs to one. */
const bulkFacts = (Object.keys(legalFactFields) as (keyof typeof legalFactFields)[]).filter(
  (fact) => fact !== 'guaranteeLabel',
);

const bulkFact = z
  .object({
    kind: z.literal('fact'),
    fact: z.enum(bulkFacts),
    /** As it is typed; blank: the products say nothing of it themselves. */
    value: z.string().check(z.maxLength(2_000)),
  })
  .check(({ value: { fact, value }, issues }) => {
    const { error } = legalFactFields[fact].safeParse(value);
    for (const { message } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: ['value'], input: value });
  });

const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stock'), inStock: z.boolean() }),
  z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
  z.object({ kind: z.literal('category'), categoryId: text(60) }),
  z.object({
    kind: z.literal('price'),
    /** 0 only rounds. */
    percent: percentage(-90, 500, 'Συμπληρώστε ένα ποσοστό από -90 έως 500, π.χ. 4 ή -10'),
    rounding: z.optional(priceRounding),
  }),
  z.object({ kind: z.literal('brand'), brand: z.string().check(z.overwrite(oneLine), z.maxLength(60)) }),
  z.object({ kind: z.literal('family'), family: z.string().check(z.overwrite(oneLine), z.maxLength(60)) }),
  z.object({
    kind: z.literal('installation'),
    isAvailable: z.boolean(),
    /** Euro without VAT; null: on request. */
    price: optionalEuros,
  }),
  z.object({ kind: z.literal('draft'), isDraft: z.boolean() }),
  bulkFact,
]);

const bulkValues = z.object({
  price: z.optional(z.number()),
  comparePrice: z.optional(z.number()),
  inStock: z.optional(z.boolean()),
  stockQuantity: z.optional(z.int()),
  isFeatured: z.optional(z.boolean()),
  categoryId: z.optional(z.string()),
  brand: z.optional(z.string()),
  family: z.optional(z.string()),
  installationAvailable: z.optional(z.boolean()),
  installationPrice: z.optional(z.number()),
  isDraft: z.optional(z.boolean()),
  /** The legal fact that is changed, in words; absent where the product says nothing. */
  fact: z.optional(z.string()),
});

const bulkRow = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  before: bulkValues,
  after: bulkValues,
});

export const bulkPreview = z.object({
  isApplied: z.boolean(),
  version: z.string(),
  total: z.int(),
  changed: z.int(),
  /** How many would go on sale without what consumers must be shown of their safety; absent where nothing goes on sale. */
  lacking: z.optional(z.int()),
  /** For products selected by id all of them, else the first ones that change. */
  rows: z.array(bulkRow),
  undoId: z.optional(z.string()),
});

/** The maximum number of products selected one by one, and of pictures dropped at once. */
export const maxChosen = 500;
const productIds = z
  .array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
  .check(z.minLength(1), z.maxLength(maxChosen));

const undoId = z.string().check(z.minLength(1), z.maxLength(40));
export const undoable = z.object({ message: z.string(), undoId: z.optional(undoId) });

/** What the name of a picture's file says: the product whose SKU it begins with, and which of its pictures it is. */
const pictureMatch = z.object({
  name: z.string(),
  product: z.optional(z.object({ id: z.int(), sku: z.string(), name: z.string(), pictures: z.int() })),
  /** Two SKUs fit that differ in their hyphens alone. */
  isAmbiguous: z.optional(z.boolean()),
});
export type PictureMatch = z.infer<typeof pictureMatch>;

export type BulkChange = z.infer<typeof bulkChange>;
/** A change as it is typed. */
export type TypedBulkChange = z.input<typeof bulkChange>;
export type BulkValues = z.infer<typeof bulkValues>;
export type BulkRow = z.infer<typeof bulkRow>;
export type BulkPreview = z.infer<typeof bulkPreview>;
export type MatchingProducts = z.infer<typeof matchingProducts>;

/** The changes of many products at once, and their undo. */
export const manyProductsContract = {
  removeProducts: endpoint.admin
    .post('/admin/products/remove', 'Delete products; those that were ordered become drafts instead')
    .input(z.object({ productIds }))
    .output(undoable),
  matchPictures: endpoint.admin
    .post(
      '/admin/products/pictures/match',
      'Which product each picture is of, by the SKU at the beginning of its file name',
    )
    .input(
      z.object({
        names: z
          .array(z.string().check(z.overwrite(oneLine), z.maxLength(255)))
          .check(z.maxLength(maxChosen)),
      }),
    )
    .output(z.array(pictureMatch)),
  addPictures: endpoint.admin
    .post('/admin/products/pictures', 'Add uploaded pictures to products, after those that they have')
    .input(
      z.object({
        pictures: z
          .array(
            z.object({
              productId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
              url: z
                .string()
                .check(z.maxLength(200), z.regex(/^\/public-objects\/products\/[a-z0-9_-]+\.webp$/)),
            }),
          )
          .check(z.minLength(1), z.maxLength(maxChosen)),
      }),
    )
    .output(undoable),
  fetchPictures: endpoint.admin
    .post(
      '/admin/import/pictures',
      'Fetch the pictures at the public https addresses of a file, some at a time',
    )
    .input(
      z.object({
        sources: z
          .array(z.string().check(z.maxLength(500), z.regex(/^https:\/\//i)))
          .check(z.minLength(1), z.maxLength(5)),
      }),
    )
    .output(z.array(z.object({ source: z.string(), isFetched: z.boolean(), error: z.optional(z.string()) }))),
  listUndoable: endpoint.admin
    .get('/admin/products/undo', 'The latest changes of many products that can be undone')
    .output(z.array(z.object({ id: z.string(), label: z.string(), at: z.string() }))),
  undoChange: endpoint.admin
    .post('/admin/products/undo/{id}', 'Undo a change of products; refused if one of them has changed since')
    .input(z.object({ id: undoId }))
    .output(done),
  changeProducts: endpoint.admin
    .post(
      '/admin/products/bulk',
      'Change many products at once; without the version of a preview it is only previewed',
    )
    .input(
      z.object({
        productIds,
        change: bulkChange,
        version,
      }),
    )
    .output(bulkPreview),
  changeMatchingProducts: endpoint.admin
    .post(
      '/admin/products/bulk/matching',
      'Change all products that a filter leaves; without the version of a preview it is only previewed',
    )
    .input(z.object({ matching: matchingProducts, change: bulkChange, version }))
    .output(bulkPreview),
};
