import { catalogueAdminFileRoutes } from '#features/catalogue-admin/server/files.ts';
import type { FileRoute } from '#server/http/file-routes.ts';

/** All endpoints that receive or return a file, one line per feature. */
export const fileRoutes: readonly FileRoute[] = [...catalogueAdminFileRoutes];
