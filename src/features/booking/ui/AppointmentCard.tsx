import { ChevronDown, MapPin, NotebookPen, Package, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { company } from '#shared/company.ts';
import { formatDay, formatLongDate } from '#shared/dates.ts';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Appointment } from '../contract.ts';
import { isBeforeGoods } from '../rules.ts';
import { AppointmentHistory } from './AppointmentHistory.tsx';
import { AppointmentStatusBadge } from './AppointmentStatusBadge.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import { RescheduleButton } from './RescheduleButton.tsx';

interface Props {
  appointment: Appointment;
  /** In the future: if it can no longer be changed, the card says why. */
  isUpcoming: boolean;
  Report: ComponentType<{ id: string }>;
}

export function AppointmentCard({ appointment, isUpcoming, Report }: Props) {
  const { serviceName, appointmentDate, appointmentTime, endTime, status, address, notes } = appointment;
  const { orderId, orderNumber, notBefore, bill } = appointment;
  const isLate = isUpcoming && isBeforeGoods({ status, date: appointmentDate, notBefore }, appointmentDate);
  const isConsumer = useViewer().customer?.accountType === 'private';
  const stands = status === 'confirmed' || status === 'completed';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 gap-y-4 border-b border-line py-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <DateLeaf date={appointmentDate} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-md tracking-normal">
          {serviceName}
          <AppointmentStatusBadge status={status} />
        </h3>
        <p className="mt-1 text-text-2">
          <time dateTime={`${appointmentDate}T${appointmentTime}`}>{formatLongDate(appointmentDate)}</time>,{' '}
          <span className="num">
            {appointmentTime}–{endTime}
          </span>
        </p>
        {orderId !== undefined && (
          <p className="mt-1 flex gap-2 text-base text-text-2">
            <Package className="icon-sm mt-[3px] text-text-3" />
            <span>
              Παραγγελία{' '}
              <TextLink href={`/order-confirmation/${orderId}`} className="code">
                {orderNumber}
              </TextLink>
            </span>
          </p>
        )}
        {bill && (
          <p className="mt-1 flex gap-2 text-base text-text-2">
            <Package className="icon-sm mt-[3px] text-text-3" />
            <span>
              Τι έγινε και τι κόστισε:{' '}
              <TextLink href={`/order-confirmation/${bill.orderId}`} className="code">
                {bill.orderNumber}
              </TextLink>
            </span>
          </p>
        )}
        {isLate && (
          <p className="mt-1 flex gap-2 text-base text-high-text">
            <TriangleAlert className="icon-sm mt-[3px]" />
            Τα προϊόντα θα έχουν έρθει από {formatDay(notBefore ?? '')}: ζητήστε νέα ημέρα.
          </p>
        )}
        {address && (
          <p className="mt-1 flex gap-2 text-base text-text-2">
            <MapPin className="icon-sm mt-[3px] text-text-3" />
            {address}
          </p>
        )}
        {notes && (
          <p className="mt-1 flex gap-2 text-base whitespace-pre-line text-text-2">
            <NotebookPen className="icon-sm mt-[3px] text-text-3" />
            {notes}
          </p>
        )}
        <details className="group mt-1.5">
          <summary className="inline-flex min-h-8 list-none items-center gap-1 text-base font-medium text-primary-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            Ιστορικό
            <ChevronDown className="icon-sm transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-2 border-l border-line pl-4">
            <AppointmentHistory history={appointment.history} />
          </div>
        </details>
        <Report id={appointment.id} />
        {stands && isConsumer && (
          <p className="mt-1 text-base">
            <TextLink href={`/withdrawal?appointment=${appointmentDate}`}>
              Υπαναχώρηση από τη σύμβαση
            </TextLink>
          </p>
        )}
      </div>
      {appointment.isChangeable && (
        <div className="flex flex-wrap items-start gap-2 max-lg:col-start-2">
          <RescheduleButton appointment={appointment} size="sm">
            Ζητήστε άλλη ώρα
          </RescheduleButton>
          <CancelAppointment appointment={appointment} />
        </div>
      )}
      {isUpcoming && !appointment.isChangeable && (
        <p className="max-w-[30ch] text-base text-text-2 max-lg:col-start-2 lg:text-right">
          Απομένουν λιγότερες από 24 ώρες: για αλλαγή ή ακύρωση καλέστε μας στο{' '}
          <TextLink href={company().phoneHref} className="num">
            {company().phone}
          </TextLink>
          .
        </p>
      )}
    </li>
  );
}
