import type { ClipboardEvent, ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Omit<ComponentProps<'input'>, 'size'> {
  /** `sm` is for the admin's dense forms. */
  size?: 'md' | 'sm' | undefined;
}

export function Input({ size = 'md', className, ...props }: Props) {
  return (
    <input
      type="text"
      onPaste={pasteClean}
      {...useFieldControl()}
      {...props}
      data-size={size}
      className={cx('control', className)}
    />
  );
}

/** Spaces that were copied along, and all but the digits of a number, would use up the length that the field allows. */
function pasteClean(event: ClipboardEvent<HTMLInputElement>) {
  const { autocomplete, inputMode } = event.currentTarget;
  if (autocomplete.endsWith('password')) return;
  const pasted = event.clipboardData.getData('text/plain');
  const clean = inputMode === 'numeric' ? pasted.replace(/\D/g, '') : pasted.trim();
  // Old, but the only way that keeps the browser's undo.
  if (clean && clean !== pasted && document.execCommand('insertText', false, clean)) event.preventDefault();
}
