import { createListeners } from '#ui/page/listeners.ts';
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = createListeners();

function set(next: boolean) {
  isOpen = next;
  listeners.notify();
}

/** Opens the help on the inbox's keys, from the title bar or by its own key. */
export const openKeyHelp = (): void => set(true);

export const closeKeyHelp = (): void => set(false);

export const useKeyHelp = (): boolean =>
  useSyncExternalStore(
    listeners.listen,
    () => isOpen,
    () => false,
  );
