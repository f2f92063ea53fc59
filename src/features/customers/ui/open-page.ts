let isLeaving = false;

/**
 * Loads a page from the server, so that it is rendered for the current session. The promise never resolves: the waiting
 * button stays pending.
 */
export function openPage(path: string): Promise<never> {
  isLeaving = true;
  // Going back may restore this page from the back/forward cache, still pending.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(path);
  return new Promise(() => undefined);
}

/** Loads this page for the current session, unless it is already being left for another one. */
export function reloadPage(): void {
  if (!isLeaving) location.reload();
}
