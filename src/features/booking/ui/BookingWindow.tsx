import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Service } from '../../services/contract.ts';
import type { TypedBooking } from '../booking-draft.ts';
import { loadBookingDialog } from './load-booking-dialog.ts';

const BookingDialog = lazy(loadBookingDialog);

interface Props {
  /** The service to book; undefined while the dialog is closed. */
  service: Service | undefined;
  /** What is known of the booking besides the account. */
  known?: TypedBooking | undefined;
  onClose: () => void;
}

/** The booking dialog of a page, which the page's address may have asked for. */
export function BookingWindow({ service, known, onClose }: Props) {
  // The server draws no dialog, whatever the address says.
  const isHydrated = useHydrated();
  // While it fades out it is still about the service that it was about.
  const [last, setLast] = useState(service);
  if (service && service !== last) setLast(service);
  if (!isHydrated || !last) return null;
  return (
    <Suspense>
      <BookingDialog
        key={last.id}
        service={last}
        known={known}
        open={service !== undefined}
        onClose={onClose}
      />
    </Suspense>
  );
}
