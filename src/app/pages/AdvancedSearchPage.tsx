import { createFileRoute } from '@tanstack/react-router';
import { AddToCartButton } from '#features/cart/ui/AddToCartButton.tsx';
import { Comparison } from '#features/comparison/ui/Comparison.tsx';
import { CompareTick } from '#features/comparison/ui/CompareTick.tsx';
import type { FoundProduct } from '#features/search/contract.ts';
import { canSearch, readSearch, searchHref } from '#features/search/search-address.ts';
import { readTab, tabsNow, type SearchTab } from '#features/search/search-tabs.ts';
import { AdvancedSearch } from '#features/search/ui/AdvancedSearch.tsx';
import { Trending } from '#features/trending/ui/Trending.tsx';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { searchTabText } from './search-tab-text.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';

type Named = { id: number; name: string };

/** The tabs in order, each with its title. */
const tabs: Record<SearchTab, { label: string; title: string }> = {
  search: { label: 'Αναζήτηση', title: 'Σύνθετη αναζήτηση' },
  compare: { label: 'Σύγκριση', title: 'Σύγκριση προϊόντων' },
  trending: { label: 'Τάσεις', title: 'Τάσεις' },
};

export const Route = createFileRoute('/advanced-search')({
  validateSearch: plainSearch,
  // The server sends the tab's data with the page; in the browser the tabs show their own skeletons. Without declared
  // dependencies: their order, which the page cache does not keep, would be part of the route's identity.
  async loader({ context, location }) {
    return import.meta.env.SSR
      ? (await import('./load-search-tab.ts')).loadSearchTab(context, location.search)
      : undefined;
  },
  head: ({ match, loaderData }) => {
    const tab = readTab(match.search);
    const { title } = tabs[tab];
    // Every page loads this file, but only this page loads the reader of its address.
    const path = tab === 'search' ? '/advanced-search' : `/advanced-search?tab=${tab}`;
    // Of all addresses search engines list each tab's plain one.
    const noindex = Object.keys(match.search).some((name) => name !== 'tab');
    return pageHead(match, { title, description: loaderData ?? false, path, noindex });
  },
  component: AdvancedSearchPage,
});

function AdvancedSearchPage() {
  const search = readSearch(Route.useSearch());
  const current = readTab(search);
  const { title } = tabs[current];
  const isAsked = current === 'search' && canSearch(search);
  return (
    <div className="wrap pb-18">
      <Breadcrumbs
        className="py-1.5 print:hidden"
        items={[{ label: 'Αρχική', href: '/' }, { label: 'Σύνθετη αναζήτηση' }]}
      />
      {/* Once something is looked for, the results begin as high as they can. */}
      <header className={isAsked ? '' : 'mt-1.5 mb-6 md:mt-4 md:mb-8 print:m-0'}>
        <h1 className={isAsked ? 'sr-only' : 'text-3xl tracking-display md:text-4xl print:hidden'}>
          {title}
        </h1>
        {!isAsked && <p className="mt-2 max-w-[56ch] text-text-2 print:hidden">{searchTabText(current)}</p>}
      </header>
      <TabLinks
        label="Σύνθετη αναζήτηση"
        className={isAsked ? 'mb-3 print:hidden' : 'mb-6 print:hidden'}
        tabs={tabsNow().map((tab) => ({
          href: searchHref({ tab }),
          label: tabs[tab].label,
          current: tab === current,
        }))}
      />
      {current === 'search' && <AdvancedSearch search={search} actionsFor={compareOrAdd} />}
      {current === 'compare' && (
        <Comparison compare={search.compare ?? ''} rows={search.rows} actionFor={addToCart} />
      )}
      {current === 'trending' && <Trending />}
    </div>
  );
}

const addToCart = ({ id, name }: Named) => <AddToCartButton compact productId={id} name={name} />;

const compareOrAdd = ({ id, name, inStock }: FoundProduct) => (
  <div className="flex flex-wrap items-center justify-end gap-x-4">
    <CompareTick productId={id} name={name} />
    {inStock && <div className="card-action">{addToCart({ id, name })}</div>}
  </div>
);
