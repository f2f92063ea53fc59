import { formatDay, formatShortDay, type LocalDate, type LocalTime } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import type { Appointment, Slot } from './contract.ts';
import { appointmentStatusLabels } from './labels.ts';
import { hourOf } from './opening.ts';
import { wholeHours } from './slots.ts';

type When = Pick<Appointment, 'appointmentDate' | 'appointmentTime' | 'endTime'>;

/** Said to the company where a customer would otherwise be told by e-mail. */
export const callText = 'Χωρίς email, τηλεφωνήστε.';

/** The answer to a change, which says whether the customer has to be called. */
export const withCall = <Change extends { mustCall?: boolean }>(change: Change, sentence: string) => ({
  ...change,
  message: change.mustCall ? `${sentence} ${callText}` : sentence,
});

/** A visit's length, «έως 4 ώρες»; visits are booked in whole hours. */
export const durationText = (minutes: number): string => `έως ${plural(wholeHours(minutes), 'ώρα', 'ώρες')}`;

/** An appointment's length in whole hours. */
export const lengthOf = ({ appointmentTime, endTime }: Omit<When, 'appointmentDate'>) =>
  hourOf(endTime) - hourOf(appointmentTime);

/** A short day and time, «Τετ 25/11, 10:00». */
export const shortWhen = (date: LocalDate, time: LocalTime) => `${formatShortDay(date)}, ${time}`;

/** An appointment's day and time, «Τετάρτη 25 Νοεμβρίου, 10:00–14:00». */
export const whenText = ({ appointmentDate, appointmentTime, endTime }: When) =>
  `${formatDay(appointmentDate)}, ${appointmentTime}–${endTime}`;

export function historyTitle(entry: Appointment['history'][number]): string {
  const { from, status, fromDate, fromTime, date, time, actor } = entry;
  if (from === undefined) return `Κράτηση για ${shortWhen(date, time)}`;
  if (fromDate !== undefined && fromTime !== undefined) {
    const move = `${shortWhen(fromDate, fromTime)} → ${shortWhen(date, time)}`;
    return actor === 'customer' ? `Αίτημα για άλλη ώρα: ${move}` : `Μετακίνηση: ${move}`;
  }
  // An entry with only a note is titled by it.
  return (from === status && entry.note) || appointmentStatusLabels[status];
}

/** The afternoon begins at this hour. */
const afternoon = '13:00';

/** The hours of a day by morning and afternoon; an empty part is left out. */
export function partsOfDay(slots: readonly Slot[]): { label: string; slots: Slot[] }[] {
  return [
    { label: 'Πρωί', slots: slots.filter(({ time }) => time < afternoon) },
    { label: 'Απόγευμα', slots: slots.filter(({ time }) => time >= afternoon) },
  ].filter((part) => part.slots.length > 0);
}
