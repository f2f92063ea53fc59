import { formatDay, formatShortDay, type LocalDate, type LocalTime } from '../../shared/dates.ts';
import { plural } from '../../shared/greek.ts';
import { appointmentStatusLabels, type Appointment, type OpeningDay, type Slot } from './contract.ts';
import { wholeHours } from './slots.ts';

type When = Pick<Appointment, 'appointmentDate' | 'appointmentTime' | 'endTime'>;

/** How long a visit may take, «έως 4 ώρες»; it is booked in whole hours. */
export function durationText(minutes: number): string {
  const hours = wholeHours(minutes);
  return `${hours * 60 === minutes ? '' : 'έως '}${plural(hours, 'ώρα', 'ώρες')}`;
}

/** A day and a time in short, «Τετ 25/11, 10:00». */
export const shortWhen = (date: LocalDate, time: LocalTime) => `${formatShortDay(date)}, ${time}`;

/** When an appointment is, «Τετάρτη 25 Νοεμβρίου, 10:00–14:00». */
export const whenText = ({ appointmentDate, appointmentTime, endTime }: When) =>
  `${formatDay(appointmentDate)}, ${appointmentTime}–${endTime}`;

/** What a step of an appointment's history is called. */
export function historyTitle(entry: Appointment['history'][number]): string {
  const { from, status, fromDate, fromTime, date, time, actor } = entry;
  if (from === undefined) return `Κράτηση για ${shortWhen(date, time)}`;
  if (fromDate !== undefined && fromTime !== undefined) {
    const move = `${shortWhen(fromDate, fromTime)} → ${shortWhen(date, time)}`;
    return actor === 'customer' ? `Αίτημα για άλλη ώρα: ${move}` : `Μετακίνηση: ${move}`;
  }
  // A remark is its own text.
  return (from === status && entry.note) || appointmentStatusLabels[status];
}

/** Hours that begin from now on are the afternoon's. */
const afternoon = '13:00';

/** The hours of a day in the parts that people call them by; a part without any is left out. */
export function partsOfDay(slots: readonly Slot[]): { label: string; slots: Slot[] }[] {
  return [
    { label: 'Πρωί', slots: slots.filter(({ time }) => time < afternoon) },
    { label: 'Απόγευμα', slots: slots.filter(({ time }) => time >= afternoon) },
  ].filter((part) => part.slots.length > 0);
}

/** Says when people work on a day: «Κλειστά: Απογραφή», «Ανοιχτά 09:00–15:00». */
export const openingText = ({ isOpen, opensAt, closesAt, reason }: OpeningDay) =>
  `${isOpen ? `Ανοιχτά ${opensAt}–${closesAt}` : 'Κλειστά'}${reason ? `: ${reason}` : ''}`;
