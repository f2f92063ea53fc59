import * as z from 'zod/mini';

export const alertType = z.enum(['order', 'product', 'security', 'system', 'other']);
export const alertSeverity = z.enum(['critical', 'high', 'medium', 'low']);

export type AlertType = z.infer<typeof alertType>;
export type AlertSeverity = z.infer<typeof alertSeverity>;
