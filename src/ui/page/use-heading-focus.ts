import { useEffect, useRef } from 'react';

/** The ref of an element whose heading gets the focus when what stands in it, named by `shown`, has given way to something else. */
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
