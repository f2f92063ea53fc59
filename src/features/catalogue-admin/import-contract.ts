import * as z from 'zod/mini';

/** The changes that a file would make, line by line. Not part of the contract, because the file is not JSON. */
export const importPreview = z.object({
  isApplied: z.boolean(),
  /** Identifies the preview; an import with this version makes exactly the shown changes. */
  version: z.string(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The lines that add or change a product. */
  lines: z.array(
    z.object({
      line: z.int(),
      sku: z.string(),
      name: z.string(),
      isNew: z.boolean(),
      changes: z.array(z.object({ label: z.string(), before: z.optional(z.string()), after: z.string() })),
    }),
  ),
  /** Columns that the shop does not know; an error unless they are to be ignored. */
  unknown: z.array(z.string()),
  /** Addresses of pictures that have not been fetched; each is an error of its line unless they are to be left out. */
  toFetch: z.array(z.string()),
  /** Undoes the import; only of one that was applied. */
  undoId: z.optional(z.string()),
  errors: z.array(z.object({ line: z.int(), column: z.optional(z.string()), error: z.string() })),
});

export type ImportPreview = z.infer<typeof importPreview>;

/** The maximum size of a file in bytes, and the maximum number of products in it. */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportLines = 10_000;
