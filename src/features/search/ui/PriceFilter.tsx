import { useRef, type FocusEvent } from 'react';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { leastPrice, mostPrice } from '../search-address.ts';

interface Props {
  /** `least,most` in euro without VAT. */
  price: string | undefined;
  onChange: (price: string | undefined) => void;
}

const read = (form: FormData, name: string, otherwise: number) => {
  const written = String(form.get(name)).trim();
  const euros = Math.round(Number(written.replace(',', '.')));
  return written === '' || !Number.isFinite(euros)
    ? otherwise
    : Math.min(Math.max(euros, leastPrice), mostPrice);
};

/** The least and the highest price; applied with Enter or when the fields are left. */
export function PriceFilter({ price, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [least, most] = price?.split(',') ?? [];

  function apply() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const ends = [read(typed, 'least', leastPrice), read(typed, 'most', mostPrice)].toSorted((a, b) => a - b);
    const next = ends[0] === leastPrice && ends[1] === mostPrice ? undefined : ends.join(',');
    if (next !== price) onChange(next);
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (!form.current?.contains(relatedTarget)) apply();
  }

  return (
    <form
      ref={form}
      // Shows the applied prices in order, and clears them when the filter is removed.
      key={price}
      className="grid grid-cols-2 gap-2.5 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label="Από (€)">
        <Input
          name="least"
          inputMode="decimal"
          maxLength={7}
          placeholder={String(leastPrice)}
          defaultValue={least}
          onBlur={leave}
        />
      </Field>
      <Field label="Έως (€)">
        <Input
          name="most"
          inputMode="decimal"
          maxLength={7}
          placeholder={String(mostPrice)}
          defaultValue={most === String(mostPrice) ? '' : most}
          onBlur={leave}
        />
      </Field>
      <button type="submit" className="sr-only" tabIndex={-1}>
        Εφαρμογή τιμών
      </button>
    </form>
  );
}
