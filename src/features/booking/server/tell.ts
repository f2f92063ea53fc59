import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { formatDate } from '../../../shared/dates.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import { appointmentStatusLabels } from '../contract.ts';
import { timeOf } from '../opening.ts';
import type { KeptAppointment } from '../present.ts';

/** Who changes an appointment; the shared password and the system name nobody. */
export type Actor = { actor: 'customer' | 'admin' | 'system'; actorId: string | null };

/** What has become of an appointment; without a `before` it is new. */
export type Change = {
  before: KeptAppointment | null;
  after: KeptAppointment;
  actor: Actor;
  note: string;
  isRemoved?: boolean;
};

/** Tells everybody whom a change of an appointment concerns, if and only if it is committed. */
export async function tell(_services: Services, trx: Transaction, change: Change): Promise<void> {
  await alertThem(trx, change);
}

async function alertThem(trx: Transaction, { before, after, actor }: Change): Promise<void> {
  const when = `${formatDate(after.date)}, ${timeOf(after.startHour)}`;
  const message = `${after.serviceTitle} · ${when}`;
  if (actor.actor === 'customer') {
    const { event, title } = byCustomer(before, after);
    await insertAlert(trx, {
      type: 'other',
      event,
      severity: 'medium',
      title,
      message: `${after.customerName} · ${message}`,
      audience: 'admin',
    });
  } else if (after.customerId !== null) {
    await insertAlert(trx, {
      type: 'other',
      event: `appointment_${after.status}`,
      severity: 'low',
      title: `Το ραντεβού σας: ${appointmentStatusLabels[after.status]}`,
      message,
      audience: 'customer',
      customerId: after.customerId,
    });
  }
}

function byCustomer(before: KeptAppointment | null, { status }: KeptAppointment) {
  if (!before) return { event: 'appointment_booked', title: 'Νέο ραντεβού' };
  return status === 'cancelled'
    ? { event: 'appointment_cancelled', title: 'Ακύρωση ραντεβού από τον πελάτη' }
    : { event: 'appointment_rescheduled', title: 'Ο πελάτης ζητά άλλη ώρα' };
}
