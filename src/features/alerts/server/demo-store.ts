import type { Transaction } from '../../../server/db/database.ts';
import type { NewAlert } from './store.ts';

/** Keeps an alert of the demonstration's past, of which nobody is told; what is not open has been settled or read. */
export async function insertPastAlert(
  trx: Transaction,
  { at, isOpen, ...alert }: NewAlert & { at: Date; isOpen: boolean },
): Promise<void> {
  const { type, event, severity, title, message, audience, link = null } = alert;
  const customerId = alert.audience === 'customer' ? alert.customerId : null;
  const settled = customerId === null ? { status: 'resolved' as const, resolvedAt: at } : { readAt: at };
  await trx
    .insertInto('alerts')
    .values({
      type,
      event,
      severity,
      title,
      message,
      audience,
      customerId,
      link,
      createdAt: at,
      ...(!isOpen && settled),
    })
    .execute();
}
