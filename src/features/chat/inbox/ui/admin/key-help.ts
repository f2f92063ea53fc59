import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the help on the inbox's keys, from the title bar or by its own key. */
export const openKeyHelp = (): void => set(true);

export const closeKeyHelp = (): void => set(false);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeyHelp = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isOpen,
    () => false,
  );
