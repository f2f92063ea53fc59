import type { RefusalTable } from '#shared/errors.ts';

export const wizardRefusals = {
  LINK_NOT_FOUND: {
    status: 404,
    message: 'Ο σύνδεσμος έληξε ή δεν υπάρχει. Απαντήστε ξανά στις ερωτήσεις του οδηγού.',
  },
} as const satisfies RefusalTable;
