import { FileUp } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { cx } from '../style/cx.ts';
import { useFieldControl } from './field-context.ts';

interface Props extends Pick<ComponentProps<'input'>, 'accept' | 'disabled'> {
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Chooses or takes one dropped file, with a Greek label: the native button uses the browser's language. */
export function FileInput({ file, onChoose, ...props }: Props) {
  const control = useFieldControl();
  const [isOver, setOver] = useState(false);
  return (
    <span
      className={cx(
        'relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed px-4 py-5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-primary bg-primary-soft' : 'border-control',
      )}
    >
      {/* Fills the frame, so that a file can be dropped onto it. */}
      <input
        {...control}
        {...props}
        type="file"
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <span
        aria-hidden="true"
        className={cx(
          buttonStyle('outline', 'sm'),
          'peer-enabled:peer-hover:bg-surface-hover peer-disabled:border-transparent peer-disabled:bg-surface-press peer-disabled:text-text-disabled',
        )}
      >
        <FileUp />
        Επιλογή αρχείου
      </span>
      <span className="min-w-0 text-base break-words text-text-2">{file?.name ?? 'ή σύρετέ το εδώ'}</span>
    </span>
  );
}
