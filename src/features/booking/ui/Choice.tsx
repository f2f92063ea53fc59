import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { shortWhen } from '../texts.ts';

/** The current selection, at the left of a dialog's footer. */
export function Choice({ date, time }: { date: LocalDate | undefined; time: LocalTime | undefined }) {
  return (
    <p className="mr-auto text-base text-text-2" aria-live="polite">
      {date !== undefined && time ? (
        <>
          Επιλογή: <strong className="num text-text">{shortWhen(date, time)}</strong>
        </>
      ) : (
        'Επιλέξτε ημέρα και ώρα'
      )}
    </p>
  );
}
