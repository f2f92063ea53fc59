import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { addDays, formatDay, type LocalDate, type LocalTime } from '#shared/dates.ts';
import { Refusal } from '#shared/errors.ts';
import type { AgreedJob } from '../contract.ts';
import { openingOn } from '../opening.ts';
import { whyNotBegin } from '../slots.ts';
import { createAppointment, insertIn } from './actions.ts';
import { requireVisit } from './availability.ts';
import { listOverrides } from './availability-store.ts';
import { adminOf, type Changed } from './change-appointment.ts';

/** How many days ahead the next open day is looked for. */
const furthest = 30;

type Start = { date: LocalDate; time: LocalTime; hours: number };

/**
 * The first day after one whose opening hours hold the visit, or that is open at all where none does: there the office is asked
 * about it. A month later if the company stays closed.
 */
export async function nextDay(
  trx: Transaction,
  { date: after, time, hours }: Start,
  now: Date,
): Promise<LocalDate> {
  const until = addDays(after, furthest);
  const overrides = new Map((await listOverrides(trx, after, until)).map((one) => [one.date, one]));
  const open = Array.from({ length: furthest }, (_, index) => addDays(after, index + 1))
    .map((date) => ({ date, opening: openingOn(date, overrides.get(date)) }))
    .filter(({ opening }) => opening.spans.length > 0);
  const holds = open.find(({ date, opening }) => whyNotBegin(date, time, hours, opening, now) === null);
  return (holds ?? open[0])?.date ?? until;
}

/**
 * Enters an appointment that was agreed by other means, or one on each of several open days in a row at the same time, with the
 * hours of the job shared out evenly: all of them or none. Returns the first, and the days. A refusal names its day.
 */
export async function createVisits(
  context: ApiContext,
  {
    days,
    customerId = null,
    customerEmail = '',
    ...request
  }: Omit<AgreedJob, 'customerId'> & {
    customerId?: string | null | undefined;
  },
): Promise<Changed & { dates: LocalDate[] }> {
  const first = request.appointmentDate;
  if (days === 1)
    return {
      ...(await createAppointment(context, { ...request, customerId, customerEmail })),
      dates: [first],
    };
  const now = context.services.now();
  return write(context.services, async (trx) => {
    const service = await requireVisit(trx, request.serviceId);
    const hours = Math.ceil(service.hours / days);
    const { appointmentTime: time } = request;
    const jobId = newId();
    const booked: Changed[] = [];
    const dates: LocalDate[] = [];
    for (
      let day = 1, date = first;
      day <= days;
      day += 1, date = await nextDay(trx, { date, time, hours }, now)
    ) {
      const { followsId, notes = '', ...rest } = request;
      const booking = {
        ...rest,
        ...(day === 1 && { followsId }),
        appointmentDate: date,
        notes: [`Ημέρα ${day} από ${days}.`, notes].filter(Boolean).join('\n').slice(0, 1_000),
        customerId,
        customerEmail,
        status: 'confirmed' as const,
        beginConsentAt: null,
        hours,
        isRepeated: day === days,
        jobId,
      };
      booked.push(await ofDay(date, insertIn(context, trx, booking, adminOf(context))));
      dates.push(date);
    }
    const [begin] = booked;
    if (!begin) throw new Error('A job has at least one day');
    return { ...begin, dates };
  });
}

/** Names the day in a refusal of one of several. */
export async function ofDay<Result>(date: LocalDate, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, status, message, fields, data } = error;
    throw new Refusal(code, status, `${formatDay(date)}: ${message}`, { ...(fields && { fields }), data });
  }
}
