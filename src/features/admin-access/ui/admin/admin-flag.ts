import { adminDraftPrefix } from '#shared/browser-storage.ts';
import { dropDrafts } from '#ui/form/draft.ts';
import { keepLocal } from '#ui/page/local-storage.ts';

/** The storage entry that marks this browser as an administrator's. It grants no access: only the session does. */
const entry = 'adminAuthenticated';

/** Sets the entry according to the session; without one, what administrators typed in this tab goes too. */
export function flagAdmin(isAdmin: boolean): void {
  if (!isAdmin) dropDrafts(adminDraftPrefix);
  keepLocal(entry, isAdmin ? 'true' : null);
}

/** Calls `listener` when the administrators' session is ended in another tab; returns the unsubscribe function. */
export function onAdminLeftElsewhere(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === entry && newValue !== 'true')) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
