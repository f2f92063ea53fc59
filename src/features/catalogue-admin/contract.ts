import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { freeLines, freeText, text } from '#shared/fields.ts';
import { euros, optionalCount, optionalEuros } from '#shared/number-fields.ts';
import { parseEan } from '#shared/ean.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import { oneLine } from '#shared/typed-text.ts';
import { deviceKindIds, guideIds } from '#features/catalogue/enums.ts';
import { image, searchCategory, specGroup } from '#features/catalogue/contract.ts';
import { legalFactFields, legalFactsShown } from '#features/catalogue/legal-facts-contract.ts';
import { brandsContract } from './brands-contract.ts';
import { manyProductsContract, stockState, undoable, whichProducts } from './many-contract.ts';
import { specificationsContract } from './specifications-contract.ts';

const list = (maxItems: number, maxLength: number) =>
  z.optional(z.array(text(maxLength)).check(z.maxLength(maxItems)));

/** A row of the specification table; a key missing from the catalogue's schema is its own label. */
const specificationRow = z.object({
  group: specGroup,
  key: text(60, 'Συμπληρώστε το χαρακτηριστικό'),
  value: z.union(
    [z.number(), z.boolean(), z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(200))],
    {
      error: 'Συμπληρώστε την τιμή του χαρακτηριστικού',
    },
  ),
});

/** The maximum number of pictures of a product. */
export const maxImages = 12;

/**
 * The fields of a product that administrators edit. A missing field stays unchanged; null or a blank text clears an optional
 * one. Amounts are euro without VAT, the warranty is in months; without a stock quantity the stock is not counted. A legal fact
 * that the product does not say is its brand's.
 */
export const productFields = z.object({
  name: text(200, 'Συμπληρώστε το όνομα του προϊόντος'),
  price: euros,
  sku: freeText(40),
  comparePrice: optionalEuros,
  /** What the company pays for it; for administrators only. */
  purchasePrice: optionalEuros,
  categoryId: z.optional(text(60)),
  brand: freeText(60),
  /** The family and model by which people know it: «Argos B8F-28». */
  family: freeText(60),
  shortDescription: freeLines(300),
  description: freeLines(10_000),
  inStock: z.optional(z.boolean()),
  stockQuantity: optionalCount(1_000_000),
  /** At this number of pieces or fewer the product is marked as low; without it at the shop's usual number. */
  lowStockAt: optionalCount(1_000_000),
  isFeatured: z.optional(z.boolean()),
  /** A draft is neither sold nor shown. */
  isDraft: z.optional(z.boolean()),
  installationAvailable: z.optional(z.boolean()),
  installationPrice: optionalEuros,
  installationNote: freeLines(500),
  imageUrls: z.optional(
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(200),
            z.regex(
              /^\/public-objects\/products\/[a-z0-9_-]+\.webp$/,
              'Κάθε φωτογραφία θέλει διεύθυνση που αρχίζει με https://',
            ),
          ),
      )
      .check(z.maxLength(maxImages, `Επιτρέπονται έως ${maxImages} φωτογραφίες`)),
  ),
  specifications: z.optional(z.array(specificationRow).check(z.maxLength(80))),
  features: list(20, 60),
  pros: list(12, 200),
  cons: list(12, 200),
  legalNote: freeLines(1_000),
  ean: z.optional(
    z.string().check(
      z.maxLength(30),
      z.overwrite((typed) => parseEan(typed) ?? typed.trim()),
      z.refine(
        (ean) => ean === '' || parseEan(ean) !== null,
        'Ο κωδικός EAN έχει 8, 12, 13 ή 14 ψηφία. Ελέγξτε και το τελευταίο',
      ),
    ),
  ),
  mpn: freeText(60),
  ...legalFactFields,
});

const adminRow = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  price: z.number(),
  comparePrice: z.optional(z.number()),
  purchasePrice: z.optional(z.number()),
  onOffer: z.boolean(),
  installationAvailable: z.boolean(),
  installationPrice: z.optional(z.number()),
  inStock: z.boolean(),
  /** Absent if the stock is not counted. */
  stockQuantity: z.optional(z.int()),
  lowStockAt: z.optional(z.int()),
  /** Counted, in stock, and at its mark or below. */
  isLow: z.boolean(),
  isDraft: z.boolean(),
  /** How many wait to be told that the product is back; only in lists. */
  waiting: z.optional(z.int()),
  /** Pieces sold on each of the last 30 days, today last; only in lists, and absent if there were none. */
  sold: z.optional(z.array(z.int())),
  isFeatured: z.boolean(),
  imageUrls: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const adminProduct = z.extend(adminRow, {
  family: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  installationNote: z.string(),
  specifications: z.array(specificationRow),
  features: z.array(z.string()),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  legalNote: z.string(),
  ean: z.string(),
  mpn: z.string(),
  ...legalFactsShown,
  /** The pictures whose files exist, with their sizes. */
  images: z.array(image),
});

/** A saved product; the id undoes it, and is missing if nothing changed. */
const savedProduct = z.extend(adminProduct, { undoId: undoable.shape.undoId });

const adminSort = z.enum(['name', 'price_asc', 'price_desc', 'stock', 'newest', 'updated']);
const listInput = z.object({
  ...whichProducts,
  stock: z.optional(stockState),
  isFeatured: z.optional(flag),
  isDraft: z.optional(flag),
  onOffer: z.optional(flag),
  /** On sale without what consumers must be shown of its safety. */
  lacksSafety: z.optional(flag),
  sortBy: z.optional(adminSort),
  page: z.optional(wholeNumber(1, 10_000)),
  pageSize: z.optional(wholeNumber(1, 100)),
});

