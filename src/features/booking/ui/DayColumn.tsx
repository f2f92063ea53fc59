import { formatDay, type LocalDate } from '#shared/dates.ts';
import { monthOf, type Month } from '#shared/months.ts';
import { FieldError } from '#ui/form/FieldError.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Calendar } from '#ui/components/Calendar.tsx';
import {
  askableDays,
  closedDays,
  closedSentence,
  dayChoice,
  isWithin,
  lastDay,
  type DayChoice,
} from '../day-choice.ts';
import { firstDay, useFreeDays, type WantedVisit } from './use-free-days.ts';

interface Props {
  wanted: WantedVisit;
  today: LocalDate;
  month: Month;
  onMonthChange: (month: Month) => void;
  date: LocalDate | undefined;
  onDate: (date: LocalDate) => void;
  error?: string | undefined;
}

/** The calendar of days, with the reasons why some cannot be chosen. */
export function DayColumn({ wanted, today, month, onMonthChange, date, onDate, error }: Props) {
  const { known, hasFailed, retry } = useFreeDays(wanted, month, today);
  const first = firstDay(wanted, today);
  const asked = askableDays(month, today);
  const closed = asked ? closedDays(asked, known) : { weekdays: [], days: [] };
  // The office may choose a closed day: it looks like a full one.
  const isStruck = ({ isFull, isDisabled }: DayChoice) => isFull || (wanted.outside === true && isDisabled);
  const hasFull = [...known.values()].some((day) => dayChoice(day.date, day).isFull);
  return (
    <div data-fault={error === undefined ? undefined : ''}>
      <Calendar
        month={`${month}-01`}
        onMonthChange={(shown) => onMonthChange(monthOf(shown))}
        selected={date}
        onSelect={onDate}
        today={today}
        from={wanted.outside ? today : first}
        to={lastDay(today)}
        isDisabled={(day) =>
          !isWithin(day, today) ||
          (!wanted.outside && (day < first || dayChoice(day, known.get(day)).isDisabled))
        }
        isFull={(day) => isWithin(day, today) && (day < first || isStruck(dayChoice(day, known.get(day))))}
        describe={(day) =>
          day < first && day >= today
            ? 'τα προϊόντα δεν θα έχουν έρθει ακόμη'
            : isWithin(day, today)
              ? dayChoice(day, known.get(day)).note
              : undefined
        }
      />
      {error !== undefined && (
        <div role="alert" className="mt-2">
          <FieldError id="booking-date-error">{error}</FieldError>
        </div>
      )}
      <div className="mt-3 grid gap-1.5 text-sm text-text-3">
        {first > today && (
          <p className="text-text-2">
            {wanted.outside
              ? `Τα προϊόντα της παραγγελίας θα έχουν έρθει από ${formatDay(first)}.`
              : `Τα προϊόντα της παραγγελίας σας θα έχουν έρθει: επιλέξτε από ${formatDay(first)} και μετά.`}
          </p>
        )}
        {closed.days.map((day) => (
          <p key={day.date} className="text-text-2">
            {formatDay(day.date)}: {day.reason}
          </p>
        ))}
        <p>
          {wanted.outside
            ? 'Όσες έχουν διαγράμμιση είναι κλειστές ή γεμάτες.'
            : `${closedSentence(closed.weekdays)}${hasFull ? ' Όσες έχουν διαγράμμιση δεν έχουν ελεύθερη ώρα.' : ''}`}
        </p>
        {hasFailed && (
          <p role="alert" className="text-critical-text">
            Δεν ήταν δυνατή η φόρτωση της διαθεσιμότητας.{' '}
            <Button variant="outline" size="xs" onClick={retry}>
              Δοκιμάστε ξανά
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
