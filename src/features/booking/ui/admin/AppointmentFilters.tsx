import { useQuery } from '@tanstack/react-query';
import { Field } from '#ui/form/Field.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { FilterFold } from '#ui/components/FilterFold.tsx';
import {
  filterStatuses,
  periods,
  readAppointmentsSearch,
  type AppointmentsSearch,
  type Period,
} from '../../appointments-search.ts';
import { unreported } from '../../enums.ts';
import { appointmentStatusLabels, unreportedLabel } from '../../labels.ts';
import { TechnicianFilter } from './TechnicianFilter.tsx';

const periodLabels: Record<Period, string> = {
  upcoming: 'Από σήμερα',
  today: 'Σήμερα',
  week: 'Αυτή η εβδομάδα',
  month: 'Αυτός ο μήνας',
  past: 'Παλαιότερα',
};

interface Props {
  search: AppointmentsSearch;
  show: (change: AppointmentsSearch) => void;
}

export function AppointmentFilters({ search, show }: Props) {
  const { data: services } = useQuery(
    useApi().services.listServices.queryOptions({
      input: {},
      meta: { title: 'Οι υπηρεσίες δεν φορτώθηκαν' },
    }),
  );
  const filter = (raw: Readonly<Record<string, string>>) => {
    const { status, serviceId, period } = readAppointmentsSearch({ ...search, ...raw });
    show({ status, serviceId, period, page: undefined });
  };

  return (
    <search className="mt-4 grid grid-cols-[1fr_auto] items-end gap-3 md:grid-cols-4 lg:grid-cols-[minmax(0,1fr)_160px_150px_minmax(0,240px)_180px]">
      <SearchField
        label="Αναζήτηση"
        labelHidden={false}
        placeholder="Πελάτης, email, τηλέφωνο, διεύθυνση"
        value={search.search ?? ''}
        onChange={(text) => show({ search: text || undefined, page: undefined })}
        className="md:max-lg:col-span-full"
      />
      <FilterFold
        active={[search.by, search.status, search.serviceId, search.period].filter(Boolean).length}
        className="grid grid-cols-2 gap-3 max-md:col-span-full md:contents"
      >
        <TechnicianFilter by={search.by} show={show} />
        <Field label="Κατάσταση">
          <Select
            size="sm"
            value={search.status ?? 'all'}
            onChange={({ target }) => filter({ status: target.value })}
          >
            <option value="all">Όλες</option>
            {filterStatuses.map((status) => (
              <option key={status} value={status}>
                {appointmentStatusLabels[status]}
              </option>
            ))}
            <option value={unreported}>{unreportedLabel}</option>
          </Select>
        </Field>
        <Field label="Υπηρεσία">
          <Select
            size="sm"
            value={search.serviceId ?? 'all'}
            onChange={({ target }) => filter({ serviceId: target.value })}
          >
            <option value="all">Όλες</option>
            {services?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Περίοδος">
          <Select
            size="sm"
            value={search.period ?? 'all'}
            onChange={({ target }) => filter({ period: target.value })}
          >
            <option value="all">Όλες</option>
            {periods.map((period) => (
              <option key={period} value={period}>
                {periodLabels[period]}
              </option>
            ))}
          </Select>
        </Field>
      </FilterFold>
    </search>
  );
}
