import { History, Search as SearchIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { CategoryIcon } from '#features/catalogue/ui/CategoryIcon.tsx';
import { searchCategories, searchCategoryLabels } from '#features/catalogue/enums.ts';
import { searchHref, type Search } from '../search-address.ts';
import { forgetSearches, useRecentSearches } from './use-recent.ts';

const queryLink =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-[10px] -mx-[10px] text-md hover:bg-surface-hover [&>svg]:text-text-3';

/** What the search offers before it has something to look for. */
export function SearchStart({ compare }: Pick<Search, 'compare'>) {
  const recent = useRecentSearches();
  const api = useApi();
  const { data = [] } = useQuery({
    ...api.catalogue.listCategories.queryOptions(),
    retryOnMount: false,
  });
  const sold = new Set<string>(
    data.flatMap(({ searchCategory, productCount }) => (productCount > 0 ? searchCategory : [])),
  );
  const { data: examples = [] } = useQuery({
    ...api.search.listExamples.queryOptions(),
    retryOnMount: false,
  });
  return (
    <div className="grid grid-cols-1 gap-10 pt-8">
      {sold.size > 0 && (
        <section aria-labelledby="search-categories">
          <h2 id="search-categories" className="text-lg">
            Ξεκινήστε από μια κατηγορία
          </h2>
          <ul className="mt-3.5 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
            {searchCategories
              .filter((id) => sold.has(id))
              .map((id) => (
                <li key={id} className="grid">
                  <Anchor
                    href={searchHref({ categories: id, compare })}
                    className="grid min-h-28 content-between gap-5 rounded-md border border-line-strong bg-surface p-4 text-[0.9375rem] font-medium transition-colors hover:border-primary hover:bg-primary-soft md:p-5 [&>svg]:size-7 [&>svg]:stroke-[1.35]"
                  >
                    <CategoryIcon categoryId={id} />
                    {searchCategoryLabels[id]}
                  </Anchor>
                </li>
              ))}
          </ul>
        </section>
      )}
      <div className="grid grid-cols-1 gap-10 md:grid-cols-2 md:gap-5">
        {recent.length > 0 && (
          <section aria-labelledby="search-recent">
            <div className="flex items-center justify-between gap-3">
              <h2 id="search-recent" className="text-lg">
                Πρόσφατες αναζητήσεις
              </h2>
              <Button variant="ghost" size="sm" onClick={forgetSearches}>
                Διαγραφή
              </Button>
            </div>
            <ul className="mt-1.5">
              {recent.map((query) => (
                <li key={query}>
                  <Anchor href={searchHref({ q: query, compare })} className={queryLink}>
                    <History className="icon-sm" />
                    <span className="min-w-0 truncate">{query}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        )}
        {examples.length > 0 && (
          <section aria-labelledby="search-examples">
            <h2 id="search-examples" className="text-lg">
              Αναζητήστε όπως μιλάτε
            </h2>
            <ul className="mt-1.5">
              {examples.map((query) => (
                <li key={query}>
                  <Anchor href={searchHref({ q: query, compare })} className={queryLink}>
                    <SearchIcon className="icon-sm" />
                    <span className="min-w-0 truncate">{query}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className="text-base text-text-2">
        Ή δείτε <TextLink href="/products">όλα τα προϊόντα</TextLink>.
      </p>
    </div>
  );
}
