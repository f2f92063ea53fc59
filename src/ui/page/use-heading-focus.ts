import { useEffect, useRef } from 'react';

/** Returns the ref of an element whose heading gets the focus when its content, identified by `shown`, has changed. */
export function useHeadingFocus(shown: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    const heading = last.current === shown ? null : area.current?.querySelector<HTMLElement>('h1, h2');
    last.current = shown;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [shown]);
  return area;
}
