import type { LocalName } from '../../shared/browser-storage.ts';

/** What this browser keeps under a name; null when there is nothing or storage is forbidden. */
export function readLocal(name: LocalName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name in this browser, null removes it; where storage is forbidden nothing happens. */
export function keepLocal(name: LocalName, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // The page itself remembers for as long as it lives.
  }
}
