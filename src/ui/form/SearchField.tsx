import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

interface Props {
  label: string;
  labelHidden?: boolean;
  /** Names the searchable properties. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

const pauseMs = 300;

/** Searches a list while the user types, debounced; a value that comes from elsewhere replaces the text. */
export function SearchField({
  label,
  labelHidden = true,
  placeholder,
  value,
  onChange,
  className = 'w-full sm:w-72 print:hidden',
}: Props) {
  const [text, setText] = useState(value);
  /** Texts that `value` may show only after more was typed. */
  const sent = useRef<string[]>([]);
  const follow = useEffectEvent((shown: string) => {
    const own = sent.current.indexOf(shown);
    sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    if (own < 0 && shown !== text.trim()) setText(shown);
  });

  useEffect(() => follow(value), [value]);
  useEffect(() => {
    const next = text.trim();
    if (next === value) return undefined;
    const typed = setTimeout(() => {
      if (sent.current.at(-1) !== next) sent.current.push(next);
      onChange(next);
    }, pauseMs);
    return () => clearTimeout(typed);
  }, [text, value, onChange]);

  return (
    <Field label={label} labelHidden={labelHidden} className={className}>
      <Input
        type="search"
        size="sm"
        maxLength={100}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  );
}
