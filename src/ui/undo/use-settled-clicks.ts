import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** For how long a button that has just come under the pointer takes no click. */
const settleMs = 600;

/**
 * Keeps a second click from what it did not aim at: while the content named by `shown` has just changed, buttons inside
 * that are marked with `data-decision` ignore clicks. To be spread on the element around them.
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
