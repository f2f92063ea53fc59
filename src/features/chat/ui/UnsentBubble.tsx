import { Clock3 } from 'lucide-react';
import type { Unsent } from '../outbox.ts';

interface Props {
  message: Unsent;
  isOffline: boolean;
  onRetry: () => void;
  /** Takes the text back into the field. */
  onDiscard: () => void;
}

const action = 'min-h-6 font-medium text-primary-text underline underline-offset-3 pointer-coarse:min-h-11';

/** A message that the server does not have yet, or has refused. */
export function UnsentBubble({ message: { text, refusal }, isOffline, onRetry, onDiscard }: Props) {
  return (
    <div className="grid justify-items-end gap-1.5">
      <div className="chat-bubble rounded-br-xs! border border-dashed border-control bg-primary-soft text-text">
        <span className="sr-only">Εσείς: </span>
        <span>{text}</span>
      </div>
      {refusal === undefined ? (
        <p className="flex items-center gap-1 text-xs text-text-3">
          <Clock3 className="size-3" />
          {isOffline ? 'Θα σταλεί με τη σύνδεση' : 'Αποστολή…'}
        </p>
      ) : (
        <div role="alert" className="grid justify-items-end gap-0.5 text-right text-xs">
          <p className="text-critical-text">Δεν στάλθηκε. {refusal}</p>
          <p className="flex gap-3">
            <button type="button" onClick={onRetry} className={action}>
              Αποστολή ξανά
            </button>
            <button type="button" onClick={onDiscard} className={action}>
              Επεξεργασία
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
