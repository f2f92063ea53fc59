import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import type { Service } from '#features/services/contract.ts';
import type { TypedBooking } from '../booking-draft.ts';
import type { OrderToVisit } from '../order-visits/order-to-visit.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { loadBookingDialog } from './load-booking-dialog.ts';

const BookingDialog = lazyPart(loadBookingDialog, 'BookingDialog');

interface Props {
  /** The service to book; undefined while the dialog is closed. */
  service: Service | undefined;
  known?: TypedBooking | undefined;
  order?: OrderToVisit | undefined;
  onClose: () => void;
}

export function BookingWindow({ service, known, order, onClose }: Props) {
  // The dialog is not rendered on the server, whatever the address says.
  const isHydrated = useHydrated();
  // While the dialog fades out it keeps showing its last service.
  const [last, setLast] = useState(service);
  if (service && service !== last) setLast(service);
  if (!isHydrated || !last) return null;
  return (
    <BookingDialog
      key={last.id}
      service={last}
      known={known}
      order={order}
      open={service !== undefined}
      onClose={onClose}
    />
  );
}
