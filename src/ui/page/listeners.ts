/** Who wants to hear of changes of something outside React, for `useSyncExternalStore`. */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    notify() {
      for (const listener of all) listener();
    },
    /** Returns how to stop listening. */
    listen(listener: () => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
