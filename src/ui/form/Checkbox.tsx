import { use, useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cx } from '../style/cx.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { FieldError } from './FieldError.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; without one pass `aria-label` (in a table row). */
  children?: ReactNode;
  error?: string | undefined;
  indeterminate?: boolean | undefined;
  /** For a caller that moves the focus to the checkbox. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

export function Checkbox({
  children,
  error: ownError,
  indeterminate = false,
  inputRef,
  className,
  ...props
}: Props) {
  const id = useId();
  const error = ownError ?? use(FieldContext).error;
  const box = (
    <input
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
        if (inputRef) inputRef.current = input;
      }}
      {...useFieldControl()}
      {...props}
      type="checkbox"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : id}
      className={cx('tick', children === undefined && className)}
    />
  );
  if (children === undefined) return box;
  return (
    <div className={className}>
      <label className="flex min-h-9 items-start gap-2.5 py-2 text-base leading-5 pointer-coarse:min-h-11 pointer-coarse:py-3">
        {box}
        <span>{children}</span>
      </label>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
