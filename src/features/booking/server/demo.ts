import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { oneOf, seededRandom, type Random } from '#server/demo-random.ts';
import type { Services } from '#server/services.ts';
import { addDays, athensDate, athensInstant, isLocalDate, weekday, type LocalDate } from '#shared/dates.ts';
import { isWorkingDay } from '#shared/holidays.ts';
import { type AppointmentStatus } from '../contract.ts';
import type { CrewMember } from '../crew.ts';
import { hoursIn, isWithinSpans, openingOn, timeOf } from '../opening.ts';
import type { Span } from '#shared/settings.ts';
import { holds } from '../rules.ts';
import { crewAt, wholeHours, type BusyHour } from '../slots.ts';
import { listCrewMembers } from './availability-store.ts';
import { hourMs, hoursOf, maxAheadDays, rowsOf, type DemoSlot, type Guest, type Plan } from './demo-rows.ts';

/** `sinceDays`: when the guest became a customer, in days from today, negative. */
type KnownGuest = { guest: Guest; sinceDays: number };
type Demo = {
  callers: Omit<Guest, 'customerId'>[];
  /** Whose yearly maintenance is due again, in this many days from today; some are overdue, one has no e-mail address. */
  yearly: (Omit<Guest, 'customerId'> & { dueDays: number })[];
  notes: Record<string, string[]>;
};
/** How many days back the calendar begins, and the number of appointments before the present week. */
const [reachBack, earlierCount] = [42, 30];
/** The present week and the next two have many appointments. */
const livelyDays = 21;
/** The maximum share of the technicians' time that is reserved, so that every day still has a free hour to book. */
const maxTaken = 2 / 3;
/** The appointments of the two accounts whose passwords are printed at startup. */
const known: [email: string, slug: string, days: number, status: AppointmentStatus][] = [
  ['eleni@pelatis.example', 'aytopsia-meleti', -30, 'completed'],
  ['eleni@pelatis.example', 'egkatastasi-synagermou', -16, 'completed'],
  ['eleni@pelatis.example', 'syntirisi', 3, 'confirmed'],
  ['eleni@pelatis.example', 'aytopsia-meleti', 9, 'pending'],
  ['nikos@epixeirisi.example', 'egkatastasi-kameron', -21, 'completed'],
  ['nikos@epixeirisi.example', 'kentro-lipsis', -8, 'cancelled'],
  ['nikos@epixeirisi.example', 'syntirisi', 2, 'confirmed'],
  ['nikos@epixeirisi.example', 'elegxos-prosvasis', 12, 'pending'],
];

const likely = {
  past: ['completed', 'completed', 'completed', 'completed', 'completed', 'cancelled', 'rejected'],
  ahead: [
    'pending',
    'pending',
    'pending_approval',
    'confirmed',
    'confirmed',
    'confirmed',
    'cancelled',
    'rejected',
  ],
} satisfies Record<string, AppointmentStatus[]>;

/**
 * Loads appointments from six weeks ago to the end of the week after next, in every status and according to the booking
 * rules.
 */
export async function loadBookingDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const random = seededRandom(20_261_121);
  const demo = await readDemoJson<Demo>('appointments.json');
  const today = now();
  const calendar = createCalendar(athensDate(today), await listCrewMembers(trx), random);
  const appointments = (await planAll(trx, demo, today, random)).map((planned) => {
    const slot = calendar(planned);
    const plan = { ...planned, status: statusBy(planned, slot, today) };
    return rowsOf(plan, slot, oneOf(demo.notes[plan.service.slug] ?? [''], random), today, random);
  });
  appointments.push(...(await lastYear(trx, demo, today, random)));
  await trx
    .insertInto('appointments')
    .values(appointments.map(({ appointment }) => appointment))
    .execute();
  await trx
    .insertInto('technicianHours')
    .values(appointments.flatMap(({ hours }) => hours))
    .execute();
  await trx
    .insertInto('appointmentHistory')
    .values(appointments.flatMap(({ history }) => history))
    .execute();
}

/** The visits of last year that are due again. */
async function lastYear(trx: Transaction, { yearly, notes }: Demo, now: Date, random: Random) {
  const stored = await trx
    .selectFrom('services')
    .where('slug', '=', 'syntirisi')
    .selectAll()
    .executeTakeFirst();
  if (!stored) return [];
  const service = { ...stored, hours: wholeHours(stored.durationMinutes) };
  const technicians = await listCrewMembers(trx);
  return yearly.map(({ dueDays, ...person }, index) => {
    const due = addDays(athensDate(now), dueDays);
    let date = `${Number(due.slice(0, 4)) - 1}${due.slice(4)}`;
    if (!isLocalDate(date)) date = addDays(due, -365);
    while (!isWorkingDay(date)) date = addDays(date, -1);
    const member = technicians[index % technicians.length];
    const guest = { customerId: null, ...person };
    const plan: Plan = { guest, service, days: dueDays - 365, status: 'completed' };
    const slot: DemoSlot = { date, startHour: 10 + index, crew: member ? [member] : [] };
    return rowsOf(plan, slot, oneOf(notes['syntirisi'] ?? [''], random), now, random);
  });
}

