import { useId, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; count?: number | undefined; hint?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The name of the radio group; unique in the page by default. */
  name?: string | undefined;
  className?: string | undefined;
}

/**
 * Switches the view of the content below: radio buttons in one frame, so the arrow keys work. `hint` names an option that is
 * only an icon.
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  className,
}: Props<Value>) {
  const ownName = useId();
  return (
    <fieldset
      className={cx(
        'relative inline-flex w-fit max-w-full min-w-0 overflow-x-auto rounded-sm border border-line-strong bg-surface',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.hint}
          className="flex min-h-[34px] items-center gap-[7px] border-l border-line px-3.5 text-base font-medium whitespace-nowrap text-text-2 transition-colors first-of-type:border-0 hover:bg-surface-hover has-checked:bg-ink has-checked:text-on-ink-btn has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            aria-label={option.hint}
            className="sr-only"
          />
          {option.label}
          {option.count !== undefined && (
            <span className="text-xs tabular-nums opacity-80">{option.count}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
