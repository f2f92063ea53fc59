import { useQuery } from '@tanstack/react-query';
import { CalendarArrowUp, Check, Trash2 } from 'lucide-react';
import { athensDate } from '#shared/dates.ts';
import { OpenedBy } from '#ui/live/OpenedBy.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { isPendingStatus } from '../../board/move.ts';
import { AppointmentHistory } from '../AppointmentHistory.tsx';
import { AppointmentStatusBadge } from '../AppointmentStatusBadge.tsx';
import type { AppointmentDialogProps } from './appointment-dialogs.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentPlan } from '../../board/ui/admin/AppointmentPlan.tsx';
import { holds } from '../../rules.ts';
import { useAppointmentDialogs } from './appointment-dialogs.ts';
import { SendTechnician } from './SendTechnician.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import { VisitBill } from './VisitBill.tsx';
import { useChangeStatus } from './use-change-appointment.ts';

export function AppointmentDialog({
  appointment: listed,
  now,
  onClose,
  About,
  Notices,
}: AppointmentDialogProps) {
  const { data } = useQuery({
    ...useApi().booking.getAppointment.queryOptions({ input: { id: listed.id } }),
    staleTime: 0,
  });
  const appointment = data ?? listed;
  const { id, serviceName, status } = appointment;
  const ask = useAppointmentDialogs();
  const { mutate, isPending } = useChangeStatus();
  const clickGuard = useClickGuard(`${id} ${status}`);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={serviceName || 'Άγνωστη υπηρεσία'}
      description={<AppointmentStatusBadge status={status} />}
      footer={
        status !== 'completed' && (
          <div {...clickGuard} className="contents">
            <Button
              size="sm"
              variant="ghost"
              className="mr-auto text-critical-text!"
              onClick={() => ask({ what: 'remove', appointment })}
            >
              <Trash2 />
              Διαγραφή
            </Button>
            {isPendingStatus(status) && (
              <Button
                size="sm"
                variant="danger"
                disabled={isPending}
                onClick={() => ask({ what: 'status', appointment, to: 'rejected' })}
              >
                Απόρριψη
              </Button>
            )}
            {holds(status) && (
              <Button size="sm" variant="outline" onClick={() => ask({ what: 'move', appointment })}>
                <CalendarArrowUp />
                Μετακίνηση σε…
              </Button>
            )}
            {isPendingStatus(status) && (
              <Button
                size="sm"
                pending={isPending}
                pendingLabel="Αποθήκευση..."
                data-decision=""
                onClick={() => mutate({ id, status: 'confirmed', seen: status })}
              >
                <Check />
                Έγκριση
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid gap-6">
        <OpenedBy record={`appointment:${id}`} className="-mb-2" />
        {Notices && <Notices id={id} />}
        {holds(status) && !appointment.technicians && <SendTechnician appointment={appointment} />}
        <AppointmentFacts appointment={appointment} />
        <Field label="Κατάσταση" className="sm:max-w-60">
          <StatusSelect appointment={appointment} />
        </Field>
        <VisitBill appointment={appointment} today={athensDate(now)} />
        <AppointmentPlan appointment={appointment} />
        <section>
          <h3 className="mb-2 text-base">Ιστορικό</h3>
          <AppointmentHistory history={appointment.history} byTeam />
        </section>
        {About && <About id={id} />}
      </div>
    </Dialog>
  );
}
