import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

/** How long the button confirms the copy (specification 2, section 9). */
const confirmationMs = 2000;

/** A read-only text with a button that copies it. */
export function CopyField({ label, hint, text }: { label: string; hint: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const over = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(over);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        tone: 'high',
        title: 'Η αντιγραφή δεν επιτρέπεται',
        description: 'Αντιγράψτε το κείμενο με το χέρι.',
      });
    }
  }

  return (
    <div className="flex w-full flex-wrap items-end gap-2">
      <Field label={label} className="min-w-0 flex-1 basis-60" hint={hint}>
        <Input size="sm" readOnly value={text} onFocus={({ target }) => target.select()} />
      </Field>
      <Button size="sm" variant="outline" className="mb-6" onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
        {isCopied ? 'Αντιγράφηκε' : 'Αντιγραφή'}
      </Button>
      <p role="status" className="sr-only">
        {isCopied && 'Η διεύθυνση αντιγράφηκε'}
      </p>
    </div>
  );
}
