import { CalendarPlus, Wrench } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate, type LocalDate } from '#shared/dates.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { useRetainedRows } from '#ui/undo/use-retained-rows.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { customerHref } from '#features/customers/customer-search.ts';
import type { AppointmentsSearch } from '../../../appointments-search.ts';
import { maintenanceDays, skipLabel } from '../../rules.ts';
import type { DueVisit } from '../../contract.ts';
import { NoEmail } from '../../../ui/admin/NoEmail.tsx';
import { useMaintenance } from '../../../ui/admin/use-appointments.ts';
import { maintenanceSubject, useSkipMaintenance } from './use-skip-maintenance.ts';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';

const NewAppointmentDialog = lazyPart(
  () => import('../../../ui/admin/NewAppointmentDialog.tsx'),
  'NewAppointmentDialog',
);

const none: DueVisit[] = [];

interface Props {
  today: LocalDate;
  show: (change: AppointmentsSearch) => void;
}

/** The visits that are due again soon or overdue; each is booked or put off by an administrator. */
export function MaintenanceView({ today, show }: Props) {
  const { data, error, refetch } = useMaintenance();
  const { skip, isPending } = useSkipMaintenance();
  const undoables = useUndoables();
  const rows = useRetainedRows('maintenance', data?.visits ?? none, maintenanceSubject);
  const clickGuard = useClickGuard(
    rows.map((row) => `${row.appointmentId} ${undoables.has(maintenanceSubject(row))}`).join(),
  );
  const [booking, setBooking] = useState<DueVisit>();
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        className="mt-4"
        title="Οι συντηρήσεις δεν φορτώθηκαν"
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Φόρτωση συντηρήσεων…" className="mt-4 grid gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </Loading>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Wrench />} title="Καμία συντήρηση δεν πλησιάζει">
        Όταν ολοκληρώνεται επίσκεψη που επαναλαμβάνεται, η επόμενη φαίνεται εδώ {maintenanceDays} ημέρες
        νωρίτερα.
      </EmptyState>
    );
  }
  return (
    <div className="mt-4" {...clickGuard}>
      <Panel flush>
        <ul aria-label="Συντηρήσεις">
          {rows.map((visit) => (
            <Row key={visit.appointmentId} visit={visit} today={today} show={show}>
              <Decision
                visit={visit}
                isPending={isPending}
                onBook={() => setBooking(visit)}
                onSkip={() => void skip(visit)}
              />
            </Row>
          ))}
        </ul>
      </Panel>
      {data.total > data.visits.length && (
        <p className="mt-3 text-sm text-text-2">
          Φαίνονται οι πρώτες {data.visits.length} από {data.total}.
        </p>
      )}
      {booking && (
        <NewAppointmentDialog
          repeats={booking}
          onCreated={() => setBooking(undefined)}
          onClose={() => setBooking(undefined)}
        />
      )}
    </div>
  );
}

interface RowProps extends Props {
  visit: DueVisit;
  children: ReactNode;
}

function Row({ visit, today, show, children }: RowProps) {
  const { appointmentId, customerId, customerName, customerEmail, customerPhone, address } = visit;
  const { serviceName, lastVisit, dueDate, repeatMonths, technician } = visit;
  return (
    <li
      data-row={appointmentId}
      className="grid gap-x-5 gap-y-2 border-b border-line px-3.5 py-3 last:border-b-0 md:grid-cols-[150px_minmax(0,1fr)_auto] md:items-center"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
        <span className="num text-base font-semibold">{formatDate(dueDate)}</span>
        <Badge tone={dueDate < today ? 'critical' : 'neutral'}>
          {dueDate < today ? 'Εκπρόθεσμη' : `Κάθε ${repeatMonths} μήνες`}
        </Badge>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
          {customerId === undefined ? (
            <span className="font-semibold wrap-anywhere">{customerName}</span>
          ) : (
            <Anchor href={customerHref(customerId)} className="font-semibold wrap-anywhere hover:underline">
              {customerName}
            </Anchor>
          )}
          {customerPhone !== undefined && <PhoneLink phone={customerPhone} />}
          {!customerEmail && <NoEmail />}
        </p>
        <p className="text-sm text-text-2 wrap-anywhere">
          {[serviceName, address].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm text-text-2">
          <button
            type="button"
            aria-haspopup="dialog"
            data-row-focus=""
            className="underline underline-offset-3 pointer-coarse:min-h-11"
            onClick={() => show({ appointment: appointmentId })}
          >
            Τελευταία επίσκεψη <span className="num">{formatDate(lastVisit)}</span>
          </button>
          {technician && ` · ${technician.name}`}
        </p>
      </div>
      {children}
    </li>
  );
}

interface DecisionProps {
  visit: DueVisit;
  isPending: boolean;
  onBook: () => void;
  onSkip: () => void;
}

function Decision({ visit, isPending, onBook, onSkip }: DecisionProps) {
  const { customerName, repeatMonths } = visit;
  const subject = maintenanceSubject(visit);
  const undoable = useUndoables().get(subject);
  if (undoable) return <UndoLine subject={subject} undoable={undoable} of={customerName} />;
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      <Button
        size="sm"
        variant="ghost"
        data-decision=""
        disabled={isPending}
        aria-label={`${skipLabel(repeatMonths)}: ${customerName}`}
        onClick={onSkip}
      >
        {skipLabel(repeatMonths)}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        aria-label={`Κλείσιμο ραντεβού: ${customerName}`}
        onClick={onBook}
      >
        <CalendarPlus />
        Κλείσιμο ραντεβού
      </Button>
    </div>
  );
}
