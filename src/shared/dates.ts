import { plural } from './greek.ts';

/** A calendar day in Greece, 'yyyy-mm-dd'; the texts sort in the order of the days. */
export type LocalDate = string;
/** A wall-clock time in Greece, 'HH:mm'. */
export type LocalTime = string;

const dayMs = 86_400_000;
/** The longest list of days: ten years. */
const maxDays = 3_660;
const weekdays = ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'];
const months = [
  'Ιανουαρίου',
  'Φεβρουαρίου',
  'Μαρτίου',
  'Απριλίου',
  'Μαΐου',
  'Ιουνίου',
  'Ιουλίου',
  'Αυγούστου',
  'Σεπτεμβρίου',
  'Οκτωβρίου',
  'Νοεμβρίου',
  'Δεκεμβρίου',
];
/** Made with the first use, which takes longer than a frame in a browser. */
let athensClock: Intl.DateTimeFormat | undefined;
const makeAthensClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Athens',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/**
 * The format of a day in the years 2000 to 2100, as published in the API's document; it also matches days such as 31
 * February.
 */
export const localDatePattern = /^(20\d\d|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Tells whether a text is an existing day in the years 2000 to 2100, written 'yyyy-mm-dd'. */
export function isLocalDate(text: string): text is LocalDate {
  // Date turns a day that the month lacks into a day of the next month.
  return localDatePattern.test(text) && new Date(msOfDate(text)).toISOString().startsWith(text);
}

/** Reads a calendar date from an untrusted value. */
export const readLocalDate = (written: unknown): LocalDate | undefined =>
  typeof written === 'string' && isLocalDate(written) ? written : undefined;

/** Tells whether a text is a time of day, '00:00' to '23:59'. */
export function isLocalTime(text: string): text is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Returns the date in Athens at an instant. */
export function athensDate(instant: Date): LocalDate {
  return athensWall(instant).slice(0, 10);
}

/** Returns the time in Athens at an instant. */
export function athensTime(instant: Date): LocalTime {
  return athensWall(instant).slice(11);
}

/**
 * Returns the instant of a date and time in Athens. A time that the clock skips in March counts as one hour later; of a time
 * that occurs twice in October, the first counts.
 */
export function athensInstant(date: LocalDate, time: LocalTime): Date {
  const wall = `${date}T${time}`;
  const wallMs = Date.parse(`${wall}Z`);
  if (Number.isNaN(wallMs)) throw new RangeError(`Not a date and time: ${wall}`);
  const before = new Date(wallMs - athensOffsetMs(wallMs - dayMs));
  const after = new Date(wallMs - athensOffsetMs(wallMs + dayMs));
  return athensWall(before) !== wall && athensWall(after) === wall ? after : before;
}

/** Returns the day that many days later, or earlier when negative. Throws RangeError outside the four-digit years. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(msOfDate(date) + days * dayMs).toISOString().slice(0, 10);
  if (!/^\d{4}-/.test(moved)) throw new RangeError(`No calendar has the day ${days} days from ${date}`);
  return moved;
}

/**
 * Returns every day from one to another, both included; none when the first is later. Throws RangeError beyond ten years.
 */
export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const count = Math.max(0, (msOfDate(to) - msOfDate(from)) / dayMs + 1);
  if (!(count <= maxDays)) throw new RangeError(`Too many days from ${from} to ${to}`);
  return Array.from({ length: count }, (_, days) => addDays(from, days));
}

/** Returns the day of the week: 1 is Monday, 7 is Sunday. */
export function weekday(date: LocalDate): number {
  return new Date(msOfDate(date)).getUTCDay() || 7;
}

/** Writes a day as «20/11/2026». */
export function formatDate(date: LocalDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** Writes a day as «Παρασκευή 20 Νοεμβρίου 2026». */
export function formatLongDate(date: LocalDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${weekdays[weekday(date) - 1]} ${day} ${months[(month ?? 0) - 1]} ${year}`;
}

/** Writes a day in the coming months as «Παρασκευή 20 Νοεμβρίου», without the year. */
export function formatDay(date: LocalDate): string {
  return formatLongDate(date).slice(0, -5);
}

/** Writes a day in the coming months as «Παρ 20/11», for narrow spaces. */
export function formatShortDay(date: LocalDate): string {
  return `${weekdayName(weekday(date)).slice(0, 3)} ${formatDate(date).slice(0, 5)}`;
}

/** Names a day of the week: 1 is «Δευτέρα», 7 is «Κυριακή». */
export function weekdayName(day: number): string {
  return weekdays[day - 1] ?? '';
}

/** Writes an instant in Athens time, «20/11/2026, 15:04». */
export function formatDateTime(instant: Date): string {
  const [date = '', time] = athensWall(instant).split('T');
  return `${formatDate(date)}, ${time}`;
}

/** Writes how long ago an instant was, «πριν από 3 ώρες»; from one week on, its date. */
export function formatAgo(instant: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 60_000));
  if (minutes < 1) return 'μόλις τώρα';
  if (minutes < 60) return `πριν από ${plural(minutes, 'λεπτό', 'λεπτά')}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `πριν από ${plural(hours, 'ώρα', 'ώρες')}`;
  const days = Math.floor(hours / 24);
  if (days < 7) return `πριν από ${plural(days, 'ημέρα', 'ημέρες')}`;
  return formatDate(athensDate(instant));
}

function athensWall(instant: Date): string {
  // By the digits alone: parts take twice as long.
  const digits = (athensClock ??= makeAthensClock()).format(instant).match(/\d+/g) ?? [];
  const [day, month, year = '', hour, minute] = digits;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

function athensOffsetMs(instantMs: number): number {
  return Date.parse(`${athensWall(new Date(instantMs))}Z`) - Math.floor(instantMs / 60_000) * 60_000;
}

function msOfDate(date: LocalDate): number {
  return Date.parse(`${date}T00:00Z`);
}
