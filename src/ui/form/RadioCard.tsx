import { use, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { RadioContext } from './radio-context.ts';

interface Props {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** A 28 px lucide icon. */
  icon?: ReactNode;
  /** Shown at the right: a price. */
  end?: ReactNode;
  disabled?: boolean | undefined;
  /** Shown only while this card is selected: the fields of a card payment. */
  children?: ReactNode;
}

export function RadioCard({ value, title, description, icon, end, disabled, children }: Props) {
  const group = use(RadioContext);
  const state = group.registration ?? {
    name: group.name,
    checked: group.value === value,
    onChange: () => group.onValueChange?.(value),
  };
  return (
    <div className="relative -mt-px border border-line-strong bg-surface first:mt-0 first:rounded-t-md last:rounded-b-md has-[>label>:checked]:z-1 has-[>label>:checked]:outline-2 has-[>label>:checked]:-outline-offset-1 has-[>label>:checked]:outline-primary">
      <label
        className={cx(
          'flex items-center gap-4 rounded-[inherit] px-5 py-4 transition-colors has-enabled:hover:bg-surface-hover max-sm:gap-3 max-sm:px-3.5',
          'has-disabled:cursor-not-allowed has-disabled:text-text-disabled',
          !children && 'has-checked:bg-primary-soft has-checked:hover:bg-primary-soft',
        )}
      >
        <input type="radio" value={value} disabled={disabled} className="radio" {...state} />
        {icon && <span className="shrink-0 max-sm:hidden [&>svg]:size-7 [&>svg]:stroke-[1.35]">{icon}</span>}
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold">{title}</span>
          {description && (
            // Explains why a disabled card cannot be selected, so it stays readable.
            <span className="block text-base font-normal text-text-2">{description}</span>
          )}
        </span>
        {end && <span className="num shrink-0 text-right font-semibold">{end}</span>}
      </label>
      {children && (
        <div className="hidden px-5 pt-1 pb-5 [label:has(:checked)~&]:block max-sm:px-3.5">{children}</div>
      )}
    </div>
  );
}
