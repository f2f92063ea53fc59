const prefix = 'draft:';

/** The text that was kept in this tab under a name, if it was and storage is allowed. */
export function readDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a text in this tab, over reloads too, until it is dropped or nobody is signed in any more; null drops it. */
export function keepDraft(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
  } catch {
    // Storage can be forbidden; then what was typed is gone with its page.
  }
}

/** Drops all that was typed in this tab: it belongs to whoever was signed in. Throws where storage is forbidden. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
