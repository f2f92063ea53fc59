import type { ServerFeature } from '#server/feature.ts';
import { settingsApi } from './api.ts';
import { loadSettingsDemo } from './demo.ts';
import { settingsFileRoutes } from './files.ts';

export const settingsServer: ServerFeature = {
  api: {
    settings: settingsApi,
  },
  fileRoutes: settingsFileRoutes,
  loadDemo: loadSettingsDemo,
};
