import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, useEffect, useRef } from 'react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';
import type { MenuProps } from './menu-items.ts';

const itemStyle =
  'flex min-h-9 items-center gap-2.5 rounded-xs px-2.5 py-1.5 text-base outline-none select-none data-disabled:text-text-disabled data-highlighted:bg-surface-hover pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.6]';

/** The open part of Menu; it mounts in the open state, because opening the menu loaded it. */
export function MenuPanel({
  heading,
  items,
  align = 'end',
  children,
  focusFirst,
}: MenuProps & { focusFirst: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  // Radix did not see the click or key that opened it, so the first focus is set here.
  useEffect(() => {
    if (focusFirst) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [focusFirst]);
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        ref={list}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-(--z-pop) max-h-(--radix-dropdown-menu-content-available-height) min-w-[220px] overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-pop data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
      >
        {heading && (
          <Radix.Label className="mb-1.5 border-b border-line px-2.5 pt-1 pb-2.5 text-base">
            {heading}
          </Radix.Label>
        )}
        {items.map(({ label, icon, href, onSelect, tone, disabled = false, divided }) => (
          <Fragment key={label}>
            {divided && <Radix.Separator className="my-1.5 h-px bg-line" />}
            <Radix.Item
              asChild
              disabled={disabled}
              onSelect={() => onSelect?.()}
              className={cx(itemStyle, tone === 'critical' && 'text-critical-text')}
            >
              {href === undefined ? (
                <div>
                  {icon}
                  {label}
                </div>
              ) : (
                <Anchor href={href}>
                  {icon}
                  {label}
                </Anchor>
              )}
            </Radix.Item>
          </Fragment>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}
