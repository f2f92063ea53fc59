import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#ui/components/Button.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { barColors } from '#ui/style/theme.ts';
import { cx } from '#ui/style/cx.ts';
import { sendFile } from '#ui/upload/send-file.ts';
import { uploadFault } from '#ui/upload/upload-image.ts';
import type { lookFields } from '../../contract.ts';

type Look = z.input<typeof lookFields>;

interface Props {
  form: UseFormReturn<Look, unknown, z.output<typeof lookFields>>;
  name: 'logo' | 'logoDark' | 'sign' | 'share';
  label: string;
  /** Shown on the dark surface for which it is meant. */
  isDark?: boolean;
}

const largest = 500 * 1024;

/** A picture of the look: chosen or dropped, sent at once, shown when the form is saved. */
export function LogoField({ form, name, label, isDark = false }: Props) {
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
    if (file.size > largest) return setFault('Το αρχείο είναι μεγαλύτερο από 500 KB.');
    setSending(true);
    try {
      const answer = await sendFile('POST', '/api/admin/settings/pictures', file, () => undefined);
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
        style={
          isDark
            ? { background: barColors.dark, color: '#fff' }
            : { background: barColors.light, color: '#000' }
        }
        aria-busy={isSending}
        className={cx(
          'relative grid h-24 place-items-center rounded-md border border-dashed border-control p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isSending && 'opacity-60',
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
          accept=".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg"
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
