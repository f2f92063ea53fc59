import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Tells whether somebody can see the page: nothing runs while it is in the background. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
