import type { ReactNode } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FieldContext } from './field-context.ts';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  /** A Checkbox, a Switch or RadioCards; for a labelled Input, Textarea or Select use FormField. */
  children: ReactNode;
  /** One of several controls with this name: the error is shown once, below the group. */
  ofGroup?: boolean;
}

/** Binds the control inside to a form's value and error. */
export function FormControl<Values extends FieldValues, Output>({
  form,
  name,
  children,
  ofGroup = false,
}: Props<Values, Output>) {
  const state = useFormState({ control: form.control, name });
  const error = ofGroup ? undefined : form.getFieldState(name, state).error?.message;
  return <FieldContext value={{ error, registration: form.register(name) }}>{children}</FieldContext>;
}
