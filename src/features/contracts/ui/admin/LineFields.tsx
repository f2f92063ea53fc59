import { Plus, X } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { decimalText } from '#shared/decimals.ts';
import { eurosToCents } from '#shared/money.ts';
import { euros } from '#shared/number-fields.ts';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { maxContractLines } from '../../limits.ts';
import type { ContractFormHandle } from './use-contract-form.ts';

/** What the price is made of: a service and a subscription, or several places. */
export function LineFields({ form }: { form: ContractFormHandle }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const lines = useWatch({ control: form.control, name: 'lines' }) ?? [];
  const prices = lines.map(({ price }) => euros.safeParse(price).data);
  const sum = prices.includes(undefined)
    ? undefined
    : prices.reduce<number>((all, price = 0) => all + eurosToCents(price), 0);
  const { setValue } = form;
  // The price of a contract of several lines is their sum.
  useEffect(() => {
    if (fields.length > 0 && sum !== undefined) setValue('price', decimalText(sum / 100, 2));
  }, [fields.length, sum, setValue]);
  return (
    <div className="grid gap-2">
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_96px_auto] items-end gap-2">
          <FormField form={form} name={`lines.${index}.text`} label={`Γραμμή ${index + 1}`}>
            <Input size="sm" maxLength={120} />
          </FormField>
          <FormField form={form} name={`lines.${index}.price`} label="€">
            <Input size="sm" className="num" inputMode="decimal" maxLength={30} />
          </FormField>
          <IconButton size="sm" label={`Αφαίρεση γραμμής ${index + 1}`} onClick={() => remove(index)}>
            <X />
          </IconButton>
        </div>
      ))}
      {fields.length < maxContractLines && (
        <Button
          size="xs"
          variant="ghost"
          className="justify-self-start"
          onClick={() => append({ text: '', price: '' })}
        >
          <Plus />
          {fields.length === 0 ? 'Ανάλυση της τιμής σε γραμμές' : 'Άλλη γραμμή'}
        </Button>
      )}
    </div>
  );
}
