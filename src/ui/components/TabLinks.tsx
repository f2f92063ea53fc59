import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';
import { tab, tabCount, tabList } from './tab-style.ts';

/** The width of the fading end of the row on a phone. */
const fadingPx = 40;

interface Props {
  label: string;
  tabs: readonly { href: string; label: ReactNode; count?: number | undefined; current?: boolean }[];
  className?: string | undefined;
}

export function TabLinks({ label, tabs, className }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex((one) => one.current);

  // On a phone the row scrolls; the open tab must be fully visible, without the page itself scrolling to it.
  useEffect(() => {
    const open = row.current?.children[current];
    if (row.current && open instanceof HTMLElement) {
      row.current.scrollLeft = open.offsetLeft + open.offsetWidth + fadingPx - row.current.clientWidth;
    }
  }, [current]);

  return (
    <nav ref={row} aria-label={label} className={cx(tabList, className)}>
      {tabs.map((one) => (
        <Anchor
          key={one.href}
          href={one.href}
          aria-current={one.current ? 'page' : undefined}
          className={tab}
        >
          {one.label}
          {one.count !== undefined && <span className={tabCount}>{one.count}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
