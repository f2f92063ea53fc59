import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { addDays, athensDate, formatAgo, formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { CustomerChip } from '#features/customers/ui/CustomerChip.tsx';
import type { ListedOffer } from '../../contract.ts';
import { offerStates } from '../../enums.ts';
import { offersInStateLabels } from '../../labels.ts';
import { offersHref, offersPerPage, type OffersSearch } from '../../offers-search.ts';
import { OfferStateBadge } from '../OfferStateBadge.tsx';

/** The days that the figures above the list speak of. */
const countedDays = 90;

interface Props {
  search: OffersSearch;
  onSearch: (search: OffersSearch) => void;
}

/** The offers by state, with their sums, what is to be done next and how many become orders. */
export function OffersAdmin({ search, onSearch }: Props) {
  const { offers } = useApi();
  const { state, customerId, page = 1 } = search;
  const list = useQuery({
    ...offers.listOffers.queryOptions({
      input: {
        state: state ?? 'all',
        search: search.search ?? '',
        ...(customerId !== undefined && { customerId }),
        page,
        pageSize: offersPerPage,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const [from] = useState(() => addDays(athensDate(new Date()), -countedDays));
  const { data: counts } = useQuery(offers.countOffers.queryOptions({ input: { from } }));
  const { data: matching } = useQuery({
    ...offers.countOffers.queryOptions({ input: { from, search: search.search, customerId } }),
    placeholderData: keepPreviousData,
  });
  const states = matching?.states;
  const tabHref = (to: OffersSearch['state']) => offersHref({ search: search.search, customerId, state: to });
  return (
    <>
      <Stats boxed strip>
        <StatCard
          label="Προσφέραμε"
          value={counts && euroText(counts.sentSum)}
          note={counts && `${plural(counts.sent, 'προσφορά', 'προσφορές')} σε ${countedDays} ημέρες`}
        />
        <StatCard
          label="Έγιναν παραγγελία"
          value={counts && euroText(counts.acceptedSum)}
          note={counts && plural(counts.accepted, 'προσφορά', 'προσφορές')}
          href={offersHref({ state: 'accepted' })}
        />
        <StatCard
          label="Επιτυχία"
          value={counts && (counts.hitRate === undefined ? '–' : `${counts.hitRate}%`)}
          note="όσων απαντήθηκαν ή έληξαν"
        />
        <StatCard
          label="Περιμένουν εμάς"
          value={counts?.questions}
          note={counts && `λήγουν σύντομα: ${counts.ending}`}
          href={offersHref({ state: 'open' })}
        />
      </Stats>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Προσφορές ανά κατάσταση"
          tabs={[
            { href: tabHref(undefined), label: 'Όλες', current: state === undefined },
            {
              href: tabHref('open'),
              label: 'Ανοιχτές',
              count: states && (states.sent ?? 0) + (states.seen ?? 0),
              current: state === 'open',
            },
            ...offerStates
              .filter((one) => one !== 'sent' && one !== 'seen')
              .map((one) => ({
                href: tabHref(one),
                label: offersInStateLabels[one],
                count: states?.[one] ?? 0,
                current: state === one,
              })),
            { href: tabHref('templates'), label: 'Πρότυπα', current: state === 'templates' },
          ]}
        />
        <SearchField
          label="Αναζήτηση προσφοράς"
          placeholder="Αριθμός, πελάτης, τίτλος"
          value={search.search ?? ''}
          onChange={(text) => onSearch({ state, customerId, search: text || undefined })}
        />
      </div>
      {customerId !== undefined && (
        <CustomerChip
          id={customerId}
          removeLabel="Προσφορές όλων των πελατών"
          onRemove={() => onSearch({ state, search: search.search })}
        />
      )}
      <Panel flush className="mt-4">
        <QueryView query={list}>
          {({ offers: rows, total, sum }) =>
            rows.length === 0 ? (
              <EmptyState
                icon={<FileText />}
                title={search.search ? 'Δεν βρέθηκαν προσφορές' : 'Δεν υπάρχουν προσφορές εδώ'}
                className="px-5"
              />
            ) : (
              <>
                <OfferTable rows={rows} now={new Date(list.dataUpdatedAt)} />
                <p className="num border-t border-line px-3.5 py-2.5 text-sm text-text-2">
                  {plural(total, 'προσφορά', 'προσφορές')}, μαζί {euroText(sum)}
                </p>
              </>
            )
          }
        </QueryView>
      </Panel>
      <ListPagination
        page={page}
        pageCount={Math.ceil((list.data?.total ?? 0) / offersPerPage)}
        hrefFor={(to) => offersHref({ ...search, page: to })}
        className="mt-4"
      />
    </>
  );
}

function OfferTable({ rows, now }: { rows: readonly ListedOffer[]; now: Date }) {
  return (
    <DataTable
      caption="Προσφορές"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Προσφορά',
          namesRow: true,
          cell: ({ id, offerNumber, title, customerName }) => (
            <Anchor
              href={offersHref({ offer: id })}
              data-row-focus=""
              className="grid min-h-9 content-center py-1 font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              {customerName || title || 'Χωρίς πελάτη'}
              <span className="text-xs font-normal text-text-3">
                <span className="code">{offerNumber}</span>
                {title && customerName && ` · ${title}`}
              </span>
            </Anchor>
          ),
        },
        {
          title: 'Κατάσταση',
          cell: ({ state, isTemplate, nextStep, questions }) => (
            <span className="grid justify-items-start gap-0.5">
              {isTemplate ? <Badge>Πρότυπο</Badge> : <OfferStateBadge state={state} />}
              {questions > 0 && <Badge tone="high">{plural(questions, 'ερώτηση', 'ερωτήσεις')}</Badge>}
              {nextStep !== undefined && <span className="text-xs text-text-2 md:hidden">{nextStep}</span>}
            </span>
          ),
        },
        {
          title: 'Επόμενο βήμα',
          className: 'hm',
          cell: ({ nextStep, hasDraft }) => (
            <span className="text-text-2">
              {nextStep ?? '–'}
              {hasDraft && <span className="block text-xs text-text-3">με αλλαγές που δεν στάλθηκαν</span>}
            </span>
          ),
        },
        {
          title: 'Ηλικία',
          className: 'hm',
          cellClass: 'whitespace-nowrap',
          cell: ({ createdAt, validUntil, state }) => (
            <>
              {formatAgo(new Date(createdAt), now)}
              {validUntil !== undefined && (state === 'sent' || state === 'seen') && (
                <span className="block text-xs text-text-3">έως {formatDate(validUntil)}</span>
              )}
            </>
          ),
        },
        { title: 'Με ΦΠΑ', className: 'num', cell: ({ total }) => euroText(total) },
      ]}
    />
  );
}
