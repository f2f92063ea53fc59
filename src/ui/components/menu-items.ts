import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface MenuItem {
  /** Must be unique within a menu. */
  label: string;
  icon?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'critical' | undefined;
  disabled?: boolean | undefined;
  /** Shows a divider above the item. */
  divided?: boolean | undefined;
}

export interface MenuProps {
  /** Shown above the items: who or what the menu is about. */
  heading?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  /** The button that opens the menu: a Button or an IconButton without its own handlers. */
  children: ReactElement<ComponentProps<'button'>>;
}
