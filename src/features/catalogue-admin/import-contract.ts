import * as z from 'zod/mini';
import { searchCategory } from '#features/catalogue/contract.ts';
import { priceRounding } from './many-contract.ts';
import { percentage } from '#shared/number-fields.ts';

/** The maximum number of products in a file. */
export const maxImportLines = 10_000;

const name = z.string().check(z.maxLength(200));
const field = z.string().check(z.maxLength(40));

/** What the administrator has chosen about a file; what is missing follows from the file, or from its supplier's last one. */
export const importChoices = z.object({
  sheet: z.optional(name),
  /** Under this name what is chosen here is remembered for the next file with these columns. */
  supplier: z.optional(z.string().check(z.maxLength(80))),
  /** The field of each column in their order; '' for one that is not read. */
  columns: z.optional(z.array(field).check(z.maxLength(1_000))),
  /** The category of products for which the file names none. */
  categoryId: z.optional(z.string().check(z.maxLength(60))),
  /** For the file's names of categories that the shop does not have: the id of one of its own, or the group of a new one. */
  categories: z.optional(
    z.record(
      name,
      z.union([z.object({ id: z.string().check(z.maxLength(60)) }), z.object({ group: searchCategory })]),
    ),
  ),
  /** The file's selling prices contain VAT. */
  withVat: z.optional(z.boolean()),
  /** The selling price follows from the purchase price. */
  markup: z.optional(
    z.object({
      percent: percentage(0, 1_000, 'Συμπληρώστε ένα ποσοστό από 0 έως 1000, π.χ. 35'),
      rounding: z.optional(priceRounding),
    }),
  ),
  /** The fields that products of the shop take from the file. */
  updates: z.optional(z.array(field).check(z.maxLength(60))),
  /** What is done with a line that is probably a product of the shop under another code, by its line. */
  twins: z.optional(z.record(z.string().check(z.regex(/^\d{1,7}$/)), z.enum(['update', 'add', 'skip']))),
  /** New products are on sale, unless the file says otherwise. */
  publishes: z.optional(z.boolean()),
  /** Pictures that were not fetched are left out instead of being an error. */
  skipsPictures: z.optional(z.boolean()),
});
export type ImportChoices = z.output<typeof importChoices>;
export type ChosenImport = z.input<typeof importChoices>;

/** What identifies a line as a product of the shop whose code is another. */
const twin = z.object({
  sku: z.string(),
  name: z.string(),
  by: z.enum(['ean', 'code', 'name']),
  choice: z.enum(['update', 'add', 'skip']),
});

/** The changes that a file would make, line by line. Not part of the contract, because the file is not JSON. */
export const importPreview = z.object({
  isApplied: z.boolean(),
  /** Identifies the preview; an import with this version makes exactly the shown changes. */
  version: z.string(),
  /** A list of any shape, the shop's own export, or that of WooCommerce, whose columns are not chosen. */
  kind: z.enum(['list', 'own', 'woocommerce']),
  sheets: z.array(z.string()),
  /** Whose lists are remembered. */
  suppliers: z.array(z.string()),
  /** The choices as they were understood, with those that follow from the file. */
  chosen: importChoices,
  columns: z.array(z.object({ head: z.string(), field: z.string(), sample: z.string() })),
  /** The file's names of categories that the shop does not have, with the group that a new one probably belongs to. */
  unknownCategories: z.array(z.object({ name: z.string(), count: z.int(), group: searchCategory })),
  /** Lines that are no products, with the reason. */
  leftOut: z.array(z.object({ line: z.int(), text: z.string() })),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** How many would go on sale without what consumers must be shown of their safety. */
  lacking: z.int(),
  /** The lines that add or change a product, or may be one of the shop's. */
  lines: z.array(
    z.object({
      line: z.int(),
      sku: z.string(),
      name: z.string(),
      isNew: z.boolean(),
      twin: z.optional(twin),
      changes: z.array(z.object({ label: z.string(), before: z.optional(z.string()), after: z.string() })),
    }),
  ),
  /** Addresses of pictures that have not been fetched; each is an error of its line unless they are to be left out. */
  toFetch: z.array(z.string()),
  /** Undoes the import; only of one that was applied. */
  undoId: z.optional(z.string()),
  errors: z.array(z.object({ line: z.int(), column: z.optional(z.string()), error: z.string() })),
});
export type ImportPreview = z.infer<typeof importPreview>;
export type Twin = z.infer<typeof twin>;

/** How a supplier's list was read last. */
export type Supplier = { name: string; choices: RememberedChoices };
/** The fields of a supplier's columns by their folded heads, and what else was chosen. */
export type RememberedChoices = Pick<ImportChoices, 'categoryId' | 'withVat' | 'markup' | 'updates'> & {
  fields: Record<string, string>;
};
