import { keepLocal, readLocal } from '../../ui/page/local-storage.ts';

const asked = 'consent:ask';
/** After a year the question is put again. */
const validForMs = 365 * 24 * 60 * 60 * 1000;

export type Consent = 'accepted' | 'declined';

/** Reads a stored answer; null when there is none, it is broken, or older than a year. `now` in milliseconds. */
export function parseConsent(stored: string | null, now: number): Consent | null {
  const [answer, at] = stored?.split(' ') ?? [];
  if (answer !== 'accepted' && answer !== 'declined') return null;
  return now - Number(at) < validForMs ? answer : null;
}

/** What the visitor answered on this device, if anything. */
export const readConsent = () => parseConsent(readLocal('consent'), Date.now());

/** Remembers the answer; where storage is forbidden it lasts as long as the page. */
export const storeConsent = (answer: Consent) => keepLocal('consent', `${answer} ${Date.now()}`);

/** Opens the question again, from the footer. */
export const askConsent = () => void window.dispatchEvent(new Event(asked));

/** Calls back when the question is opened again; answers how to stop. */
export function onAskConsent(listener: () => void): () => void {
  window.addEventListener(asked, listener);
  return () => window.removeEventListener(asked, listener);
}
