import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { tab, tabCount, tabList } from './tab-style.ts';

interface Tab {
  value: string;
  label: ReactNode;
  count?: number | undefined;
  panel: ReactNode;
}
interface Props {
  /** The name of the tab row for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `manual` if a panel may ask before it is left: the arrow keys then only move the focus. */
  activationMode?: 'automatic' | 'manual';
  className?: string | undefined;
}

/** Tabs with panels on one page. If each tab has its own URL, use TabLinks. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value ?? '', ...props }: Props) {
  return (
    <Radix.Root defaultValue={defaultValue} {...props}>
      <Radix.List aria-label={label} className={tabList}>
        {tabs.map((one) => (
          <Radix.Trigger
            key={one.value}
            value={one.value}
            className={tab}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
          >
            {one.label}
            {one.count !== undefined && <span className={tabCount}>{one.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((one) => (
        <Radix.Content key={one.value} value={one.value} className="pt-6">
          {one.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
