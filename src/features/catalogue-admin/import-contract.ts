import * as z from 'zod/mini';

/** What a file would change, line by line. It travels outside the contract, because the file is no JSON. */
export const importPreview = z.object({
  isApplied: z.boolean(),
  /** Names what is shown; whoever applies it applies just that. */
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
  errors: z.array(z.object({ line: z.int(), column: z.optional(z.string()), error: z.string() })),
});

export type ImportPreview = z.infer<typeof importPreview>;

/** The largest file in bytes, and how many products it may have. */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportLines = 10_000;
