import type { RefusalTable } from '#shared/errors.ts';

export const accountRefusals = {
  ORDERS_IN_PROGRESS: {
    status: 409,
    message:
      'Έχετε παραγγελίες σε εξέλιξη. Μπορείτε να διαγράψετε τον λογαριασμό σας μόλις παραδοθούν ή ακυρωθούν.',
  },
} as const satisfies RefusalTable;
