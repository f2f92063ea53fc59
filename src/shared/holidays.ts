import { addDays, weekday, type LocalDate } from './dates.ts';

const fixed: Record<string, string> = {
  '01-01': 'Πρωτοχρονιά',
  '01-06': 'Θεοφάνεια',
  '03-25': 'Επέτειος της 25ης Μαρτίου',
  '05-01': 'Πρωτομαγιά',
  '08-15': 'Κοίμηση της Θεοτόκου',
  '10-28': 'Επέτειος της 28ης Οκτωβρίου',
  '12-25': 'Χριστούγεννα',
  '12-26': 'Δεύτερη ημέρα των Χριστουγέννων',
};

/** Feasts by their distance in days from Easter Sunday. */
const movable = [
  [-48, 'Καθαρά Δευτέρα'],
  [-2, 'Μεγάλη Παρασκευή'],
  [0, 'Κυριακή του Πάσχα'],
  [1, 'Δευτέρα του Πάσχα'],
  [50, 'Αγίου Πνεύματος'],
] as const;

/** From 1900 to 2099 the Julian calendar, which determines Orthodox Easter, is 13 days behind. */
const julianLagDays = 13;

/** Returns Orthodox Easter Sunday of a year from 1900 to 2099 (Meeus, Astronomical Algorithms, chapter 8). */
export function orthodoxEaster(year: number): LocalDate {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(`${year}-0${month}-${String(day).padStart(2, '0')}`, julianLagDays);
}

/** Returns the Greek name of the public holiday on a day from 1900 to 2099; undefined for other days. */
export function greekHoliday(date: LocalDate): string | undefined {
  const easter = orthodoxEaster(Number(date.slice(0, 4)));
  return movable.find(([days]) => addDays(easter, days) === date)?.[1] ?? fixed[date.slice(5)];
}

/** Tells whether a day is a working day: Monday to Friday, except public holidays. */
export function isWorkingDay(date: LocalDate): boolean {
  return weekday(date) <= 5 && !greekHoliday(date);
}
