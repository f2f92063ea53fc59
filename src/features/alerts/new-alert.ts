import type { CustomerAlertEvent } from '#shared/feature.ts';
import type { AlertEvent, AlertSeverity, AlertType } from './contract.ts';
import type { Subject } from './subject.ts';

/**
 * A new alert. `event` is its stable name (`order_placed`); the audience decides who may read it. Events for administrators
 * are listed in their settings, where they can be switched off.
 */
export type NewAlert = {
  type: AlertType;
  severity: AlertSeverity;
  title: string;
  message: string;
  /** The place where it happened, as people call it. */
  location?: string;
  link?: string;
  /** What an administrators' alert is about: an action on that subject resolves the alert. */
  subject?: Subject;
  /** Not stored again while one with the same event and location is unresolved. */
  once?: boolean;
} & (
  | { audience: 'admin' | 'demo'; event: AlertEvent }
  | { audience: 'customer'; event: CustomerAlertEvent; customerId: string }
);
