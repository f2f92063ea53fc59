import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { genders, type CompanySettings } from '#shared/settings.ts';
import { companyFields } from '../../contract.ts';
import { genderLabels } from '../../labels.ts';
import { RowsField } from './RowsField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: CompanySettings;
  onSave: (filled: z.output<typeof companyFields>) => Promise<unknown>;
}

const pair = 'grid gap-5 sm:grid-cols-2';

/** The company's name and its numbers. */
export function CompanyForm({ stored, onSave }: Props) {
  const form = useZodForm(companyFields, stored);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'moreNumbers' });
  return (
    <SettingsPanel group="company" form={form} begun={stored} onSave={onSave}>
      <div className={pair}>
        <FormField form={form} name="name" label="Όνομα" hint="Όπως το ξέρουν οι πελάτες">
          <Input maxLength={40} />
        </FormField>
        <FormField form={form} name="nameLatin" label="Όνομα με λατινικούς χαρακτήρες">
          <Input maxLength={40} />
        </FormField>
      </div>
      <div className="grid gap-5 sm:grid-cols-[7rem_1fr_1fr]">
        <FormField form={form} name="gender" label="Άρθρο">
          <Select>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {genderLabels[gender]}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField form={form} name="genitive" label="Γενική" hint="«Ο βοηθός της/του …»">
          <Input maxLength={40} />
        </FormField>
        <FormField form={form} name="accusative" label="Αιτιατική" hint="«Καλώς ήρθατε στη/στον …»">
          <Input maxLength={40} />
        </FormField>
      </div>
      <FormField form={form} name="legalName" label="Πλήρης επωνυμία" hint="Όπως στο Γ.Ε.ΜΗ.">
        <Input maxLength={150} autoComplete="organization" />
      </FormField>
      <FormField form={form} name="claim" label="Σύνθημα" optional hint="Ο τίτλος της αρχικής σελίδας">
        <Input maxLength={80} />
      </FormField>
      <div className={pair}>
        <FormField form={form} name="afm" label="ΑΦΜ">
          <Input className="num" inputMode="numeric" maxLength={20} />
        </FormField>
        <FormField form={form} name="doy" label="ΔΟΥ">
          <Input maxLength={60} />
        </FormField>
      </div>
      <FormField form={form} name="gemi" label="Αριθμός Γ.Ε.ΜΗ.">
        <Input className="num" maxLength={40} />
      </FormField>
      <div className={pair}>
        <FormField form={form} name="licence" label="Άδεια ν. 2518/1997" optional>
          <Input maxLength={60} />
        </FormField>
        <FormField
          form={form}
          name="producersNumber"
          label="Μητρώο παραγωγών"
          optional
          hint="Ηλεκτρικός εξοπλισμός και συσκευασίες"
        >
          <Input maxLength={60} />
        </FormField>
      </div>
      <RowsField
        title="Άλλοι αριθμοί"
        rows={fields}
        add="Προσθήκη αριθμού"
        onAdd={() => append({ label: '', number: '' })}
        onRemove={remove}
        remove={(index) => `Αφαίρεση αριθμού ${index + 1}`}
      >
        {(index) => (
          <>
            <FormField form={form} name={`moreNumbers.${index}.label`} label="Τι είναι">
              <Input maxLength={60} />
            </FormField>
            <FormField form={form} name={`moreNumbers.${index}.number`} label="Αριθμός">
              <Input maxLength={60} />
            </FormField>
          </>
        )}
      </RowsField>
    </SettingsPanel>
  );
}
