import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; without one pass `aria-label`. */
  children?: ReactNode;
  /** Places the label at the left and the switch at the far right, as in a list of settings. */
  spread?: boolean | undefined;
}

/** For settings that take effect immediately or on saving; for consent use Checkbox. */
export function Switch({ children, spread, className, ...props }: Props) {
  const toggle = (
    <input
      {...useFieldControl()}
      {...props}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
      role="switch"
      className={cx('toggle', children === undefined && className)}
    />
  );
  if (children === undefined) return toggle;
  return (
    <label
      className={cx(
        'flex min-h-8 items-center gap-2.5 text-base pointer-coarse:min-h-11',
        spread && 'flex-row-reverse justify-between',
        className,
      )}
    >
      {toggle}
      <span>{children}</span>
    </label>
  );
}
