import { useQuery } from '@tanstack/react-query';
import { formatDay, type LocalDate, type LocalTime } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { FieldError } from '#ui/form/FieldError.tsx';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { NextFreeDay } from './NextFreeDay.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import { askedOf, type WantedVisit } from './use-free-days.ts';

interface Props {
  wanted: WantedVisit;
  date: LocalDate;
  onDate: (date: LocalDate) => void;
  time: LocalTime | undefined;
  onTime: (time: LocalTime) => void;
  error?: string | undefined;
}

const errorId = 'booking-time-error';

/** The hours of the chosen day, fetched again when another day is chosen or the window regains focus. */
export function HourColumn({ wanted, date, onDate, time, onTime, error }: Props) {
  const {
    data: slots,
    error: failure,
    refetch,
  } = useQuery({
    ...useApi().booking.listSlots.queryOptions({
      input: { ...askedOf(wanted), date, ...(wanted.outside && { outside: true }) },
    }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const within = slots?.filter(({ isOutside }) => !isOutside);
  const outside = slots?.filter(({ isOutside }) => isOutside) ?? [];
  const free = within?.filter(({ available }) => available).length;
  const isChosenOutside = outside.some((slot) => slot.time === time);
  return (
    <>
      <h3 className="text-[1.0625rem]">{formatDay(date)}</h3>
      {failure && !slots && (
        <ErrorState
          error={failure}
          title="Οι ώρες δεν φορτώθηκαν"
          onRetry={() => void refetch()}
          className="mt-3 px-3.5! py-3!"
        />
      )}
      {!failure && !slots && (
        <Loading label="Φόρτωση διαθέσιμων ωρών…" className="mt-9 grid grid-cols-3 gap-1.5 md:grid-cols-2">
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <Skeleton key={index} className="h-11 md:pointer-fine:h-9.5" />
          ))}
        </Loading>
      )}
      {within && (
        <>
          <p role="status" className="mt-0.5 text-sm text-text-3">
            {free === 0
              ? 'Δεν υπάρχουν διαθέσιμες ώρες για αυτήν την ημερομηνία'
              : plural(free ?? 0, 'διαθέσιμη ώρα', 'διαθέσιμες ώρες')}
          </p>
          {error !== undefined && free !== 0 && (
            <div className="mt-2">
              <FieldError id={errorId}>{error}</FieldError>
            </div>
          )}
          <div className="mt-3 grid gap-4">
            {free === 0 && (
              <NextFreeDay wanted={wanted} after={date} label="Επόμενη διαθέσιμη" onDate={onDate} />
            )}
            <SlotPicker
              slots={within}
              value={time}
              onChange={onTime}
              mayTake={wanted.outside === true}
              errorId={error === undefined || free === 0 ? undefined : errorId}
            />
            {outside.length > 0 && (
              <details open={isChosenOutside || within.length === 0}>
                <summary className="inline-flex min-h-8 cursor-pointer items-center text-base font-medium text-primary-text pointer-coarse:min-h-11">
                  Εκτός ωραρίου
                </summary>
                <div className="mt-2">
                  <SlotPicker slots={outside} value={time} onChange={onTime} mayTake />
                </div>
              </details>
            )}
          </div>
        </>
      )}
    </>
  );
}
