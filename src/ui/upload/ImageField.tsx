import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError } from '../form/FieldError.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Progress } from '../components/Progress.tsx';
import { cx } from '../style/cx.ts';
import { ImageOrder } from './ImageOrder.tsx';
import { imageTypes } from './upload-image.ts';
import { useImageUploads, type NewUpload, type Upload } from './use-image-uploads.ts';

interface Props {
  label: string;
  /** Public URLs in display order, the main picture first. */
  urls: readonly string[];
  /** A description of the pictures, for screen readers. */
  alt: string;
  max: number;
  newUpload: NewUpload;
  onAdd: (url: string) => void;
  onChange: (urls: string[]) => void;
  error?: string | undefined;
}

/** Pictures: selected or dropped, uploaded one after another, sorted and removed. */
export function ImageField({ label, urls, alt, max, newUpload, onAdd, onChange, error }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { uploads, add, dismiss } = useImageUploads(newUpload, onAdd);
  const left = max - urls.length - uploads.filter(({ fault }) => !fault).length;

  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className="grid gap-2.5">
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
        <ImageOrder urls={urls} alt={alt} onChange={onChange} />
        {left > 0 && (
          <label
            className={cx(
              'relative grid aspect-square place-content-center justify-items-center gap-1 rounded-md border border-dashed p-1 text-center text-xs text-text-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              isOver ? 'border-primary bg-primary-soft' : 'border-control hover:bg-surface-hover',
            )}
          >
            {/* Fills the square, so that files can be dropped onto it. */}
            <input
              type="file"
              accept={imageTypes.join(',')}
              multiple={max > 1}
              aria-label={`${label}: προσθήκη`}
              className="absolute inset-0 cursor-pointer opacity-0"
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={({ target }) => {
                void add([...(target.files ?? [])].slice(0, left));
                // Allows choosing the same file again after it was removed.
                target.value = '';
              }}
            />
            <ImagePlus aria-hidden="true" className="icon" />
            έως 5 MB
          </label>
        )}
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Αρχεία που ανεβαίνουν" className="grid gap-2">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
          ))}
        </ul>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function UploadRow({
  upload: { id, name, share, fault },
  onDismiss,
}: {
  upload: Upload;
  onDismiss: () => void;
}) {
  if (fault === undefined) {
    const percent = Math.round(share * 100);
    return (
      <li>
        <Progress label={name} value={percent} max={100} caption={`${percent}%`} />
      </li>
    );
  }
  return (
    <li
      role="alert"
      className="flex items-start justify-between gap-2 rounded-sm bg-critical-soft py-1 pl-2.5"
    >
      <div className="min-w-0 py-1 text-sm">
        <p className="truncate font-medium">{name}</p>
        <FieldError id={`fault-${id}`}>{fault}</FieldError>
      </div>
      <IconButton size="sm" label={`Απόκρυψη: ${name}`} onClick={onDismiss}>
        <X />
      </IconButton>
    </li>
  );
}
