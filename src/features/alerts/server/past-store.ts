import type { Transaction } from '#server/db/database.ts';
import type { NewAlert } from '../new-alert.ts';

/** Stores a past alert of the demonstration without notifying anybody; one that is not open is resolved or read. */
export async function insertPastAlert(
  trx: Transaction,
  { at, isOpen, ...alert }: NewAlert & { at: Date; isOpen: boolean },
): Promise<void> {
  const { type, event, severity, title, message, audience, link = null, subject = null } = alert;
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
      subject,
      createdAt: at,
      ...(!isOpen && settled),
    })
    .execute();
}

/**
 * Sorts the demonstration's past alerts by time: lists are ordered by id, and each feature inserted its own alerts
 * separately.
 */
export async function orderPastAlerts(trx: Transaction): Promise<void> {
  const past = await trx.deleteFrom('alerts').returningAll().execute();
  if (past.length === 0) return;
  const rows = past
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ id: _id, ...alert }) => alert);
  await trx.insertInto('alerts').values(rows).execute();
}
