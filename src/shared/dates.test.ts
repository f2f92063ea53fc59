import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as dates from './dates.ts';

const { addDays, athensDate, athensInstant, athensTime, datesBetween, isLocalDate, isLocalTime, weekday } =
  dates;

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));

describe('a date', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '2026-12-31', '2000-01-01', '2100-12-31'])(
    '%s exists',
    (text) => {
      expect(isLocalDate(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '20/11/2026',
    '2026-1-1',
    '',
    '2026-11-20T10:00',
    '0000-01-01',
    '1999-12-31',
    '2101-01-01',
    '9999-12-31',
    '+010000-01-01',
  ])('«%s» does not exist', (text) => {
    expect(isLocalDate(text)).toBe(false);
  });

  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  it.each([
    ['9999-12-31', 1],
    ['0000-01-01', -1],
    ['', 1],
    ['2026-11-20', Infinity],
  ])('«%s» and %d days is refused, so that no loop over days is endless', (date, days) => {
    expect(() => addDays(date, days)).toThrow(RangeError);
  });

  it('is in the list of the days between two others, both included', () => {
    expect(datesBetween('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(datesBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
    expect(datesBetween('2026-11-20', '2026-11-19')).toEqual([]);
    expect(datesBetween('2100-12-31', '2000-01-01')).toEqual([]);
  });

  it.each([
    ['2000-01-01', '2100-12-31'],
    ['', '2026-11-20'],
    ['2026-11-20', ''],
  ])('list from «%s» to «%s» is refused', (from, to) => {
    expect(() => datesBetween(from, to)).toThrow(RangeError);
  });

  it('moved forth and back is the same, and sorts as text', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 5000 }), (date, days) => {
        const later = addDays(date, days);
        expect(addDays(later, -days)).toBe(date);
        expect(date < later).toBe(true);
        expect(weekday(addDays(date, 7))).toBe(weekday(date));
      }),
    );
  });

  it.each([
    ['2026-11-16', 1],
    ['2026-11-20', 5],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
  ])('%s is day %i of the week', (date, day) => {
    expect(weekday(date)).toBe(day);
  });
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['09:00', true],
  ['24:00', false],
  ['9:00', false],
  ['12:60', false],
  ['12:00:00', false],
])('«%s» is a time: %j', (text, is) => {
  expect(isLocalTime(text)).toBe(is);
});

describe('Athens time', () => {
  it.each([
    ['2026-11-20T13:04:00Z', '2026-11-20', '15:04'],
    ['2026-07-01T21:30:00Z', '2026-07-02', '00:30'],
    ['2026-12-31T22:00:00Z', '2027-01-01', '00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '02:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '04:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '03:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '03:30'],
    ['2026-10-25T02:00:00Z', '2026-10-25', '04:00'],
  ])('at %s is %s %s', (instant, date, time) => {
    expect([athensDate(new Date(instant)), athensTime(new Date(instant))]).toEqual([date, time]);
  });

  it.each([
    ['2026-11-20', '15:04', '2026-11-20T13:04:00.000Z', 'winter'],
    ['2026-07-02', '00:30', '2026-07-01T21:30:00.000Z', 'summer'],
    ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z', 'before the hour that is skipped'],
    ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z', 'within it, read as 04:30'],
    ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z', 'after it'],
    ['2026-03-28', '23:30', '2026-03-28T21:30:00.000Z', 'the evening before'],
    ['2026-10-25', '02:59', '2026-10-24T23:59:00.000Z', 'before the hour that comes twice'],
    ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z', 'within it, the first'],
    ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z', 'after it'],
    ['2026-10-25', '23:30', '2026-10-25T21:30:00.000Z', 'the evening after'],
  ])('%s %s is %s (%s%s)', (date, time, instant) => {
    expect(athensInstant(date, time).toISOString()).toBe(instant);
  });

  it('is read back from the instant, whatever the day and hour', () => {
    fc.assert(
      fc.property(anyDate, anyTime, (date, time) => {
        const instant = athensInstant(date, time);
        const skipped = weekday(date) === 7 && date.slice(5, 7) === '03' && time.startsWith('03');
        fc.pre(!skipped);
        expect([athensDate(instant), athensTime(instant)]).toEqual([date, time]);
      }),
    );
  });

  it.each([
    ['2026-02-30x', '10:00'],
    ['2026-11-20', '25:00'],
    ['', ''],
  ])('refuses «%s» «%s»', (date, time) => {
    expect(() => athensInstant(date, time)).toThrow(RangeError);
  });
});

describe('in words', () => {
  it('is written as Greeks write it', () => {
    expect(dates.formatDate('2026-11-20')).toBe('20/11/2026');
    expect(dates.formatLongDate('2026-11-20')).toBe('Παρασκευή 20 Νοεμβρίου 2026');
    expect(dates.formatLongDate('2026-05-03')).toBe('Κυριακή 3 Μαΐου 2026');
    expect(dates.formatDay('2026-11-20')).toBe('Παρασκευή 20 Νοεμβρίου');
    expect(dates.formatShortDay('2026-11-25')).toBe('Τετ 25/11');
    expect(dates.weekdayName(7)).toBe('Κυριακή');
    expect(dates.formatDateTime(new Date('2026-11-20T13:04:59Z'))).toBe('20/11/2026, 15:04');
  });

  it('agrees with the Greek locale on every day', () => {
    const locale = new Intl.DateTimeFormat('el-GR', { dateStyle: 'full', timeZone: 'UTC' });
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dates.formatLongDate(date)).toBe(locale.format(new Date(date)).replace(',', ''));
      }),
    );
  });
});

describe('in any zone of the process', () => {
  const program = `
    import * as dates from ${JSON.stringify(new URL('./dates.ts', import.meta.url).href)};
    const days = Array.from({ length: 730 }, (_, n) => dates.addDays('2026-01-01', n));
    const told = days.map((day) => [day, dates.weekday(day), dates.formatLongDate(day), dates.athensInstant(day, '03:30')]);
    console.log(JSON.stringify([told, dates.formatDateTime(new Date(Date.UTC(2026, 9, 25, 0, 30)))]));
  `;

  it('tells the same', async () => {
    const tell = async (TZ: string) => {
      const run = promisify(execFile);
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        env: { ...process.env, TZ },
        maxBuffer: 10_000_000,
      });
      return stdout;
    };
    const athens = await tell('Europe/Athens');
    expect(athens).toContain('25/10/2026, 03:30');
    expect(await tell('UTC')).toBe(athens);
    expect(await tell('America/Los_Angeles')).toBe(athens);
  });
});

describe('formatAgo', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    [0, 'μόλις τώρα'],
    [-5, 'μόλις τώρα'],
    [1, 'πριν από 1 λεπτό'],
    [59, 'πριν από 59 λεπτά'],
    [60, 'πριν από 1 ώρα'],
    [23 * 60, 'πριν από 23 ώρες'],
    [24 * 60, 'πριν από 1 ημέρα'],
    [6 * 24 * 60, 'πριν από 6 ημέρες'],
    [7 * 24 * 60, '13/11/2026'],
  ])('says of %i minutes «%s»', (minutes, text) => {
    expect(dates.formatAgo(new Date(now.getTime() - minutes * 60_000), now)).toBe(text);
  });
});
