import type { ServerFeature } from '#server/feature.ts';
import { textsApi } from './api.ts';

export const textsServer: ServerFeature = { api: { texts: textsApi } };
