import { createListeners } from '#ui/page/listeners.ts';
import { useSyncExternalStore } from 'react';
import { keepLocal, readLocal } from '#ui/page/local-storage.ts';
import { addRecent, readRecent } from '../recent-searches.ts';

const listeners = createListeners();

function subscribe(listener: () => void) {
  const stop = listeners.listen(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

function store(text: string | null) {
  keepLocal('recentSearches', text);
  listeners.notify();
}

/** Adds a search to those that this browser remembers. */
export const rememberSearch = (query: string) =>
  store(JSON.stringify(addRecent(readRecent(readLocal('recentSearches')), query)));

export const forgetSearches = () => store(null);

/** The last five searches in this browser, newest first; none before hydration. */
export const useRecentSearches = (): string[] =>
  readRecent(
    useSyncExternalStore(
      subscribe,
      () => readLocal('recentSearches'),
      () => null,
    ),
  );
