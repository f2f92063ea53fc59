import { createFileRoute } from '@tanstack/react-router';
import { Trending } from '../../features/trending/ui/Trending.tsx';
import { pageHead } from '../../ui/page/head.ts';
import { plainSearch } from '../../ui/page/plain-search.ts';

export const Route = createFileRoute('/advanced-search')({
  validateSearch: plainSearch,
  loader: ({ context: { queryClient, api } }) => {
    const trending = queryClient.ensureQueryData(api.trending.getTrending.queryOptions());
    if (import.meta.env.SSR) return trending.then(() => undefined);
    trending.catch(() => undefined);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Τάσεις',
      description: 'Τα προϊόντα με τις καλύτερες κριτικές, όσα ζητούνται περισσότερο και συχνές ερωτήσεις.',
    }),
  component: AdvancedSearchPage,
});

function AdvancedSearchPage() {
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="mb-9 text-3xl tracking-display">Τάσεις</h1>
      <Trending />
    </div>
  );
}
