import { useSyncExternalStore } from 'react';
import { keepLocal, readLocal } from '#ui/page/local-storage.ts';
import { addRecent, readRecent } from '../recent-searches.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function store(text: string | null) {
  keepLocal('recentSearches', text);
  for (const listener of listeners) listener();
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
