import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { athensDate, type LocalDate } from '../../../shared/dates.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import type { OpeningDay, OpeningOverride, Technician } from '../contract.ts';
import { openingOn, presentOpening, type Hours } from '../opening.ts';
import { bookingRefusals } from '../rules.ts';
import { listOverrides } from './availability-store.ts';
import {
  insertTechnician,
  isBusyFrom,
  lockTechnician,
  putOverride,
  removeOverride,
  removeTechnician,
  updateTechnician,
} from './team-store.ts';

/** The days from today on of which something was said, with what holds on them. */
export async function readOverrides({ services }: ApiContext): Promise<OpeningDay[]> {
  const overrides = await listOverrides(services.database.db, athensDate(services.now()));
  return overrides.map((override) => presentOpening(override.date, openingOn(override.date, override)));
}

/** Closes a day, opens it at its usual hours or at others; appointments that were made stay as they are. */
export async function sayOpening({ services }: ApiContext, said: OpeningOverride): Promise<void> {
  const { date, isOpen, reason = '' } = said;
  await write(services, (trx) => putOverride(trx, { date, hours: isOpen ? hoursOf(said) : null, reason }));
}

/** A day that is opened without hours gets those of its weekday, a Sunday those of a working day. */
function hoursOf({ opensHour = 9, closesHour = 18 }: OpeningOverride): Hours {
  if (closesHour <= opensHour) {
    const { message } = bookingRefusals.BAD_HOURS;
    refuse(bookingRefusals, 'BAD_HOURS', { fields: { closesHour: message } });
  }
  return { opensHour, closesHour };
}

/** Gives a day its usual hours back. */
export async function unsayOpening({ services }: ApiContext, date: LocalDate): Promise<void> {
  await write(services, (trx) => removeOverride(trx, date));
}

/** Adds a technician. */
export function addTechnician(
  { services }: ApiContext,
  technician: Omit<Technician, 'id'>,
): Promise<Technician> {
  return write(services, (trx) => insertTechnician(trx, technician));
}

/** Changes a technician; appointments that were given to them stay theirs. */
export function changeTechnician({ services }: ApiContext, technician: Technician): Promise<Technician> {
  return write(
    services,
    async (trx) => (await updateTechnician(trx, technician)) ?? refuse(generalRefusals, 'NOT_FOUND'),
  );
}

/** Removes a technician who has no appointment from today on. */
export async function dismissTechnician({ services }: ApiContext, id: number): Promise<void> {
  await write(services, async (trx) => {
    if (!(await lockTechnician(trx, id))) refuse(generalRefusals, 'NOT_FOUND');
    if (await isBusyFrom(trx, id, athensDate(services.now()))) refuse(bookingRefusals, 'TECHNICIAN_BUSY');
    await removeTechnician(trx, id);
  });
}
