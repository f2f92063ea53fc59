import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { CustomerChip } from '#features/customers/ui/CustomerChip.tsx';
import type { ListedContract } from '../../shown-contract.ts';
import { contractStates } from '../../enums.ts';
import { endingDays } from '../../limits.ts';
import { contractKindLabels, contractsInStateLabels, periodLabels } from '../../labels.ts';
import { contractsHref, contractsPerPage, type ContractsSearch } from '../../contracts-search.ts';
import { firstPrice } from '../../price-text.ts';
import { ContractStateBadge } from '../ContractStateBadge.tsx';
import { DueVisits } from './DueVisits.tsx';

interface Props {
  search: ContractsSearch;
  onSearch: (search: ContractsSearch) => void;
}

/** The contracts by state, the next bill first, with what they bring in a year and what is due. */
export function ContractsAdmin({ search, onSearch }: Props) {
  const { contracts } = useApi();
  useLiveChanges(['contracts']);
  const { state, customerId } = search;
  const { data: figures } = useQuery(contracts.readContractFigures.queryOptions({ input: {} }));
  const { data: matching } = useQuery({
    ...contracts.readContractFigures.queryOptions({ input: { search: search.search, customerId } }),
    placeholderData: keepPreviousData,
  });
  const { data: visits } = useQuery(contracts.listDueContractVisits.queryOptions());
  const tabHref = (to: ContractsSearch['state']) =>
    contractsHref({ search: search.search, customerId, state: to });
  return (
    <>
      <Stats boxed strip>
        <StatCard
          label="Έσοδα τον χρόνο"
          value={figures && euroText(figures.yearly.net)}
          note={
            figures && `χωρίς ΦΠΑ, από ${plural(figures.states.running, 'συμβόλαιο', 'συμβόλαια')} σε ισχύ`
          }
          href={contractsHref({ state: 'running' })}
        />
        <StatCard
          label="Προς χρέωση"
          value={figures?.due}
          note={figures && (figures.due > 0 ? 'με λογαριασμό που οφείλεται' : 'όλα έχουν χρεωθεί')}
          href={figures && figures.due > 0 ? contractsHref({ ...search, dialog: 'bills' }) : undefined}
        />
        <StatCard
          label="Επισκέψεις"
          value={visits?.total}
          note="πλησιάζουν και δεν έχουν κλειστεί"
          href={contractsHref({ state: 'visits' })}
        />
        <StatCard
          label="Λήγουν"
          value={figures?.ending}
          note={`σε ${endingDays} ημέρες`}
          href={contractsHref({ state: 'ending' })}
        />
      </Stats>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Συμβόλαια ανά κατάσταση"
          tabs={[
            { href: tabHref(undefined), label: 'Όλα', current: state === undefined },
            { href: tabHref('due'), label: 'Προς χρέωση', count: matching?.due, current: state === 'due' },
            {
              href: tabHref('visits'),
              label: 'Επισκέψεις',
              count: visits?.total,
              current: state === 'visits',
            },
            ...contractStates.map((one) => ({
              href: tabHref(one),
              label: contractsInStateLabels[one],
              count: matching?.states[one],
              current: state === one,
            })),
            {
              href: tabHref('ending'),
              label: 'Λήγουν',
              count: matching?.ending,
              current: state === 'ending',
            },
          ]}
        />
        {state !== 'visits' && (
          <SearchField
            label="Αναζήτηση συμβολαίου"
            placeholder="Αριθμός, πελάτης, τίτλος"
            value={search.search ?? ''}
            onChange={(text) => onSearch({ state, customerId, search: text || undefined })}
          />
        )}
      </div>
      {state !== 'visits' && customerId !== undefined && (
        <CustomerChip
          id={customerId}
          removeLabel="Συμβόλαια όλων των πελατών"
          onRemove={() => onSearch({ state, search: search.search })}
        />
      )}
      {state === 'visits' ? <DueVisits /> : <List search={search} state={state} />}
    </>
  );
}

function List({
  search,
  state,
}: {
  search: ContractsSearch;
  state: Exclude<ContractsSearch['state'], 'visits'>;
}) {
  const { page = 1 } = search;
  const list = useQuery({
    ...useApi().contracts.listContracts.queryOptions({
      input: {
        state: state ?? 'all',
        search: search.search ?? '',
        ...(search.customerId !== undefined && { customerId: search.customerId }),
        page,
        pageSize: contractsPerPage,
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Panel flush className="mt-4">
        <QueryView query={list}>
          {({ contracts: rows, total }) =>
            rows.length === 0 ? (
              <EmptyState
                icon={<Handshake />}
                title={search.search ? 'Δεν βρέθηκαν συμβόλαια' : 'Δεν υπάρχουν συμβόλαια εδώ'}
                className="px-5"
              >
                {!search.search &&
                  state === undefined &&
                  'Ό,τι επαναλαμβάνεται και χρεώνεται τακτικά: συντήρηση, κέντρο λήψης σημάτων.'}
              </EmptyState>
            ) : (
              <>
                <ContractTable rows={rows} />
                <p className="num border-t border-line px-3.5 py-2.5 text-sm text-text-2">
                  {plural(total, 'συμβόλαιο', 'συμβόλαια')}
                </p>
              </>
            )
          }
        </QueryView>
      </Panel>
      <ListPagination
        page={page}
        pageCount={Math.ceil((list.data?.total ?? 0) / contractsPerPage)}
        hrefFor={(to) => contractsHref({ ...search, page: to })}
        className="mt-4"
      />
    </>
  );
}

function ContractTable({ rows }: { rows: readonly ListedContract[] }) {
  return (
    <DataTable
      caption="Συμβόλαια"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Συμβόλαιο',
          namesRow: true,
          cell: ({ id, contractNumber, title, customerName }) => (
            <Anchor
              href={contractsHref({ contract: id })}
              data-row-focus=""
              className="grid min-h-9 content-center py-1 font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              {customerName}
              <span className="text-xs font-normal text-text-3">
                {title} · <span className="code">{contractNumber}</span>
              </span>
            </Anchor>
          ),
        },
        { title: 'Είδος', className: 'hm', cell: ({ kind }) => contractKindLabels[kind] },
        {
          title: 'Κατάσταση',
          cell: ({ state, endsOn }) => (
            <span className="grid justify-items-start gap-0.5">
              <ContractStateBadge state={state} />
              {endsOn !== undefined && (
                <span className="num text-xs text-text-3">έως {formatDate(endsOn)}</span>
              )}
            </span>
          ),
        },
        {
          title: 'Επόμενη χρέωση',
          cellClass: 'num whitespace-nowrap',
          cell: ({ nextBillOn, isDue }) =>
            nextBillOn === undefined ? (
              '–'
            ) : (
              <>
                {formatDate(nextBillOn)}
                {isDue && <span className="block text-xs font-medium text-high-text">εκκρεμεί από τότε</span>}
              </>
            ),
        },
        {
          title: 'Τιμή',
          className: 'num hm',
          cell: ({ price, periodMonths }) => (
            <>
              {firstPrice(price, false)}
              <span className="block text-xs text-text-3">{periodLabels[periodMonths]}</span>
            </>
          ),
        },
      ]}
    />
  );
}
