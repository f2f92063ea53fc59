import type { ServerFeature } from '#server/feature.ts';
import { wishlistApi } from './api.ts';

export const wishlistServer: ServerFeature = {
  api: {
    wishlist: wishlistApi,
  },
};
