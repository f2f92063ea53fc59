import type { RefusalTable } from '#shared/errors.ts';

/** Why a request of the wizard is refused. */
export const wizardRefusals = {
  LINK_NOT_FOUND: {
    status: 404,
    message: 'Ο σύνδεσμος έληξε ή δεν υπάρχει. Απαντήστε ξανά στις ερωτήσεις του οδηγού.',
  },
} as const satisfies RefusalTable;
