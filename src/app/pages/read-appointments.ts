import type { QueryClient } from '@tanstack/react-query';
import { listInput, weekInput, weekRange } from '#features/booking/appointments-input.ts';
import { readAppointmentsSearch } from '#features/booking/appointments-search.ts';
import { athensDate } from '#shared/dates.ts';
import type { Api } from '../api-client.ts';

/** Prefetches the appointments page's first view on the server; in the browser the views fetch themselves. */
export async function readAppointments(
  { queryClient, api }: { queryClient: QueryClient; api: Api },
  address: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const today = athensDate(now);
  const { listAppointments, listOpeningDays, pageAppointments } = api.booking;
  const search = readAppointmentsSearch(address);
  const { view, date = today } = search;
  if (view === 'list') {
    await queryClient.prefetchQuery(pageAppointments.queryOptions({ input: listInput(search, today) }));
  } else if (!view) {
    await Promise.all([
      queryClient.prefetchQuery(listAppointments.queryOptions({ input: weekInput(date) })),
      queryClient.prefetchQuery(listOpeningDays.queryOptions({ input: weekRange(date) })),
    ]);
  }
}
