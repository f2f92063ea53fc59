import { Search as SearchIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { searchAddress } from '../search-address.ts';

/** Milliseconds without a key after which the results follow the text. */
const pauseMs = 250;

interface Props {
  query: string;
  /** Searches; `isFirst` is false for the following texts of the same typing, which replace each other in the history. */
  onType: (query: string, isFirst: boolean) => void;
  /** Called when the typing ends: with Enter, or by leaving the field. */
  onCommit: (query: string) => void;
}

/** The page's search field. Results follow the typing; without JavaScript it is a form. */
export function SearchForm({ query, onType, onCommit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  /** Queries that the address does not show yet: perhaps it does so only after the next key. */
  const sent = useRef<string[]>([]);
  const isTyping = useRef(false);
  const pause = useRef<number>(undefined);

  const follow = useEffectEvent((shown: string) => {
    const own = sent.current.indexOf(shown);
    sent.current = sent.current.slice(own + 1);
    if (own >= 0 || shown === text.trim()) return;
    sent.current = [];
    isTyping.current = false;
    window.clearTimeout(pause.current);
    setText(shown);
  });
  useEffect(() => follow(query), [query]);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  function send(next: string) {
    window.clearTimeout(pause.current);
    if (next === (sent.current.at(-1) ?? query)) return;
    sent.current.push(next);
    onType(next, !isTyping.current);
    isTyping.current = true;
  }
  function type(next: string) {
    setText(next);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => send(next.trim()), pauseMs);
  }
  function commit(isEntered: boolean) {
    const next = text.trim();
    send(next);
    if (isEntered || isTyping.current) onCommit(next);
    isTyping.current = false;
  }

  return (
    <form
      role="search"
      action={searchAddress.path}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        commit(true);
      }}
    >
      <div className="relative min-w-0 flex-1">
        <SearchIcon
          aria-hidden="true"
          className="icon pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-text-3"
        />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          aria-label="Τι ψάχνετε;"
          placeholder="Κάμερα με ηλιακό, nvr 8 καναλιών, κωδικός…"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => commit(false)}
          className="control h-13! pr-12! pl-11.5!"
        />
        {text !== '' && (
          <IconButton
            label="Καθαρισμός αναζήτησης"
            className="absolute! top-1 right-1"
            onClick={() => {
              setText('');
              send('');
              field.current?.focus();
            }}
          >
            <X />
          </IconButton>
        )}
      </div>
      <Button type="submit" size="lg" className="max-sm:hidden">
        Αναζήτηση
      </Button>
    </form>
  );
}
