import type { RefusalTable } from '#shared/errors.ts';

export const receiptRefusals = {
  RECEIPT_NOT_FOUND: { status: 404, message: 'Η παραλαβή δεν υπάρχει.' },
  RECEIPT_UNDONE: { status: 409, message: 'Η παραλαβή έχει ήδη αναιρεθεί.' },
  RECEIPT_SOLD: {
    status: 409,
    message: 'Δεν αναιρέθηκε: κάποια από τα τεμάχιά της δεν είναι πια στο απόθεμα.',
  },
} as const satisfies RefusalTable;
