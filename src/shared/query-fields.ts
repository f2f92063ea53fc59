import * as z from 'zod/mini';
import './validation.ts';

/** A boolean in a query: true or false, also as text. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** A whole number in a query or a path, as a number or as digits. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.union([
      z.int(),
      z.pipe(
        z.string().check(z.regex(/^-?\d{1,15}$/)),
        z.transform((digits: string) => Number(digits)),
      ),
    ]),
    z.int().check(z.gte(least), z.lte(most)),
  );

/** Comma-separated ids in a query: `3,1,2`. */
export const idList = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}(,\d{1,9})*$/)),
    z.pipe(
      z.transform((list: string) => list.split(',').map(Number)),
      z.array(z.int()).check(z.maxLength(most)),
    ),
  );
