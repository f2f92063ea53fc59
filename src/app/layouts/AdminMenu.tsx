import { Menu, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';

/** On a phone: the sidebar as a sheet over the page. */
export function AdminMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <div className="-ml-2.5 md:hidden">
      <IconButton
        label={isOpen ? 'Κλείσιμο μενού' : 'Μενού'}
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpen(!isOpen)}
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
