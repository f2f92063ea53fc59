import type { ComponentProps } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from './Field.tsx';
import { FormControl } from './FormControl.tsx';

interface Props<Values extends FieldValues, Output> extends Omit<ComponentProps<typeof Field>, 'error'> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
}

/** A Field bound to a form: its control needs neither name nor value. */
export function FormField<Values extends FieldValues, Output>({
  form,
  name,
  ...field
}: Props<Values, Output>) {
  return (
    <FormControl form={form} name={name}>
      <Field {...field} />
    </FormControl>
  );
}
