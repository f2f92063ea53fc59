import { use, useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldError } from './FieldError.tsx';
import { RadioContext } from './radio-context.ts';

interface Props {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  name?: string | undefined;
  /** Omit inside a FormControl: the form then stores the choice. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A choice between few options, as rows in one bordered list. */
export function RadioCards({
  legend,
  legendHidden,
  name,
  value,
  onValueChange,
  error: ownError,
  className,
  children,
}: Props) {
  const id = useId();
  const { registration, error: formError } = use(FieldContext);
  const error = ownError ?? formError;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : id}
      className={className}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-3 text-lg font-semibold tracking-head'}>
        {legend}
      </legend>
      <RadioContext value={{ name: name ?? id, value, onValueChange, registration }}>
        <div className="rounded-md bg-surface">{children}</div>
      </RadioContext>
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
