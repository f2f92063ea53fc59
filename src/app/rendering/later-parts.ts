/**
 * Parts with the class `later` stand below the first screen. While a page opens, the browser styles and lays out only those
 * near the screen; afterwards the others follow one by one when it is idle. Not where a position further down is opened or
 * restored, which has to be known at once, and only in browsers that keep the view in place when a part above it grows.
 */
export const laterScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"&&self.requestIdleCallback&&CSS.supports("overflow-anchor:auto"))document.documentElement.dataset.opening="";document.currentScript.remove()`;

/** Runs after hydration, whose elements it changes. */
export function showLaterParts() {
  const { dataset } = document.documentElement;
  if (dataset['opening'] === undefined) return;
  const part = document.querySelector('.later');
  part?.classList.remove('later');
  // Not before the part is painted, so that each is a task of its own.
  if (part) requestAnimationFrame(() => requestIdleCallback(showLaterParts));
  else delete dataset['opening'];
}
