import type { ApiContext } from './serve.ts';

/** The database that answers a caller's reads of the catalogue: for administrators, who change it, always the primary. */
export const catalogueDb = ({ services, viewer }: Pick<ApiContext, 'services' | 'viewer'>) =>
  viewer.admin || viewer.customer?.isAdmin ? services.database.db : services.database.reading;
