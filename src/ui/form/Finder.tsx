import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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
  /** The search: why it failed, and whether what was found is still of the text before. */
  query: { error: Error | null; refetch: () => unknown; isPlaceholderData: boolean };
  keyOf: (item: Item) => string;
  /** How many were found, in a Greek sentence, for screen readers. */
  countText: (count: number) => string;
  /** Said where nothing was found. */
  none: string;
  /** Called after a pause in typing, and at once by Enter. */
  onSearch: (text: string) => void;
  onFound: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/**
 * A field that finds a record by its text and gives the chosen one, or by Enter the only one; the field is then empty again
 * and ready for the next.
 */
export function Finder<Item>({
  label,
  required = false,
  placeholder,
  most,
  found: newest,
  query: { error, refetch, isPlaceholderData },
  keyOf,
  countText,
  none,
  onSearch,
  onFound,
  children,
}: Props<Item>) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // A barcode reader presses Enter before there is an answer.
  const [takesOnly, setTakesOnly] = useState(false);
  const isAnswered = newest !== undefined && !isPlaceholderData;
  const found = useDeferredValue(newest);
  const search = useEffectEvent(onSearch);
  const takeOnly = useEffectEvent(() => {
    setTakesOnly(false);
    const [only, other] = newest ?? [];
    if (only !== undefined && other === undefined) take(only);
  });
  const more =
    found && found.length > most
      ? `Φαίνονται τα πρώτα ${most} αποτελέσματα: συμπληρώστε περισσότερα.`
      : undefined;

  useEffect(() => {
    const typed = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(typed);
  }, [text]);
  useEffect(() => {
    if (!takesOnly || !isAnswered) return undefined;
    const taking = setTimeout(() => takeOnly());
    return () => clearTimeout(taking);
  }, [takesOnly, isAnswered]);

  function take(item: Item) {
    setText('');
    onSearch('');
    field.current?.focus();
    onFound(item);
  }

  return (
    <div>
      <Field label={label} required={required} optional={!required}>
        <Input
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTakesOnly(false);
          }}
          onKeyDown={(event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
            if (event.key !== 'Enter' || !isPlain) return;
            // It would send the form around the finder.
            event.preventDefault();
            onSearch(text.trim());
            setTakesOnly(true);
          }}
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
                onClick={() => take(item)}
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
