import type { ServerFeature } from '#server/feature.ts';
import { settingsApi } from './api.ts';
import { loadSettingsDemo } from './demo.ts';

export const settingsServer: ServerFeature = {
  api: {
    settings: settingsApi,
  },
  loadDemo: loadSettingsDemo,
};
