import { useRef, useState, type FocusEvent } from 'react';
import { decimalText } from '#shared/decimals.ts';
import { centsToEuros, type Cents } from '#shared/money.ts';
import { doubtOf, parseDecimal } from '#shared/parse-decimal.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { noLimit } from '#features/catalogue/price-range.ts';
import { minPrice, maxPrice, readPriceRange, typedPriceRange } from '../price-filter.ts';

interface Props {
  /** The range as it stands in the address. */
  price: string | undefined;
  /** Whether the amounts are typed and shown with VAT. */
  readsGross: boolean;
  onChange: (price: string | undefined) => void;
}

const textOf = (form: FormData, name: string) => String(form.get(name)).trim();

/** Why a typed amount is not one; undefined for one that is, and for none. */
const faultOf = (text: string) =>
  text === '' || parseDecimal(text, '€') !== null
    ? undefined
    : (doubtOf(text, '€') ?? 'Συμπληρώστε ένα ποσό, π.χ. 150');

/** An amount as it is typed: «1500», «99,99». */
const typedText = (cents: Cents) => decimalText(centsToEuros(cents), cents % 100 === 0 ? 0 : 2);

/** The least and the highest price; applied with Enter or when the fields are left. */
export function PriceFilter({ price, readsGross, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<{ least?: string | undefined; most?: string | undefined }>({});
  const range = price === undefined ? undefined : readPriceRange(price)[readsGross ? 'gross' : 'net'];

  function apply() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const [least, most] = [textOf(typed, 'least'), textOf(typed, 'most')];
    const found = { least: faultOf(least), most: faultOf(most) };
    setFaults(found);
    if (found.least ?? found.most) return;
    const next = typedPriceRange(parseDecimal(least, '€'), parseDecimal(most, '€'), readsGross);
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
      className="grid grid-cols-2 items-start gap-2.5 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label="Από (€)" error={faults.least}>
        <Input
          name="least"
          inputMode="decimal"
          maxLength={20}
          placeholder={String(minPrice)}
          defaultValue={range && typedText(range.least)}
          onBlur={leave}
        />
      </Field>
      <Field label="Έως (€)" error={faults.most}>
        <Input
          name="most"
          inputMode="decimal"
          maxLength={20}
          placeholder={String(maxPrice)}
          defaultValue={range && range.most !== noLimit ? typedText(range.most) : ''}
          onBlur={leave}
        />
      </Field>
      <button type="submit" className="sr-only" tabIndex={-1}>
        Εφαρμογή τιμών
      </button>
    </form>
  );
}
