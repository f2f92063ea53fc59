import { useSyncExternalStore } from 'react';
import { keepTab, readTab } from '#ui/page/local-storage.ts';
import { toast } from '#ui/toast/toast.ts';
import { comparisonRefusals, whyNotAdd } from '../rules.ts';

const changed = 'comparison';

let chosen: string | undefined;

/** The products chosen in this tab, as ids: `3,1,2`. */
export const readChosen = (): string => (chosen ??= readTab('comparison') ?? '');

export const chosenIds = (): number[] => readChosen().split(',').map(Number).filter(Boolean);

export function keepChosen(ids: readonly number[]): void {
  chosen = ids.join();
  keepTab('comparison', chosen);
  window.dispatchEvent(new Event(changed));
}

/** Adds a product, or says why it cannot be added. */
export function addChosen(id: number): void {
  const ids = chosenIds();
  const refusal = whyNotAdd(ids, id);
  if (refusal) toast({ tone: 'high', title: comparisonRefusals[refusal] });
  else keepChosen([...ids, id]);
}

export const removeChosen = (id: number): void => keepChosen(chosenIds().filter((one) => one !== id));

/** Subscribes to changes; returns the unsubscribe function. */
export function onChosen(listener: () => void) {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** The chosen products as ids; empty until hydration, because pages are cached. */
export const useChosen = (): string => useSyncExternalStore(onChosen, readChosen, () => '');
