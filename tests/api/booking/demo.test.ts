import { beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { Appointment } from '#features/booking/contract.ts';
import { hourOf, hoursIn, isWithinSpans, openingOn } from '#features/booking/opening.ts';
import { holds } from '#features/booking/rules.ts';
import { addDays, athensDate, weekday } from '#shared/dates.ts';
import { testApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(async () => {
  await truncateAll();
  return () => app.setNow(undefined);
});

async function listAll(): Promise<Appointment[]> {
  const { body } = await app.request('GET', '/api/appointments?pageSize=500', {
    cookie: await app.signIn('admin'),
  });
  return body as Appointment[];
}

/** Days on which less than a third of the technicians' hours are free. */
async function fullDays(): Promise<string[]> {
  const taken = await db
    .selectFrom('technicianHours')
    .select(({ fn }) => ['date', fn.countAll<string>().as('hours')])
    .groupBy('date')
    .execute();
  return taken.flatMap(({ date, hours }) => {
    const { spans } = openingOn(date);
    return spans.length > 0 && Number(hours) <= (hoursIn(spans) * 2 * 2) / 3 ? [] : [date];
  });
}

describe('the demonstration’s calendar', () => {
  it.each(['2026-11-20T10:00:00Z', '2026-12-24T22:30:00Z', '2027-03-28T00:30:00Z', '2027-04-29T05:00:00Z'])(
    'is lively for three weeks with believable appointments on open days when it is loaded at %s',
    async (instant) => {
      const now = new Date(instant);
      app.setNow(now);
      await loadDemo(app.services);
      const today = athensDate(now);
      const appointments = await listAll();
      const monday = addDays(today, 1 - weekday(today));
      for (let date = monday; date < addDays(monday, 21); date = addDays(date, 1)) {
        const { spans } = openingOn(date);
        const here = appointments.filter(({ appointmentDate }) => appointmentDate === date);
        const [least, most] = spans.length > 0 ? [weekday(date) === 6 ? 1 : 2, 8] : [0, 0];
        expect(here.length, date).toBeGreaterThanOrEqual(least);
        expect(here.length, date).toBeLessThanOrEqual(most);
      }
      const inThree = appointments.filter(
        ({ appointmentDate: date }) => date >= monday && date < addDays(monday, 21),
      );
      expect(new Set(inThree.map(({ status }) => status)).size).toBe(6);
      expect(new Set(inThree.flatMap(({ technicians = [] }) => technicians)).size).toBe(2);
      expect(await fullDays()).toEqual([]);
      expect(new Set(appointments.map(({ status }) => status)).size).toBe(6);
      for (const {
        appointmentDate,
        appointmentTime,
        endTime,
        status,
        history,
        technicians,
      } of appointments) {
        const { spans } = openingOn(appointmentDate);
        expect(isWithinSpans(spans, hourOf(appointmentTime), hourOf(endTime))).toBe(true);
        // Besides the visits of last year that are due again.
        const isLastYears = appointmentDate < addDays(today, -300) && status === 'completed';
        expect(isLastYears || appointmentDate >= addDays(today, -60)).toBe(true);
        expect(appointmentDate <= addDays(today, 40)).toBe(true);
        expect(technicians !== undefined).toBe(holds(status) || status === 'completed');
        expect(history.at(-1)?.status).toBe(status);
        expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
        expect(history.every(({ at }) => new Date(at) <= now)).toBe(true);
      }
    },
  );

  it('gives Eleni one confirmed and one pending appointment ahead and two behind', async () => {
    await loadDemo(app.services);
    const { id } = await db
      .selectFrom('customers')
      .where('email', '=', 'eleni@pelatis.example')
      .select('id')
      .executeTakeFirstOrThrow();
    const { body } = await app.request('GET', '/api/appointments', {
      cookie: await app.signIn({ customerId: id }),
    });
    expect((body as Appointment[]).map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'confirmed',
      'pending',
    ]);
    const technicians = await db.selectFrom('technicians').select('name').orderBy('id').execute();
    expect(technicians).toEqual([{ name: 'Στέλιος Ρήγας' }, { name: 'Δήμητρα Λαζάρου' }]);
  });
});
