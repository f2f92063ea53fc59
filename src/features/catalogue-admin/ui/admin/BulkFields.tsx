import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { kindOfFact, legalFactLabels, legalFactNames } from '#features/catalogue/legal-facts.ts';
import { Textarea } from '#ui/form/Textarea.tsx';
import { factHints } from './LegalFactFields.tsx';
import { RoundingField } from './RoundingField.tsx';
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
    case 'family':
      return (
        <Field
          label="Σειρά και μοντέλο"
          hint="Φαίνεται πάνω από το όνομα. Κενή: στη θέση της φαίνεται ο κωδικός."
          error={fault}
        >
          <Input
            size="sm"
            maxLength={60}
            autoComplete="off"
            value={change.family}
            onChange={({ target }) => onChange({ kind: 'family', family: target.value })}
          />
        </Field>
      );
    case 'installation':
      return <InstallationFields change={change} fault={fault} onChange={onChange} />;
    case 'fact':
      return <FactFields change={change} fault={fault} onChange={onChange} />;
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
      <RoundingField
        rounding={change.rounding}
        onChange={(rounding) =>
          onChange({ kind: 'price', percent: change.percent, ...(rounding && { rounding }) })
        }
      />
    </>
  );
}

const facts = legalFactNames.filter((fact) => kindOfFact(fact) !== 'file') as Kind<'fact'>['fact'][];

/** One legal fact of the products themselves: it holds before what their brands say. */
function FactFields({ change, fault, onChange }: PartProps<'fact'>) {
  const { fact, value } = change;
  const say = (typed: string) => onChange({ ...change, value: typed });
  return (
    <>
      <Field label="Στοιχείο">
        <Select
          size="sm"
          value={fact}
          onChange={({ target }) =>
            onChange({ kind: 'fact', fact: target.value as Kind<'fact'>['fact'], value: '' })
          }
        >
          {facts.map((one) => (
            <option key={one} value={one}>
              {legalFactLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Τι λένε τα προϊόντα"
        hint={[factHints[fact], 'Κενό: ισχύει ό,τι λέει η μάρκα.'].filter(Boolean).join('. ')}
        error={fault}
      >
        {kindOfFact(fact) === 'answer' ? (
          <Select size="sm" value={value} onChange={({ target }) => say(target.value)}>
            <option value="">Όπως η μάρκα</option>
            <option value="true">Ναι</option>
            <option value="false">Όχι</option>
          </Select>
        ) : kindOfFact(fact) === 'lines' ? (
          <Textarea
            size="sm"
            rows={3}
            maxLength={2_000}
            value={value}
            onChange={({ target }) => say(target.value)}
          />
        ) : (
          <Input
            size="sm"
            type={kindOfFact(fact) === 'day' ? 'date' : 'text'}
            maxLength={250}
            autoComplete="off"
            value={value}
            onChange={({ target }) => say(target.value)}
          />
        )}
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
