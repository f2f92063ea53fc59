import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { ContactSettings } from '#shared/settings.ts';
import { contactFields } from '../../contract.ts';
import { RowsField } from './RowsField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: ContactSettings;
  onSave: (filled: z.output<typeof contactFields>) => Promise<unknown>;
}

/** How the company is reached. */
export function ContactForm({ stored, onSave }: Props) {
  const form = useZodForm(contactFields, stored);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'social' });
  return (
    <SettingsPanel group="contact" form={form} begun={stored} onSave={onSave}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="phone" label="Τηλέφωνο">
          <Input type="tel" className="num" maxLength={30} />
        </FormField>
        <FormField
          form={form}
          name="emergencyPhone"
          label="Γραμμή όλο το εικοσιτετράωρο"
          optional
          hint="Χωρίς αριθμό δεν υπόσχεται τίποτα 24/7"
        >
          <Input type="tel" className="num" maxLength={30} />
        </FormField>
        <FormField form={form} name="email" label="Email" className="sm:col-span-2">
          <Input type="email" maxLength={254} />
        </FormField>
        <FormField form={form} name="street" label="Οδός και αριθμός" className="sm:col-span-2">
          <Input maxLength={120} />
        </FormField>
        <FormField form={form} name="locality" label="Πόλη">
          <Input maxLength={80} />
        </FormField>
        <FormField form={form} name="postalCode" label="Ταχυδρομικός κώδικας">
          <Input className="num" inputMode="numeric" maxLength={16} />
        </FormField>
        <FormField form={form} name="region" label="Περιφέρεια">
          <Input maxLength={80} />
        </FormField>
        <FormField
          form={form}
          name="mapPoint"
          label="Σημείο στον χάρτη"
          optional
          hint="Σύνδεσμος από Google Maps ή OpenStreetMap, ή συντεταγμένες"
          className="sm:col-span-2"
        >
          <Input className="num" maxLength={2_000} />
        </FormField>
      </div>
      <RowsField
        title="Κοινωνικά δίκτυα"
        rows={fields}
        add="Προσθήκη δικτύου"
        onAdd={() => append({ network: '', url: '' })}
        onRemove={remove}
        remove={(index) => `Αφαίρεση δικτύου ${index + 1}`}
      >
        {(index) => (
          <>
            <FormField form={form} name={`social.${index}.network`} label="Δίκτυο">
              <Input maxLength={30} />
            </FormField>
            <FormField form={form} name={`social.${index}.url`} label="Διεύθυνση">
              <Input type="url" maxLength={200} />
            </FormField>
          </>
        )}
      </RowsField>
    </SettingsPanel>
  );
}
