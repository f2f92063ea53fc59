import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addDays, athensDate, type LocalDate, type LocalTime } from '#shared/dates.ts';
import { monthOf, type Month } from '#shared/months.ts';
import { useApi } from '#ui/page/api.ts';
import { DayColumn } from './DayColumn.tsx';
import { HourColumn } from './HourColumn.tsx';
import { NextFreeDay } from './NextFreeDay.tsx';
import { askedOf, firstDay, type WantedVisit } from './use-free-days.ts';

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

/** The label of a column that has to be filled in, as a field's. */
const RequiredLabel = ({ children }: { children: string }) => (
  <p className="mb-1.5 text-base font-medium">
    {children}
    <span aria-hidden="true"> *</span>
    <span className="sr-only">, υποχρεωτικό</span>
  </p>
);

/** A day and then an hour: two columns, stacked on a phone. */
export function TimeChoice({ wanted, date, time, onDate, onTime, dateError, timeError }: Props) {
  const [today] = useState(() => athensDate(new Date()));
  const first = firstDay(wanted, today);
  const firstFree = { ...askedOf(wanted), after: addDays(first, -1) };
  const { data: found } = useQuery({
    ...useApi().booking.findNextFreeDay.queryOptions({ input: firstFree }),
    enabled: date === undefined,
    staleTime: 0,
  });
  const [chosenMonth, setMonth] = useState<Month>();
  // Without a choice, the first month with a free day.
  const month = chosenMonth ?? monthOf(date ?? found?.date ?? first);
  const hours = useRef<HTMLElement>(null);

  function choose(day: LocalDate) {
    setMonth(monthOf(day));
    onDate(day);
    // On a phone the hours are below the calendar.
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    hours.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }

  const firstAvailable = (
    <NextFreeDay wanted={wanted} after={firstFree.after} label="Πρώτη διαθέσιμη" onDate={choose} />
  );

  return (
    <>
      <section aria-label="Ημέρα" className={column}>
        <RequiredLabel>Ημερομηνία</RequiredLabel>
        {date === undefined && <div className="mb-4 md:hidden">{firstAvailable}</div>}
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
        <RequiredLabel>Ώρα</RequiredLabel>
        {date === undefined ? (
          <>
            <h3 className="text-[1.0625rem]">Διαθέσιμες ώρες</h3>
            <p className="mt-0.5 mb-4 text-sm text-text-3">Επιλέξτε ημέρα στο ημερολόγιο.</p>
            <div className="max-md:hidden">{firstAvailable}</div>
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
