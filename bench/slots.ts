import { sql } from 'kysely';
import { addDays, athensDate } from '#shared/dates.ts';
import { addBuyers, withDatabase } from './people.ts';
import { median, quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { startShop, type ShopSettings } from './shop.ts';

const appointments = 10_000;
const technicians = 12;
const days = 30;
const rounds = 10;
/** How long the booking dialog may wait for the server, in milliseconds. */
const [maxForDay, maxForMonth] = [25, 100];

/** Adds appointments in the next six months, five a day for each of twelve technicians, and returns a service. */
function fillCalendar(settings: ShopSettings): Promise<number> {
  return withDatabase(settings, ({ db }) =>
    db.transaction().execute(async (trx) => {
      const from = addDays(athensDate(new Date()), 1);
      await sql`
        insert into technicians (name, skills, position)
        select 'Τεχνικός ' || n, (select skills from technicians order by id limit 1), n
        from generate_series(100, ${99 + technicians}) n`.execute(trx);
      await sql`
        with place as (
          select 'bench-' || row_number() over (order by day, t.id, hour) as id, t.id as technician_id,
            ${from}::date + day as date, hour
          from generate_series(0, 178) day, technicians t, generate_series(9, 13) hour
          where t.position >= 100
          limit ${appointments}),
        kept as (
          insert into appointments
            (id, service_title, customer_name, customer_email, date, start_hour, hours, status)
          select id, 'Αυτοψία', 'Ελένη Μαρκάκη', 'nobody@bench.example', date, hour, 1, 'confirmed' from place)
        insert into technician_hours (technician_id, date, hour, appointment_id)
        select technician_id, date, hour, id from place`.execute(trx);
      const { rows } = await sql<{ id: number; stored: number }>`
        select (select id from services where slug = 'aytopsia-meleti') as id,
          (select count(*)::int from appointments where id like 'bench-%') as stored`.execute(trx);
      const [found] = rows;
      if (found?.stored !== appointments) throw new Error(`The calendar has ${found?.stored} appointments`);
      return found.id;
    }),
  );
}

async function timesOf(addresses: readonly string[], cookie: string): Promise<number[]> {
  const times = [];
  for (const address of addresses) {
    const began = performance.now();
    const answer = await fetch(address, { headers: { cookie } });
    const slots = (await answer.json()) as unknown[];
    times.push(performance.now() - began);
    if (!answer.ok || !Array.isArray(slots)) throw new Error(`${address} answered ${answer.status}`);
  }
  return times;
}

const repeated = (addresses: string[]) => Array.from({ length: rounds }, () => addresses).flat();

const row = (what: string, times: number[]) => [
  what,
  `${times.length}`,
  fixed(median(times), 1),
  fixed(quantile(times, 0.99), 1),
];

/** Measures the free hours of thirty days, day by day and all at once, with ten thousand appointments in the table. */
export async function benchSlots(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  await (await startShop(settings)).stop();
  const [cookie = ''] = await addBuyers(settings, 1);
  const serviceId = await fillCalendar(settings);
  const shop = await startShop(settings);
  const from = addDays(athensDate(new Date()), 1);
  const path = `${shop.origin}/api/appointments`;
  const byDay = Array.from(
    { length: days },
    (_, day) => `${path}/available-slots?serviceId=${serviceId}&date=${addDays(from, day)}`,
  );
  const month = `${path}/free-days?serviceId=${serviceId}&from=${from}&to=${addDays(from, days - 1)}`;
  await timesOf([...byDay, month], cookie);
  const ofDay = await timesOf(repeated(byDay), cookie);
  const ofMonth = await timesOf(repeated([month, month, month]), cookie);
  await shop.stop();

  printTable(
    `Free hours on ${engine} with ${appointments} appointments, one after the other`,
    ['what', 'requests', 'p50 ms', 'p99 ms'],
    [
      row(`available-slots of each of ${days} days`, ofDay),
      row(`free-days of ${days} days at once`, ofMonth),
    ],
  );
  return [
    {
      budget: `available slots of a day on ${engine}, p50 ${maxForDay} ms or less`,
      measured: `${fixed(median(ofDay), 1)} ms`,
      held: median(ofDay) <= maxForDay,
    },
    {
      budget: `free days of ${days} days on ${engine}, p50 ${maxForMonth} ms or less`,
      measured: `${fixed(median(ofMonth), 1)} ms`,
      held: median(ofMonth) <= maxForMonth,
    },
  ];
}
