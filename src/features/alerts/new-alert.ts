import type { AlertSeverity, AlertType } from './contract.ts';

/** What happened, told once; `event` is its stable name (`order_placed`), the audience decides who may read it. */
export type NewAlert = {
  type: AlertType;
  event: string;
  severity: AlertSeverity;
  title: string;
  message: string;
  /** Where it happened, as people call it. */
  location?: string;
  /** The page of the site that it leads to. */
  link?: string;
  /** Not told again while one of the same event and location is open. */
  once?: boolean;
} & ({ audience: 'admin' | 'demo' } | { audience: 'customer'; customerId: string });
