import type { Transaction } from '../../../server/db/database.ts';
import type { AlertSeverity, AlertType } from '../contract.ts';

/** What happened, told once; `event` is its stable name (`order_placed`), the audience decides who may read it. */
export type NewAlert = {
  type: AlertType;
  event: string;
  severity: AlertSeverity;
  title: string;
  message: string;
  location?: string;
} & ({ audience: 'admin' } | { audience: 'customer'; customerId: string });

/** Keeps an alert in the transaction of what caused it, so that neither exists without the other. */
export async function insertAlert(trx: Transaction, alert: NewAlert): Promise<void> {
  await trx.insertInto('alerts').values(alert).execute();
}
