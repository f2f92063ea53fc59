import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Omit<ComponentProps<'input'>, 'size'> {
  /** `sm` is for the admin's dense forms. */
  size?: 'md' | 'sm' | undefined;
}

export function Input({ size = 'md', className, ...props }: Props) {
  return (
    <input
      type="text"
      {...useFieldControl()}
      {...props}
      data-size={size}
      className={cx('control', className)}
    />
  );
}
