import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { useApi } from '#ui/page/api.ts';
import { Section } from './Section.tsx';

const load = () => import('./BeforeAndAfter.tsx');
const Later = lazy(async () => ({ default: (await load()).BeforeAndAfter }));
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** The server draws without waiting: the loader calls this before. */
export async function readyOnServer() {
  loaded ??= await load();
}

/** A house before and after what the wizard's engine advises for it; nothing where the title is left blank. */
export function HomeInstallation() {
  const { title, intro } = usePageTexts('home')('home.installation');
  const { data } = useQuery({
    ...useApi().wizard.findExampleHouse.queryOptions(),
    enabled: Boolean(title),
    retryOnMount: false,
  });
  if (!title || !data?.house) return null;
  const Now = loaded?.BeforeAndAfter ?? Later;
  return (
    <Section title={title} text={intro}>
      <Suspense>
        <Now house={data.house} />
      </Suspense>
    </Section>
  );
}
