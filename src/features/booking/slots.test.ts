import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '#shared/company.ts';
import { addDays, athensDate, athensInstant, athensTime } from '#shared/dates.ts';
import { hourOf, isWithinSpans, openingOn, timeOf, wholeDay, type Opening } from './opening.ts';
import * as slots from './slots.ts';

const { crewAt, furthestDays, slotsOn, whyNotBegin, wholeHours } = slots;
type BusyHour = slots.BusyHour;

const hours = fc.integer({ min: 1, max: 5 });
const crewMembers = fc
  .array(fc.uniqueArray(fc.constantFrom('cctv', 'alarm', 'network')), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((skills, index) => ({ id: index + 1, skills })));
const visit = fc.record({
  hours,
  crew: fc.integer({ min: 1, max: 3 }),
  requiredSkills: fc.uniqueArray(fc.constantFrom('cctv', 'alarm'), { maxLength: 2 }),
});
// Two years with both clock changes, a leap day and two Easters.
const instant = fc.date({ min: new Date('2027-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
const opening: fc.Arbitrary<Opening | undefined> = fc.option(
  fc.oneof(
    fc.constant({ spans: [], isOverride: true }),
    fc
      .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 4, maxLength: 4 })
      .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => timeOf(quarter / 4)))
      .map(([a = '', b = '', c = '', d = '']) => ({
        spans: [
          { opens: a, closes: b },
          { opens: c, closes: d },
        ],
        isOverride: true,
      })),
  ),
  { nil: undefined },
);
const day = fc.record({ now: instant, ahead: fc.integer({ min: -2, max: furthestDays + 2 }), opening });
const dayOf = ({ now, ahead, opening: said }: { now: Date; ahead: number; opening: Opening | undefined }) => {
  const date = addDays(athensDate(now), ahead);
  return { date, now, opening: said ?? openingOn(date) };
};

