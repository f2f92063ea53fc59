import { draftPrefix, type DraftName } from '../../shared/browser-storage.ts';

type Name = `${DraftName}:${string}`;

/** The text that was kept in this tab under a name, if it was and storage is allowed. */
export function readDraft(name: Name): string | null {
  try {
    return sessionStorage.getItem(draftPrefix + name);
  } catch {
    return null;
  }
}

/** Keeps a text in this tab, over reloads too, until it is dropped or nobody is signed in any more; null drops it. */
export function keepDraft(name: Name, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(draftPrefix + name);
    else sessionStorage.setItem(draftPrefix + name, text);
  } catch {
    // Storage can be forbidden; then what was typed is gone with its page.
  }
}

/** Drops all that was typed in this tab: it belongs to whoever was signed in. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage can be forbidden; then nothing was kept.
  }
}
