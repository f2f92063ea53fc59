import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../toast/toast.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

/** How long the button confirms the copy (specification 2, section 9). */
const confirmationMs = 2000;

interface Props {
  text: string;
  /** Announced after copying: «Η διεύθυνση αντιγράφηκε». */
  done: string;
  /** The accessible name, for a button that is only an icon. */
  label?: string | undefined;
  className?: string | undefined;
}

export function CopyButton({ text, done, label, className }: Props) {
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

  const icon = isCopied ? <Check /> : <Copy />;
  return (
    <>
      {label === undefined ? (
        <Button size="sm" variant="outline" className={className} onClick={() => void copy()}>
          {icon}
          {isCopied ? 'Αντιγράφηκε' : 'Αντιγραφή'}
        </Button>
      ) : (
        <IconButton size="sm" label={label} className={className} onClick={() => void copy()}>
          {icon}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </>
  );
}
