import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { adminOf, audited } from '../../server/change-appointment.ts';
import { insertEntry, type NewEntry } from '../../server/store.ts';
import type { Withdrawn } from './withdrawal-store.ts';

type Said = Pick<NewEntry, 'actor' | 'actorId' | 'note' | 'at'> & Partial<Pick<NewEntry, 'actorName'>>;

/** Notes a withdrawal in an appointment's history: the customer's own, or one that nobody has confirmed. */
export const noteWithdrawal = (
  services: Pick<Services, 'live'>,
  trx: Transaction,
  appointment: Withdrawn,
  { isOwn, at }: { isOwn: boolean; at: Date },
): Promise<void> =>
  noteInHistory(services, trx, appointment, {
    ...(isOwn
      ? { actor: 'customer', actorId: appointment.customerId, note: 'Δήλωση υπαναχώρησης' }
      : { actor: 'system', actorId: null, note: 'Δήλωση υπαναχώρησης που δεν έχει επιβεβαιωθεί' }),
    at,
  });

/** Notes in an appointment's history, which its customer reads too, that the office dismissed a withdrawal. */
export async function noteDismissal(
  context: ApiContext,
  trx: Transaction,
  appointment: Withdrawn,
  note: string,
): Promise<void> {
  const { services } = context;
  await noteInHistory(services, trx, appointment, { ...adminOf(context), note, at: services.now() });
  await audit(trx, context, { ...audited(appointment), before: { note: null }, after: { note } });
}

/** Adds what was said of a withdrawal to an appointment's history, and tells the open screens. */
async function noteInHistory(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  { id, customerId, status, date, startHour }: Withdrawn,
  said: Said,
): Promise<void> {
  await insertEntry(trx, id, {
    fromStatus: status,
    toStatus: status,
    fromDate: date,
    toDate: date,
    fromHour: startHour,
    toHour: startHour,
    ...said,
  });
  await live.publish(trx, 'admin', { type: 'changed', resources: ['booking', 'orders'] });
  if (customerId) await live.publish(trx, { customerId }, { type: 'changed', resources: ['booking'] });
}
