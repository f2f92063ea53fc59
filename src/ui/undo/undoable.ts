import { useSyncExternalStore } from 'react';

/** What has just been decided and can still be taken back. */
export interface Undoable {
  /** What was done, as the row says it: «Εγκρίθηκε». */
  done: string;
  /** Takes it back; resolves when the lists show so. */
  undo: () => Promise<unknown>;
  isPending?: boolean;
}

/** For how long a decision offers to be taken back. What is told of it waits a little longer, on the server. */
const undoMs = 6_000;

let offered: ReadonlyMap<string, Undoable> = new Map();
const none: ReadonlyMap<string, Undoable> = new Map();
const listeners = new Set<() => void>();

function put(subject: string, undoable: Undoable | undefined) {
  const next = new Map(offered);
  if (undoable) next.set(subject, undoable);
  else next.delete(subject);
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers for six seconds to take back what was decided on a subject, such as `order:…`. */
export function offerUndo(subject: string, undoable: Undoable): void {
  put(subject, undoable);
  setTimeout(() => {
    if (offered.get(subject) === undoable) put(subject, undefined);
  }, undoMs);
}

/** Takes back what was decided on a subject; a refusal is told by the change itself. */
export async function takeBack(subject: string): Promise<void> {
  const undoable = offered.get(subject);
  if (!undoable || undoable.isPending) return;
  put(subject, { ...undoable, isPending: true });
  await undoable.undo().catch(() => undefined);
  put(subject, undefined);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything that can be taken back now, by its subject. */
export const useUndoables = () =>
  useSyncExternalStore(
    listen,
    () => offered,
    () => none,
  );
