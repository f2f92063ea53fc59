import type { AlertEvent, AlertSeverity, AlertType } from './contract.ts';
import type { Subject } from './subject.ts';

type OrderEvent =
  | 'placed'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded';
type AppointmentEvent =
  | 'booked'
  | 'confirmed'
  | 'waiting'
  | 'moved'
  | 'rescheduled'
  | 'cancelled'
  | 'rejected'
  | 'before_goods';
type AccountEvent =
  | 'approved'
  | 'rejected'
  | 'restored'
  | 'reapplied'
  | 'prices_granted'
  | 'prices_withdrawn'
  | 'orders_granted'
  | 'orders_withdrawn';

/** The events that alert a customer. They are written out here because this room knows no feature. */
type CustomerAlertEvent =
  | `order_${OrderEvent}`
  | 'withdrawal_received'
  | 'withdrawal_dismissed'
  | `appointment_${AppointmentEvent}`
  | `customer_${AccountEvent}`
  | `review_${'pending' | 'published' | 'rejected'}`;

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
