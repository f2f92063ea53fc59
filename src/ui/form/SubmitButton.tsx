import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../pieces/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../pieces/button-style.ts';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  pendingLabel: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
  /** Marks a decision button for `useSettledClicks`. */
  'data-decision'?: '';
  children: ReactNode;
}

/** Pending while the form's onSubmit runs. Before hydration it does not submit, so that typed text is not lost. */
export function SubmitButton<Values extends FieldValues, Output>({ form, ...button }: Props<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control });
  return <Button type={useHydrated() ? 'submit' : 'button'} pending={isSubmitting} {...button} />;
}
