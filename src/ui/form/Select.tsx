import type { ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'md' | 'sm' | undefined;
}

/** The native select: the smallest, and the best one on a phone. Children are `<option>`s. */
export function Select({ size = 'md', className, ...props }: Props) {
  return <select {...useFieldControl()} {...props} data-size={size} className={cx('control', className)} />;
}
