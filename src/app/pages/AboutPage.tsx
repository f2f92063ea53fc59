import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { company } from '#shared/company.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { RichText } from '#ui/components/RichText.tsx';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';

const input = { page: 'about' } as const;

export const Route = createFileRoute('/about')({
  loader: ({ context: { queryClient, api } }) =>
    queryClient.ensureQueryData(api.texts.getPageTexts.queryOptions({ input })).then(() => undefined),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Ποιοι είμαστε',
      description: import.meta.env.SSR && `${company().name}: ποιοι είμαστε και πώς μας βρίσκετε.`,
    }),
  component: AboutPage,
});

function AboutPage() {
  const { data } = useSuspenseQuery(useApi().texts.getPageTexts.queryOptions({ input }));
  const { parts = {}, sections = [] } = data['about'] ?? {};
  return (
    <div className="wrap pt-4.5">
      <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: 'Ποιοι είμαστε' }]} />
      <h1 className="mt-4 text-4xl tracking-display">{parts.title}</h1>
      <p className="mt-4 max-w-[62ch] text-lg text-text-2">{parts.intro}</p>
      <div className="mt-10 max-w-[68ch] space-y-10 border-t-2 border-text pt-8">
        {sections.map(({ id, title, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            <RichText html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
