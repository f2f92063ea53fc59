import { useSyncExternalStore } from 'react';

function subscribe(watcher: () => void) {
  document.addEventListener('visibilitychange', watcher);
  return () => document.removeEventListener('visibilitychange', watcher);
}

/** Whether somebody can see the page: a tab in the background is hidden. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
