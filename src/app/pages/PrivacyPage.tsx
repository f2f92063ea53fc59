import { createFileRoute } from '@tanstack/react-router';
import { legalAddresses } from '#features/texts/search.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { LegalText } from './LegalText.tsx';
import { loadLegal } from './load-legal.ts';

export const Route = createFileRoute('/privacy')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => legalAddresses.privacy.read(search),
  loader: ({ context, deps }) => loadLegal(context, { text: 'privacy', ...deps }),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Πολιτική απορρήτου',
      description:
        import.meta.env.SSR && 'Ποια προσωπικά δεδομένα κρατάμε, γιατί, για πόσο και ποια δικαιώματα έχετε.',
    }),
  component: PrivacyPage,
});

function PrivacyPage() {
  return <LegalText text="privacy" title="Πολιτική απορρήτου" search={Route.useSearch()} />;
}
