// Separate from the contract because the pages' addresses import these without its schemas.

export const alertTypes = ['order', 'product', 'security', 'system', 'other'] as const;
export const alertSeverities = ['critical', 'high', 'medium', 'low'] as const;
export const alertStatuses = ['active', 'acknowledged', 'resolved'] as const;
