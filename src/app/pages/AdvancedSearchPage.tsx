import { createFileRoute } from '@tanstack/react-router';
import { AddToCartButton } from '../../features/cart/ui/AddToCartButton.tsx';
import type { Product } from '../../features/catalogue/contract.ts';
import { comparisonAddress } from '../../features/comparison/comparison-address.ts';
import { Comparison } from '../../features/comparison/ui/Comparison.tsx';
import { loadComparison } from '../../features/comparison/ui/load-comparison.ts';
import { pageHead } from '../../ui/page/head.ts';
import { plainSearch } from '../../ui/page/plain-search.ts';
import { Button } from '../../ui/pieces/Button.tsx';

const read = comparisonAddress.read;

export const Route = createFileRoute('/advanced-search')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => read(search),
  async loader({ context, deps: { tab, compare } }) {
    // In the browser the comparison shows its own skeletons and errors.
    if (import.meta.env.SSR && tab === 'compare') await loadComparison(context, compare);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Αναζήτηση και σύγκριση',
    }),
  component: AdvancedSearchPage,
});

const addToCart = ({ id, name }: Product) => <AddToCartButton compact productId={id} name={name} />;

function AdvancedSearchPage() {
  const { tab, compare = '' } = read(Route.useSearch());
  return (
    <div className="wrap pt-6">
      <h1 className="mb-6 text-3xl tracking-display print:hidden">Αναζήτηση και σύγκριση</h1>
      {tab === 'compare' ? (
        <Comparison compare={compare} actionFor={addToCart} />
      ) : (
        <Button href={comparisonAddress.href({ tab: 'compare' })} className="mb-16">
          Σύγκριση προϊόντων
        </Button>
      )}
    </div>
  );
}
