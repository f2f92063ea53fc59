import { draftPrefix, type DraftName } from '#shared/browser-storage.ts';

type Name = `${DraftName}:${string}`;

/** Reads a draft from this tab; null when there is none or storage is forbidden. */
export function readDraft(name: Name): string | null {
  try {
    return sessionStorage.getItem(draftPrefix + name);
  } catch {
    return null;
  }
}

/** Stores a draft in this tab; it survives reloads and an expired session until it is removed,
 * the user signs out or another signs in. null removes it. */
export function keepDraft(name: Name, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(draftPrefix + name);
    else sessionStorage.setItem(draftPrefix + name, text);
  } catch {
    // Storage can be forbidden; then the text is lost with its page.
  }
}

/** Removes the drafts of this tab, of all users or of all but one: their names begin with the kind and the user's id. */
export function dropDrafts({ except }: { except?: string } = {}): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [, , owner] = key.split(':');
      if (key.startsWith(draftPrefix) && owner !== (except ?? '')) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage can be forbidden; then nothing was stored.
  }
}
