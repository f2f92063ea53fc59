import { cloneElement, lazy, Suspense, useState, type MouseEvent } from 'react';
import { toast } from '../toast/toast.ts';
import type { MenuProps } from './menu-items.ts';

const load = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }));
const prefetch = () => {
  // If it fails, opening the menu tries again and shows the error.
  load().catch(() => undefined);
};

/** A button with a menu. The menu's code loads when the pointer or focus reaches the button, to keep the header small. */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<'pointer' | 'keyboard'>();
  const open = (event: MouseEvent) => {
    const how = event.detail === 0 ? 'keyboard' : 'pointer';
    load().then(
      () => setOpened(how),
      () => toast({ tone: 'critical', title: 'Το μενού δεν άνοιξε', description: 'Ελέγξτε τη σύνδεσή σας.' }),
    );
  };
  const button = cloneElement(props.children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
  });
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} focusFirst={opened === 'keyboard'} />
    </Suspense>
  );
}
