import { useRef, useState } from 'react';
import { addDays, athensDate, type LocalDate, type LocalTime } from '../../../shared/dates.ts';
import { monthOf } from '../../../shared/months.ts';
import { DayColumn } from './DayColumn.tsx';
import { HourColumn } from './HourColumn.tsx';
import { NextFreeDay } from './NextFreeDay.tsx';
import { firstDay, type WantedVisit } from './use-free-days.ts';

interface Props {
  wanted: WantedVisit;
  date: LocalDate | undefined;
  time: LocalTime | undefined;
  onDate: (date: LocalDate) => void;
  onTime: (time: LocalTime) => void;
  dateError?: string | undefined;
  timeError?: string | undefined;
}

const column = 'min-w-0 px-4.5 py-5 md:px-6';

/** A day and then an hour: two columns, stacked on a phone. */
export function TimeChoice({ wanted, date, time, onDate, onTime, dateError, timeError }: Props) {
  const [today] = useState(() => athensDate(new Date()));
  const [month, setMonth] = useState(() => monthOf(date ?? firstDay(wanted, today)));
  const hours = useRef<HTMLElement>(null);

  function choose(day: LocalDate) {
    setMonth(monthOf(day));
    onDate(day);
    // On a phone the hours are below the calendar.
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    hours.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }

  return (
    <>
      <section aria-label="Ημέρα" className={column}>
        <DayColumn
          wanted={wanted}
          today={today}
          month={month}
          onMonthChange={setMonth}
          date={date}
          onDate={choose}
          error={dateError}
        />
      </section>
      <section
        ref={hours}
        aria-label="Ώρα"
        className={`${column} scroll-mb-20 border-line max-md:min-h-92 max-md:border-t md:border-l`}
      >
        {date === undefined ? (
          <>
            <h3 className="text-[1.0625rem]">Διαθέσιμες ώρες</h3>
            <p className="mt-0.5 mb-4 text-sm text-text-3">Επιλέξτε ημέρα στο ημερολόγιο.</p>
            <NextFreeDay
              wanted={wanted}
              after={addDays(firstDay(wanted, today), -1)}
              label="Πρώτη διαθέσιμη"
              onDate={choose}
            />
          </>
        ) : (
          <HourColumn
            key={date}
            wanted={wanted}
            date={date}
            onDate={choose}
            time={time}
            onTime={onTime}
            error={timeError}
          />
        )}
      </section>
    </>
  );
}
