import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { monthsBefore } from '#shared/months.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import { forViewer } from '#features/catalogue/rules.ts';
import { findProduct, listCards } from '#features/catalogue/server/store.ts';
import { togetherContract } from '../together-contract.ts';
import { listTogether } from './together-store.ts';

const together = implement(togetherContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

/** How long the list may be cached, in seconds. */
const computedFor = 3_600;
/** The orders of this time count. */
const months = 12;
/** Fewer customers would tell what one of them bought. */
const minCustomers = 3;
const shown = 4;

export const togetherApi = together.router({
  listBoughtTogether: together.listBoughtTogether.handler(async ({ context, input: { id } }) => {
    const { services, viewer, reads, freshFor } = context;
    const { db } = services.database;
    reads(`product:${id}`);
    freshFor(computedFor);
    if (!(await findProduct(db, id))) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    const since = monthsBefore(services.now(), months);
    const ids = await listTogether(db, id, { since, minCustomers, most: shown });
    if (ids.length === 0) return [];
    for (const one of ids) reads(`product:${one}`);
    const { products } = await listCards(db, { ids });
    return products.map((product) => forViewer(product, viewer));
  }),
});
