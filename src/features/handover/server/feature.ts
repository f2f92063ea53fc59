import type { ServerFeature } from '#server/feature.ts';
import { handoverApi } from './api.ts';
import { loadHandoverDemo } from './demo.ts';

export const handoverServer: ServerFeature = {
  api: { handover: handoverApi },
  loadDemo: loadHandoverDemo,
};
