import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { cameraLaw } from '#features/catalogue/camera-law.ts';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { maxDevices } from '../../contract.ts';
import type { ReportForm } from './use-report-form.ts';

const blank = { name: '', quantity: 1, place: '', serial: '', films: false, view: '', guarantee: '' };
const small = '[&_label]:text-xs';

/** The devices of a report: what hangs where, with its number, and what a camera sees. */
export function DeviceFields({ form }: { form: ReportForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'devices' });
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">Συσκευές</h3>
        {fields.length < maxDevices && (
          <Button size="xs" variant="outline" onClick={() => append(blank)}>
            <Plus />
            Συσκευή
          </Button>
        )}
      </div>
      {fields.length === 0 && (
        <p className="mt-1 text-base text-text-2">Καμία. Προσθέστε όσες μπήκαν ή άλλαξαν.</p>
      )}
      {fields.length > 0 && (
        <ol className="mt-2 border-t border-line">
          {fields.map(({ id }, index) => (
            <Device key={id} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface DeviceProps {
  form: ReportForm;
  index: number;
  onRemove: () => void;
}

function Device({ form, index, onRemove }: DeviceProps) {
  const at = `devices.${index}` as const;
  const { name, films } = useWatch({ control: form.control, name: at });
  const what = name || 'Συσκευή';
  return (
    <li
      aria-label={what}
      className="relative grid grid-cols-2 items-start gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[64px_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_36px]"
    >
      <FormField form={form} name={`${at}.quantity`} label="Τεμ." className={small}>
        <Input size="sm" inputMode="numeric" maxLength={4} />
      </FormField>
      <FormField form={form} name={`${at}.name`} label="Συσκευή" className={small}>
        <Input size="sm" maxLength={200} />
      </FormField>
      <FormField form={form} name={`${at}.place`} label="Θέση" className={small}>
        <Input size="sm" maxLength={120} placeholder="Π.χ. πάνω από την είσοδο" />
      </FormField>
      <FormField form={form} name={`${at}.serial`} label="Αριθμός σειράς" className={small}>
        <Input size="sm" maxLength={80} />
      </FormField>
      <IconButton
        label={`Αφαίρεση: ${what}`}
        className="max-md:absolute! max-md:top-1 max-md:right-0 md:mt-6"
        size="sm"
        onClick={onRemove}
      >
        <X />
      </IconButton>
      <div className="col-span-2 grid gap-x-3 gap-y-2 md:col-span-4 md:grid-cols-2">
        <FormField form={form} name={`${at}.guarantee`} label="Εμπορική εγγύηση" className={small}>
          <Input size="sm" maxLength={2_500} placeholder="Ποιος τη δίνει, πόσο κρατά, με ποιους όρους" />
        </FormField>
        <FormControl form={form} name={`${at}.films`}>
          <Checkbox className="md:mt-4">Βλέπει χώρο (κάμερα, θυροτηλέφωνο με κάμερα)</Checkbox>
        </FormControl>
        {films && (
          <FormField
            form={form}
            name={`${at}.view`}
            label="Τι βλέπει, τι καλύπτεται με μάσκα"
            hint={cameraLaw.view}
            className={`md:col-span-2 ${small}`}
          >
            <Input size="sm" maxLength={300} />
          </FormField>
        )}
      </div>
    </li>
  );
}
