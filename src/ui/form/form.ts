import { ORPCError } from '@orpc/client';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/**
 * A form that validates with a contract's own schema: on submitting, then on every change. Empty texts are omitted from the
 * defaults, so that react-hook-form reads the page's values: a visitor may have typed before hydration. It therefore counts
 * these fields as dirty; `hasChanged` tells whether anything was typed.
 */
export function useZodForm<Schema extends FormSchema>(
  schema: Schema,
  defaults: DefaultValues<z.input<Schema>>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: withoutEmptyTexts(defaults),
    shouldFocusError: false,
  });
}

/** Shows the server's messages (`fields` of a 400) next to the fields of this form and focuses the first of them. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: Readonly<Record<string, string>>,
): void {
  const names = Object.keys(form.getValues());
  const inForm = (field: string) => names.indexOf(field.split('.')[0] ?? field);
  const known = Object.keys(fields)
    .filter((field) => inForm(field) >= 0)
    .toSorted((a, b) => inForm(a) - inForm(b));
  for (const field of known) {
    // The names come from the server; unknown ones were filtered out above.
    form.setError(
      field as Path<Values>,
      { type: 'server', message: fields[field] ?? '' },
      { shouldFocus: field === known[0] },
    );
  }
}

/**
 * Shows the server's refusal next to the form's fields, for a mutation whose meta has `inForm`. The Form says in a toast what
 * stands at none of them.
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  if (!(error instanceof ORPCError) || !error.data?.fields) return;
  const fields: Readonly<Record<string, string>> = error.data.fields;
  showFieldErrors(form, fields);
  const sentences = [...new Set(Object.values(fields))];
  form.setError('root.refusal', { type: 'server', message: sentences.join('\n') });
}

function withoutEmptyTexts<Values extends object>(defaults: Values): Values {
  return Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== '')) as Values;
}
