import type { adminDraftPrefix, AdminDraftName, draftPrefix, DraftName } from '#shared/browser-storage.ts';

type Key =
  | `${typeof draftPrefix}${DraftName}:${string}`
  | `${typeof adminDraftPrefix}${AdminDraftName}:${string}`;

/** Reads a draft from this tab; null when there is none or storage is forbidden. */
export function readDraft(key: Key): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a draft in this tab; it survives reloads and an expired session until it is removed,
 * the user signs out or another signs in. null removes it. */
export function keepDraft(key: Key, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage can be forbidden; then the text is lost with its page.
  }
}

/** The rest of the keys that this tab has drafts under, after `begin`. */
export function draftsOf(begin: string): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(begin) ? [key.slice(begin.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Removes the drafts of this tab, of all users or of all but one: after the prefix stand the kind and the user's id. */
export function dropDrafts(
  prefix: typeof draftPrefix | typeof adminDraftPrefix,
  { except }: { except?: string } = {},
): void {
  for (const rest of draftsOf(prefix)) {
    if (except === undefined || rest.split(':')[1] !== except) keepDraft(`${prefix}${rest}` as Key, null);
  }
}
