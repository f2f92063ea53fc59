import { DayPicker } from 'react-day-picker';
import { formatLongDate, weekday, weekdayName, type LocalDate } from '../shared/dates.ts';
import { formatMonth, monthOf, type Month } from '../shared/months.ts';
import { cx } from './cx.ts';
import { MonthNav } from './MonthNav.tsx';

export interface CalendarDay {
  isDisabled?: boolean | undefined;
  /** Struck through: it could have been chosen, but nothing is left of it. */
  isFull?: boolean | undefined;
  /** Read after the day by a screen reader: a holiday's name, how much is free. */
  note?: string | undefined;
}

interface Props {
  month: Month;
  onMonthChange: (month: Month) => void;
  selected?: LocalDate | undefined;
  onSelect: (date: LocalDate) => void;
  /** Today in Athens, whatever the browser's zone. */
  today: LocalDate;
  /** The first and last day that can be chosen. */
  from: LocalDate;
  to: LocalDate;
  day: (date: LocalDate) => CalendarDay;
  className?: string | undefined;
}

/* The picker calculates in the browser's zone; at noon a day is the same day on both sides. */
const toDate = (date: LocalDate) => new Date(`${date}T12:00`);
const toLocal = (date: Date): LocalDate =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
const weekdayOf = (date: Date) => weekdayName(weekday(toLocal(date)));

const components = { Nav: MonthNav };
const formatters = {
  formatCaption: (date: Date) => formatMonth(monthOf(toLocal(date))),
  formatWeekdayName: (date: Date) => weekdayOf(date).slice(0, 3),
};
const classNames = {
  month: 'grid grid-cols-[1fr_auto] items-center',
  caption_label: 'text-[1.0625rem] font-semibold tracking-head',
  nav: '-my-2 -mr-2 flex',
  month_grid: 'col-span-2 mt-2.5 w-full table-fixed',
  weekday: 'h-8 text-xs font-medium text-text-2',
  day: 'group/day p-0 text-center md:py-px',
  day_button: cx(
    'inline-grid h-11 w-full place-items-center rounded-sm text-md font-semibold tabular-nums transition-colors md:pointer-fine:size-9.5',
    'enabled:hover:bg-surface-hover disabled:cursor-not-allowed disabled:font-normal disabled:text-text-3 aria-disabled:font-normal aria-disabled:text-text-3',
    'group-data-today/day:inset-ring group-data-today/day:inset-ring-control',
    'group-data-selected/day:bg-primary group-data-selected/day:text-on-primary enabled:group-data-selected/day:hover:bg-primary-hover',
    'group-[.is-full]/day:line-through',
  ),
};
const modifiersClassNames = { full: 'is-full' };

/** One month to choose a day from, the week from Monday. Load it with the dialog or the page that needs it. */
export function MonthCalendar({
  month,
  onMonthChange,
  selected,
  onSelect,
  today,
  from,
  to,
  day,
  className,
}: Props) {
  const stateOf = (date: Date): CalendarDay => {
    const local = toLocal(date);
    return local < from || local > to ? { isDisabled: true } : day(local);
  };
  return (
    <DayPicker
      mode="single"
      required
      lang="el"
      weekStartsOn={1}
      navLayout="after"
      className={className ?? ''}
      classNames={classNames}
      components={components}
      formatters={formatters}
      labels={{
        labelGrid: formatters.formatCaption,
        labelWeekday: weekdayOf,
        labelDayButton: (date, { today: isToday }) =>
          [isToday && 'Σήμερα', formatLongDate(toLocal(date)), stateOf(date).note].filter(Boolean).join(', '),
      }}
      today={toDate(today)}
      month={toDate(`${month}-01`)}
      onMonthChange={(date) => onMonthChange(monthOf(toLocal(date)))}
      startMonth={toDate(from)}
      endMonth={toDate(to)}
      selected={selected ? toDate(selected) : undefined}
      onSelect={(date) => onSelect(toLocal(date))}
      disabled={(date) => stateOf(date).isDisabled ?? false}
      modifiers={{ full: (date) => stateOf(date).isFull ?? false }}
      modifiersClassNames={modifiersClassNames}
    />
  );
}
