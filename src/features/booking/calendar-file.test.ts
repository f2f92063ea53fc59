import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'abc@vigla.example',
  sequence: 2,
  status: 'CONFIRMED',
  changedAt: new Date('2026-11-20T10:00:00.123Z'),
  date: '2026-11-23',
  startHour: 10,
  hours: 2,
  summary: 'Αυτοψία, μελέτη; και «σχέδιο» C:\\',
  description: 'Πρώτη γραμμή\r\nδεύτερη',
  location: 'Ηρακλείου 12, Νέα Ιωνία',
  organizer: { name: 'Βίγλα', email: 'info@vigla.example' },
  attendee: { name: 'Ελένη "Λένα" Μαρκάκη; τρίτη', email: 'eleni@pelatis.example' },
};

/** Parses a file by the rules of RFC 5545, 3.1 and 3.3.11: its unfolded lines, as name with parameters and value. */
const read = (file: string) =>
  file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', value = ''] = /^((?:[^":]|"[^"]*")*):(.*)$/s.exec(line) ?? [];
      return [name, value] as const;
    });
const unescape = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one));
const valueOf = (file: string, name: string) => read(file).find(([key]) => key === name)?.[1];

describe('a calendar file', () => {
  const file = calendarFile('REQUEST', [event]);

  it('says what, when and where in lines that end as the standard wants', () => {
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(valueOf(file, 'METHOD')).toBe('REQUEST');
    expect(valueOf(file, 'UID')).toBe('abc@vigla.example');
    expect(valueOf(file, 'SEQUENCE')).toBe('2');
    expect(valueOf(file, 'DTSTAMP')).toBe('20261120T100000Z');
    expect(valueOf(file, 'DTSTART;TZID=Europe/Athens')).toBe('20261123T100000');
    expect(valueOf(file, 'DTEND;TZID=Europe/Athens')).toBe('20261123T120000');
    expect(unescape(valueOf(file, 'SUMMARY') ?? '')).toBe(event.summary);
    expect(unescape(valueOf(file, 'DESCRIPTION') ?? '')).toBe('Πρώτη γραμμή\nδεύτερη');
    expect(valueOf(file, 'LOCATION')).toBe('Ηρακλείου 12\\, Νέα Ιωνία');
    expect(valueOf(file, 'ORGANIZER;CN="Βίγλα"')).toBe('mailto:info@vigla.example');
    const attendee = read(file).find(([name]) => name.startsWith('ATTENDEE'));
    expect(attendee?.[0]).toContain(`CN="Ελένη 'Λένα' Μαρκάκη; τρίτη"`);
    expect(attendee?.[1]).toBe('mailto:eleni@pelatis.example');
  });

  it('explains the time zone that it names, with both changes of the clock', () => {
    const names = read(file).map(([name, value]) => `${name}:${value}`);
    expect(names.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(names.indexOf('BEGIN:VEVENT'));
    expect(names).toContain('TZID:Europe/Athens');
    expect(names).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
    expect(names).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU');
  });

  it('opens and closes its parts in turn', () => {
    const open: string[] = [];
    const closed: string[] = [];
    for (const [name, value] of read(calendarFile('PUBLISH', [event, event], 'Ραντεβού'))) {
      if (name === 'BEGIN') open.push(value);
      if (name === 'END') closed.push(`${open.pop()} by ${value}`);
    }
    expect(open).toEqual([]);
    expect(closed.every((pair) => /^(\w+) by \1$/.test(pair))).toBe(true);
    expect(closed).toHaveLength(6);
  });

  it('ends at midnight as the next day begins', () => {
    const late = calendarFile('REQUEST', [{ ...event, date: '2026-12-31', startHour: 23, hours: 1 }]);
    expect(valueOf(late, 'DTEND;TZID=Europe/Athens')).toBe('20270101T000000');
  });

  it('takes an event out', () => {
    const cancelled = calendarFile('CANCEL', [{ ...event, status: 'CANCELLED', sequence: 3 }]);
    expect(valueOf(cancelled, 'METHOD')).toBe('CANCEL');
    expect(valueOf(cancelled, 'STATUS')).toBe('CANCELLED');
    expect(valueOf(cancelled, 'UID')).toBe(valueOf(file, 'UID'));
  });

  it('keeps every text, in lines of at most 75 octets, whatever is written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((one) => one.replace(/\p{Cc}/gu, '\n'));
    fc.assert(
      fc.property(text, text, (summary, name) => {
        const written = calendarFile('REQUEST', [{ ...event, summary, attendee: { name, email: 'a@b.gr' } }]);
        const octets = written.split('\r\n').map((line) => Buffer.byteLength(line));
        expect(Math.max(...octets)).toBeLessThanOrEqual(75);
        expect(Buffer.from(written).toString()).toBe(written);
        expect(unescape(valueOf(written, 'SUMMARY') ?? '')).toBe(summary);
        expect(read(written).filter(([key]) => key === 'END')).toHaveLength(5);
      }),
    );
  });
});
