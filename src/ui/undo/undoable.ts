import { createListeners } from '../page/listeners.ts';
import { useSyncExternalStore } from 'react';

/** A decision just made that can still be undone. */
export interface Undoable {
  /** The result as the row shows it: «Εγκρίθηκε». */
  done: string;
  /** Undoes the decision; resolves when the lists show it. */
  undo: () => Promise<unknown>;
  isPending?: boolean;
}

/** How long a decision can be undone. The server delays its notifications slightly longer. */
const undoMs = 6_000;

let offered: ReadonlyMap<string, Undoable> = new Map();
const none: ReadonlyMap<string, Undoable> = new Map();
const listeners = createListeners();

function put(subject: string, undoable: Undoable | undefined) {
  const next = new Map(offered);
  if (undoable) next.set(subject, undoable);
  else next.delete(subject);
  offered = next;
  listeners.notify();
}

/** Offers for six seconds to undo the decision on a subject, such as `order:…`. */
export function offerUndo(subject: string, undoable: Undoable): void {
  put(subject, undoable);
  setTimeout(() => {
    if (offered.get(subject) === undoable) put(subject, undefined);
  }, undoMs);
}

/** Undoes the decision on a subject; its mutation reports a refusal itself. */
export async function takeBack(subject: string): Promise<void> {
  const undoable = offered.get(subject);
  if (!undoable || undoable.isPending) return;
  put(subject, { ...undoable, isPending: true });
  await undoable.undo().catch(() => undefined);
  put(subject, undefined);
}

/** All decisions that can be undone now, by subject. */
export const useUndoables = () =>
  useSyncExternalStore(
    listeners.listen,
    () => offered,
    () => none,
  );
