import type { RefusalTable } from '#shared/errors.ts';

export const catalogueRefusals = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'Το προϊόν που ζητήσατε δεν υπάρχει.' },
} as const satisfies RefusalTable;
