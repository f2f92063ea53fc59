import { useSuspenseQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { athensDate, formatDay } from '#shared/dates.ts';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import {
  alertsFilter,
  alertsHref,
  alertsInput,
  alertsPerPage,
  readAlertsSearch,
  type AlertsSearch,
} from '../../alerts-search.ts';
import { alertsByDay, dayName } from '../../alert-days.ts';
import { alertTypeLabels, severityLabels } from '../../labels.ts';
import { AlertRow } from './AlertRow.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import { useAdvance } from './use-advance.ts';

const lists = [
  [undefined, 'Ενεργές'],
  ['acknowledged', 'Αποδεκτές'],
  ['resolved', 'Επιλυμένες'],
  ['all', 'Όλες'],
] as const;

interface Props {
  search: AlertsSearch;
  onSearch: (search: AlertsSearch) => void;
}

export function AlertsAdmin({ search, onSearch }: Props) {
  const { view, status, severity, type } = search;
  const { data: counts } = useSuspenseQuery(
    useApi().alerts.countAlerts.queryOptions({ input: alertsFilter(search) }),
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Ειδοποιήσεις ανά κατάσταση"
          tabs={[
            ...lists.map(([one, label]) => ({
              href: alertsHref({ status: one, severity, type }),
              label,
              current: view === undefined && one === status,
              ...(one === undefined ? { count: counts.unread } : {}),
            })),
            { href: alertsHref({ view: 'settings' }), label: 'Ρυθμίσεις', current: view === 'settings' },
          ]}
        />
        {view === undefined && <Filters search={search} onSearch={onSearch} />}
      </div>
      {view === 'settings' ? <AlertSettings /> : <AlertList search={search} matching={counts.matching} />}
    </>
  );
}

function Filters({ search, onSearch }: Props) {
  const choose = (change: Readonly<Record<string, string>>) =>
    onSearch(readAlertsSearch({ ...search, page: undefined, ...change }));
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        size="sm"
        className="w-auto!"
        aria-label="Σοβαρότητα"
        value={search.severity ?? ''}
        onChange={({ target }) => choose({ severity: target.value })}
      >
        <option value="">Κάθε σοβαρότητα</option>
        {Object.entries(severityLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        size="sm"
        className="w-auto!"
        aria-label="Είδος"
        value={search.type ?? ''}
        onChange={({ target }) => choose({ type: target.value })}
      >
        <option value="">Κάθε είδος</option>
        {Object.entries(alertTypeLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function AlertList({ search, matching }: { search: AlertsSearch; matching: number }) {
  const { data: alerts, dataUpdatedAt } = useSuspenseQuery(
    useApi().alerts.listAlerts.queryOptions({ input: alertsInput(search) }),
  );
  const { pendingId, acknowledge, resolve, resolveAll, isResolvingAll } = useAdvance();
  const { status, severity, type } = search;
  const isAnyOpen = status !== 'resolved' && alerts.some((alert) => alert.status !== 'resolved');
  const isFiltered = search.severity !== undefined || search.type !== undefined;
  return (
    <>
      {isAnyOpen && (
        <div className="mt-4 flex justify-end">
          <Button
            size="sm"
            variant="outline"
            pending={isResolvingAll}
            pendingLabel="Επίλυση..."
            onClick={() => resolveAll({ severity, type })}
          >
            <CheckCheck />
            {isFiltered ? 'Επίλυση όλων αυτού του είδους' : 'Επίλυση όλων'}
          </Button>
        </div>
      )}
      <Panel flush className="mt-4">
        {alerts.length === 0 ? (
          <EmptyState icon={<BellOff />} title="Δεν υπάρχουν ειδοποιήσεις" className="px-5">
            {isFiltered && 'Δοκιμάστε άλλη σοβαρότητα ή άλλο είδος.'}
          </EmptyState>
        ) : (
          [...alertsByDay(alerts)].map(([day, some]) => (
            <section key={day} aria-labelledby={`alerts-${day}`}>
              <h2
                id={`alerts-${day}`}
                className="flex items-baseline justify-between border-b border-line bg-sunken px-3.5 py-1.5 text-sm"
              >
                {dayName(day, athensDate(new Date(dataUpdatedAt)))}
                <span className="num font-normal text-text-2">{some.length}</span>
              </h2>
              <ul aria-label={`Ειδοποιήσεις, ${formatDay(day)}`}>
                {some.map((alert) => (
                  <AlertRow
                    key={alert.id}
                    alert={alert}
                    now={new Date(dataUpdatedAt)}
                    isPending={pendingId === alert.id}
                    onAcknowledge={acknowledge}
                    onResolve={resolve}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
      </Panel>
      <ListPagination
        page={search.page ?? 1}
        pageCount={Math.ceil(matching / alertsPerPage)}
        hrefFor={(page) => alertsHref({ ...search, page })}
        className="mt-4"
      />
    </>
  );
}
