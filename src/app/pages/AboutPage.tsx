import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AdministratorCard } from '#features/contact/ui/AdministratorCard.tsx';
import { ServiceArea } from '#features/contact/ui/ServiceArea.tsx';
import { company } from '#shared/company.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { RichText } from '#ui/components/RichText.tsx';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';

const input = { page: 'about' } as const;

export const Route = createFileRoute('/about')({
  async loader({ context: { queryClient, api } }) {
    const area = queryClient.ensureQueryData(api.team.getServiceArea.queryOptions()).catch(() => undefined);
    await queryClient.ensureQueryData(api.texts.getPageTexts.queryOptions({ input }));
    if (import.meta.env.SSR) await area;
  },
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
      <div className="mt-10 grid grid-cols-1 gap-x-20 gap-y-14 border-t-2 border-text pt-8 min-[900px]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="max-w-[68ch] space-y-10">
          {sections.map(({ id, title, html }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-2xl">
                {title}
              </h2>
              <RichText html={html} />
            </section>
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-10">
          <AdministratorCard />
          <ServiceArea />
        </div>
      </div>
    </div>
  );
}
