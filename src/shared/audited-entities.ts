/** The kinds of things whose changes by administrators are kept. */
export const auditedEntities = [
  'product',
  'category',
  'customer',
  'order',
  'appointment',
  'technician',
  'opening',
  'calendar-feed',
  'service',
  'message',
  'alert',
  'settings',
  'session',
] as const;

export type AuditedEntity = (typeof auditedEntities)[number];
