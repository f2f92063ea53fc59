// Apart from the contract, for the addresses of pages, which are read without its schemas.

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;

export const dateRanges = ['all', 'today', 'week', 'month'] as const;
