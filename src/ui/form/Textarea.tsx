import type { ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends ComponentProps<'textarea'> {
  size?: 'md' | 'sm' | undefined;
}

export function Textarea({ size = 'md', rows = 4, className, ...props }: Props) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      {...props}
      data-size={size}
      className={cx('control', className)}
    />
  );
}
