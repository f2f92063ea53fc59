import { useQuery, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, athensDate, formatDay, type LocalDate, type LocalTime } from '#shared/dates.ts';
import { daysOfMonth, monthOf } from '#shared/months.ts';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Calendar } from '#ui/components/Calendar.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import type { OpeningDay, Slot } from '../../contract.ts';
import { overlaps, mayMoveTo } from '../../board/move.ts';
import { callText, lengthOf } from '../../texts.ts';
import type { AppointmentDialogProps } from './appointment-dialogs.ts';
import { useOpeningDays } from './use-appointments.ts';
import { useMoveAppointment } from './use-change-appointment.ts';

const nextDays = 6;
const dayLines = Array.from({ length: nextDays }, () => 'h-9 pointer-coarse:h-11');

/**
 * Moves an appointment in two steps: choose the day, then confirm. It keeps its time unless another is chosen. Days on which the
 * company is closed or the goods have not come are struck through: the office is asked whether it overrules that.
 */
export function MoveDialog({ appointment, now, onClose }: AppointmentDialogProps) {
  const {
    serviceName,
    customerName,
    serviceId,
    appointmentDate,
    appointmentTime,
    notBefore = '',
  } = appointment;
  const today = athensDate(now);
  // The first day that is offered.
  const first = notBefore > today ? notBefore : today;
  const [date, setDate] = useState<LocalDate>();
  const [month, setMonth] = useState(appointmentDate > first ? appointmentDate : first);
  const [time, setTime] = useState(appointmentTime);
  const last = addDays(first, 20);
  const soon = useOpeningDays({ from: first, to: last });
  const { data: openings } = useOpeningDays(daysOfMonth(monthOf(month)));
  const { data: slots } = useQuery({
    ...useApi().booking.listSlots.queryOptions({
      input:
        date === undefined || serviceId === undefined
          ? skipToken
          : { date, serviceId, hours: lengthOf(appointment), outside: true },
    }),
    staleTime: 0,
  });
  const { move, isPending } = useMoveAppointment(onClose);

  const isPossible = (day: OpeningDay) => mayMoveTo(appointment, day, now);
  const whyNotOn = (one: LocalDate) => {
    const day = openings?.find((opening) => opening.date === one);
    if (one < notBefore) return 'πριν έρθουν τα προϊόντα';
    return day && !isPossible(day) ? 'κλειστά ή εκτός ωραρίου' : undefined;
  };
  const isMoved = date !== appointmentDate || time !== appointmentTime;
  const others = (slots ?? []).filter((slot) => slot.time !== appointmentTime);
  // The hours that the appointment itself reserves are free for it.
  const isOwn = (hour: LocalTime) => date === appointmentDate && overlaps(appointment, hour);
  const isFree =
    date === appointmentDate || (slots?.find((slot) => slot.time === appointmentTime)?.available ?? true);

  function choose(day: LocalDate) {
    setDate(day);
    setTime(appointmentTime);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Μετακίνηση σε…"
      description={`${serviceName}, ${customerName}. Τώρα: ${formatDay(appointmentDate)}, ${appointmentTime}.${appointment.customerEmail ? '' : ` ${callText}`}`}
      footer={
        <>
          <p className="mr-auto text-sm text-text-2">
            {date === undefined ? (
              'Επιλέξτε ημέρα.'
            ) : (
              <>
                Σε: <b className="text-text">{`${formatDay(date)}, ${time}`}</b>
              </>
            )}
          </p>
          <Button
            size="sm"
            disabled={date === undefined || !isMoved || (!isFree && time === appointmentTime)}
            pending={isPending}
            pendingLabel="Μετακίνηση..."
            onClick={() => date !== undefined && void move(appointment, date, time)}
          >
            Μετακίνηση
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_270px]">
        <div className="grid content-start gap-5">
          <fieldset>
            <legend className="mb-2 text-base font-medium">Επόμενες ημέρες</legend>
            <QueryView query={soon} skeleton={dayLines} className="gap-1.5!">
              {(days) => (
                <NextDays
                  days={days.filter(isPossible).slice(0, nextDays)}
                  last={last}
                  chosen={date}
                  onChoose={choose}
                />
              )}
            </QueryView>
          </fieldset>
          {date !== undefined && others.length > 0 && (
            <TimeField
              time={time}
              present={appointmentTime}
              isFree={isFree}
              others={others.map((slot) => ({ ...slot, available: slot.available || isOwn(slot.time) }))}
              onChange={setTime}
            />
          )}
        </div>
        <div>
          <Calendar
            month={month}
            onMonthChange={setMonth}
            from={today}
            selected={date}
            today={today}
            isDisabled={(one) => one < today}
            isFull={(one) => one >= today && whyNotOn(one) !== undefined}
            describe={(one) => (one >= today ? whyNotOn(one) : undefined)}
            onSelect={choose}
          />
          <p className="mt-3 text-sm text-text-3">
            {notBefore > today && `Τα προϊόντα της παραγγελίας θα έχουν έρθει από ${formatDay(notBefore)}. `}
            Σε ημέρες με διαγράμμιση θα ερωτηθείτε.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface DaysProps {
  days: readonly OpeningDay[];
  /** The last day that was looked at. */
  last: LocalDate;
  chosen: LocalDate | undefined;
  onChoose: (date: LocalDate) => void;
}

function NextDays({ days, last, chosen, onChoose }: DaysProps) {
  if (days.length === 0)
    return <p className="text-base text-text-2">Καμία ανοιχτή ημέρα ως {formatDay(last)}.</p>;
  return (
    <div className="grid gap-1.5">
      {days.map((day) => (
        <Button
          key={day.date}
          size="sm"
          variant={day.date === chosen ? 'ink' : 'outline'}
          aria-pressed={day.date === chosen}
          className="justify-start!"
          onClick={() => onChoose(day.date)}
        >
          {formatDay(day.date)}
        </Button>
      ))}
    </div>
  );
}

interface TimeProps {
  time: LocalTime;
  present: LocalTime;
  /** Whether the present time is free on the chosen day. */
  isFree: boolean;
  others: readonly Slot[];
  onChange: (time: LocalTime) => void;
}

function TimeField({ time, present, isFree, others, onChange }: TimeProps) {
  return (
    <Field
      label="Ώρα"
      {...(!isFree &&
        time === present && {
          error: `Στις ${present} δεν υπάρχει ελεύθερος τεχνικός. Επιλέξτε άλλη ώρα ή ημέρα.`,
        })}
    >
      <Select size="sm" value={time} onChange={({ target }) => onChange(target.value)}>
        <option value={present}>
          {present} (όπως τώρα{isFree ? '' : ', κλεισμένη'})
        </option>
        {others.map((slot) => (
          <option key={slot.time} value={slot.time} disabled={!slot.available}>
            {slot.time}
            {slot.available ? slot.isOutside && ' (εκτός ωραρίου)' : ' (κλεισμένη)'}
          </option>
        ))}
      </Select>
    </Field>
  );
}
