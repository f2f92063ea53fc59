import { CalendarX2 } from 'lucide-react';
import type { LocalDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { Chip } from '#ui/components/Chip.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { cx } from '#ui/style/cx.ts';
import { appointmentsPerPage } from '../../appointments-input.ts';
import { appointmentsHref, isFiltered, type AppointmentsSearch } from '../../appointments-search.ts';
import { AppointmentFilters } from './AppointmentFilters.tsx';
import { AppointmentTable } from './AppointmentTable.tsx';
import { useAppointmentList } from './use-appointments.ts';

interface Props {
  search: AppointmentsSearch;
  today: LocalDate;
  show: (change: AppointmentsSearch) => void;
}

export function ListView({ search, today, show }: Props) {
  return (
    <>
      <AppointmentFilters search={search} show={show} />
      {search.customerId !== undefined && <CustomerChip search={search} today={today} show={show} />}
      <Appointments search={search} today={today} />
    </>
  );
}

/** The customer that the list is filtered by, with a button that removes the filter. */
function CustomerChip({ search, today, show }: Props) {
  const { data, isPlaceholderData } = useAppointmentList(search, today);
  if (!data || isPlaceholderData) return null;
  return (
    <div className="mt-3">
      <Chip
        removeLabel="Ραντεβού όλων των πελατών"
        onRemove={() => show({ customerId: undefined, page: undefined })}
      >
        Πελάτης: <b className="font-semibold">{data.customerName ?? 'άγνωστος'}</b>
      </Chip>
    </div>
  );
}

function Appointments({ search, today }: Omit<Props, 'show'>) {
  const { data, error, isPlaceholderData, refetch } = useAppointmentList(search, today);
  const page = search.page ?? 1;
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        className="mt-4"
        title="Δεν ήταν δυνατή η φόρτωση των ραντεβού"
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Φόρτωση ραντεβού…" className="mt-4 grid gap-2">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </Loading>
    );
  }
  const pagination = (
    <ListPagination
      className="mt-4"
      page={page}
      pageCount={Math.ceil(data.total / appointmentsPerPage)}
      hrefFor={(to) => appointmentsHref({ ...search, page: to })}
    />
  );
  if (data.appointments.length === 0) {
    return (
      <>
        <EmptyState
          icon={<CalendarX2 />}
          title="Δεν βρέθηκαν ραντεβού"
          action={
            (isFiltered(search) || page > 1) && (
              <Button size="sm" variant="outline" href={appointmentsHref({ view: 'list' })}>
                Καθαρισμός φίλτρων
              </Button>
            )
          }
        >
          {isFiltered(search)
            ? 'Δοκιμάστε να αλλάξετε τα φίλτρα αναζήτησης.'
            : 'Μόλις κλείσει κάποιος ραντεβού, θα φανεί εδώ.'}
        </EmptyState>
        {pagination}
      </>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('mt-4 transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <Panel flush>
        <AppointmentTable caption="Ραντεβού" appointments={data.appointments} withDate />
      </Panel>
      {pagination}
    </div>
  );
}
