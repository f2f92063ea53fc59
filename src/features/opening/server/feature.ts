import type { ServerFeature } from '#server/feature.ts';
import { openingApi } from './api.ts';
import { openDemo } from './actions.ts';

export const openingServer: ServerFeature = {
  api: { opening: openingApi },
  loadDemo: openDemo,
};
