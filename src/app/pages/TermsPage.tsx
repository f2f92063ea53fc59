import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readTermsSearch, termsHref } from '#features/orders/terms/search.ts';
import { formatLongDate } from '#shared/dates.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { RichText } from '#ui/components/RichText.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { LegalPage } from './LegalPage.tsx';

export const Route = createFileRoute('/terms')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => readTermsSearch(search),
  loader: ({ context: { queryClient, api }, deps }) =>
    queryClient.ensureQueryData(api.terms.getTerms.queryOptions({ input: deps })).then(() => undefined),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Όροι χρήσης και πώλησης',
      description: import.meta.env.SSR && 'Παραγγελία, τιμές, πληρωμή, παράδοση, υπαναχώρηση και εγγύηση.',
    }),
  component: TermsPage,
});

function TermsPage() {
  const input = readTermsSearch(Route.useSearch());
  const { data } = useSuspenseQuery(useApi().terms.getTerms.queryOptions({ input }));
  return (
    <LegalPage
      title="Όροι χρήσης και πώλησης"
      intro="Με ποιους όρους χρησιμοποιείτε το κατάστημα, αγοράζετε προϊόντα και κλείνετε υπηρεσίες, και ποια δικαιώματα έχετε."
      validFrom={`${formatLongDate(data.validFrom)} (έκδοση ${data.version})`}
      notice={
        !data.isInForce && (
          <Notice>
            Αυτή η έκδοση δεν ισχύει πια για νέες παραγγελίες.{' '}
            <TextLink href={termsHref({})}>Δείτε τους όρους που ισχύουν σήμερα</TextLink>
          </Notice>
        )
      }
      sections={data.sections.map(({ html, ...section }) => ({
        ...section,
        body: <RichText html={html} />,
      }))}
    />
  );
}
