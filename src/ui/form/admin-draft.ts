import type { AdminDraftName } from '#shared/browser-storage.ts';

/** Not the prefix of customers' drafts: those are dropped whenever no customer is signed in. */
export const adminDraftPrefix = 'adminDraft:';

type Name = `${AdminDraftName}:${string}`;

/** Reads an administrator's draft from this tab; null when there is none or storage is forbidden. */
export function readAdminDraft(name: Name): string | null {
  try {
    return sessionStorage.getItem(adminDraftPrefix + name);
  } catch {
    return null;
  }
}

/** Stores an administrator's draft in this tab until it is removed or they sign out. null removes it. */
export function keepAdminDraft(name: Name, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(adminDraftPrefix + name);
    else sessionStorage.setItem(adminDraftPrefix + name, text);
  } catch {
    // Storage can be forbidden; then the text is lost with its page.
  }
}

/** The rest of the names that this tab has drafts for, after `begin`. */
export function adminDraftsOf(begin: AdminDraftName): string[] {
  const prefix = `${adminDraftPrefix}${begin}:`;
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Removes all administrators' drafts of this tab. */
export function dropAdminDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(adminDraftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage can be forbidden; then nothing was stored.
  }
}
