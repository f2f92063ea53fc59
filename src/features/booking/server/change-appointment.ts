import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { formatDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import {
  requireUnchanged,
  delayNotifications,
  lastNotified,
  cancelDelayed,
  notifyNow,
  type Change as HeldChange,
} from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { Appointment } from '../contract.ts';
import { timeOf } from '../opening.ts';
import { presentAppointment, type StoredAppointment } from '../present.ts';
import { bookingRefusals } from '../refusals.ts';
import { holds, stands } from '../rules.ts';
import { freeHours, listCrew } from './availability-store.ts';
import { overlapsOwn, whyNotForOrder } from './conflict-store.ts';
import { keepCrew } from '../maintenance/server/store.ts';
import type { Overrulable } from '../enums.ts';
import { reasonOf, reserveHours, restoreCrew } from './reserve-hours.ts';
import { changeAppointment, findAppointment, insertEntry, lockAppointment, removeEntry } from './store.ts';
import { mustCall, newsFor, notifyPages, type Actor } from './notify.ts';

/** The appointment after the change, and the id with which an administrator's change can be undone for some seconds. */
export type Changed = {
  appointment: Appointment;
  undo?: string;
  /** The customer would be told, but has no e-mail address. */
  mustCall?: boolean;
  /** Of a job of several days: what takes each of them back, in this order. */
  undoAll?: { id: string; undo: string }[];
};

/** The new state, what its history says of it in place of the note, and what the office overrules. */
type Decided = StoredAppointment & {
  overruled?: string;
  overrule?: readonly Overrulable[];
  overruleReason?: string | undefined;
};

/** Arguments of a change: id, actor, note, and a function that returns the new state. */
type ChangeArguments = [
  id: string,
  actor: Actor,
  note: string,
  decide: (before: StoredAppointment, trx: Transaction) => Decided | Promise<Decided>,
];

/** The administrator who makes the request. */
export const adminOf = ({ caller }: Pick<ApiContext, 'caller'>): Actor => ({
  actor: 'admin',
  actorId: null,
  actorName: caller.adminName ?? null,
});

/**
 * Changes an appointment to the state that `decide` returns, with history, audit and notifications. Customers can change
 * only their own.
 */
export function change(context: ApiContext, ...args: ChangeArguments): Promise<Changed> {
  return write(context.services, (trx) => changeIn(context, trx, ...args));
}

export async function changeIn(
  context: ApiContext,
  trx: Transaction,
  ...[id, actor, note, decide]: ChangeArguments
): Promise<Changed> {
  const { services } = context;
  const ownerId = actor.actor === 'customer' ? (actor.actorId ?? '') : undefined;
  const before =
    (await lockAppointment(trx, id, ownerId)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  const { overruled = note, overrule, overruleReason, ...decided } = await decide(before, trx);
  const isMoved = decided.date !== before.date || decided.startHour !== before.startHour;
  if (!isMoved && decided.status === before.status) {
    return { appointment: await present(services, trx, id, actor) };
  }
  const after = nextVersion(services, before, decided);
  // Undoing a move brings back the same technicians.
  const hasCrew = actor.actor === 'admin' && isMoved && holds(before.status) && holds(after.status);
  const crew = hasCrew ? await listCrew(trx, id) : undefined;
  const full = await rewrite(trx, before, after, { isOffice: actor.actor === 'admin', overrule });
  const crews = crew && { before: crew, after: await listCrew(trx, id) };
  const said = [overruled, full].filter(Boolean).join(' ');
  // What only the note says was not overruled.
  const teamNote = overrule ? reasonOf(said, overruleReason) : '';
  return record(context, trx, before, after, actor, { note: said, teamNote }, crews);
}

/** Stores a changed appointment and updates its reserved hours; returns what was overruled of them, for the history. */
async function rewrite(
  trx: Transaction,
  before: StoredAppointment,
  after: StoredAppointment,
  options: { isOffice?: boolean; overrule?: readonly Overrulable[] | undefined } = {},
): Promise<string> {
  const isMoved = after.date !== before.date || after.startHour !== before.startHour;
  const code = stands(before.status) || !stands(after.status) ? null : await whyNotForOrder(trx, after);
  if (code) refuse(bookingRefusals, code);
  if (after.status === 'completed' && holds(before.status)) await keepCrew(trx, after.id);
  let full = '';
  if (!holds(after.status)) await freeHours(trx, after.id);
  else if (before.status === 'completed' && !isMoved) await reopen(trx, after);
  else if (isMoved || !holds(before.status)) full = await reserveHours(trx, after, options);
  await changeAppointment(trx, after);
  return full;
}

/** Gives a completed appointment that was not done its hours back, with those who were to go. */
async function reopen(trx: Transaction, after: StoredAppointment): Promise<void> {
  if (await overlapsOwn(trx, after)) refuse(bookingRefusals, 'ALREADY_BOOKED');
  await restoreCrew(trx, after, (await findAppointment(trx, after.id))?.technicianIds ?? []);
}

/** The changed appointment with the next sequence number: for calendars a newer version of the same event. */
export function nextVersion(
  { now }: Services,
  before: StoredAppointment,
  decided: StoredAppointment,
): StoredAppointment {
  return { ...decided, sequence: before.sequence + 1, updatedAt: now() };
}

/**
 * Records a change in the history, notifies everybody concerned, and returns the appointment. Notifications of an
 * administrator's change to an existing appointment are delayed for some seconds, in which it can be undone.
 */
export async function record(
  context: ApiContext,
  trx: Transaction,
  before: StoredAppointment | null,
  after: StoredAppointment,
  actor: Actor,
  { note, teamNote = '' }: { note: string; teamNote?: string },
  crew?: CrewChange,
): Promise<Changed> {
  const { services } = context;
  // Who comes concerns only the company: a change of the crew alone is not in the history that the customer reads.
  const isOnlyCrew =
    crew !== undefined && before?.date === after.date && before.startHour === after.startHour;
  const entryId = isOnlyCrew
    ? undefined
    : await insertEntry(trx, after.id, {
        fromStatus: before?.status ?? null,
        toStatus: after.status,
        fromDate: before?.date ?? null,
        fromHour: before?.startHour ?? null,
        toDate: after.date,
        toHour: after.startHour,
        note,
        teamNote,
        at: services.now(),
        ...actor,
      });
  if (actor.actor === 'admin') {
    const states = {
      before: before ? { ...auditedState(before), ...crewNames(crew?.before) } : undefined,
      after: { ...auditedState(after), ...crewNames(crew?.after) },
    };
    await audit(trx, context, { ...audited(after), ...states });
  }
  await notifyPages(services, trx, after);
  const subject = subjectOf('appointment', after.id);
  // Who changes it at the same moment knows what the page shows; anybody else knows what was told.
  const known = before && actor.actor !== 'customer' ? await lastNotified(trx, subject, before) : before;
  const told = { before: known, after, actor: actor.actor, note };
  const news = newsFor(services, told);
  const isHeld = before !== null && actor.actor === 'admin';
  const undo = isHeld
    ? await delayNotifications(services, trx, subject, heldChange(before, after, entryId, crew), news)
    : await notifyNow(services, trx, subject, news);
  const appointment = await present(services, trx, after.id, actor);
  return {
    appointment,
    ...(undo !== undefined && { undo }),
    ...(mustCall(services, { ...told, before }) && { mustCall: true }),
  };
}

/** Undoes a change before the customer is notified; refused if hours that it released are no longer free. */
export function undoChange(
  context: ApiContext,
  { id, undo }: { id: string; undo: string },
): Promise<Appointment> {
  const { services } = context;
  return write(services, async (trx) => {
    const now = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    const held = await cancelDelayed(services, trx, undo, subjectOf('appointment', id));
    const { entryId, status, date, startHour, crew } = held.before as HeldBefore;
    const crewNow = crew && (await listCrew(trx, id));
    requireUnchanged({ ...now, entryId, ...(crewNow && { crew: crewNow.map((one) => one.id) }) }, held);
    const restored = nextVersion(services, now, { ...now, status, date, startHour });
    if (crew) {
      // Nobody was sent yet: it stood over a full hour.
      if (crew.length === 0) await freeHours(trx, id);
      else await restoreCrew(trx, restored, crew);
      await changeAppointment(trx, restored);
    } else {
      await rewrite(trx, now, restored);
    }
    if (entryId !== undefined) await removeEntry(trx, id, entryId);
    await audit(trx, context, {
      ...audited(restored),
      before: { ...auditedState(now), ...crewNames(crewNow) },
      after: { ...auditedState(restored), ...crewNames(crew && (await listCrew(trx, id))) },
    });
    await notifyPages(services, trx, restored);
    return present(services, trx, id, adminOf(context));
  });
}

type HeldBefore = Pick<StoredAppointment, 'status' | 'date' | 'startHour'> & {
  entryId?: string;
  crew?: number[];
};

type Crew = readonly { id: number; name: string }[];

/** Who went to an appointment before a change, and who goes after it. */
export type CrewChange = { before: Crew; after: Crew };

const crewNames = (crew: Crew | undefined) =>
  crew && { technicians: crew.map(({ name }) => name).join(', ') };

const crewIds = (crew: Crew) => ({ crew: crew.map(({ id }) => id) });

function heldChange(
  was: StoredAppointment,
  is: StoredAppointment,
  entryId: string | undefined,
  crew: CrewChange | undefined,
): HeldChange {
  const { status, date, startHour, sequence } = is;
  return {
    before: {
      status: was.status,
      date: was.date,
      startHour: was.startHour,
      entryId,
      ...(crew && crewIds(crew.before)),
    },
    after: { status, date, startHour, sequence, entryId, ...(crew && crewIds(crew.after)) },
  };
}

async function present(services: Services, trx: Transaction, id: string, { actor }: Actor) {
  const whole = (await findAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  return presentAppointment(whole, actor === 'admin', services.now());
}

/** An appointment in the audit log, without the person's name: the customer may ask to be deleted. */
export const audited = ({
  id,
  serviceTitle,
  date,
}: Pick<StoredAppointment, 'id' | 'serviceTitle' | 'date'>) => ({
  entity: 'appointment' as const,
  entityId: id,
  label: `${serviceTitle}, ${formatDate(date)}`,
});

export const auditedState = ({ status, date, startHour }: StoredAppointment) => ({
  status,
  date,
  time: timeOf(startHour),
});
