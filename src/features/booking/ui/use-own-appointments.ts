import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveChanges } from '../../../ui/live/use-live.ts';
import { useApi } from '../../../ui/page/api.ts';
import { ownAppointmentsInput } from '../own-appointments-input.ts';
import { partAppointments } from '../own-appointments.ts';

/** The customer's appointments, those to come apart from the others. The page's loader has read them. */
export function useOwnAppointments() {
  const { data } = useSuspenseQuery(
    useApi().booking.listAppointments.queryOptions({ input: ownAppointmentsInput }),
  );
  const [now] = useState(() => new Date());
  return partAppointments(data, now);
}

/** Follows what the shop makes of the customer's appointments, while the component is there. */
export function useAppointmentNews(): void {
  useLiveChanges(['booking', 'account.getStats']);
}
