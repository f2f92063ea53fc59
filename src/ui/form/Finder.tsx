import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

const pauseMs = 300;

interface Props<Item> {
  label: string;
  required?: boolean;
  placeholder: string;
  /** How many are shown. */
  most: number;
  /** What was found, one more than `most` if there are more; undefined before a search. */
  found: readonly Item[] | undefined;
  /** The search, for why it failed. */
  query: { error: Error | null; refetch: () => unknown };
  keyOf: (item: Item) => string;
  /** How many were found, in a Greek sentence, for screen readers. */
  countText: (count: number) => string;
  /** Said where nothing was found. */
  none: string;
  /** Called after a pause in typing. */
  onSearch: (text: string) => void;
  onFound: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** A field that finds a record by its text and gives the chosen one; the field is then empty again. */
export function Finder<Item>({
  label,
  required = false,
  placeholder,
  most,
  found,
  query: { error, refetch },
  keyOf,
  countText,
  none,
  onSearch,
  onFound,
  children,
}: Props<Item>) {
  const [text, setText] = useState('');
  const search = useEffectEvent(onSearch);
  const more =
    found && found.length > most
      ? `Φαίνονται τα πρώτα ${most} αποτελέσματα: συμπληρώστε περισσότερα.`
      : undefined;

  useEffect(() => {
    const typed = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(typed);
  }, [text]);

  return (
    <div>
      <Field label={label} required={required} optional={!required}>
        <Input
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <p role="status" className="sr-only">
        {found && (more ?? countText(found.length))}
      </p>
      {error && (
        <ErrorState
          title="Η αναζήτηση δεν έγινε"
          error={error}
          className="mt-1.5"
          onRetry={() => void refetch()}
        />
      )}
      {found && (
        <ul className="mt-1.5 rounded-sm border border-line">
          {found.slice(0, most).map((item) => (
            <li key={keyOf(item)} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="flex min-h-9 w-full flex-wrap items-baseline gap-x-2 px-3 py-1.5 text-left text-base hover:bg-surface-hover pointer-coarse:min-h-11"
                onClick={() => {
                  setText('');
                  onSearch('');
                  onFound(item);
                }}
              >
                {children(item)}
              </button>
            </li>
          ))}
          {(found.length === 0 || more !== undefined) && (
            <li className="px-3 py-2 text-base text-text-2">{more ?? none}</li>
          )}
        </ul>
      )}
    </div>
  );
}
