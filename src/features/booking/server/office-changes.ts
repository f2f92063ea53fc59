import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { isPendingStatus } from '../board/move.ts';
import type { AppointmentStatus } from '../contract.ts';
import type { Overrulable } from '../enums.ts';
import { timeOf } from '../opening.ts';
import { bookingRefusals } from '../refusals.ts';
import { holds, isAhead } from '../rules.ts';
import { adminOf, changeIn, type Changed } from './change-appointment.ts';
import { requireStart } from './reserve-hours.ts';
import { nextDay, ofDay } from './several-days.ts';
import { findAppointment, listRestOfJob } from './store.ts';

type StatusChange = {
  id: string;
  status: AppointmentStatus;
  note?: string | undefined;
  /** What the page showed. */
  seen?: AppointmentStatus | undefined;
  early?: boolean | undefined;
  /** The later days of the same job too. */
  restOfJob?: boolean | undefined;
};

/** Whether two statuses are shown alike. */
const looksLike = (one: AppointmentStatus, other: AppointmentStatus): boolean =>
  one === other || (isPendingStatus(one) && isPendingStatus(other));

/** The change of the first day of a job, with what takes all of them back. */
function together(first: Changed, all: readonly (Changed | undefined)[]): Changed {
  const undoAll = all.flatMap((one) =>
    one?.undo === undefined ? [] : [{ id: one.appointment.id, undo: one.undo }],
  );
  return { ...first, ...(all.length > 1 && { undoAll }) };
}

/**
 * Sets any status; one that reserves hours is refused if they are no longer free, completion ahead of time
 * unless `early`, and any if the appointment has neither the status that was `seen` nor already the new one.
 */
export function changeStatus(
  context: ApiContext,
  { id, status, note = '', seen, early = false, restOfJob = false }: StatusChange,
): Promise<Changed> {
  return write(context.services, async (trx) => {
    const one = (of: string, shown?: AppointmentStatus) =>
      changeIn(context, trx, of, adminOf(context), note, (before) => {
        if (shown && ![shown, status].some((each) => looksLike(each, before.status)))
          refuse(bookingRefusals, 'APPOINTMENT_CHANGED');
        const isEarly = status === 'completed' && isAhead(before, context.services.now());
        if (isEarly && !early) refuse(bookingRefusals, 'NOT_YET');
        return { ...before, status };
      });
    const before = await findAppointment(trx, id);
    const rest = before && restOfJob ? await listRestOfJob(trx, before) : [];
    const first = await one(id, seen);
    const all = [first];
    for (const day of rest) all.push(await ofDay(day.date, one(day.id)));
    return together(first, all);
  });
}

type Move = {
  id: string;
  appointmentDate: LocalDate;
  appointmentTime?: LocalTime | undefined;
  overrule?: readonly Overrulable[];
  overruleReason?: string | undefined;
  /** The later days of the same job follow onto the next open days. */
  restOfJob?: boolean | undefined;
};

/** Moves an active appointment to another day, at its present time unless another is given; `overrule`: what the office knows. */
export function moveAppointment(
  context: ApiContext,
  { id, appointmentDate, appointmentTime, overrule, overruleReason, restOfJob = false }: Move,
): Promise<Changed> {
  const now = context.services.now();
  return write(context.services, async (trx) => {
    const one = (of: string, date: LocalDate) =>
      changeIn(context, trx, of, adminOf(context), '', async (before) => {
        if (!holds(before.status)) refuse(bookingRefusals, 'NOT_CHANGEABLE');
        const time = appointmentTime ?? timeOf(before.startHour);
        if (date === before.date && time === timeOf(before.startHour)) return before;
        const start = await requireStart(trx, { ...before, date, time }, now, overrule);
        return { ...before, date, ...start, ...(overrule && { overrule, overruleReason }) };
      });
    const before = await findAppointment(trx, id);
    const rest = before && restOfJob ? await listRestOfJob(trx, before) : [];
    if (!before || rest.length === 0) return one(id, appointmentDate);
    const time = appointmentTime ?? timeOf(before.startHour);
    const plan = [{ id, date: appointmentDate }];
    for (let date = appointmentDate; plan.length <= rest.length;) {
      const day = rest[plan.length - 1];
      if (!day) break;
      date = await nextDay(trx, { date, time, hours: day.hours }, now);
      plan.push({ id: day.id, date });
    }
    // The days make room for each other: the last one goes first where they move on, the first one where they move back.
    const isLater = appointmentDate > before.date;
    const done: Changed[] = [];
    for (const step of isLater ? plan.toReversed() : plan)
      done.push(await ofDay(step.date, one(step.id, step.date)));
    const first = isLater ? done.at(-1) : done[0];
    if (!first) throw new Error('A job has at least one day');
    return together(first, done.toReversed());
  });
}
