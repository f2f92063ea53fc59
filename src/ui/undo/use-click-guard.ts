import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';

/** How long a button that just appeared under the pointer ignores clicks. */
const settleMs = 600;

/**
 * Protects against a second click on something else: while the content identified by `shown` has just changed, buttons
 * inside that are marked with `data-decision` ignore clicks, and look so. Spread the result on the surrounding element.
 */
export function useClickGuard(shown: string) {
  const last = useRef(shown);
  const [isSettling, setSettling] = useState(false);
  useLayoutEffect(() => {
    if (last.current === shown) return undefined;
    last.current = shown;
    setSettling(true);
    const timer = setTimeout(() => setSettling(false), settleMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    'data-settling': isSettling ? '' : undefined,
    onClickCapture(event: MouseEvent) {
      const isDecision = event.target instanceof Element && event.target.closest('[data-decision]') !== null;
      if (!isDecision || !isSettling) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
