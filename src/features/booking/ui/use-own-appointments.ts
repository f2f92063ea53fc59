import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { ownAppointmentsInput } from '../own-appointments-input.ts';
import { partAppointments } from '../own-appointments.ts';

/** The customer's appointments, upcoming ones separate from the others; already fetched by the page's loader. */
export function useOwnAppointments() {
  const { data } = useSuspenseQuery(
    useApi().booking.listAppointments.queryOptions({ input: ownAppointmentsInput }),
  );
  const [now] = useState(() => new Date());
  return partAppointments(data, now);
}

/** Follows the administrators' changes to the customer's appointments while the component is mounted. */
export function useAppointmentNews(): void {
  useLiveChanges(['booking', 'account.getStats']);
}
