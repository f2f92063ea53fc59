import type { AlertEvent, AlertSeverity, AlertType } from './contract.ts';
import type { Subject } from './subject.ts';

/**
 * What happened, told once; `event` is its stable name (`order_placed`), the audience decides who may read it. What
 * administrators are told of stands in their settings, where it can be switched off.
 */
export type NewAlert = {
  type: AlertType;
  severity: AlertSeverity;
  title: string;
  message: string;
  /** Where it happened, as people call it. */
  location?: string;
  /** The page of the site that it leads to. */
  link?: string;
  /** What it is about, for the office: whatever deals with that settles it. */
  subject?: Subject;
  /** Not told again while one of the same event and location is open. */
  once?: boolean;
} & (
  | { audience: 'admin' | 'demo'; event: AlertEvent }
  | { audience: 'customer'; event: string; customerId: string }
);
