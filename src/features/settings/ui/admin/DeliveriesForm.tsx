import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isCollected } from '#shared/collected.ts';
import { decimalText } from '#shared/decimals.ts';
import { Button } from '#ui/components/Button.tsx';
import { RowActions } from '#ui/components/RowActions.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { DeliveriesSettings } from '#shared/settings.ts';
import { deliveriesFields } from '../../sales-contract.ts';
import { RowsField } from './RowsField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: DeliveriesSettings;
  onSave: (filled: z.output<typeof deliveriesFields>) => Promise<unknown>;
}

const kindOf = (id: string) =>
  isCollected(id) ? 'Παραλαβή από το κατάστημα' : id === 'installation' ? 'Με τον τεχνικό' : 'Με courier';

const emptyMethod = (kind: 'collect' | 'courier') => ({
  id: `${kind}-${crypto.randomUUID().slice(0, 8)}`,
  isOffered: true,
  label: kind === 'collect' ? 'Παραλαβή από το κατάστημα' : '',
  promise: '',
  days: '',
  price: kind === 'collect' ? '0' : '',
  freeFrom: '',
});

const valuesOf = (stored: DeliveriesSettings) => ({
  methods: stored.methods.map(({ price, freeFrom, days, ...method }) => ({
    ...method,
    days: days ?? '',
    price: decimalText(price, 2),
    freeFrom: freeFrom === null ? '' : decimalText(freeFrom, 2),
  })),
  areas: stored.areas.map(({ prefixes, surcharge, isServed }) => ({
    prefixes: prefixes.join(', '),
    isServed,
    surcharge: decimalText(surcharge, 2),
  })),
});

/** How products are delivered, what it costs, and where couriers cost more or do not go. */
export function DeliveriesForm({ stored, onSave }: Props) {
  const begun = useMemo(() => valuesOf(stored), [stored]);
  const form = useZodForm(deliveriesFields, begun);
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'methods',
    keyName: 'key',
  });
  const areas = useFieldArray({ control: form.control, name: 'areas' });
  return (
    <SettingsPanel group="deliveries" form={form} begun={begun} onSave={onSave}>
      <p className="text-base text-text-2">
        Οι τιμές είναι χωρίς ΦΠΑ. Κάθε παραγγελία κρατά όνομα, τιμή και ημέρες με τα οποία έγινε.
      </p>
      {fields.map(({ key, id }, index) => (
        <fieldset key={key} className="grid gap-4 border-t border-line pt-4">
          <legend className="sr-only">{`Τρόπος ${index + 1}`}</legend>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FormControl form={form} name={`methods.${index}.isOffered`}>
              <Checkbox>Προσφέρεται</Checkbox>
            </FormControl>
            <span className="text-sm text-text-2">{kindOf(id)}</span>
            <span className="ml-auto">
              <RowActions
                title={`τρόπος ${index + 1}`}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                onMove={(by) => move(index, index + by)}
                onDelete={id === 'installation' ? undefined : () => remove(index)}
              />
            </span>
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name={`methods.${index}.label`} label="Όνομα">
              <Input maxLength={60} />
            </FormField>
            <FormField form={form} name={`methods.${index}.promise`} label="Τι περιμένει ο πελάτης">
              <Input maxLength={160} />
            </FormField>
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            <FormField form={form} name={`methods.${index}.price`} label="Τιμή (€)">
              <Input className="num" inputMode="decimal" maxLength={20} />
            </FormField>
            <FormField
              form={form}
              name={`methods.${index}.freeFrom`}
              label="Δωρεάν από (€)"
              optional
              hint="Αξία προϊόντων χωρίς ΦΠΑ"
            >
              <Input className="num" inputMode="decimal" maxLength={20} />
            </FormField>
            <FormField
              form={form}
              name={`methods.${index}.days`}
              label="Εργάσιμες ημέρες"
              optional
              hint="Το πολύ· κενό, αν συμφωνείται"
            >
              <Input className="num" inputMode="numeric" maxLength={3} />
            </FormField>
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => append(emptyMethod('courier'))}>
          <Plus />
          Τρόπος με courier
        </Button>
        <Button size="sm" variant="outline" onClick={() => append(emptyMethod('collect'))}>
          <Plus />
          Παραλαβή από το κατάστημα
        </Button>
      </div>
      <p className="border-t border-line pt-4 text-base text-text-2">
        Η επιβάρυνση μιας περιοχής προστίθεται στην τιμή κάθε παράδοσης με courier, και όπου αυτή είναι
        δωρεάν. Από πολλές περιοχές ισχύει εκείνη με τα περισσότερα ψηφία.
      </p>
      <RowsField
        title="Περιοχές με άλλη τιμή ή χωρίς παράδοση"
        rows={areas.fields}
        add="Προσθήκη περιοχής"
        onAdd={() => areas.append({ prefixes: '', isServed: true, surcharge: '0' })}
        onRemove={areas.remove}
        remove={(index) => `Αφαίρεση περιοχής ${index + 1}`}
      >
        {(index) => (
          <>
            <FormField
              form={form}
              name={`areas.${index}.prefixes`}
              label="Αρχές ταχυδρομικών κωδίκων"
              hint="Με κόμμα: 84, 851"
            >
              <Input className="code" maxLength={500} />
            </FormField>
            <FormField form={form} name={`areas.${index}.surcharge`} label="Επιβάρυνση (€)">
              <Input className="num" inputMode="decimal" maxLength={20} />
            </FormField>
            <FormControl form={form} name={`areas.${index}.isServed`}>
              <Checkbox>Παραδίδουμε εδώ με courier</Checkbox>
            </FormControl>
          </>
        )}
      </RowsField>
    </SettingsPanel>
  );
}
