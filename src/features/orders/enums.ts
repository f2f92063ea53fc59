// Separate from the contract because the pages' addresses import these without its schemas.

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;

export const dateRanges = ['all', 'today', 'week', 'month'] as const;
