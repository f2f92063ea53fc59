import type { ApiRouter } from '#server/http/api.ts';
import { serverFeatures } from './features.ts';

/** The implementations of all endpoints. */
export const router: ApiRouter = Object.assign({}, ...serverFeatures.map(({ api }) => api));
