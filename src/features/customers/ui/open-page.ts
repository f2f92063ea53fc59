/**
 * Opens a page anew, so that it is drawn for whoever is signed in now. The promise never ends: the button that waits
 * stays pending.
 */
export function openPage(path: string): Promise<never> {
  // Going back may bring this page from the browser's memory, still waiting.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(path);
  return new Promise(() => undefined);
}
