import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';

const load = () => import('#features/search/ui/SearchDialog.tsx');
const SearchDialog = lazyPart(load, 'SearchDialog');
const prefetch = () => void load().catch(() => undefined);

/**
 * The header's search: a plain form until the visitor types in it, presses its button or Ctrl+K. The suggestions' code is loaded then;
 * what is typed in the meantime is kept, and Enter sends the form.
 */
export function HeaderSearch() {
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  const isWanted = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    opener.current = document.activeElement;
    isWanted.current = true;
    setLoading(true);
    try {
      await load();
    } catch {
      return form.current?.submit();
    }
    setLoading(false);
    return setOpen(true);
  }
  function close() {
    isWanted.current = false;
    form.current?.reset();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]');
    const isCombined = event.ctrlKey || event.metaKey;
    if (isCombined && event.code === 'KeyK') {
      event.preventDefault();
      return void open();
    }
    if (!isWanted.current || event.key.length > 1 || isCombined || event.altKey || isTyping) return;
    const input = form.current?.querySelector('input');
    // The field that opens reads what was typed before it was there.
    if (input) input.value += event.key;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <form
      ref={form}
      role="search"
      aria-label="Σε όλο το κατάστημα"
      action="/advanced-search"
      className="relative flex shrink-0 xl:w-44 xl:min-w-24 xl:shrink"
    >
      <input
        type="text"
        name="q"
        aria-label="Αναζήτηση προϊόντων"
        placeholder="Αναζήτηση"
        maxLength={100}
        autoComplete="off"
        onFocus={prefetch}
        onClick={() => void open()}
        onInput={() => void open()}
        className="control h-9! w-44! pr-10! xl:w-full! text-base! max-md:hidden lg:max-xl:hidden pointer-coarse:h-11!"
      />
      <IconButton
        type="submit"
        label="Αναζήτηση"
        aria-busy={isLoading}
        className="md:absolute! md:right-0 md:size-9! lg:max-xl:static! pointer-coarse:size-11! lg:max-xl:size-11!"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Search />
      </IconButton>
      {isOpen && (
        <SearchDialog
          readText={() => form.current?.querySelector('input')?.value ?? ''}
          onClose={() => setOpen(false)}
          onClosed={close}
        />
      )}
    </form>
  );
}
