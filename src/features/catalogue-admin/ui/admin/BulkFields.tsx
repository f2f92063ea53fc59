import { useState } from 'react';
import { decimalText } from '../../../../shared/decimals.ts';
import { parseDecimal } from '../../../../shared/parse-decimal.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Category } from '../../../catalogue/contract.ts';
import type { BulkChange } from '../../many-contract.ts';

interface Props {
  change: BulkChange;
  categories: readonly Category[];
  fault: string | undefined;
  onChange: (change: BulkChange) => void;
}

/** The inputs of a bulk change. */
export function BulkFields({ change, categories, fault, onChange }: Props) {
  switch (change.kind) {
    case 'price':
      return <PriceFields change={change} fault={fault} onChange={onChange} />;
    case 'category':
      return (
        <Field label="Νέα κατηγορία" error={fault}>
          <Select
            size="sm"
            value={change.categoryId}
            onChange={({ target }) => onChange({ kind: 'category', categoryId: target.value })}
          >
            <option value="" disabled>
              Επιλέξτε
            </option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      );
    case 'brand':
      return (
        <Field label="Νέα μάρκα" hint="Κενή: τα προϊόντα μένουν χωρίς μάρκα." error={fault}>
          <Input
            size="sm"
            maxLength={60}
            autoComplete="off"
            value={change.brand}
            onChange={({ target }) => onChange({ kind: 'brand', brand: target.value })}
          />
        </Field>
      );
    case 'installation':
      return <InstallationFields change={change} fault={fault} onChange={onChange} />;
    case 'draft':
      return (
        <Field label="Πώληση" hint="Τα πρόχειρα δεν πωλούνται και δεν φαίνονται πουθενά στο κατάστημα.">
          <Select
            size="sm"
            value={String(change.isDraft)}
            onChange={({ target }) => onChange({ kind: 'draft', isDraft: target.value === 'true' })}
          >
            <option value="false">Σε πώληση</option>
            <option value="true">Πρόχειρα</option>
          </Select>
        </Field>
      );
    case 'stock':
      return (
        <Field
          label="Διαθεσιμότητα"
          hint="Όπου παρακολουθείται απόθεμα, μηδενίζεται· αν ήταν ήδη 0, παύει να παρακολουθείται."
        >
          <Select
            size="sm"
            value={String(change.inStock)}
            onChange={({ target }) => onChange({ kind: 'stock', inStock: target.value === 'true' })}
          >
            <option value="true">Διαθέσιμα</option>
            <option value="false">Εξαντλημένα</option>
          </Select>
        </Field>
      );
    case 'featured':
      return (
        <Field label="Προβολή">
          <Select
            size="sm"
            value={String(change.isFeatured)}
            onChange={({ target }) => onChange({ kind: 'featured', isFeatured: target.value === 'true' })}
          >
            <option value="true">Προβεβλημένα</option>
            <option value="false">Όχι προβεβλημένα</option>
          </Select>
        </Field>
      );
  }
}

/** Invalid text is sent as NaN, so that the server returns the message for the field. */
const percentFrom = (text: string) => Math.round((parseDecimal(text) ?? Number.NaN) * 100) / 100;

type Kind<Name extends BulkChange['kind']> = Extract<BulkChange, { kind: Name }>;
interface PartProps<Name extends BulkChange['kind']> {
  change: Kind<Name>;
  fault: string | undefined;
  onChange: (change: BulkChange) => void;
}

/** The endings that a price can be rounded to. */
const roundings = {
  none: { label: 'Στο λεπτό', rounding: undefined },
  '90-nearest': { label: 'Στα ,90 πιο κοντά', rounding: { ending: '90', direction: 'nearest' } },
  '90-up': { label: 'Στα ,90 προς τα πάνω', rounding: { ending: '90', direction: 'up' } },
  '00-nearest': { label: 'Στα ,00 πιο κοντά', rounding: { ending: '00', direction: 'nearest' } },
  '00-up': { label: 'Στα ,00 προς τα πάνω', rounding: { ending: '00', direction: 'up' } },
} as const;

function PriceFields({ change, fault, onChange }: PartProps<'price'>) {
  const [text, setText] = useState(decimalText(change.percent));
  const { rounding } = change;
  return (
    <>
      <Field
        label="Αλλαγή τιμής (%)"
        hint="Με μείον η τιμή πέφτει: -10 είναι 10% φθηνότερα. Με 0 μόνο στρογγυλεύεται."
        error={fault}
      >
        <Input
          size="sm"
          inputMode="text"
          maxLength={20}
          autoComplete="off"
          data-autofocus=""
          onFocus={({ target }) => target.select()}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange({ ...change, percent: percentFrom(target.value) });
          }}
        />
      </Field>
      <Field label="Στρογγύλευση" hint="Της τιμής χωρίς ΦΠΑ.">
        <Select
          size="sm"
          value={rounding ? `${rounding.ending}-${rounding.direction}` : 'none'}
          onChange={({ target }) => {
            const next = roundings[target.value as keyof typeof roundings].rounding;
            onChange({ kind: 'price', percent: change.percent, ...(next && { rounding: next }) });
          }}
        >
          {Object.entries(roundings).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function InstallationFields({ change, fault, onChange }: PartProps<'installation'>) {
  const [text, setText] = useState('');
  return (
    <>
      <Field label="Εγκατάσταση">
        <Select
          size="sm"
          value={String(change.isAvailable)}
          onChange={({ target }) => onChange({ ...change, isAvailable: target.value === 'true' })}
        >
          <option value="true">Διαθέσιμη</option>
          <option value="false">Χωρίς εγκατάσταση</option>
        </Select>
      </Field>
      {change.isAvailable && (
        <Field label="Κόστος εγκατάστασης (€)" hint="Χωρίς ΦΠΑ. Κενό: κατόπιν συνεννόησης." error={fault}>
          <Input
            size="sm"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              const price = target.value.trim() === '' ? null : (parseDecimal(target.value) ?? Number.NaN);
              onChange({ ...change, price });
            }}
          />
        </Field>
      )}
    </>
  );
}
