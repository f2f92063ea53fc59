import { lazy, Suspense } from 'react';
import type { CategoryPartsProps, SearchAnswerProps } from './category-parts.tsx';

const load = () => import('./category-parts.tsx');
const Later = lazy(async () => ({ default: (await load()).CategoryTexts }));
const LaterAnswer = lazy(async () => ({ default: (await load()).SearchAnswer }));
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** The server draws without waiting: a loader calls this before. */
export async function readyOnServer() {
  loaded ??= await load();
}

/** What a category's page says before and after its products; in the browser its code loads after hydration began. */
export function CategoryParts(props: CategoryPartsProps) {
  const Now = loaded?.CategoryTexts ?? Later;
  return (
    <Suspense>
      <Now {...props} />
    </Suspense>
  );
}

/** What a search says above its products; its code loads as late. */
export function SearchAnswer(props: SearchAnswerProps) {
  const Now = loaded?.SearchAnswer ?? LaterAnswer;
  return (
    <Suspense>
      <Now {...props} />
    </Suspense>
  );
}
