import { FileUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonStyle } from '../pieces/button-style.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Pick<ComponentProps<'input'>, 'accept' | 'disabled'> {
  /** The chosen file. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Chooses one file, with a Greek label: the native button uses the browser's language. */
export function FileInput({ file, onChoose, ...props }: Props) {
  const control = useFieldControl();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        {...control}
        {...props}
        type="file"
        className="peer sr-only"
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <label
        htmlFor={control?.id}
        className={`${buttonStyle('outline', 'sm')} peer-disabled:border-transparent peer-disabled:bg-surface-press peer-disabled:text-text-disabled peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`}
      >
        <FileUp />
        Επιλογή αρχείου
      </label>
      <span className="min-w-0 text-base break-words text-text-2">
        {file?.name ?? 'Δεν έχει επιλεγεί αρχείο'}
      </span>
    </span>
  );
}
