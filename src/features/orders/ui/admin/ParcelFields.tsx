import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { courier, type Courier } from '../../contract.ts';
import { couriers, likelyCouriers } from '../../couriers.ts';

type Parcel = {
  notes?: string | undefined;
  tracking?: string | undefined;
  courier?: Courier | '' | undefined;
};

export function ParcelFields<Output>({ form }: { form: UseFormReturn<Parcel, unknown, Output> }) {
  const tracking = useWatch({ control: form.control, name: 'tracking' }) ?? '';
  const [likely] = likelyCouriers(tracking);
  return (
    <>
      <FormField form={form} name="tracking" label="Αριθμός αποστολής">
        <Input size="sm" className="code" maxLength={40} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField form={form} name="courier" label="Courier">
        <Select size="sm">
          <option value="">{likely ? `${couriers[likely].name} (από τον αριθμό)` : 'Από τον αριθμό'}</option>
          {courier.options.map((name) => (
            <option key={name} value={name}>
              {couriers[name].name}
            </option>
          ))}
        </Select>
      </FormField>
    </>
  );
}
