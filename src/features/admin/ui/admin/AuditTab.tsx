import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { DataTable, type Column } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { auditHref, auditPerPage, type AuditSearch } from '../../audit-search.ts';
import { audited } from '#features/all.ts';
import { actionLabels } from '../../audit-texts.ts';
import type { AuditEntry } from '../../contract.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { ChangeList } from './ChangeList.tsx';
import { whoText } from './who-text.ts';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditTab({ search, onSearch }: Props) {
  const { page = 1, ...filter } = search;
  const list = useQuery({
    ...useApi().admin.listAudit.queryOptions({
      input: { ...filter, page, pageSize: auditPerPage },
    }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (to: number) => auditHref({ ...filter, page: to });
  return (
    <>
      <AuditFilters search={search} onSearch={onSearch} />
      <Panel flush className="mt-4">
        <QueryView
          query={list}
          empty={
            <EmptyState icon={<History />} title="Δεν βρέθηκαν αλλαγές" className="px-5">
              Κάθε αλλαγή των διαχειριστών φαίνεται εδώ.
            </EmptyState>
          }
        >
          {(entries) => (
            <DataTable
              caption="Αλλαγές"
              className="[&_td]:py-2 [&_td]:align-top"
              columns={columnsWith((who) => onSearch({ ...filter, who }))}
              rows={entries}
              keyOf={({ id }) => id}
            />
          )}
        </QueryView>
      </Panel>
      <nav aria-label="Σελίδες" className="mt-4 flex gap-2">
        {page > 1 && (
          <Button size="sm" variant="outline" href={hrefOf(page - 1)}>
            Νεότερες
          </Button>
        )}
        {list.data?.length === auditPerPage && (
          <Button size="sm" variant="outline" href={hrefOf(page + 1)}>
            Παλαιότερες
          </Button>
        )}
      </nav>
    </>
  );
}

const tones = { created: 'ok', updated: 'low', deleted: 'critical' } as const;

const columnsWith = (onWho: (who: string) => void): readonly Column<AuditEntry>[] => [
  {
    title: 'Πότε',
    cellClass: 'tabular-nums whitespace-nowrap',
    cell: ({ at }) => formatDateTime(new Date(at)),
  },
  { title: 'Τι', cell: (entry) => <EntryTitle entry={entry} /> },
  {
    title: 'Αλλαγές',
    className: 'hm',
    cellClass: 'max-w-[48ch]',
    cell: (entry) => <ChangeList entry={entry} />,
  },
  {
    title: 'Ποιος',
    className: 'hm',
    cell: (entry) => {
      const { who } = entry;
      return who === undefined ? (
        whoText(entry)
      ) : (
        <button type="button" className="text-left hover:underline" onClick={() => onWho(who)}>
          {whoText(entry)}
        </button>
      );
    },
  },
];

function EntryTitle({ entry }: { entry: AuditEntry }) {
  const { action, entity, entityId, label } = entry;
  return (
    <div className="grid justify-items-start gap-1">
      <Anchor
        href={auditHref({ entity, entityId })}
        className="min-w-36 font-medium wrap-anywhere hover:underline"
      >
        {audited[entity].label}: {label}
      </Anchor>
      <Badge tone={tones[action]}>{actionLabels[action]}</Badge>
      <div className="md:hidden">
        <ChangeList entry={entry} />
      </div>
    </div>
  );
}
