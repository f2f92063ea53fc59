// Separate from the other enumerations, which every page loads.

export const paymentStates = [
  'due',
  'awaiting',
  'authorised',
  'captured',
  'voided',
  'refund_due',
  'refunding',
  'refunded',
] as const;
