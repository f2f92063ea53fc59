import { catalogueAdminFileRoutes } from '../features/catalogue-admin/server/files.ts';
import type { FileRoute } from '../server/http/file-routes.ts';

/** Every endpoint that takes or gives a file, one line a feature. */
export const fileRoutes: readonly FileRoute[] = [...catalogueAdminFileRoutes];
