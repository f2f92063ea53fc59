import { implement } from '@orpc/server';
import { guard, type ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { availableStockContract } from '../available-stock-contract.ts';
import { cartRefusals } from '../refusals.ts';
import { listSoldProducts } from './store.ts';

const left = implement(availableStockContract).$context<ApiContext>().use(guard);

export const availableStockApi = left.router({
  getAvailableStock: left.getAvailableStock.handler(async ({ context, input: { productId } }) => {
    const [product] = await listSoldProducts(context.services.database.db, [productId]);
    if (!product) return refuse(cartRefusals, 'PRODUCT_GONE');
    const { inStock, stockQuantity } = product;
    if (!inStock) return { available: 0 };
    return stockQuantity === null ? {} : { available: stockQuantity };
  }),
});
