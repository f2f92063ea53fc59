import type { LocalName, TabName } from '#shared/browser-storage.ts';

/** In a function, because a browser that forbids storage throws already when it is looked at. */
type Area = () => Storage;
const inBrowser: Area = () => localStorage;
const inTab: Area = () => sessionStorage;

function read(area: Area, name: string): string | null {
  try {
    return area().getItem(name);
  } catch {
    return null;
  }
}

function keep(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) area().removeItem(name);
    else area().setItem(name, text);
  } catch {
    // The page itself remembers the value until it is closed.
  }
}

/** Reads a value stored in this browser; null when there is none or storage is forbidden. */
export const readLocal = (name: LocalName): string | null => read(inBrowser, name);

/** Stores a value in this browser, null removes it; does nothing when storage is forbidden. */
export const keepLocal = (name: LocalName, text: string | null): void => keep(inBrowser, name, text);

/** Reads a value stored in this tab; null when there is none or storage is forbidden. */
export const readTab = (name: TabName): string | null => read(inTab, name);

/** Stores a value in this tab until it is closed; does nothing when storage is forbidden. */
export const keepTab = (name: TabName, text: string): void => keep(inTab, name, text);
