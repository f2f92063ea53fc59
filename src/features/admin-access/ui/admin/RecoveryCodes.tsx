import { Button } from '#ui/components/Button.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { Notice } from '#ui/components/Notice.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** Says that the second step is on. A toast would cover the codes. */
  message: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Replaces the form that turned the second step on: the recovery codes for a lost phone, shown only once. */
export function RecoveryCodes({ message, codes, onDone }: Props) {
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <Notice tone="medium">
        <p ref={takeFocus} role="status" tabIndex={-1} className="font-medium outline-none">
          {message}
        </p>
        <p>
          Φυλάξτε τους κωδικούς ανάκτησης: δεν θα φανούν ξανά. Ο καθένας ισχύει για μία χρήση, αν χαθεί το
          κινητό.
        </p>
      </Notice>
      <ul aria-label="Κωδικοί ανάκτησης" className="code grid grid-cols-2 gap-x-6 gap-y-1.5 text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <CopyButton text={codes.join('\n')} done="Οι κωδικοί αντιγράφηκαν" />
        <Button size="sm" onClick={onDone}>
          Τους φύλαξα
        </Button>
      </div>
    </div>
  );
}
