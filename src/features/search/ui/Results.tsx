import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { hasDanger } from '#features/catalogue/search-notices.ts';
import type { FoundProduct } from '../contract.ts';
import { moreOfSheet, resultsOnSheet, sheetOf, type Search } from '../search-address.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultCard, ResultSkeleton } from './ResultCard.tsx';
import type { useSearchResults } from './use-search.ts';

interface Props {
  search: Search;
  answer: ReturnType<typeof useSearchResults>;
  isFiltered: boolean;
  actionsFor?: ((product: FoundProduct) => ReactNode) | undefined;
  onChange: (change: Search) => void;
  onClear: () => void;
  onOpen: (product: FoundProduct) => void;
}

export function Results({ search, answer, isFiltered, actionsFor, onChange, onClear, onOpen }: Props) {
  const { data, error, isPlaceholderData, refetch } = answer;
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        className="mt-5"
        title="Η αναζήτηση δεν ολοκληρώθηκε."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Αναζήτηση…">
        {Array.from({ length: 6 }, (_, index) => (
          <ResultSkeleton key={index} />
        ))}
      </Loading>
    );
  }
  const isNothing = (data.isNearest || data.products.length === 0) && !hasDanger(data.notices);
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
    >
      {isNothing && (
        <NothingFound
          query={search.q}
          isFiltered={isFiltered}
          isExplained={data.notices.some(({ kind }) => kind !== 'account')}
          hasNearest={data.products.length > 0}
          onClear={onClear}
        />
      )}
      <ul>
        {data.products.map((product, index) => (
          <li key={product.id}>
            <ResultCard
              product={product}
              words={data.words}
              priority={index < 3}
              actions={actionsFor?.(product)}
              onOpen={() => onOpen(product)}
            />
          </li>
        ))}
      </ul>
      <More search={search} total={data.total} shown={data.products.length} onChange={onChange} />
    </div>
  );
}

interface MoreProps extends Pick<Props, 'search' | 'onChange'> {
  total: number;
  /** The results on this sheet. */
  shown: number;
}

/** The way to the results that are not shown yet, to the last one. */
function More({ search, total, shown, onChange }: MoreProps) {
  const { sheet, isFull } = sheetOf(search);
  const before = (sheet - 1) * resultsOnSheet;
  const rest = total - before - shown;
  const turnTo = (to: number) => {
    onChange({ more: moreOfSheet(to) });
    window.scrollTo({ top: 0 });
  };
  if (sheet === 1 && rest <= 0) return null;
  if (!isFull) {
    return (
      <div className="pt-6">
        <Button variant="outline" onClick={() => onChange({ more: (search.more ?? 1) + 1 })}>
          Δείτε περισσότερα
          <Count of={rest} />
        </Button>
      </div>
    );
  }
  return (
    <nav aria-label="Συνέχεια αποτελεσμάτων" className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-6">
      {sheet > 1 && (
        <Button variant="outline" onClick={() => turnTo(sheet - 1)}>
          Προηγούμενα {resultsOnSheet}
        </Button>
      )}
      <p className="text-base text-text-2">
        <span className="num">
          {before + Math.min(1, shown)}–{before + shown}
        </span>{' '}
        από <span className="num">{total}</span>
      </p>
      {rest > 0 && (
        <Button variant="outline" onClick={() => turnTo(sheet + 1)}>
          Δείτε περισσότερα
          <Count of={rest} />
        </Button>
      )}
    </nav>
  );
}

const Count = ({ of }: { of: number }) => <span className="num text-text-3">({of})</span>;
