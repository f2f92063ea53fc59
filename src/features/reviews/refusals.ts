import type { RefusalTable } from '#shared/errors.ts';

export const reviewRefusals = {
  NOT_RECEIVED: {
    status: 403,
    message: 'Κριτική γράφουν όσοι αγόρασαν το προϊόν, αφού παραδοθεί η παραγγελία τους.',
  },
  ALREADY_REVIEWED: {
    status: 409,
    message: 'Έχετε ήδη γράψει κριτική για αυτό το προϊόν. Μπορείτε να την αλλάξετε.',
  },
  REVIEW_CHANGED: {
    status: 409,
    message: 'Ο πελάτης άλλαξε στο μεταξύ την κριτική του. Διαβάστε την ξανά πριν αποφασίσετε.',
  },
  REVIEW_NOT_FOUND: { status: 404, message: 'Η κριτική δεν βρέθηκε. Ίσως αποσύρθηκε στο μεταξύ.' },
} as const satisfies RefusalTable;
