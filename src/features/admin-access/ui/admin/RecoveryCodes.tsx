import { Button } from '../../../../ui/pieces/Button.tsx';
import { CopyButton } from '../../../../ui/pieces/CopyButton.tsx';
import { Notice } from '../../../../ui/pieces/Notice.tsx';

/** The recovery codes for a lost phone; they are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <Notice tone="medium">
        Φυλάξτε τους κωδικούς ανάκτησης: δεν θα φανούν ξανά. Ο καθένας ισχύει για μία χρήση, αν χαθεί το
        κινητό.
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
