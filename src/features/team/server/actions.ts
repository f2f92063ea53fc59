import { removeFeed } from './calendar-feed-store.ts';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { company } from '#shared/company.ts';
import { athensDate, datesBetween, formatDate, type LocalDate } from '#shared/dates.ts';
import { spansText } from '#shared/opening-text.ts';
import { isAsExpected } from '#shared/changes.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { OpeningDay } from '#features/booking/contract.ts';
import { isWithinSpans, openingOn, presentOpening } from '#features/booking/opening.ts';
import { listOverrides } from '#features/booking/server/availability-store.ts';
import type { OpeningOverride, Technician, TechnicianDetails } from '../contract.ts';
import { teamRefusals } from '../refusals.ts';
import {
  insertTechnician,
  isBusyFrom,
  listReserved,
  lockOverrides,
  lockTechnician,
  putOverride,
  removeOverride,
  removeTechnician,
  updateTechnician,
} from './store.ts';
import { requirePlannable } from '#server/plannable.ts';

/** Opening-hours overrides from today, with the resulting hours. */
export async function readOverrides({ services }: ApiContext): Promise<OpeningDay[]> {
  const overrides = await listOverrides(services.database.db, athensDate(services.now()));
  return overrides.map((override) => presentOpening(override.date, openingOn(override.date, override)));
}

/**
 * Closes a day and those up to `until`, or opens them at default or given hours; refused if the day has changed since it was
 * seen. Existing appointments stay; returns how many of the days are now outside their hours.
 */
export function setOpening(
  context: ApiContext,
  { seen, until, ...said }: OpeningOverride & { seen?: OpeningDay | undefined },
): Promise<number> {
  const { date } = said;
  const last = until || date;
  requirePlannable('date', date, context.services.now());
  requirePlannable('until', last, context.services.now());
  return write(context.services, async (trx) => {
    await lockOverrides(trx);
    let outside = 0;
    for (const day of datesBetween(date, last)) {
      const before = await readOpening(trx, day);
      if (day === date && !isAsExpected(seen, before)) refuse(teamRefusals, 'OPENING_CHANGED');
      // Sundays and holidays among several days stay closed.
      if (day === date || before.isOpen)
        outside += await setDay(trx, context, { ...said, date: day }, before);
    }
    return outside;
  });
}

async function setDay(
  trx: Transaction,
  context: ApiContext,
  { date, isOpen, reason = '', ...said }: OpeningOverride,
  before: OpeningDay,
): Promise<number> {
  const spans = isOpen ? (said.spans ?? usualSpans()) : [];
  await putOverride(trx, { date, spans, reason });
  await auditOpening(trx, context, date, before);
  const reserved = await listReserved(trx, date);
  const outside = reserved.filter(({ hour }) => !isWithinSpans(spans, hour, hour + 1));
  return new Set(outside.map(({ appointmentId }) => appointmentId)).size;
}

/** A day that is opened without hours gets those of the first working day of the week. */
const usualSpans = () =>
  company().openingHours.find(({ spans }) => spans.length > 0)?.spans ?? [
    { opens: '09:00', closes: '17:00' },
  ];

/** Restores a day's usual hours. */
export async function removeOpening(context: ApiContext, { date }: { date: LocalDate }): Promise<void> {
  await write(context.services, async (trx) => {
    const before = await readOpening(trx, date);
    await removeOverride(trx, date);
    await auditOpening(trx, context, date, before);
  });
}

async function readOpening(trx: Transaction, date: LocalDate): Promise<OpeningDay> {
  const [override] = await listOverrides(trx, date, date);
  return presentOpening(date, openingOn(date, override));
}

async function auditOpening(trx: Transaction, context: ApiContext, date: LocalDate, before: OpeningDay) {
  const after = await readOpening(trx, date);
  await audit(trx, context, {
    entity: 'opening',
    entityId: date,
    label: formatDate(date),
    before: auditedDay(before),
    after: auditedDay(after),
  });
}

const auditedDay = ({ spans, ...day }: OpeningDay) => ({ ...day, hours: spansText(spans) });

export function addTechnician(context: ApiContext, said: TechnicianDetails): Promise<Technician> {
  return write(context.services, async (trx, changed) => {
    changed('services');
    const after = await insertTechnician(trx, { ...said, hourCost: said.hourCost ?? null });
    await audit(trx, context, { ...audited(after), after: auditedState(after) });
    return after;
  });
}

/** Changes a technician; refused if they have changed since they were seen. Their assigned appointments stay. */
export function changeTechnician(
  context: ApiContext,
  { seen, ...typed }: TechnicianDetails & { id: number; seen?: TechnicianDetails | undefined },
): Promise<Technician> {
  return write(context.services, async (trx, changed) => {
    changed('services');
    const before = (await lockTechnician(trx, typed.id)) ?? refuse(generalRefusals, 'NOT_FOUND');
    // Who says nothing of the cost leaves it as it is.
    const { hourCost = before.hourCost } = typed;
    const said = { ...typed, hourCost };
    if (!isAsExpected(seen && { hourCost: before.hourCost, ...seen }, auditedState(before)))
      refuse(teamRefusals, 'TECHNICIAN_CHANGED');
    await updateTechnician(trx, said);
    // Who does not work here any more reads no visit.
    if (!said.isActive) await removeFeed(trx, said.id);
    const states = { before: auditedState(before), after: auditedState(said) };
    await audit(trx, context, { ...audited(said), ...states });
    return said;
  });
}

/** Removes a technician; refused if they have an appointment today or later. */
export async function dismissTechnician(context: ApiContext, { id }: { id: number }): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    changed('services');
    const before = (await lockTechnician(trx, id)) ?? refuse(generalRefusals, 'NOT_FOUND');
    if (await isBusyFrom(trx, id, athensDate(services.now()))) refuse(teamRefusals, 'TECHNICIAN_BUSY');
    await removeTechnician(trx, id);
    await audit(trx, context, { ...audited(before), before: auditedState(before) });
  });
}

const audited = ({ id, name }: Technician) => ({ entity: 'technician' as const, entityId: id, label: name });

const auditedState = ({ id: _id, ...state }: Technician) => state;
