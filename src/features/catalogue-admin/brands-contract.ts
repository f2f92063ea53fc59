import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { nameText } from '#shared/fields.ts';
import { legalFactFields, legalFactsShown } from '#features/catalogue/legal-facts-contract.ts';

/** How many brands may have facts. */
export const maxBrands = 2_000;

/** A brand that products name, or of which facts are kept; the id is its folded name. */
const adminBrand = z.object({
  id: z.string(),
  name: z.string(),
  /** How many products name it, drafts too. */
  products: z.int(),
  /** Whether any facts of it are kept. */
  isKept: z.boolean(),
  ...legalFactsShown,
});

export type AdminBrand = z.infer<typeof adminBrand>;

/** What administrators say of a brand. */
export const brandFields = z.object({ name: nameText(60, 'Συμπληρώστε τη μάρκα'), ...legalFactFields });

export type BrandFields = z.output<typeof brandFields>;

const brandId = z.string().check(z.minLength(1), z.maxLength(60));

export const brandsContract = {
  listBrands: endpoint.admin
    .get(
      '/admin/brands',
      'The brands of the products, each with the facts that its products do not say themselves',
    )
    .output(z.array(adminBrand)),
  addBrand: endpoint.admin
    .post('/admin/brands', 'Say the facts of a brand of which none are kept')
    .input(brandFields)
    .output(done),
  updateBrand: endpoint.admin
    .put('/admin/brands/{id}', 'Change the facts of a brand; refused when they are no longer as `seen`')
    .input(z.object({ ...legalFactFields, id: brandId, seen: z.optional(z.object(legalFactFields)) }))
    .output(done),
  removeBrand: endpoint.admin
    .delete('/admin/brands/{id}', 'Forget the facts of a brand; its products stay as they are')
    .input(z.object({ id: brandId }))
    .output(done),
};
