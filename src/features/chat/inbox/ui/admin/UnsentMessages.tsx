import { CircleAlert, Clock, RotateCcw, TextCursorInput } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { changeDraft, draftOf, useDraft } from './drafts.ts';
import { Bubble } from './MessageGroupItem.tsx';
import { useTroubles, withdraw } from './outbox.ts';
import type { Outbox } from './use-outbox.ts';

interface Props {
  conversationId: string;
  outbox: Outbox;
  onTakeOver: () => void;
}

/** Messages on their way; one that was refused can be sent again or taken back into the field. */
export function UnsentMessages({ conversationId, outbox, onTakeOver }: Props) {
  const { unsent } = useDraft(conversationId);
  const trouble = useTroubles().get(conversationId);
  if (unsent.length === 0) return null;

  function takeBack(key: string) {
    const draft = draftOf(conversationId);
    const message = draft.unsent.find((one) => one.key === key);
    if (!message) return;
    withdraw(conversationId, key);
    changeDraft(conversationId, {
      text: [message.text, draft.text].filter(Boolean).join('\n'),
      isNote: message.isNote,
      links: message.links,
    });
  }

  return (
    <ul
      aria-label="Δεν έχουν σταλεί ακόμη"
      className="mt-3.5 grid grid-cols-[minmax(0,1fr)] justify-items-end gap-1.5"
    >
      {unsent.map(({ key, text, isNote }) => (
        <li key={key} className="grid max-w-full justify-items-end gap-1">
          <Bubble look={isNote ? 'note' : 'agent'} className="opacity-75">
            {text}
          </Bubble>
          {trouble?.key === key && trouble.refusal !== undefined ? (
            <div className="grid justify-items-end gap-1.5">
              <p
                role="alert"
                className="flex items-center gap-1.5 text-sm text-critical-text [&>svg]:size-4 [&>svg]:shrink-0"
              >
                <CircleAlert />
                {trouble.heldBy ? `Τη συνομιλία την έχει: ${trouble.heldBy}.` : trouble.refusal}
              </p>
              <div className="flex flex-wrap justify-end gap-1.5">
                <Button size="xs" variant="ghost" onClick={() => takeBack(key)}>
                  <TextCursorInput />
                  Πίσω στο κείμενο
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  onClick={trouble.heldBy === undefined ? () => outbox.retry(conversationId) : onTakeOver}
                >
                  <RotateCcw />
                  {trouble.heldBy === undefined ? 'Αποστολή ξανά' : 'Ανάληψη και αποστολή'}
                </Button>
              </div>
            </div>
          ) : (
            <p className="flex items-center gap-1.5 text-sm text-text-3 [&>svg]:size-3.5">
              <Clock />
              {trouble ? 'Χωρίς σύνδεση: θα σταλεί μόλις επανέλθει' : 'Αποστολή…'}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
