import { useHydrated } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { SubmitKeys } from './submit-keys.ts';
import type { ButtonSize, ButtonVariant } from '../components/button-style.ts';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  pendingLabel: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
  /** Marks a decision button for `useClickGuard`. */
  'data-decision'?: '';
  children: ReactNode;
}

/** Pending while the form's onSubmit runs. Before hydration it does not submit, so that typed text is not lost. */
export function SubmitButton<Values extends FieldValues, Output>({
  form,
  children,
  ...button
}: Props<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control });
  const hasKeys = use(SubmitKeys);
  return (
    <Button
      type={useHydrated() ? 'submit' : 'button'}
      pending={isSubmitting}
      {...(hasKeys && { 'aria-keyshortcuts': 'Control+Enter Control+S Meta+Enter Meta+S' })}
      {...button}
    >
      {children}
      {hasKeys && (
        <kbd
          aria-hidden="true"
          className="shrink-0 rounded-xs border border-current px-1 font-mono text-xs font-normal whitespace-nowrap max-md:hidden pointer-coarse:hidden"
        >
          Ctrl ↵
        </kbd>
      )}
    </Button>
  );
}
