import { useSyncExternalStore } from 'react';
import { keepTab, readTab } from '#ui/page/local-storage.ts';
import { emptyState, readState, type WizardState } from '../saved-state.ts';

const changed = 'wizard';

let state: WizardState | undefined;

const current = (): WizardState => (state ??= readState(readTab('wizard')));

function keep(next: WizardState): void {
  state = next;
  keepTab('wizard', JSON.stringify(next));
  window.dispatchEvent(new Event(changed));
}

export const changeWizard = (change: Partial<WizardState>): void => keep({ ...current(), ...change });

/** Clears all answers, and the plan that was drawn from them. */
export function resetWizard(): void {
  keep(emptyState);
  keepTab('homePlan', '');
}

function onChange(listener: () => void) {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** The wizard in this tab; empty until hydration, because its page is cached. */
export const useWizard = (): WizardState => useSyncExternalStore(onChange, current, () => emptyState);
