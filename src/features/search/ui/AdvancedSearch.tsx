import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Select } from '#ui/form/Select.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useReadsGross, useSeesPrices } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { SearchNotices } from '#features/catalogue/ui/SearchNotices.tsx';
import type { FoundProduct } from '../contract.ts';
import { activeFilters } from '../filters.ts';
import {
  canSearch,
  isPriceSort,
  sortLabels,
  sortsFor,
  withoutFilters,
  type Search,
} from '../search-address.ts';
import { Chips } from './Chips.tsx';
import { Filters } from './Filters.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useRecord } from './use-record.ts';
import { useChangeSearch, useSearchResults } from './use-search.ts';
import { plural } from '#shared/greek.ts';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), 'FilterSheet');

interface Props {
  search: Search;
  /** Buttons of each result, such as «Σύγκριση». */
  actionsFor?: (product: FoundProduct) => ReactNode;
}

/** The tab that searches the products: the query, all filters and the results follow the address. */
export function AdvancedSearch({ search, actionsFor }: Props) {
  const seesPrices = useSeesPrices();
  const answer = useSearchResults(search);
  const change = useChangeSearch();
  const record = useRecord();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isAsked = canSearch(search);
  const filters = activeFilters(search, seesPrices, useReadsGross());
  const clear = () => change(clearedFilters(search));

  // A search that was opened by its address or by a link counts too.
  const arrive = useEffectEvent(() => search.q !== undefined && record.searched(search.q));
  useEffect(() => void arrive(), []);

  return (
    <>
      <SearchForm
        query={search.q ?? ''}
        onType={(q, isFirst) => change({ q, without: undefined }, { replace: !isFirst })}
        onCommit={record.searched}
      />
      {!isAsked && (
        <>
          <p role="status" className="pt-3 text-base text-text-2 empty:hidden">
            {search.q !== undefined && 'Συμπληρώστε τουλάχιστον τρεις χαρακτήρες.'}
          </p>
          <SearchStart compare={search.compare} />
        </>
      )}
      {isAsked && (
        <div className="grid gap-x-12 pt-6 md:grid-cols-[248px_minmax(0,1fr)]">
          <section aria-label="Φίλτρα" className="max-md:hidden">
            <Filters search={search} facets={answer.data?.facets} onChange={change} />
          </section>
          <section aria-label="Αποτελέσματα" className="min-w-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:border-t md:border-line md:pt-3">
              <ResultLine
                search={search}
                answer={answer}
                onCorrect={(q) => change({ q, without: undefined })}
              />
              <div className="flex gap-2.5 max-md:basis-full">
                <Button
                  variant="outline"
                  aria-haspopup="dialog"
                  className="md:hidden"
                  onClick={() => setSheetOpen(true)}
                >
                  <SlidersHorizontal />
                  Φίλτρα
                  {filters.length > 0 && (
                    <span className="num">
                      ({filters.length}
                      <span className="sr-only"> ενεργά</span>)
                    </span>
                  )}
                </Button>
                <SortSelect search={search} seesPrices={seesPrices} onChange={change} />
              </div>
            </div>
            {(isPriceSort(search.sort) || search.price !== undefined) && !seesPrices && (
              <Notice className="mt-4">
                Η ταξινόμηση και το φίλτρο τιμής είναι διαθέσιμα σε εγκεκριμένους πελάτες. Βλέπετε τα προϊόντα
                χωρίς αυτά.
              </Notice>
            )}
            <Chips
              search={search}
              understood={answer.data?.understood ?? []}
              onChange={change}
              onClear={clear}
            />
            <SearchNotices notices={answer.data?.notices ?? []} />
            <Results
              search={search}
              answer={answer}
              isFiltered={filters.length > 0}
              actionsFor={actionsFor}
              onChange={change}
              onClear={clear}
              onOpen={({ id }) => search.q !== undefined && record.clicked(search.q, id)}
            />
          </section>
        </div>
      )}
      {isSheetOpen && (
        <FilterSheet
          search={search}
          facets={answer.data?.facets}
          total={answer.isPlaceholderData ? undefined : answer.data?.total}
          onChange={change}
          onClear={clear}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
}

/** The change that removes all filters, each named, because a change adds to the address. */
function clearedFilters(search: Search): Search {
  const none = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  return { ...none, ...withoutFilters(search) };
}

interface SortProps {
  search: Search;
  seesPrices: boolean;
  onChange: (change: Search) => void;
}

function SortSelect({ search, seesPrices, onChange }: SortProps) {
  const offered = sortsFor(seesPrices);
  return (
    <Select
      aria-label="Ταξινόμηση"
      className="max-md:flex-1 md:h-9! md:w-48! md:text-base!"
      value={search.sort && offered.includes(search.sort) ? search.sort : ''}
      onChange={({ target }) => onChange({ sort: offered.find((sort) => sort === target.value) })}
    >
      <option value="">Σχετικότητα</option>
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {sortLabels[sort]}
        </option>
      ))}
    </Select>
  );
}

interface ResultLineProps {
  search: Search;
  answer: ReturnType<typeof useSearchResults>;
  onCorrect: (query: string) => void;
}

function summary({ q }: Search, { data, isError, isPlaceholderData }: ResultLineProps['answer']): string {
  if (isError || !data || isPlaceholderData) return '\u00A0';
  const found = data.isNearest ? 0 : data.total;
  const count = found === 0 ? 'Κανένα προϊόν' : plural(found, 'προϊόν', 'προϊόντα');
  return q === undefined ? count : `${count} για «${q}»`;
}

/** How many products were found, announced politely, and the correction of a query that looks misspelt. */
function ResultLine({ search, answer, onCorrect }: ResultLineProps) {
  const { correction } = answer.data ?? {};
  return (
    <div className="min-w-0">
      <p role="status" className="text-base font-medium">
        {summary(search, answer)}
      </p>
      {correction !== undefined && (
        <p className="text-base text-text-2">
          Μήπως εννοείτε{' '}
          <button
            type="button"
            onClick={() => onCorrect(correction)}
            className="text-primary-text underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            «{correction}»
          </button>
          ;
        </p>
      )}
    </div>
  );
}
