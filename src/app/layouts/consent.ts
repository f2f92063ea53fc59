import { keepLocal, readLocal } from '#ui/page/local-storage.ts';

const asked = 'consent:ask';
/** The visitor is asked again after one year. */
const validForMs = 365 * 24 * 60 * 60 * 1000;

export type Consent = 'accepted' | 'declined';

/** Parses a stored answer; null when it is missing, invalid, or older than one year. `now` in milliseconds. */
export function parseConsent(stored: string | null, now: number): Consent | null {
  const [answer, at] = stored?.split(' ') ?? [];
  if (answer !== 'accepted' && answer !== 'declined') return null;
  return now - Number(at) < validForMs ? answer : null;
}

/** Reads the visitor's answer on this device; null when there is none. */
export const readConsent = () => parseConsent(readLocal('consent'), Date.now());

/** Stores the answer; if the browser forbids storage, it lasts until the page is closed. */
export const storeConsent = (answer: Consent) => keepLocal('consent', `${answer} ${Date.now()}`);

/** Opens the question again, from the footer. */
export const askConsent = () => void window.dispatchEvent(new Event(asked));

/** Subscribes to reopening the question; returns the unsubscribe function. */
export function onAskConsent(listener: () => void): () => void {
  window.addEventListener(asked, listener);
  return () => window.removeEventListener(asked, listener);
}
