import { timeOf } from './opening.ts';
import { company } from '#shared/company.ts';
import { addDays, type LocalDate } from '#shared/dates.ts';

/** What the file asks a calendar to do (RFC 5546): add or update the event, remove it, or only display it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

type Person = { name: string; email: string };

/** A calendar event: a later file with the same `uid` and a higher `sequence` replaces an earlier one. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  changedAt: Date;
  /** Athens local time. */
  date: LocalDate;
  startHour: number;
  hours: number;
  summary: string;
  description: string;
  location?: string;
  /** Required of a published event too (RFC 5546, 3.2.1). */
  organizer: Person;
  attendee?: Person;
};

type Line = readonly [name: string, value: string];

/** The maximum number of octets of a line without its line break (RFC 5545, 3.1). */
const maxLineLength = 75;

const athens = `BEGIN:VTIMEZONE
TZID:Europe/Athens
BEGIN:DAYLIGHT
DTSTART:19960331T030000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
TZNAME:EEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T040000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
TZNAME:EET
END:STANDARD
END:VTIMEZONE`.split('\n');

/**
 * Formats events as an iCalendar file (RFC 5545) for calendars and e-mails; a published one has a name and a refresh
 * interval.
 */
export function calendarFile(
  method: CalendarMethod,
  events: readonly CalendarEvent[],
  name?: string,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${company().nameLatin}//Appointments//EL`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M']
      : []),
    ...athens,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventLines(event: CalendarEvent): string[] {
  const lines: Line[] = [
    ['BEGIN', 'VEVENT'],
    ['UID', event.uid],
    ['SEQUENCE', String(event.sequence)],
    ['DTSTAMP', utc(event.changedAt)],
    ['LAST-MODIFIED', utc(event.changedAt)],
    ['DTSTART;TZID=Europe/Athens', wall(event.date, event.startHour)],
    ['DTEND;TZID=Europe/Athens', wall(event.date, event.startHour + event.hours)],
    ['SUMMARY', escapeText(event.summary)],
    ['DESCRIPTION', escapeText(event.description)],
    ...(event.location ? [['LOCATION', escapeText(event.location)] as const] : []),
    ['STATUS', event.status],
    ['TRANSP', event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'],
    person('ORGANIZER', event.organizer),
    ...(event.attendee
      ? [person('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE', event.attendee)]
      : []),
    ['END', 'VEVENT'],
  ];
  return lines.map(([key, value]) => `${key}:${value}`);
}

const person = (property: string, { name, email }: Person): Line => [
  `${property};CN=${quote(name)}`,
  `mailto:${encodeURI(email)}`,
];

/** An instant as «20261120T100000Z». */
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** A local day and hour as «20261120T100000»; hour 24 is hour 0 of the next day. */
function wall(date: LocalDate, hour: number): string {
  const day = addDays(date, Math.floor(hour / 24)).replaceAll('-', '');
  return `${day}T${timeOf(hour % 24).replace(':', '')}00`;
}

const withoutControls = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');

function escapeText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** A quoted parameter value; the format cannot escape quotation marks in it. */
const quote = (text: string) => `"${withoutControls(text).replaceAll('\n', ' ').replaceAll('"', "'")}"`;

/** Folds a line after at most 75 octets, never within a character; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (octets + length > maxLineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
