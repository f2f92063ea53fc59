import { createFileRoute } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { breadcrumbsLd, pageHead } from '#ui/page/head.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { Questions } from './Questions.tsx';

const title = 'Συχνές ερωτήσεις';

export const Route = createFileRoute('/questions')({
  loader: ({ context: { queryClient, api } }) =>
    queryClient.ensureQueryData(api.trending.getTrending.queryOptions()).then(() => undefined),
  head: ({ match }) =>
    pageHead(match, {
      title,
      description: import.meta.env.SSR && 'Απαντήσεις σε όσα ρωτούν συχνότερα οι πελάτες μας.',
      jsonLd: (url) => [
        breadcrumbsLd(url, [
          { label: 'Αρχική', path: '/' },
          { label: title, path: '/questions' },
        ]),
      ],
    }),
  component: QuestionsPage,
});

function QuestionsPage() {
  const { data } = useSuspenseQuery(useApi().trending.getTrending.queryOptions());
  return (
    <div className="wrap pt-4.5 pb-18">
      <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: title }]} />
      <h1 className="mt-4 text-3xl">{title}</h1>
      <div className="mt-4">
        <Questions questions={data.questions} />
      </div>
    </div>
  );
}
