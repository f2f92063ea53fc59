import { useRouterState } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#ui/components/IconButton.tsx';

/** On a phone, the sidebar as a sheet over the page. */
export function AdminMenu({ children }: { children: ReactNode }) {
  const address = useRouterState({ select: ({ location }) => location.href });
  // Stores the address at which the sheet was opened: choosing a screen changes the address and closes the sheet.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === address;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(undefined);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      // The focused element was removed with the sheet.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isOpen]);

  return (
    <div className="-ml-2.5 md:hidden">
      <IconButton
        ref={button}
        label={isOpen ? 'Κλείσιμο μενού' : 'Μενού'}
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpenAt(isOpen ? undefined : address)}
      >
        {isOpen ? <X /> : <Menu />}
      </IconButton>
      {isOpen && (
        <div
          id="admin-menu"
          className="absolute inset-x-0 top-full flex max-h-[calc(100dvh-56px)] animate-rise-in flex-col overflow-y-auto border-b border-line bg-sunken shadow-pop"
        >
          {children}
        </div>
      )}
    </div>
  );
}
