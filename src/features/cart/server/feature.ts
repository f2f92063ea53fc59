import type { ServerFeature } from '#server/feature.ts';
import { cartApi } from './api.ts';
import { availableStockApi } from './available-stock-api.ts';

export const cartServer: ServerFeature = {
  api: {
    cart: cartApi,
    availableStock: availableStockApi,
  },
};
