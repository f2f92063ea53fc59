import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker';
import { formatLongDate, weekday, weekdayName, type LocalDate } from '#shared/dates.ts';
import { formatMonth, monthOf } from '#shared/months.ts';
import { cx } from '../style/cx.ts';

interface Props {
  /** Any day of the visible month. */
  month: LocalDate;
  /** Called with the first day of the requested month; without it there are no arrows and no month name. */
  onMonthChange?: ((month: LocalDate) => void) | undefined;
  selected?: LocalDate | undefined;
  onSelect: (date: LocalDate) => void;
  today: LocalDate;
  /** The range of months that the arrows can reach. */
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  /** Days that cannot be chosen; they stay in reach of the keyboard, so that their reasons are heard. */
  isDisabled?: ((date: LocalDate) => boolean) | undefined;
  /** Days that are struck through because they are fully booked. */
  isFull?: ((date: LocalDate) => boolean) | undefined;
  /** Days with a dot below the number. */
  marked?: ReadonlySet<LocalDate> | undefined;
  /** Adds to a day's accessible name: «κλειστά». */
  describe?: ((date: LocalDate) => string | undefined) | undefined;
  /** Content below a day's number where there is space; the days then use the full width. */
  renderContent?: ((date: LocalDate) => ReactNode) | undefined;
  className?: string | undefined;
}

const arrow =
  'grid size-9 place-items-center rounded-sm hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled pointer-coarse:size-11';
const dayButton =
  'relative grid aspect-square w-full max-w-11 place-items-center rounded-sm border border-transparent text-[0.9375rem] font-medium tabular-nums transition-colors not-aria-disabled:hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-text-disabled pointer-coarse:min-h-11';
const wideDayButton =
  'lg:aspect-auto lg:min-h-29 lg:max-w-none lg:content-start lg:justify-items-stretch lg:gap-1 lg:p-1.5 lg:text-left';
const dot =
  '[&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1 [&>button]:after:rounded-full [&>button]:after:bg-current';

/**
 * A month in Greek, starting on Monday, with days in Athens time. It is large: load it together with the feature that needs
 * it.
 */
export function Calendar({
  month,
  onMonthChange,
  selected,
  onSelect,
  today,
  from,
  to,
  isDisabled,
  isFull,
  marked,
  describe,
  renderContent,
  className,
}: Props) {
  const isOff = (at: Date) => isDisabled?.(localDate(at)) ?? false;
  const picker = (
    <DayPicker
      mode="single"
      required
      lang="el"
      weekStartsOn={1}
      month={browserDate(month)}
      today={browserDate(today)}
      selected={selected === undefined ? undefined : browserDate(selected)}
      onSelect={(at: Date) => !isOff(at) && onSelect(localDate(at))}
      onMonthChange={(at) => onMonthChange?.(localDate(at))}
      hideNavigation={!onMonthChange}
      startMonth={from === undefined ? undefined : browserDate(from)}
      {...(to !== undefined && { endMonth: browserDate(to) })}
      modifiers={{
        off: isOff,
        marked: (at) => marked?.has(localDate(at)) ?? false,
        full: (at) => isFull?.(localDate(at)) ?? false,
      }}
      modifiersClassNames={{ marked: dot, full: '[&>button]:line-through' }}
      formatters={{ formatCaption: monthName, formatWeekdayName: (at) => dayName(at).slice(0, 3) }}
      labels={{
        labelDayButton: (at, { today: isToday, selected: isSelected }) =>
          [
            isToday && 'Σήμερα',
            formatLongDate(localDate(at)),
            describe?.(localDate(at)),
            isSelected && 'επιλεγμένη',
          ]
            .filter(Boolean)
            .join(', '),
        labelGrid: monthName,
        labelWeekday: dayName,
        labelNav: () => 'Μήνας',
        labelNext: () => 'Επόμενος μήνας',
        labelPrevious: () => 'Προηγούμενος μήνας',
      }}
      components={{ Chevron, DayButton: renderContent ? DayWithContent : Day }}
      className={cx('relative', className)}
      classNames={{
        months: 'relative',
        month: 'grid gap-2',
        month_caption: onMonthChange ? 'flex min-h-9 items-center pointer-coarse:min-h-11' : 'sr-only',
        caption_label: 'text-md font-semibold',
        nav: 'absolute top-0 right-0 z-1 flex gap-0.5',
        button_previous: arrow,
        button_next: arrow,
        month_grid: 'w-full table-fixed border-collapse',
        weekday: cx(
          'h-8 text-center text-xs font-medium text-text-2',
          renderContent && 'lg:px-2.5 lg:text-left',
        ),
        day: cx(
          'p-0.5 [&>button]:mx-auto',
          renderContent && 'lg:border lg:border-line lg:align-top lg:[&>button]:after:hidden',
        ),
        day_button: cx(dayButton, renderContent && wideDayButton),
        today: '[&>button]:border-control',
        selected: cx(
          '[&>button]:bg-primary-fill! [&>button]:text-on-primary! [&>button:focus-visible]:outline-offset-2',
          renderContent &&
            'lg:[&>button]:border-primary! lg:[&>button]:bg-primary-soft! lg:[&>button]:text-text! lg:[&>button]:ring-1 lg:[&>button]:ring-primary',
        ),
      }}
    />
  );
  return renderContent ? <ContentContext value={renderContent}>{picker}</ContentContext> : picker;
}

const ContentContext = createContext<((date: LocalDate) => ReactNode) | undefined>(undefined);

const Day = (props: DayButtonProps) => (
  <DayButton {...props} aria-disabled={props.modifiers['off'] || undefined} />
);

/** The day's name is text instead of a label: a label would hide the content from screen readers. */
function DayWithContent({ children, 'aria-label': label, ...props }: DayButtonProps) {
  const renderContent = use(ContentContext);
  return (
    <Day {...props}>
      <span className="sr-only">{label} </span>
      <span aria-hidden>{children}</span>
      {renderContent?.(localDate(props.day.date))}
    </Day>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft className="icon" /> : <ChevronRight className="icon" />;
}

const monthName = (at: Date) => formatMonth(monthOf(localDate(at)));
const dayName = (at: Date) => weekdayName(weekday(localDate(at)));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Noon, so that a clock change in the browser's time zone cannot change the day. */
function browserDate(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function localDate(at: Date): LocalDate {
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}
