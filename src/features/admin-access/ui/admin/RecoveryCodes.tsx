import { Copy } from 'lucide-react';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Notice } from '../../../../ui/pieces/Notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

/** The recovery codes for a lost phone; they are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Οι κωδικοί αντιγράφηκαν' });
    } catch {
      toast({ title: 'Η αντιγραφή δεν έγινε', description: 'Σημειώστε τους κωδικούς.', tone: 'critical' });
    }
  }
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
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          <Copy />
          Αντιγραφή
        </Button>
        <Button size="sm" onClick={onDone}>
          Τους φύλαξα
        </Button>
      </div>
    </div>
  );
}
