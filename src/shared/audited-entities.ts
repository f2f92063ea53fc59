/** The kinds of records whose changes by administrators are stored in the audit log. */
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
  'synonym',
  'message',
  'review',
  'conversation',
  'canned-reply',
  'bot-answer',
  'question',
  'alert',
  'settings',
  'session',
] as const;

export type AuditedEntity = (typeof auditedEntities)[number];
