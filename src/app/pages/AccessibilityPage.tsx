import { createFileRoute } from '@tanstack/react-router';
import { legalAddresses } from '#features/texts/search.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { LegalText } from './LegalText.tsx';
import { loadLegal } from './load-legal.ts';

export const Route = createFileRoute('/accessibility')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => legalAddresses.accessibility.read(search),
  loader: ({ context, deps }) => loadLegal(context, { text: 'accessibility', ...deps }),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Δήλωση προσβασιμότητας',
    }),
  component: AccessibilityPage,
});

function AccessibilityPage() {
  return <LegalText text="accessibility" title="Δήλωση προσβασιμότητας" search={Route.useSearch()} />;
}
