import { createFileRoute } from '@tanstack/react-router';
import { AddToCartButton } from '../../features/cart/ui/AddToCartButton.tsx';
import type { FoundProduct } from '../../features/search/contract.ts';
import { readSearch, searchHref, type Search, type SearchTab } from '../../features/search/search-address.ts';
import { AdvancedSearch } from '../../features/search/ui/AdvancedSearch.tsx';
import { pageHead } from '../../ui/page/head.ts';
import { plainSearch } from '../../ui/page/plain-search.ts';
import { Breadcrumbs } from '../../ui/pieces/Breadcrumbs.tsx';
import { TabLinks } from '../../ui/pieces/TabLinks.tsx';

export const Route = createFileRoute('/advanced-search')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => search,
  // The server sends the results with the page; in the browser the page shows its own skeletons.
  async loader({ context, deps }) {
    if (import.meta.env.SSR)
      await (await import('./load-search-results.ts')).loadSearchResults(context, deps);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Σύνθετη αναζήτηση',
      description: 'Βρείτε το σωστό προϊόν ασφαλείας με φίλτρα για ό,τι σας ενδιαφέρει.',
      noindex: Object.keys(match.search).length > 0,
    }),
  component: AdvancedSearchPage,
});

/** The tabs that exist, in order. */
const tabs: readonly { tab: SearchTab; label: string }[] = [{ tab: 'search', label: 'Αναζήτηση' }];

function AdvancedSearchPage() {
  const search = readSearch(Route.useSearch());
  const current = tabs.find(({ tab }) => tab === search.tab)?.tab ?? 'search';
  return (
    <div className="wrap pb-18">
      <Breadcrumbs
        className="py-1.5"
        items={[{ label: 'Αρχική', href: '/' }, { label: 'Σύνθετη αναζήτηση' }]}
      />
      <header className="mt-1.5 mb-6 md:mt-4 md:mb-8">
        <h1 className="text-3xl tracking-display md:text-4xl">Σύνθετη αναζήτηση</h1>
        <p className="mt-2 max-w-[56ch] text-text-2">
          Περιγράψτε τι χρειάζεστε με δικά σας λόγια, με ελληνικά ή λατινικά γράμματα, και περιορίστε τα
          αποτελέσματα με τα φίλτρα.
        </p>
      </header>
      {tabs.length > 1 && (
        <TabLinks
          label="Σύνθετη αναζήτηση"
          className="mb-6"
          tabs={tabs.map(({ tab, label }) => ({
            href: searchHref({ ...search, tab }),
            label,
            current: tab === current,
          }))}
        />
      )}
      {current === 'search' && <SearchPanel search={search} />}
    </div>
  );
}

function SearchPanel({ search }: { search: Search }) {
  return <AdvancedSearch search={search} actionsFor={actionsFor} />;
}

const actionsFor = ({ id, name, inStock }: FoundProduct) =>
  inStock && <AddToCartButton compact productId={id} name={name} />;
