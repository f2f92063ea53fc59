import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface MenuItem {
  /** Different in each item of a menu. */
  label: string;
  /** A lucide icon. */
  icon?: ReactNode;
  /** Where it leads, or what it does. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'critical' | undefined;
  disabled?: boolean | undefined;
  /** A line above it. */
  divided?: boolean | undefined;
}

export interface MenuProps {
  /** Who or what the menu is about, above its items. */
  heading?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  /** The button that opens it: a Button or an IconButton without handlers of its own. */
  children: ReactElement<ComponentProps<'button'>>;
}
