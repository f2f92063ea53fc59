import type * as z from 'zod/mini';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import type { priceRounding } from '../../many-contract.ts';

type Rounding = z.output<typeof priceRounding>;

/** The endings that a price can be rounded to; private customers see the price with VAT. */
const roundings: readonly { label: string; rounding?: Rounding }[] = [
  { label: 'Στο λεπτό' },
  { label: 'Με ΦΠΑ στα ,90, πιο κοντά', rounding: { of: 'gross', ending: '90', direction: 'nearest' } },
  { label: 'Με ΦΠΑ στα ,90, προς τα πάνω', rounding: { of: 'gross', ending: '90', direction: 'up' } },
  { label: 'Με ΦΠΑ στα ,00, πιο κοντά', rounding: { of: 'gross', ending: '00', direction: 'nearest' } },
  { label: 'Χωρίς ΦΠΑ στα ,90, πιο κοντά', rounding: { ending: '90', direction: 'nearest' } },
  { label: 'Χωρίς ΦΠΑ στα ,90, προς τα πάνω', rounding: { ending: '90', direction: 'up' } },
  { label: 'Χωρίς ΦΠΑ στα ,00, πιο κοντά', rounding: { ending: '00', direction: 'nearest' } },
  { label: 'Χωρίς ΦΠΑ στα ,00, προς τα πάνω', rounding: { ending: '00', direction: 'up' } },
];

interface Props {
  rounding: Rounding | undefined;
  disabled?: boolean;
  onChange: (rounding: Rounding | undefined) => void;
}

const isSame = (one: Rounding | undefined, other: Rounding | undefined) =>
  one?.ending === other?.ending &&
  one?.direction === other?.direction &&
  (one?.of ?? 'net') === (other?.of ?? 'net');

export function RoundingField({ rounding: chosen, disabled, onChange }: Props) {
  const index = roundings.findIndex(({ rounding }) => isSame(rounding, chosen));
  return (
    <Field label="Στρογγύλευση" hint="Οι ιδιώτες βλέπουν την τιμή με ΦΠΑ.">
      <Select
        size="sm"
        disabled={disabled}
        value={Math.max(0, index)}
        onChange={({ target }) => onChange(roundings[Number(target.value)]?.rounding)}
      >
        {roundings.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
