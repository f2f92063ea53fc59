import type { ClipboardEvent, ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Omit<ComponentProps<'input'>, 'size'> {
  /** `sm` is for the administration's dense forms. */
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

/** Whether a text has several numbers, decimals or thousands: what it means is for the field's schema to say. */
const isDivided = (text: string) => /\d\s*[.,]\s*\d/.test(text);

/** Removes pasted spaces, and everything but digits for a number, so that the text fits the field's maximum length. */
function pasteClean(event: ClipboardEvent<HTMLInputElement>) {
  const { autocomplete, inputMode } = event.currentTarget;
  if (autocomplete.endsWith('password')) return;
  const pasted = event.clipboardData.getData('text/plain');
  const clean = inputMode === 'numeric' && !isDivided(pasted) ? pasted.replace(/\D/g, '') : pasted.trim();
  // Deprecated, but the only method that preserves the browser's undo.
  if (clean && clean !== pasted && document.execCommand('insertText', false, clean)) event.preventDefault();
}
