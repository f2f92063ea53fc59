import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { closeQuestion, noQuestion, onQuestion, openQuestion } from './confirm.ts';

const AskedQuestion = lazyPart(() => import('./AskedQuestion.tsx'), 'AskedQuestion');

/** Shows the open question; once on each page. A question ends with the page, or the dialog, that asked it. */
export function ConfirmRegion() {
  const question = useSyncExternalStore(onQuestion, openQuestion, noQuestion);
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && closeQuestion()),
    [router],
  );
  return question && <AskedQuestion question={question} />;
}
