import { useQuery } from '@tanstack/react-query';
import { company } from '#shared/company.ts';
import { formatDay, type LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { askedOf, type WantedVisit } from './use-free-days.ts';

interface Props {
  wanted: WantedVisit;
  /** The search starts on the following day. */
  after: LocalDate;
  /** The button's text before the day. */
  label: string;
  onDate: (date: LocalDate) => void;
}

export function NextFreeDay({ wanted, after, label, onDate }: Props) {
  const { admin } = useViewer();
  const { data, isLoading } = useQuery({
    ...useApi().booking.findNextFreeDay.queryOptions({ input: { ...askedOf(wanted), after } }),
    staleTime: 0,
  });
  if (isLoading)
    return (
      <Loading>
        <Skeleton className="h-13.5" />
      </Loading>
    );
  if (!data) return null;
  const { date } = data;
  if (date === undefined) {
    return (
      <p className="text-base text-text-2">
        Δεν υπάρχει ελεύθερη ώρα τους επόμενους έξι μήνες.{' '}
        {admin ? (
          'Ελέγξτε το ωράριο και ποιοι τεχνικοί είναι ενεργοί.'
        ) : (
          <>
            Καλέστε μας στο{' '}
            <TextLink href={company().phoneHref} className="num">
              {company().phone}
            </TextLink>
            .
          </>
        )}
      </p>
    );
  }
  return (
    <Button variant="outline" block className="justify-start! py-2 text-left!" onClick={() => onDate(date)}>
      <span>
        <span className="block text-sm font-normal text-text-2">{label}:</span> {formatDay(date)}
      </span>
    </Button>
  );
}
