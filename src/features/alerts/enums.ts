// Apart from the contract, for the addresses of pages, which are read without its schemas.

export const alertTypes = ['order', 'product', 'security', 'system', 'other'] as const;
export const alertSeverities = ['critical', 'high', 'medium', 'low'] as const;
export const alertStatuses = ['active', 'acknowledged', 'resolved'] as const;
