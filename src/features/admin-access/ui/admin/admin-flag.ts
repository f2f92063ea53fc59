import { keepLocal } from '../../../../ui/page/local-storage.ts';

/** The storage entry that says that this browser is an administrator's. It opens nothing: the session does. */
const entry = 'adminAuthenticated';

/** Makes the entry say what the session says. */
export const flagAdmin = (isAdmin: boolean) => keepLocal(entry, isAdmin ? 'true' : null);

/** Calls back when the administrators' session is ended in another tab; answers how to stop. */
export function onAdminLeftElsewhere(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === entry && newValue !== 'true')) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
