import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '#ui/style/cx.ts';
import { productsHref } from '#features/catalogue/products-search.ts';
import { canSearch, searchHref } from '../search-address.ts';
import { SuggestionGroups } from './SuggestionGroups.tsx';
import { useRecord } from './use-record.ts';
import { keyOf, useSuggestions, type Suggestion } from './use-suggestions.ts';

interface Props {
  readText: () => string;
  onClose: () => void;
  /** Puts the focus back to where the search was opened. */
  onClosed: () => void;
}

const allResults = (query: string): Suggestion => ({
  group: '',
  href: canSearch({ q: query }) ? searchHref({ q: query }) : productsHref({ search: query }),
  title: `Όλα τα αποτελέσματα για «${query}»`,
  query,
});

/** The search of every page: a field with suggestions over the header; on a phone it fills the screen. */
export function SearchDialog({ readText, onClose, onClosed }: Props) {
  const id = useId();
  const router = useRouter();
  const record = useRecord();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(readText);
  /** The option that Enter opens; without one it searches for the text. */
  const [activeKey, setActiveKey] = useState<string>();
  const { suggestions, notices, isError, isNothing } = useSuggestions(text);
  const typed = text.trim();
  const options = typed === '' ? suggestions : [...suggestions, allResults(typed)];
  // Suggestions that come late put no other option under the choice.
  const active = options.findIndex((option) => keyOf(option) === activeKey);
  const chosen = options[active];

  function open({ href, query, productId }: Suggestion) {
    if (query !== undefined) record.searched(query);
    if (productId !== undefined) record.clicked(typed, productId);
    onClose();
    void router.navigate({ href });
  }
  const choose = (index: number) => setActiveKey(options[index] && keyOf(options[index]));
  /** Moves through the options; beyond the ends is the text itself. */
  function step(by: 1 | -1) {
    const stops = options.length + 1;
    choose(((active + 1 + by + stops) % stops) - 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen) open(chosen);
      else if (typed !== '') open(allResults(typed));
    }
  }
  function focusField(event: Event) {
    event.preventDefault();
    // A key may have been pressed since the first drawing.
    const now = readText();
    setText(now);
    if (!field.current) return;
    // The next key may come before React has drawn the text.
    field.current.value = now;
    field.current.focus();
    field.current.setSelectionRange(now.length, now.length);
  }
  function focusBack(event: Event) {
    event.preventDefault();
    onClosed();
  }

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-sheet) grid grid-cols-[minmax(0,1fr)] items-start justify-items-center overflow-hidden bg-overlay max-md:bg-surface md:px-6 md:pt-4 data-[state=open]:animate-fade-in">
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={focusField}
            onCloseAutoFocus={focusBack}
            className="flex w-full flex-col overflow-hidden bg-surface outline-none max-md:h-dvh md:max-h-[calc(100dvh-64px)] md:max-w-[720px] md:rounded-lg md:shadow-float"
          >
            <Radix.Title className="sr-only">Αναζήτηση προϊόντων</Radix.Title>
            <div className="flex items-center gap-1 border-b border-line px-2 py-2 focus-within:border-focus md:px-3">
              <Search aria-hidden="true" className="icon mx-3 text-text-3 max-md:hidden" />
              <Radix.Close
                aria-label="Κλείσιμο αναζήτησης"
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-surface-hover md:order-last"
              >
                <ArrowLeft className="icon md:hidden" />
                <X className="icon max-md:hidden" />
              </Radix.Close>
              <input
                ref={field}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                role="combobox"
                aria-label="Αναζήτηση προϊόντων"
                aria-expanded={options.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={chosen && `${id}-${active}`}
                aria-autocomplete="list"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                maxLength={100}
                placeholder="Προϊόν, μάρκα, κωδικός ή τι χρειάζεστε"
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setActiveKey(undefined);
                }}
                onKeyDown={onKeyDown}
                className="h-11 min-w-0 flex-1 bg-transparent px-1 text-md outline-none focus-visible:outline-2 focus-visible:outline-focus"
              />
            </div>
            {notices.length > 0 && (
              <div role="status" className="px-4.5 md:px-6">
                {notices.map(({ kind, text: said }) => (
                  <p
                    key={kind}
                    className={cx(
                      'mt-3 rounded-sm px-3.5 py-2.5 text-base',
                      kind === 'danger' ? 'bg-critical-soft' : 'bg-primary-soft',
                    )}
                  >
                    {said}
                  </p>
                ))}
              </div>
            )}
            <SuggestionGroups
              id={id}
              options={options}
              typed={typed}
              active={active}
              onPoint={choose}
              onOpen={open}
            />
            <p role="status" className="px-4.5 py-4 text-base text-text-2 empty:hidden md:px-6">
              {isError && 'Οι προτάσεις δεν είναι διαθέσιμες. Πατήστε Enter για αναζήτηση.'}
            </p>
            <p role="status" className="sr-only">
              {isNothing && 'Κανένα προϊόν'}
              {!isNothing && suggestions.length > 0 && `Προτάσεις: ${suggestions.length}`}
            </p>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
