import type { Insertable } from 'kysely';
import { type Appointment } from '#features/booking/contract.ts';
import { skill } from '#features/services/contract.ts';
import { openingOn } from '#features/booking/opening.ts';
import type { DB } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import type { TestApp, TestResponse } from './app.ts';
import { monday, type bookingOf } from './requests.ts';
import { testDatabase } from '../database/database.ts';

/** Friday 20 November 2026, noon in Athens: the time of the booking tests. */
export const friday = new Date('2026-11-20T10:00:00Z');

/** Stores a service of one hour for one technician with any skill, unless overridden; returns its id. */
export async function putService(overrides: Partial<Insertable<DB['services']>> = {}): Promise<number> {
  const { db } = await testDatabase();
  const { id } = await db
    .insertInto('services')
    .values({ slug: `service-${Math.random()}`, title: 'Αυτοψία και μελέτη', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores technicians with all skills, unless overridden; returns their ids. */
export async function putTechnicians(...hands: Partial<Insertable<DB['technicians']>>[]): Promise<number[]> {
  const { db } = await testDatabase();
  const rows = hands.map((hand, position) => ({
    name: `Τεχνικός ${position + 1}`,
    skills: [...skill.options],
    position,
    ...hand,
  }));
  const stored = await db.insertInto('technicians').values(rows).returning('id').execute();
  return stored.map(({ id }) => id);
}

/** Stores a pending appointment for Monday at ten, unless overridden; returns its id. */
export async function putAppointment(
  overrides: Partial<Insertable<DB['appointments']>> = {},
): Promise<string> {
  const { db } = await testDatabase();
  const appointment = {
    id: newId(),
    serviceTitle: 'Αυτοψία και μελέτη',
    customerName: 'Ελένη Μαρκάκη',
    customerEmail: 'eleni@pelatis.example',
    date: monday,
    startHour: 10,
    hours: 1,
    status: 'pending' as const,
    ...overrides,
  };
  await db.insertInto('appointments').values(appointment).execute();
  const { id: appointmentId, status: toStatus, date: toDate, startHour: toHour } = appointment;
  await db
    .insertInto('appointmentHistory')
    .values({ appointmentId, toStatus, toDate, toHour, actor: 'customer' })
    .execute();
  return appointmentId;
}

/** The first `count` working days, starting `after` days after an instant, by the weekly hours and the holidays. */
export function openDays(now: Date, after: number, count: number): LocalDate[] {
  const from = addDays(athensDate(now), after);
  return Array.from({ length: count + 14 }, (_, days) => addDays(from, days))
    .filter((date) => openingOn(date).spans.length > 0)
    .slice(0, count);
}

/** Returns the appointment of a response; throws if booking failed. */
export function booked({ status, body, text }: TestResponse): Appointment {
  if (status !== 200) throw new Error(`It was refused: ${text}`);
  return (body as { appointment: Appointment }).appointment;
}

/** Books an appointment; throws if it fails. */
export async function book(
  app: TestApp,
  cookie: string,
  body: ReturnType<typeof bookingOf>,
): Promise<Appointment> {
  return booked(await app.request('POST', '/api/appointments', { cookie, body }));
}

/** Counts the technicians' taken hours. */
export async function countTakenHours(): Promise<number> {
  const { db } = await testDatabase();
  return (await db.selectFrom('technicianHours').select('hour').execute()).length;
}
