import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Conversation } from '../contract.ts';

type Thumb = NonNullable<Conversation['rating']>['thumb'];

const thumbs = [
  { thumb: 'up', label: 'Ναι, με βοήθησε', Icon: ThumbsUp },
  { thumb: 'down', label: 'Όχι, δεν με βοήθησε', Icon: ThumbsDown },
] as const;

const maxWordLength = 300;

/** After the end: how it was, and the conversation by e-mail. */
export function ChatAfterwards({ conversation }: { conversation: Conversation }) {
  const { chat } = useApi();
  const { id: conversationId, canMail } = conversation;
  const [rated, setRated] = useState<Thumb | undefined>(conversation.rating?.thumb);
  const [word, setWord] = useState(conversation.rating?.word ?? '');
  const rating = useMutation(
    chat.rateChat.mutationOptions({ meta: { title: 'Η αξιολόγηση δεν αποθηκεύτηκε' } }),
  );
  const mail = useMutation(chat.mailChat.mutationOptions({ meta: { title: 'Το email δεν στάλθηκε' } }));

  function rate(thumb: Thumb) {
    const before = rated;
    setRated(thumb);
    rating.mutate(
      { conversationId, thumb, ...(word.trim() && { word: word.trim() }) },
      { onError: () => setRated(before) },
    );
  }
  function addWord(event: SyntheticEvent) {
    event.preventDefault();
    if (rated) rate(rated);
  }
  const isThanked = rating.isSuccess && !rating.isPending;
  return (
    <section
      aria-label="Μετά τη συνομιλία"
      className="grid gap-3 rounded-md border border-line bg-surface p-4"
    >
      <p className="text-base font-medium">Η συνομιλία έκλεισε. Σας βοηθήσαμε;</p>
      <div className="flex gap-2">
        {thumbs.map(({ thumb, label, Icon }) => (
          <button
            key={thumb}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={rated === thumb}
            onClick={() => rate(thumb)}
            className={cx(
              'grid size-11 place-items-center rounded-sm border transition-colors',
              rated === thumb
                ? 'border-primary bg-primary-fill text-on-primary'
                : 'border-line-strong bg-surface hover:bg-surface-hover',
            )}
          >
            <Icon className="icon" />
          </button>
        ))}
      </div>
      {rated && (
        <form onSubmit={addWord} className="flex gap-2">
          <input
            value={word}
            maxLength={maxWordLength}
            aria-label="Θέλετε να προσθέσετε κάτι;"
            placeholder="Θέλετε να προσθέσετε κάτι;"
            onChange={(event) => setWord(event.target.value)}
            className="control"
            data-size="sm"
          />
          <Button
            type="submit"
            size="sm"
            variant="outline"
            disabled={word.trim() === ''}
            pending={rating.isPending}
          >
            Αποστολή
          </Button>
        </form>
      )}
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {isThanked && 'Ευχαριστούμε για την αξιολόγησή σας.'}
      </p>
      {canMail && (
        <Button
          size="sm"
          variant="outline"
          pending={mail.isPending}
          disabled={mail.isSuccess}
          pendingLabel="Αποστολή..."
          onClick={() => mail.mutate({ conversationId })}
        >
          Αποστολή της συνομιλίας στο email μου
        </Button>
      )}
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {mail.data?.message}
      </p>
    </section>
  );
}
