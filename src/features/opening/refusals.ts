import type { RefusalTable } from '#shared/errors.ts';

/** Why the shop does not open, or its e-mails are not proven. */
export const openingRefusals = {
  OPENING_INCOMPLETE: { status: 409, message: 'Το κατάστημα δεν μπορεί να ανοίξει ακόμη.' },
  MAIL_NOT_SENT: {
    status: 409,
    message: 'Το email δεν στάλθηκε: ο διακομιστής email δεν το δέχτηκε. Ελέγξτε τη ρύθμιση SMTP_URL.',
  },
  NO_MAIL_SERVER: {
    status: 409,
    message: 'Δεν έχει οριστεί διακομιστής email (SMTP_URL): τα email δεν φτάνουν σε κανέναν.',
  },
  NOT_THE_PROOF: {
    status: 409,
    message: 'Ο σύνδεσμος δεν ισχύει πια. Στείλτε νέο email και πατήστε τον δικό του σύνδεσμο.',
  },
} as const satisfies RefusalTable;
