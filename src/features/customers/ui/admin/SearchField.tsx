import { useEffect, useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';

const pauseMs = 300;

/** Searches while one types, after a short pause. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const typed = setTimeout(() => onChange(text.trim()), pauseMs);
    return () => clearTimeout(typed);
  }, [text, value, onChange]);

  return (
    <Field label="Αναζήτηση πελάτη" labelHidden className="w-full sm:w-72">
      <Input
        type="search"
        size="sm"
        maxLength={100}
        placeholder="Όνομα, εταιρεία, email, ΑΦΜ"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  );
}
