import { ImagePlus, X } from 'lucide-react';
import { useId, useState, type CSSProperties } from 'react';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { cx } from '../style/cx.ts';
import { sendFile } from './send-file.ts';
import { uploadFault } from './upload-image.ts';

export interface PictureFieldProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  /** Where the file is sent, which files are offered, and why one is not sent at all. */
  address: string;
  accept: string;
  whyNot: (file: File) => string | undefined;
  /** The surface on which it is shown. */
  surface?: CSSProperties | undefined;
  className?: string | undefined;
}

/** A picture of a form: chosen or dropped, sent at once, shown when the form is saved. */
export function PictureField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  address,
  accept,
  whyNot,
  surface,
  className,
}: PictureFieldProps<Values, Output>) {
  const id = useId();
  const {
    field: { value, ref, onBlur, onChange },
    fieldState,
  } = useController({ control: form.control, name });
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const error = fault ?? fieldState.error?.message;
  const change = (url: string) => {
    setFault(undefined);
    onChange(url);
  };

  async function send(file: File | undefined) {
    if (!file) return;
    const reason = whyNot(file);
    if (reason) return setFault(reason);
    setSending(true);
    try {
      const answer = await sendFile('POST', address, file, () => undefined);
      change((answer as { url: string }).url);
    } catch (failure) {
      setFault(uploadFault(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid content-start gap-2"
    >
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      <div
        style={surface}
        aria-busy={isSending}
        className={cx(
          'relative grid h-24 place-items-center rounded-md border border-dashed border-control p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isSending && 'opacity-60',
          className,
        )}
      >
        {value ? (
          <img src={value} alt={label} className="max-h-full max-w-full" />
        ) : (
          <span className="grid justify-items-center gap-1 text-sm">
            <ImagePlus aria-hidden="true" className="icon" />
            {isSending ? 'Ανεβαίνει...' : 'Επιλογή αρχείου'}
          </span>
        )}
        <input
          ref={ref}
          type="file"
          accept={accept}
          aria-label={`${label}: ${value ? 'αλλαγή' : 'επιλογή'} αρχείου`}
          aria-invalid={error !== undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onBlur={onBlur}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </div>
      {value && (
        <Button size="sm" variant="outline" aria-label={`Αφαίρεση: ${label}`} onClick={() => change('')}>
          <X />
          Αφαίρεση
        </Button>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
