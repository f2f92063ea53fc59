import type { ReactNode } from 'react';
import { Button } from '../../../ui/pieces/Button.tsx';
import { ErrorState } from '../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../ui/pieces/Loading.tsx';
import { TextLink } from '../../../ui/pieces/TextLink.tsx';
import type { FoundProduct } from '../contract.ts';
import { canShowMore, type Search } from '../search-address.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultCard, ResultSkeleton } from './ResultCard.tsx';
import type { useSearchResults } from './use-search.ts';

interface Props {
  search: Search;
  answer: ReturnType<typeof useSearchResults>;
  isFiltered: boolean;
  /** Buttons of a result. */
  actionsFor?: ((product: FoundProduct) => ReactNode) | undefined;
  onChange: (change: Search) => void;
  onClear: () => void;
  onOpen: (product: FoundProduct) => void;
}

/** The found products, or what to do when there are none. */
export function Results({ search, answer, isFiltered, actionsFor, onChange, onClear, onOpen }: Props) {
  const { data, isError, isPlaceholderData, refetch } = answer;
  if (isError) {
    return (
      <ErrorState className="mt-5" title="Η αναζήτηση δεν ολοκληρώθηκε." onRetry={() => void refetch()} />
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
  const isNothing = data.isNearest || data.products.length === 0;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
    >
      {isNothing && (
        <NothingFound
          query={search.q}
          isFiltered={isFiltered}
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
      <More search={search} rest={data.total - data.products.length} onChange={onChange} />
    </div>
  );
}

function More({ search, rest, onChange }: Pick<Props, 'search' | 'onChange'> & { rest: number }) {
  if (rest <= 0) return null;
  if (!canShowMore(search)) {
    return (
      <p className="pt-6 text-base text-text-2">
        Υπάρχουν ακόμη {rest}. Περιορίστε τα με τα φίλτρα ή δείτε{' '}
        <TextLink href="/products">όλα τα προϊόντα</TextLink> σε σελίδες.
      </p>
    );
  }
  return (
    <div className="pt-6">
      <Button variant="outline" onClick={() => onChange({ more: (search.more ?? 1) + 1 })}>
        Δείτε περισσότερα
        <span className="num text-text-3">({rest})</span>
      </Button>
    </div>
  );
}
