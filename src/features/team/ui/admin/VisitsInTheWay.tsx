import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatShortDay } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { HandedOver, Visit } from '#features/booking/roster-contract.ts';
import { useRefreshTeam } from './use-refresh-team.ts';

interface Props {
  technicianId: number;
  from: string;
  to: string;
}

/** The value of the choice «the next free time». */
const nextFree = 'next';

type Handed = {
  appointmentId: string;
  toTechnicianId?: number;
  appointmentDate?: string;
  appointmentTime?: string;
};

const firstChoice = ({ proposed, nextFree: next }: Visit) =>
  proposed === undefined ? (next ? nextFree : '') : String(proposed);

/** The visits of a technician in a range of days; each is given to another technician or to the next free time. */
export function VisitsInTheWay({ technicianId, from, to }: Props) {
  const { listVisits, handOver, undoAppointmentChange } = useApi().booking;
  const {
    data: visits,
    error: failure,
    refetch,
  } = useQuery({
    ...listVisits.queryOptions({ input: { technicianId, from, to } }),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const refresh = useRefreshTeam();
  const { mutateAsync: takeBack } = useMutation(
    undoAppointmentChange.mutationOptions({ meta: { title: 'Η αλλαγή δεν αναιρέθηκε' } }),
  );

  async function undoAll(results: readonly HandedOver[]) {
    for (const { appointmentId: id, undo } of results) {
      if (undo !== undefined) await takeBack({ id, undo }).catch(() => undefined);
    }
    await refresh();
  }
  const give = useMutation(
    handOver.mutationOptions({
      meta: { title: 'Τα ραντεβού δεν ανατέθηκαν' },
      onSuccess({ message, results }) {
        setRefused(
          new Map(results.flatMap(({ appointmentId, error }) => (error ? [[appointmentId, error]] : []))),
        );
        // A visit that somebody else has given away in the meantime is no longer listed below, so its reason is told here.
        const reasons = new Set(results.flatMap(({ error }) => error ?? []));
        toast({
          title: message,
          description: [...reasons, 'Όσων άλλαξε η ώρα, ο πελάτης ενημερώνεται με email, αν έχει.'].join(' '),
          ...(reasons.size > 0 && { tone: 'high' }),
          action: { label: 'Αναίρεση', onClick: () => void undoAll(results) },
        });
      },
      onSettled: refresh,
    }),
  );
  const choiceOf = (visit: Visit) => chosen.get(visit.appointmentId) ?? firstChoice(visit);
  const handed = (some: readonly Visit[]) =>
    some.flatMap((visit): Handed[] => {
      const { appointmentId, nextFree: next } = visit;
      const choice = choiceOf(visit);
      if (choice === '') return [];
      if (choice !== nextFree) return [{ appointmentId, toTechnicianId: Number(choice) }];
      return next ? [{ appointmentId, appointmentDate: next.date, appointmentTime: next.time }] : [];
    });

  if (failure && !visits) return <ErrorState error={failure} onRetry={() => void refetch()} />;
  if (!visits) {
    return (
      <Loading label="Φόρτωση ραντεβού…">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const all = handed(visits);
  return (
    <section aria-label="Ραντεβού αυτών των ημερών" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="text-base font-semibold">
          {visits.length === 0
            ? 'Δεν έχει ραντεβού αυτές τις ημέρες.'
            : `${visits.length} ραντεβού αυτές τις ημέρες`}
        </h4>
        {all.length > 1 && (
          <Button
            size="sm"
            variant="ink"
            pending={give.isPending}
            pendingLabel="Ανάθεση..."
            onClick={() => give.mutate({ technicianId, visits: all })}
          >
            Ανάθεση και των {all.length}
          </Button>
        )}
      </div>
      <ul>
        {visits.map((visit) => (
          <VisitRow
            key={visit.appointmentId}
            visit={visit}
            choice={choiceOf(visit)}
            refusal={refused.get(visit.appointmentId)}
            isPending={give.isPending}
            onChoice={(choice) => setChosen(new Map(chosen).set(visit.appointmentId, choice))}
            onGive={() => give.mutate({ technicianId, visits: handed([visit]) })}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  visit: Visit;
  choice: string;
  refusal: string | undefined;
  isPending: boolean;
  onChoice: (choice: string) => void;
  onGive: () => void;
}

function VisitRow({ visit, choice, refusal, isPending, onChoice, onGive }: RowProps) {
  const { serviceName, customerName, customerPhone, appointmentDate, appointmentTime, endTime } = visit;
  return (
    <li className="grid items-start gap-x-4 gap-y-2 border-t border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_250px_auto]">
      <p className="text-base">
        <span className="num font-medium">
          {formatDay(appointmentDate)}, {appointmentTime}–{endTime}
        </span>
        <span className="block text-sm text-text-2">
          {serviceName} · {customerName}
          {customerPhone && ` · ${formatPhone(customerPhone)}`}
        </span>
      </p>
      <Field label={`Ανάθεση σε…: ${customerName}, ${appointmentTime}`} labelHidden error={refusal}>
        <Select size="sm" value={choice} onChange={({ target }) => onChoice(target.value)}>
          {choice === '' && <option value="">Κανείς δεν είναι ελεύθερος</option>}
          {visit.candidates.map(({ id, name }) => (
            <option key={id} value={id}>
              Ανάθεση σε: {name}
            </option>
          ))}
          {visit.nextFree && (
            <option value={nextFree}>
              Ελεύθερη ώρα: {formatShortDay(visit.nextFree.date)}, {visit.nextFree.time}
            </option>
          )}
        </Select>
      </Field>
      <Button
        size="sm"
        variant="outline"
        disabled={isPending || choice === ''}
        aria-label={`Ανάθεση: ${customerName}, ${appointmentTime}`}
        onClick={onGive}
      >
        Ανάθεση
      </Button>
    </li>
  );
}
