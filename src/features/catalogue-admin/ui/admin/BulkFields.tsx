import { useState } from 'react';
import { decimalText, parseDecimal } from '../../../../shared/number-fields.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Category } from '../../../catalogue/contract.ts';
import type { BulkChange } from '../../contract.ts';

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
      return <PercentField percent={change.percent} fault={fault} onChange={onChange} />;
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

interface PercentProps {
  percent: number;
  fault: string | undefined;
  onChange: (change: BulkChange) => void;
}

function PercentField({ percent, fault, onChange }: PercentProps) {
  const [text, setText] = useState(decimalText(percent));
  return (
    <Field label="Αλλαγή τιμής (%)" hint="Με μείον η τιμή πέφτει: -10 είναι 10% φθηνότερα." error={fault}>
      <Input
        size="sm"
        inputMode="text"
        maxLength={20}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange({ kind: 'price', percent: percentFrom(target.value) });
        }}
      />
    </Field>
  );
}
