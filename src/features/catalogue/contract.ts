import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

export const catalogueContract = {
  listProducts: oc
    .route({ method: 'GET', path: '/products' })
    .input(z.object({ categoryId: z.optional(z.string()) }))
    .output(z.array(z.object({ id: z.int(), name: z.string() }))),
};
