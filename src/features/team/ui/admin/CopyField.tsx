import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';

/** A read-only address with a button that copies it. */
export function CopyField({ label, hint, text }: { label: string; hint: string; text: string }) {
  return (
    <div className="flex w-full flex-wrap items-end gap-2">
      <Field label={label} className="min-w-0 flex-1 basis-60" hint={hint}>
        <Input size="sm" readOnly value={text} onFocus={({ target }) => target.select()} />
      </Field>
      <CopyButton text={text} done="Η διεύθυνση αντιγράφηκε" className="mb-6" />
    </div>
  );
}
