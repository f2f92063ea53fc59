import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Section } from './Section.tsx';

const BeforeAndAfter = lazyPart(
  () => import('./BeforeAndAfter.tsx'),
  'BeforeAndAfter',
  <div className="aspect-4/5 md:aspect-2/1" />,
);

/** A house before and after what the wizard's engine advises for it; nothing where the title is left blank. */
export function HomeInstallation() {
  const { title, intro } = usePageTexts('home')('home.installation');
  const { data } = useQuery({
    ...useApi().wizard.findExampleHouse.queryOptions(),
    enabled: Boolean(title),
    retryOnMount: false,
  });
  if (!title || !data?.house) return null;
  return (
    <Section title={title} text={intro}>
      <BeforeAndAfter house={data.house} />
    </Section>
  );
}
