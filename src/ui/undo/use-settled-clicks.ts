import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** How long a button that just appeared under the pointer ignores clicks. */
const settleMs = 600;

/**
 * Protects against a second click on something else: while the content identified by `shown` has just changed, buttons
 * inside that are marked with `data-decision` ignore clicks. Spread the result on the surrounding element.
 */
export function useSettledClicks(shown: string) {
  const last = useRef(shown);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    changedAt.current = performance.now();
  }, [shown]);
  return {
    onClickCapture(event: MouseEvent) {
      const isDecision = event.target instanceof Element && event.target.closest('[data-decision]') !== null;
      if (!isDecision || performance.now() - changedAt.current > settleMs) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
