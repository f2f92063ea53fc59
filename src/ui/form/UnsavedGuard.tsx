import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';

const UnsavedQuestion = lazy(async () => ({
  default: (await import('./UnsavedQuestion.tsx')).UnsavedQuestion,
}));

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The parameter of the address that opens the form: while it stays as it is, so does the form. */
  opener?: string | undefined;
}

/** Asks before what was typed in an open form is left behind: by closing it, by opening another or by going elsewhere. */
export function UnsavedGuard<Values extends FieldValues, Output>({ form, opener }: Props<Values, Output>) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const { status, proceed, reset } = useBlocker({
    disabled: !isDirty || isSubmitting,
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn({ current, next }) {
      if (next.pathname !== current.pathname) return true;
      return opener !== undefined && Reflect.get(next.search, opener) !== Reflect.get(current.search, opener);
    },
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <UnsavedQuestion onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
