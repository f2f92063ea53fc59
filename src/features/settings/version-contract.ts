import * as z from 'zod/mini';

/** How often a group of settings was saved: a change says which state it was made from. */
export const version = z.int().check(z.gte(0), z.lte(1_000_000));

export const seen = { version: z.optional(version) };
