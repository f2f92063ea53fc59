import { Menu, X } from 'lucide-react';
import { useEffect, useState, type FocusEvent } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { toast } from '#ui/toast/toast.ts';

const load = () => import('./MobileMenu.tsx');
const MobileMenu = lazyPart(load, 'MobileMenu');
const prefetch = () => void load().catch(() => undefined);

/** On a phone, opens and closes the menu, which is loaded when the pointer or focus reaches the button. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  function toggle() {
    load().then(
      () => setOpen(!isOpen),
      () => toast({ tone: 'critical', title: 'Το μενού δεν άνοιξε', description: 'Ελέγξτε τη σύνδεσή σας.' }),
    );
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <div className="-ml-2.5 md:hidden" onBlur={closeWhenLeft}>
      <IconButton
        label={isOpen ? 'Κλείσιμο μενού' : 'Μενού'}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={toggle}
      >
        {isOpen ? <X /> : <Menu />}
      </IconButton>
      {isOpen && <MobileMenu onChoose={close} />}
    </div>
  );
}
