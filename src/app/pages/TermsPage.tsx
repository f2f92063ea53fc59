import { createFileRoute } from '@tanstack/react-router';
import { legalAddresses } from '#features/texts/search.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { LegalText } from './LegalText.tsx';
import { loadLegal } from './load-legal.ts';

export const Route = createFileRoute('/terms')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => legalAddresses.terms.read(search),
  loader: ({ context, deps }) => loadLegal(context, { text: 'terms', ...deps }),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Όροι χρήσης και πώλησης',
      description: import.meta.env.SSR && 'Παραγγελία, τιμές, πληρωμή, παράδοση, υπαναχώρηση και εγγύηση.',
    }),
  component: TermsPage,
});

function TermsPage() {
  return <LegalText text="terms" title="Όροι χρήσης και πώλησης" search={Route.useSearch()} />;
}
