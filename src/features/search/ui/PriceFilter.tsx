import { useRef, type FocusEvent } from 'react';
import { parseDecimal } from '../../../shared/parse-decimal.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { amountText, noLimit } from '../../catalogue/price-range.ts';
import { leastPrice, mostPrice, readPriceRange, typedPriceRange } from '../price-filter.ts';

interface Props {
  /** The range as it stands in the address. */
  price: string | undefined;
  /** Whether the amounts are typed and shown with VAT. */
  readsGross: boolean;
  onChange: (price: string | undefined) => void;
}

const read = (form: FormData, name: string) => parseDecimal(String(form.get(name)));

/** The least and the highest price; applied with Enter or when the fields are left. */
export function PriceFilter({ price, readsGross, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const range = price === undefined ? undefined : readPriceRange(price)[readsGross ? 'gross' : 'net'];

  function apply() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const next = typedPriceRange(read(typed, 'least'), read(typed, 'most'), readsGross);
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
          maxLength={9}
          placeholder={String(leastPrice)}
          defaultValue={range && amountText(range.least)}
          onBlur={leave}
        />
      </Field>
      <Field label="Έως (€)">
        <Input
          name="most"
          inputMode="decimal"
          maxLength={9}
          placeholder={String(mostPrice)}
          defaultValue={range && range.most !== noLimit ? amountText(range.most) : ''}
          onBlur={leave}
        />
      </Field>
      <button type="submit" className="sr-only" tabIndex={-1}>
        Εφαρμογή τιμών
      </button>
    </form>
  );
}
