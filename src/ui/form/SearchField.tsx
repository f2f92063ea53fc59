import { useEffect, useState } from 'react';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

interface Props {
  label: string;
  /** Names the searchable properties. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

const pauseMs = 300;

/** Searches a list while the user types, debounced. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [text, setText] = useState(value);

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const typed = setTimeout(() => onChange(text.trim()), pauseMs);
    return () => clearTimeout(typed);
  }, [text, value, onChange]);

  return (
    <Field label={label} labelHidden className="w-full sm:w-72 print:hidden">
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