const byId = z.object({ id: wholeNumber(1, 2_147_483_647) });
const category = z.object({
  id: z.string(),
  name: z.string(),
  searchCategory,
  productKind: z.optional(z.string()),
  guide: z.optional(z.enum(guideIds)),
  /** The uploaded picture, if there is one. */
  imageUrl: z.optional(z.string()),
});
export type CategoryRow = z.infer<typeof category>;

/**
 * The fields of a category that administrators edit. A missing picture or kind stays unchanged; null removes the
 * picture, '' the kind and the guide.
 */
export const categoryFields = z.object({
  name: text(60, 'Συμπληρώστε το όνομα της κατηγορίας'),
  searchCategory,
  /** What its products are for the advice unless they say otherwise. */
  productKind: z.optional(z.enum(['', ...deviceKindIds])),
  guide: z.optional(z.enum(['', ...guideIds])),
  imageUrl: z.optional(
    z.nullable(
      z.string().check(z.maxLength(200), z.regex(/^\/public-objects\/categories\/[a-z0-9_-]+\.webp$/)),
    ),
  ),
});
const categoryId = z.string().check(z.minLength(1), z.maxLength(60));
const categoryOrder = z.array(categoryId).check(z.maxLength(200));

export type ProductInput = z.input<typeof productFields>;
export type ProductFields = z.output<typeof productFields>;
export type CategoryFields = z.infer<typeof categoryFields>;
export type SpecificationRow = z.infer<typeof specificationRow>;
export type AdminRow = z.infer<typeof adminRow>;
export type AdminProduct = z.infer<typeof adminProduct>;
export type AdminSort = z.infer<typeof adminSort>;
export type AdminQuery = z.output<typeof listInput>;

export const catalogueAdminContract = {
  listProducts: endpoint.admin
    .get('/admin/products', 'One page of all products')
    .input(listInput)
    .output(z.array(adminRow)),
  countProducts: endpoint.admin
    .get('/admin/products/counts', 'How many products there are of each state')
    .input(z.object(whichProducts))
    .output(
      z.object({
        all: z.int(),
        inStock: z.int(),
        out: z.int(),
        low: z.int(),
        drafts: z.int(),
        featured: z.int(),
        onOffer: z.int(),
        lacksSafety: z.int(),
      }),
    ),
  getProduct: endpoint.admin
    .get('/admin/products/{id}', 'A product as it can be edited')
    .input(byId)
    .output(adminProduct),
  listPrices: endpoint.admin
    .get(
      '/admin/products/{id}/prices',
      'The prices that a product has had, and those at which it was bought, newest first',
    )
    .input(byId)
    .output(
      z.object({
        prices: z.array(
          z.object({ since: z.string(), price: z.number(), comparePrice: z.optional(z.number()) }),
        ),
        lowestPrice30d: z.optional(z.number()),
        /** Without a price: it was taken away. */
        purchases: z.array(z.object({ since: z.string(), price: z.optional(z.number()) })),
        /** Who sells it to the company, what they call it and what they ask for a piece. */
        suppliers: z.array(
          z.object({ name: z.string(), code: z.optional(z.string()), price: z.optional(z.number()) }),
        ),
      }),
    ),
  exportProducts: endpoint.admin
    .get('/admin/export/products', 'All products as a CSV file, as it can be imported again')
    .output(z.file()),
  exportSample: endpoint.admin
    .get('/admin/export/products-sample', 'An example of a CSV file of products that can be imported')
    .output(z.file()),
  addProduct: endpoint.admin.post('/products', 'Add a product').input(productFields).output(savedProduct),
  updateProduct: endpoint.admin
    .put(
      '/products/{id}',
      'Change a product; what is left out stays as it is. Refused when its `updatedAt` is no longer as `seen`',
    )
    .input(
      z.extend(z.partial(productFields), {
        ...byId.shape,
        seen: z.optional(z.string().check(z.maxLength(64))),
      }),
    )
    .output(savedProduct),
  removeProduct: endpoint.admin
    .delete('/products/{id}', 'Delete a product; one that was ordered becomes a draft instead')
    .input(byId)
    .output(undoable),
  ...manyProductsContract,
  ...specificationsContract,
  ...brandsContract,
  duplicateProduct: endpoint.admin
    .post('/admin/products/{id}/duplicate', 'Add a copy of a product, not yet on sale')
    .input(byId)
    .output(adminProduct),
  addCategory: endpoint.admin.post('/categories', 'Add a category').input(categoryFields).output(category),
  adoptCategories: endpoint.admin
    .post(
      '/admin/categories/adopt',
      'Add the usual categories of the trade; those whose names exist are left out',
    )
    .output(z.extend(done, { added: z.int() })),
  updateCategory: endpoint.admin
    .put('/categories/{id}', 'Change a category, refused when it is no longer as `seen`')
    .input(z.extend(categoryFields, { id: categoryId, seen: z.optional(categoryFields) }))
    .output(category),
  removeCategory: endpoint.admin
    .delete('/categories/{id}', 'Delete an empty category')
    .input(z.object({ id: categoryId }))
    .output(done),
  orderCategories: endpoint.admin
    .put(
      '/categories/order',
      'Put all categories into the order in which the shop shows them; refused when it is no longer as `seen`',
    )
    .input(z.object({ categoryIds: categoryOrder, seen: z.optional(categoryOrder) }))
    .output(done),
  createUpload: endpoint.admin
    .post('/objects/upload', 'An address to which one picture can be sent with PUT')
    .input(z._default(z.object({ folder: z.optional(z.enum(['products', 'services', 'categories'])) }), {}))
    .output(z.object({ uploadURL: z.string() })),
};
