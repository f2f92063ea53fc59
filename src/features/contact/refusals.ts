import type { RefusalTable } from '../../shared/errors.ts';

/** Why a request about a message is turned down. */
export const contactRefusals = {
  MESSAGE_NOT_FOUND: { status: 404, message: 'Το μήνυμα δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
} as const satisfies RefusalTable;
