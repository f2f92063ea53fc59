import { BadgeCheck, Clock, CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { isActive } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { Service } from '#features/services/contract.ts';
import { ownAppointmentsPath } from '../booking-path.ts';
import type { TypedBooking } from '../booking-draft.ts';
import { moreDaysText, type OrderToVisit } from '../order-visits/order-to-visit.ts';
import type { Appointment } from '../contract.ts';
import { durationText, whenText } from '../texts.ts';
import { BookingGate } from './BookingGate.tsx';

interface Props {
  service: Service;
  known?: TypedBooking | undefined;
  order?: OrderToVisit | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * The booking dialog: first what prevents the person from booking, then day, hour and details, then the booked appointment.
 */
export function BookingDialog({ service, known, order, open, onClose }: Props) {
  const { customer } = useViewer();
  const [booked, setBooked] = useState<Appointment>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBooked(undefined);
  }
  const more = order ? moreDaysText(order) : null;
  const mayBook = customer !== null && isActive(customer);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={order ? `${service.title} · παραγγελία ${order.orderNumber}` : service.title}
      size={mayBook && !booked ? 'lg' : 'sm'}
      flush={mayBook && !booked}
      footer={
        booked && (
          <>
            <Button variant="ghost" onClick={onClose}>
              {order ? 'Πίσω στην παραγγελία' : 'Κλείσιμο'}
            </Button>
            {!order && <Button href={ownAppointmentsPath}>Τα ραντεβού μου</Button>}
          </>
        )
      }
      description={
        mayBook && (
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
            <span className="flex items-center gap-1.5">
              <Clock className="icon-sm" />
              {order
                ? `Επίσκεψη ${plural(order.hours, 'ώρας', 'ωρών')}`
                : `Επίσκεψη ${durationText(service.durationMinutes)}`}
            </span>
            {more !== null && <span>{more}</span>}
            {order?.products.map((product) => (
              <span key={product}>{product}</span>
            ))}
            <Badge tone="ok">
              <BadgeCheck />
              {customer.firstName} {customer.lastName}
            </Badge>
          </span>
        )
      }
    >
      {booked ? (
        <Booked appointment={booked} />
      ) : (
        <BookingGate service={service} known={known} order={order} onBooked={setBooked} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Booked({ appointment }: { appointment: Appointment }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <CalendarCheck className="icon-lg text-ok-text" />
      <h3 className="mt-2 text-lg">Το ραντεβού σας καταχωρίστηκε</h3>
      <p className="font-medium">{whenText(appointment)}</p>
      {appointment.address && <p className="text-text-2">{appointment.address}</p>}
      <p className="text-text-2">
        Αναμένει την έγκρισή μας. Θα σας ενημερώσουμε στο {appointment.customerEmail}.
      </p>
    </div>
  );
}
