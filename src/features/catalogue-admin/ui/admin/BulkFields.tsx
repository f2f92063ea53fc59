import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import type { Category } from '#features/catalogue/contract.ts';
import type { TypedBulkChange } from '../../many-contract.ts';

interface Props {
  change: TypedBulkChange;
  categories: readonly Category[];
  fault: string | undefined;
  onChange: (change: TypedBulkChange) => void;
}

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

type Kind<Name extends TypedBulkChange['kind']> = Extract<TypedBulkChange, { kind: Name }>;
interface PartProps<Name extends TypedBulkChange['kind']> {
  change: Kind<Name>;
  fault: string | undefined;
  onChange: (change: TypedBulkChange) => void;
}

type Rounding = NonNullable<Kind<'price'>['rounding']>;

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

function PriceFields({ change, fault, onChange }: PartProps<'price'>) {
  return (
    <>
      <Field
        label="Αλλαγή τιμής (%)"
        hint="4 είναι 4% ακριβότερα, -10 είναι 10% φθηνότερα. Με 0 μόνο στρογγυλεύεται."
        error={fault}
      >
        <Input
          size="sm"
          inputMode="text"
          maxLength={20}
          autoComplete="off"
          data-autofocus=""
          value={change.percent}
          onChange={({ target }) => onChange({ ...change, percent: target.value.trim() })}
        />
      </Field>
      <Field label="Στρογγύλευση" hint="Οι ιδιώτες βλέπουν την τιμή με ΦΠΑ.">
        <Select
          size="sm"
          value={Math.max(
            0,
            roundings.findIndex(({ rounding }) => rounding === change.rounding),
          )}
          onChange={({ target }) => {
            const next = roundings[Number(target.value)]?.rounding;
            onChange({ kind: 'price', percent: change.percent, ...(next && { rounding: next }) });
          }}
        >
          {roundings.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function InstallationFields({ change, fault, onChange }: PartProps<'installation'>) {
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
            value={change.price ?? ''}
            onChange={({ target }) => onChange({ ...change, price: target.value })}
          />
        </Field>
      )}
    </>
  );
}