describe('the slots of a day', () => {
  it('are never past, never too far, within the hours, and at times that the clock shows', () => {
    fc.assert(
      fc.property(day, visit, crewMembers, (someDay, someVisit, technicians) => {
        const {
          date,
          now,
          opening: { spans },
          opening: said,
        } = dayOf(someDay);
        const found = slotsOn(date, someVisit, said, { technicians, busy: [] }, now);
        expect(spans.length > 0 || found.length === 0).toBe(true);
        for (const { time } of found) {
          const start = hourOf(time);
          expect(athensInstant(date, time) > now).toBe(true);
          expect(athensTime(athensInstant(date, time))).toBe(time);
          expect(date <= addDays(athensDate(now), furthestDays)).toBe(true);
          expect(isWithinSpans(spans, start, start + someVisit.hours)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are just the hours at which a visit may begin', () => {
    fc.assert(
      fc.property(day, visit, (someDay, someVisit) => {
        const { date, now, opening: said } = dayOf(someDay);
        const offered = slotsOn(date, someVisit, said, { technicians: [], busy: [] }, now).map(
          ({ time }) => time,
        );
        const allowed = Array.from({ length: 48 }, (_, half) => timeOf(half / 2)).filter(
          (time) => whyNotBegin(date, time, someVisit.hours, said, now) === null,
        );
        expect(offered).toEqual(allowed);
      }),
      { numRuns: 300 },
    );
  });

  it('are booked in any order without anybody being in two places, and are free as long as a crew is', () => {
    const request = fc.record({ visit, startHour: fc.integer({ min: 9, max: 17 }) });
    fc.assert(
      fc.property(crewMembers, fc.array(request, { maxLength: 30 }), (technicians, requests) => {
        const date = '2027-02-01';
        const now = new Date('2027-01-29T10:00:00Z');
        const busy: BusyHour[] = [];
        for (const { visit: wanted, startHour } of requests) {
          const offered = slotsOn(date, wanted, openingOn(date), { technicians, busy }, now);
          const crew = crewAt(wanted, startHour, { technicians, busy });
          const isOffered = offered.some(({ time, available }) => available && time === timeOf(startHour));
          expect(isOffered).toBe(crew !== null && startHour + wanted.hours <= 18);
          if (!isOffered || !crew) continue;
          for (const { id } of crew) {
            for (let hour = startHour; hour < startHour + wanted.hours; hour += 1) {
              expect(busy).not.toContainEqual({ technicianId: id, hour });
              busy.push({ technicianId: id, hour });
            }
          }
        }
        const heads = Array.from(Map.groupBy(busy, ({ hour }) => hour).values(), ({ length }) => length);
        expect(Math.max(0, ...heads)).toBeLessThanOrEqual(technicians.length);
      }),
    );
  });

  const all: Opening = { spans: wholeDay, isOverride: true };
  const one = { crew: 1, requiredSkills: [], hours: 1 };
  const roster = { technicians: [{ id: 1, skills: [] }], busy: [] };

  it('on the Sunday that loses an hour lack just that hour, on the one that gains it none', () => {
    const now = new Date('2027-03-01T10:00:00Z');
    const spring = slotsOn('2027-03-28', one, all, roster, now).map(({ time }) => time);
    expect(spring).toHaveLength(23);
    expect(spring).not.toContain('03:00');
    expect(slotsOn('2027-10-31', one, all, roster, new Date('2027-10-01T10:00:00Z'))).toHaveLength(24);
    for (const date of ['2027-03-27', '2027-03-29'])
      expect(slotsOn(date, one, all, roster, now)).toHaveLength(24);
  });

  it('of the day itself begin after now, by the clock in Athens, also on the days of its change', () => {
    const first = (date: string, now: string) => slotsOn(date, one, all, roster, new Date(now))[0]?.time;
    expect(first('2027-03-28', '2027-03-28T00:59:59Z')).toBe('04:00');
    expect(first('2027-03-28', '2027-03-28T01:00:00Z')).toBe('05:00');
    expect(first('2027-10-31', '2027-10-31T00:30:00Z')).toBe('04:00');
    expect(first('2027-10-31', '2027-10-31T01:30:00Z')).toBe('04:00');
    expect(first('2027-10-31', '2027-10-31T02:00:00Z')).toBe('05:00');
  });

  it('follow the hours: each half hour of a day that opens at one, and none over a break', () => {
    const split: Opening = {
      spans: [
        { opens: '08:30', closes: '11:00' },
        { opens: '17:00', closes: '19:15' },
      ],
      isOverride: true,
    };
    const now = new Date('2027-03-01T10:00:00Z');
    const times = (busy: BusyHour[], outside = false) =>
      slotsOn('2027-03-02', { ...one, hours: 2 }, split, { ...roster, busy }, now, outside);
    expect(times([])).toEqual(['08:30', '09:00', '17:00'].map((time) => ({ time, available: true })));
    // The technician is taken from 08:30 to 09:30; from 10:30.
    expect(times([{ technicianId: 1, hour: 8.5 }]).map(({ available }) => available)).toEqual([
      false,
      false,
      true,
    ]);
    expect(times([{ technicianId: 1, hour: 10.5 }]).map(({ available }) => available)).toEqual([
      true,
      false,
      true,
    ]);
    expect(times([], true)).toContainEqual({ time: '10:30', available: true, isOutside: true });
    const say = (time: string) =>
      [whyNotBegin, slots.whyNeverBegin].map((why) => why('2027-03-02', time, 2, split, now));
    expect(say('10:30')).toEqual(['OUTSIDE_HOURS', null]);
    expect(say('10:40')).toEqual(['OUTSIDE_HOURS', 'OUTSIDE_HOURS']);
  });

  it('last as long as the service, in whole hours', () => {
    expect([1, 60, 61, 90, 210, 240].map(wholeHours)).toEqual([1, 1, 2, 2, 4, 4]);
  });
});

// A child process reads its time zone at startup, as a server does.
it('the slots of a day do not depend on the time zone of the server', async () => {
  const script = `
    const { slotsOn } = await import(process.argv[1]);
    const { openingOn } = await import(process.argv[2]);
    const { setCompany } = await import(process.argv[3]);
    setCompany(JSON.parse(process.argv[4]));
    const visit = { crew: 1, requiredSkills: [], hours: 2 };
    const staff = { technicians: [{ id: 1, skills: [] }], busy: [{ technicianId: 1, hour: 12 }] };
    const all = { spans: [{ opens: '00:00', closes: '24:00' }], isOverride: true };
    const told = [];
    for (let day = 0; day < 400; day += 3) {
      const now = new Date(Date.UTC(2027, 0, 1, 0, 20) + day * (86_400_000 + 3_540_000));
      for (const ahead of [0, 1, 2]) {
        const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(now.getTime() + ahead * 86_400_000);
        told.push([date, slotsOn(date, visit, openingOn(date), staff, now), slotsOn(date, visit, all, staff, now)]);
      }
    }
    console.log(new Date(2027, 6, 1).getTimezoneOffset() + ' ' + JSON.stringify(told));`;
  const paths = ['./slots.ts', './opening.ts', '../../shared/company.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const tell = async (TZ: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script, ...paths, JSON.stringify(company())],
      {
        env: { ...process.env, TZ },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const [offset, told = ''] = stdout.split(/ (.*)/s);
    return { offset, told };
  };
  const [utc, athens, losAngeles] = await Promise.all(
    ['UTC', 'Europe/Athens', 'America/Los_Angeles'].map(tell),
  );
  expect([utc?.offset, athens?.offset, losAngeles?.offset]).toEqual(['0', '-180', '420']);
  expect(utc?.told).toContain('"2027-03-28"');
  expect(athens?.told).toBe(utc?.told);
  expect(losAngeles?.told).toBe(utc?.told);
});
