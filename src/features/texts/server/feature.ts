import type { ServerFeature } from '#server/feature.ts';
import { textsApi } from './api.ts';
import { loadTextsDemo } from './demo.ts';

export const textsServer: ServerFeature = { api: { texts: textsApi }, loadDemo: loadTextsDemo };
