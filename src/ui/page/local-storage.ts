import type { LocalName } from '../../shared/browser-storage.ts';

/** Reads a value stored in this browser; null when there is none or storage is forbidden. */
export function readLocal(name: LocalName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value in this browser, null removes it; does nothing when storage is forbidden. */
export function keepLocal(name: LocalName, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // The page itself remembers the value until it is closed.
  }
}
