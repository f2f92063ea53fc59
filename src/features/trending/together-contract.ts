import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { productCard } from '#features/catalogue/contract.ts';

export const togetherContract = {
  listBoughtTogether: endpoint.anyone
    .get(
      '/products/{id}/bought-together',
      'Products that several customers bought together with one, without any figures',
      { shared: true },
    )
    .input(z.object({ id: wholeNumber(1, 2_147_483_647) }))
    .output(z.array(productCard)),
};
