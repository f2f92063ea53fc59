import type { ServerFeature } from '#server/feature.ts';
import { trendingApi } from './api.ts';
import { loadTrendingDemo } from './demo.ts';
import { togetherApi } from './together-api.ts';

export const trendingServer: ServerFeature = {
  api: {
    together: togetherApi,
    trending: trendingApi,
  },
  loadDemo: loadTrendingDemo,
};
