import { use, useId, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { FieldContext } from './field-context.ts';
import { FieldError } from './FieldError.tsx';

interface Props {
  label: ReactNode;
  /** The control: Input, Textarea or Select. */
  children: ReactNode;
  hint?: ReactNode;
  /** Says how to correct the value. Set by the form inside a FormField. */
  error?: string | undefined;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** A label above its control, with hint and error below it, all linked for screen readers. */
export function Field({
  label,
  children,
  hint,
  error: ownError,
  required,
  optional,
  labelHidden,
  className,
}: Props) {
  const id = useId();
  const outer = use(FieldContext);
  const error = ownError ?? outer.error;
  const describedBy = cx(Boolean(hint) && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-base font-medium'}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        {optional && <span className="font-normal text-text-3"> (προαιρετικό)</span>}
      </label>
      <FieldContext value={{ id, describedBy, required, error, registration: outer.registration }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-text-3">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
