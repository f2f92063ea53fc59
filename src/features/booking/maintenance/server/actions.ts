import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate, formatDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { wire } from '#shared/wire.ts';
import type { RepeatMonths } from '#features/services/repeat-contract.ts';
import type { Appointment } from '../../contract.ts';
import { maintenanceDays } from '../rules.ts';
import type { DueVisit } from '../contract.ts';
import { presentAppointment } from '../../present.ts';
import { bookingRefusals } from '../../refusals.ts';
import { audited } from '../../server/change-appointment.ts';
import { hasNextVisit, listDueVisits, planVisit, skipPeriods } from './store.ts';
import { findAppointment, lockAppointment } from '../../server/store.ts';
import { notifyPages } from '../../server/notify.ts';

/** The visits that are due again soon or overdue, and not yet booked. */
export async function readMaintenance({
  services,
}: ApiContext): Promise<{ visits: DueVisit[]; total: number }> {
  const until = addDays(athensDate(services.now()), maintenanceDays);
  const { rows, total } = await listDueVisits(services.database.db, until);
  return {
    total,
    visits: rows.map((row) =>
      wire({
        appointmentId: row.id,
        serviceId: row.serviceId,
        serviceName: row.serviceTitle,
        customerId: row.customerId,
        customerName: row.customerName,
        customerEmail: row.customerEmail,
        customerPhone: row.customerPhone || null,
        address: row.address || null,
        lastVisit: row.date,
        repeatMonths: row.repeatMonths,
        dueDate: row.dueDate,
        technician: row.technician,
      }),
    ),
  };
}

/** Puts the next visit off by one period, or takes that back; two people at once put it off once. Returns the due day. */
export function skipMaintenance(
  context: ApiContext,
  { id, dueDate, takeBack }: { id: string; dueDate: LocalDate; takeBack: boolean },
): Promise<LocalDate> {
  return write(context.services, async (trx) => {
    const appointment = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    const next =
      (await skipPeriods(trx, { id, dueDate, periods: takeBack ? -1 : 1 })) ??
      refuse(bookingRefusals, 'MAINTENANCE_CHANGED');
    await audit(trx, context, {
      ...audited(appointment),
      before: { maintenanceDue: formatDate(dueDate) },
      after: { maintenanceDue: formatDate(next) },
    });
    await notifyPages(context.services, trx, { customerId: null, orderId: null });
    return next;
  });
}

type Plan = {
  id: string;
  repeatMonths?: RepeatMonths | null | undefined;
  materials?: string | undefined;
  /** The materials as they were seen. */
  seen?: string | undefined;
};

/** Stores how often an appointment is repeated and what the technician takes along; the customer is not notified. */
export function planAppointment(
  context: ApiContext,
  { id, repeatMonths, materials, seen }: Plan,
): Promise<Appointment> {
  const { services } = context;
  return write(services, async (trx) => {
    const before = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    if (materials !== undefined && seen !== undefined && seen !== before.materials) {
      const { message } = bookingRefusals.MATERIALS_CHANGED;
      refuse(bookingRefusals, 'MATERIALS_CHANGED', { fields: { materials: message } });
    }
    await planVisit(trx, id, {
      ...(repeatMonths !== undefined && repeatMonths !== before.repeatMonths && { repeatMonths }),
      ...(materials !== undefined && { materials }),
    });
    const after = (await findAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    const planOf = ({ repeatMonths: months, materials: text }: typeof before) => ({
      repeatMonths: months,
      materials: text,
    });
    await audit(trx, context, { ...audited(before), before: planOf(before), after: planOf(after) });
    await notifyPages(services, trx, { customerId: null, orderId: null });
    return presentAppointment(after, true, services.now());
  });
}

/** Refuses to repeat a visit that does not exist or is repeated already; locks it until the transaction ends. */
export async function requireRepeatable(trx: Transaction, id: string): Promise<void> {
  if (!(await lockAppointment(trx, id))) {
    refuse(generalRefusals, 'INVALID_INPUT', { message: 'Η προηγούμενη επίσκεψη δεν υπάρχει πια.' });
  }
  if (await hasNextVisit(trx, id)) refuse(bookingRefusals, 'MAINTENANCE_BOOKED');
}