async function planAll(trx: Transaction, { callers }: Demo, now: Date, random: Random): Promise<Plan[]> {
  const services = (
    await trx.selectFrom('services').where('isBookable', '=', true).orderBy('position').selectAll().execute()
  ).map(({ durationMinutes, ...service }) => ({ ...service, hours: wholeHours(durationMinutes) }));
  const customers = await trx
    .selectFrom('customers')
    .where('isVerified', '=', true)
    // Customers in Attica, where the technicians work.
    .where('postalCode', 'like', '1%')
    .orderBy('email')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'address', 'city', 'decidedAt'])
    .execute();
  const guests = customers.map(
    ({ id, firstName, lastName, email, phone, address, city, decidedAt }): KnownGuest => ({
      guest: {
        customerId: id,
        customerName: `${firstName} ${lastName}`,
        customerEmail: email,
        customerPhone: phone,
        address: [address, city].filter(Boolean).join(', '),
      },
      sinceDays: ((decidedAt?.getTime() ?? 0) - now.getTime()) / (24 * hourMs),
    }),
  );
  const byEmail = new Map(guests.map(({ guest }) => [guest.customerEmail, guest]));
  const others = [
    ...guests.filter(({ guest }) => !known.some(([email]) => email === guest.customerEmail)),
    ...callers.map((caller): KnownGuest => ({
      guest: { customerId: null, ...caller },
      sinceDays: -Infinity,
    })),
  ];
  const first = known.flatMap(([email, slug, days, status]): Plan[] => {
    const guest = byEmail.get(email);
    const service = services.find((one) => one.slug === slug);
    return guest && service ? [{ guest, service, days, status }] : [];
  });
  const brief = services.filter(({ crew, hours }) => crew * hours <= 2);
  const lastVisits = new Map<Guest, number>();
  const more = daysOfOthers(athensDate(now), random).map((days, at, all): Plan => {
    const existing = others.filter(({ sinceDays }) => sinceDays < Math.min(days, 0) - maxAheadDays);
    // At most one visit per customer in a week.
    const waiting = existing.filter(({ guest }) => days - (lastVisits.get(guest) ?? -Infinity) > 7);
    const { guest } = oneOf(waiting.length > 0 ? waiting : existing, random);
    lastVisits.set(guest, days);
    const usual = oneOf<AppointmentStatus>(days < 0 ? likely.past : likely.ahead, random);
    const status = days === 0 ? 'confirmed' : usual;
    // Appointments agreed by telephone need no approval.
    const isAgreed = guest.customerId === null && (status === 'pending' || status === 'pending_approval');
    return {
      guest,
      // A second visit on the same day is a short one.
      service: oneOf(all[at - 1] === days ? brief : services, random),
      days,
      status: isAgreed ? 'confirmed' : status,
    };
  });
  return [...first, ...more];
}

/** The days of the other customers' visits, counted from today, the earliest first. */
function daysOfOthers(today: LocalDate, random: Random): number[] {
  const monday = 1 - weekday(today);
  const earlier = Array.from({ length: earlierCount }, (_, index) =>
    Math.floor(((index + random()) / earlierCount) * (reachBack + monday) - reachBack),
  );
  const lively = Array.from({ length: livelyDays }, (_, i) => monday + i).flatMap((days) => {
    const least = Math.floor(hoursIn(openingOn(addDays(today, days)).spans) / 3);
    const count = least === 0 ? 0 : least + Math.floor(random() * 3);
    return Array.from({ length: count }, () => days);
  });
  return [...earlier, ...lively];
}

/** A confirmed appointment of today may be over by now. */
function statusBy({ status, service }: Plan, { date, startHour }: DemoSlot, now: Date): AppointmentStatus {
  const begins = athensInstant(date, timeOf(startHour)).getTime();
  const isDone = begins + (service.hours + 1) * hourMs <= now.getTime();
  return status === 'confirmed' && isDone ? 'completed' : status;
}

/** Assigns each planned visit in turn to a free slot, on its day or the nearest one with a slot. */
function createCalendar(today: LocalDate, technicians: readonly CrewMember[], random: Random) {
  const busy = new Map<LocalDate, BusyHour[]>();
  return ({ service, days, status }: Plan): DemoSlot => {
    const takesTime = holds(status) || status === 'completed';
    const direction = days < 0 ? -1 : 1;
    for (let date = addDays(today, days); ; date = addDays(date, direction)) {
      const { spans } = openingOn(date);
      const taken = busy.get(date) ?? [];
      const starts = Array.from({ length: hoursIn(spans) }, (_, i) => i + 9);
      const freeSlots = starts
        .filter((startHour) => isWithinSpans(spans, startHour, startHour + service.hours))
        .map((startHour) => ({
          date,
          startHour,
          crew: crewAt(service, startHour, { technicians, busy: taken }),
        }))
        .filter((slot): slot is DemoSlot => slot.crew !== null)
        .filter((slot) => {
          const wanted = takesTime ? hoursOf(service, slot).length : 0;
          return taken.length + wanted <= maxHours(spans, technicians);
        });
      if (freeSlots.length === 0) continue;
      const slot = oneOf(freeSlots, random);
      if (takesTime) busy.set(date, [...taken, ...hoursOf(service, slot)]);
      return slot;
    }
  };
}

const maxHours = (spans: readonly Span[], technicians: readonly CrewMember[]) =>
  maxTaken * technicians.length * hoursIn(spans);
