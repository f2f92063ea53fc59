import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { adminPagesAmong } from './admin-pages.tsx';

const CommandPalette = lazyPart(
  () => import('#features/admin/ui/admin/CommandPalette.tsx'),
  'CommandPalette',
);

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search over all administration data, opened by Ctrl K or ⌘K; its code loads on first use. */
export function AdminPalette({ open, onOpenChange }: Props) {
  const { routesByPath } = useRouter();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The physical key: with a Greek keyboard layout it types a kappa.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onOpenChange(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!open) return null;
  return <CommandPalette screens={adminPagesAmong(routesByPath)} onClose={() => onOpenChange(false)} />;
}
