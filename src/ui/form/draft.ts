import { draftPrefix, type DraftName } from '../../shared/browser-storage.ts';

type Name = `${DraftName}:${string}`;

/** Reads a draft from this tab; null when there is none or storage is forbidden. */
export function readDraft(name: Name): string | null {
  try {
    return sessionStorage.getItem(draftPrefix + name);
  } catch {
    return null;
  }
}

/** Stores a draft in this tab; it survives reloads until it is removed or the user signs out. null removes it. */
export function keepDraft(name: Name, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(draftPrefix + name);
    else sessionStorage.setItem(draftPrefix + name, text);
  } catch {
    // Storage can be forbidden; then the text is lost with its page.
  }
}

/** Removes all drafts of this tab: they belong to the user who was signed in. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage can be forbidden; then nothing was stored.
  }
}
