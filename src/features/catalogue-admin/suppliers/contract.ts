import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import {
  freeLines,
  freeText,
  optionalAfm,
  optionalEmail,
  optionalPhone,
  optionalText,
  text,
} from '#shared/fields.ts';
import { optionalEuros } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';

/** The maximum number of suppliers: their list has one page. */
export const maxSuppliers = 300;

/** A supplier as the office writes it. */
export const supplierFields = z.object({
  name: text(80, 'Συμπληρώστε την επωνυμία του προμηθευτή'),
  afm: optionalAfm,
  contact: freeText(80),
  phone: optionalPhone,
  email: optionalEmail,
  notes: freeLines(1_000),
});
export type SupplierFields = z.output<typeof supplierFields>;

const supplierId = z.string().check(z.minLength(1), z.maxLength(60));
const productId = wholeNumber(1, 2_147_483_647);

const supplier = z.object({
  id: z.string(),
  name: z.string(),
  afm: z.optional(z.string()),
  contact: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** How many products the office knows that it sells. */
  products: z.int(),
});
export type Supplier = z.infer<typeof supplier>;

/** What a supplier calls a product, and asks for a piece, in euro without VAT. */
export const supplyFields = z.object({ code: freeText(60), price: optionalEuros });
export type SupplyFields = z.output<typeof supplyFields>;

const supply = z.object({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  code: z.string(),
  price: z.optional(z.number()),
  /** What the product is bought at, from whomever. */
  purchasePrice: z.optional(z.number()),
  updatedAt: z.string(),
});
export type Supply = z.infer<typeof supply>;

export const suppliesPerPage = 50;

/** How many of the products that a search finds are shown; one more is told, so that it can be said that there are more. */
export const maxBoughtShown = 8;

/** A product that may be bought, with what a supplier calls it and asks for it. */
const bought = z.object({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  code: z.optional(z.string()),
  price: z.optional(z.number()),
  purchasePrice: z.optional(z.number()),
  /** Absent if the stock is not counted. */
  stockQuantity: z.optional(z.int()),
});
export type Bought = z.infer<typeof bought>;

export const suppliersContract = {
  listSuppliers: endpoint.admin.get('/admin/suppliers', 'All suppliers, by name').output(z.array(supplier)),
  addSupplier: endpoint.admin
    .post('/admin/suppliers', 'Add a supplier')
    .input(supplierFields)
    .output(z.extend(done, { id: z.string() })),
  updateSupplier: endpoint.admin
    .put('/admin/suppliers/{supplierId}', 'Change a supplier; refused when it is no longer as `seen`')
    .input(z.extend(supplierFields, { supplierId, seen: z.optional(supplierFields) }))
    .output(done),
  removeSupplier: endpoint.admin
    .delete('/admin/suppliers/{supplierId}', 'Delete a supplier from whom nothing was received')
    .input(z.object({ supplierId }))
    .output(done),
  listSupplies: endpoint.admin
    .get('/admin/suppliers/{supplierId}/products', 'The products of a supplier, with its codes and prices')
    .input(z.object({ supplierId, search: optionalText(100), page: z.optional(wholeNumber(1, 10_000)) }))
    .output(z.object({ supplies: z.array(supply), total: z.int() })),
  findBought: endpoint.admin
    .get(
      '/admin/suppliers/{supplierId}/find',
      'The first products that a search finds, also by what a supplier calls them',
    )
    .input(z.object({ supplierId, search: text(100) }))
    .output(z.array(bought)),
  putSupply: endpoint.admin
    .put(
      '/admin/suppliers/{supplierId}/products/{productId}',
      'Say what a supplier calls a product and asks for it',
    )
    .input(z.extend(supplyFields, { supplierId, productId }))
    .output(done),
  removeSupply: endpoint.admin
    .delete(
      '/admin/suppliers/{supplierId}/products/{productId}',
      'Say that a supplier does not sell a product',
    )
    .input(z.object({ supplierId, productId }))
    .output(done),
};
