import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { generalRefusals, Refusal, refuse } from '#shared/errors.ts';
import { timeOf } from '../opening.ts';
import { presentAppointment } from '../present.ts';
import { bookingRefusals } from '../refusals.ts';
import type { HandedOver } from '../roster-contract.ts';
import type { Overrulable } from '../enums.ts';
import { holds } from '../rules.ts';
import { moveAppointment } from './office-changes.ts';
import { listCrew } from './availability-store.ts';
import { adminOf, nextVersion, record, type Changed } from './change-appointment.ts';
import { reasonOf, requireStart, reserveCrew } from './reserve-hours.ts';
import { changeAppointment, findAppointment, lockAppointment } from './store.ts';

type Assignment = {
  id: string;
  technicianId: number;
  insteadOf?: number | undefined;
  appointmentDate?: LocalDate | undefined;
  appointmentTime?: LocalTime | undefined;
  overrule?: readonly Overrulable[];
  overruleReason?: string | undefined;
};

/**
 * Sends a technician instead of another, or to a visit that has none yet, at the same time unless another is given. Can be undone for some seconds; the
 * customer is told of a new time, not of who comes.
 */
export function assignAppointment(
  context: ApiContext,
  { id, technicianId, insteadOf, appointmentDate, appointmentTime, overrule, overruleReason }: Assignment,
): Promise<Changed> {
  const { services } = context;
  return write(services, async (trx) => {
    const before = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    if (!holds(before.status)) refuse(bookingRefusals, 'NOT_CHANGEABLE');
    const crew = await listCrew(trx, id);
    if (insteadOf === undefined ? crew.length > 0 : !crew.some((one) => one.id === insteadOf)) {
      const names = crew.map(({ name }) => name).join(', ');
      const message = `Στο μεταξύ το ραντεβού το ανέλαβε άλλος: ${names}.`;
      refuse(bookingRefusals, 'CREW_CHANGED', names ? { message } : {});
    }
    const date = appointmentDate ?? before.date;
    const time = appointmentTime ?? timeOf(before.startHour);
    const isMoved = date !== before.date || time !== timeOf(before.startHour);
    if (!isMoved && technicianId === insteadOf) {
      const whole = (await findAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
      return { appointment: presentAppointment(whole, true, services.now()) };
    }
    const { startHour, overruled } = isMoved
      ? await requireStart(trx, { ...before, date, time }, services.now(), overrule)
      : { startHour: before.startHour, overruled: '' };
    const after = nextVersion(services, before, { ...before, date, startHour });
    await reserveCrew(
      trx,
      after,
      insteadOf === undefined
        ? [technicianId]
        : crew.map((one) => (one.id === insteadOf ? technicianId : one.id)),
    );
    await changeAppointment(trx, after);
    const note = { note: overruled, teamNote: reasonOf(overruled, overruleReason) };
    return record(context, trx, before, after, adminOf(context), note, {
      before: crew,
      after: await listCrew(trx, id),
    });
  });
}

type Handed = {
  appointmentId: string;
  toTechnicianId?: number | undefined;
  appointmentDate?: LocalDate | undefined;
  appointmentTime?: LocalTime | undefined;
};

/**
 * Gives visits of a technician to others, or moves them to a time when a crew is free; one transaction after the other, so
 * that a refused one leaves the others as they are.
 */
export async function handOver(
  context: ApiContext,
  technicianId: number,
  visits: readonly Handed[],
): Promise<HandedOver[]> {
  const results: HandedOver[] = [];
  for (const { appointmentId: id, toTechnicianId, appointmentDate, appointmentTime } of visits) {
    try {
      const { undo, mustCall, appointment } =
        toTechnicianId !== undefined
          ? await assignAppointment(context, { id, technicianId: toTechnicianId, insteadOf: technicianId })
          : appointmentDate !== undefined && appointmentTime !== undefined
            ? await moveAppointment(context, { id, appointmentDate, appointmentTime })
            : refuse(generalRefusals, 'INVALID_INPUT', { message: 'Επιλέξτε τεχνικό ή ώρα.' });
      results.push({
        appointmentId: id,
        ...(undo !== undefined && { undo }),
        ...(mustCall && { toCall: appointment.customerName }),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ appointmentId: id, error: error.message });
    }
  }
  return results;
}
