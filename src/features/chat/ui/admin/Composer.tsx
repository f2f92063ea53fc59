import { Lock, Package, Send, CalendarDays } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Chip } from '../../../../ui/pieces/Chip.tsx';
import { Segmented } from '../../../../ui/pieces/Segmented.tsx';
import { cx } from '../../../../ui/style/cx.ts';
import { longestMessage } from '../../contract.ts';
import { fillCanned, insertAt, triggerAt } from '../../inbox-triggers.ts';
import { changeDraft, useDraft } from './drafts.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';

interface Props {
  conversationId: string;
  /** The first name of who writes, to address them. */
  firstName: string | undefined;
  myName: string | undefined;
  /** Only notes can be written: the conversation is closed. */
  isClosed: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
  /** Sends what is written; then goes to the next conversation that waits, if asked. */
  onSend: (thenNext: boolean) => void;
  /** Leaves the field. */
  onLeave: () => void;
}

const typingEveryMs = 2_500;
const fewLeft = 200;
const mostLinks = 5;

/** Where a reply or a private note is written. What is typed stays with its conversation until it is sent. */
export function Composer({ conversationId, firstName, myName, isClosed, fieldRef, onSend, onLeave }: Props) {
  const id = useId();
  const { inbox } = useApi();
  const draft = useDraft(conversationId);
  const isNote = isClosed || draft.isNote;
  const [cursor, setCursor] = useState(draft.text.length);
  const [selected, setSelected] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const toldAt = useRef(-Infinity);
  const moveTo = useRef<number>(undefined);
  const area = useRef<HTMLDivElement>(null);
  const found = isNote ? undefined : triggerAt(draft.text, cursor);
  const signature = found && `${found.from} ${found.query}`;
  const trigger = signature === dismissed ? undefined : found;
  const { suggestions, isPending } = useSuggestions(conversationId, trigger);
  const chosen = Math.min(selected, suggestions.length - 1);
  const left = longestMessage - draft.text.length;
  const isTooLong = left < 0;
  const isBlank = draft.text.trim() === '';

  useEffect(() => {
    if (moveTo.current === undefined) return;
    area.current?.querySelector('textarea')?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = undefined;
  });

  function write(text: string, at: number) {
    changeDraft(conversationId, { text });
    setCursor(at);
    setSelected(0);
    setDismissed('');
    const now = performance.now();
    // Notes are written unseen.
    if (isNote || text.trim() === '' || now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    // A sign that does not arrive is not missed.
    inbox.sayAgentTyping.call({ conversationId }).catch(() => undefined);
  }

  function choose(suggestion: Suggestion) {
    if (!trigger) return;
    if (suggestion.kind === 'canned') {
      const filled = fillCanned(suggestion.reply.text, { firstName, agentName: myName ?? '' });
      const next = insertAt(draft.text, trigger, filled);
      moveTo.current = next.cursor;
      write(next.text, next.cursor);
      return;
    }
    const { kind, id: linkId, label } = suggestion.link;
    const links = draft.links.filter((one) => one.kind !== kind || one.id !== linkId);
    changeDraft(conversationId, { links: [...links, { kind, id: linkId, label }].slice(-mostLinks) });
    const next = insertAt(draft.text, trigger, label);
    moveTo.current = next.cursor;
    write(next.text, next.cursor);
  }

  function send(thenNext: boolean) {
    if (isBlank || isTooLong) return;
    if (isNote !== draft.isNote) changeDraft(conversationId, { isNote });
    toldAt.current = -Infinity;
    setCursor(0);
    onSend(thenNext);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends the composing of a letter sends nothing.
    if (event.nativeEvent.isComposing) return;
    if (trigger) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const suggestion = suggestions[chosen];
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        setDismissed(signature ?? '');
        return;
      }
      if (step !== undefined && suggestions.length > 0) {
        event.preventDefault();
        setSelected((chosen + step + suggestions.length) % suggestions.length);
        return;
      }
      if (suggestion && (event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        choose(suggestion);
        return;
      }
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      send(event.ctrlKey || event.metaKey);
    }
  }

  const label = isNote ? 'Εσωτερική σημείωση' : 'Απάντηση';
  return (
    <div
      ref={area}
      className={cx(
        'relative border-t px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]',
        isNote ? 'border-dashed border-medium-line bg-medium-soft' : 'border-line bg-surface',
      )}
    >
      {trigger && (
        <SuggestionList
          id={`${id}-list`}
          kind={trigger.kind}
          suggestions={suggestions}
          chosen={chosen}
          isPending={isPending}
          onPoint={setSelected}
          onChoose={choose}
        />
      )}
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Segmented
          label="Τι γράφετε"
          options={[
            ...(isClosed ? [] : [{ value: 'reply' as const, label: 'Απάντηση' }]),
            {
              value: 'note' as const,
              label: (
                <>
                  <Lock /> Σημείωση
                </>
              ),
            },
          ]}
          value={isNote ? 'note' : 'reply'}
          onValueChange={(value) => changeDraft(conversationId, { isNote: value === 'note' })}
        />
        {isNote && (
          <p className="text-sm font-medium text-medium-text">Μόνο για την ομάδα. Ο πελάτης δεν τη βλέπει.</p>
        )}
      </div>
      {draft.links.length > 0 && !isNote && (
        <ul aria-label="Σύνδεσμοι της απάντησης" className="mb-2 flex flex-wrap gap-1.5">
          {draft.links.map((link) => (
            <li key={`${link.kind} ${link.id}`} className="max-w-full">
              <Chip
                removeLabel={`Αφαίρεση συνδέσμου: ${link.label}`}
                onRemove={() =>
                  changeDraft(conversationId, { links: draft.links.filter((one) => one !== link) })
                }
              >
                <span className="[&>svg]:mr-1.5 [&>svg]:inline [&>svg]:size-4 [&>svg]:align-[-3px]">
                  {link.kind === 'product' ? <Package /> : <CalendarDays />}
                  {link.label}
                </span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={fieldRef}
          rows={1}
          value={draft.text}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={trigger ? `${id}-list` : undefined}
          aria-activedescendant={trigger && chosen >= 0 ? `${id}-list-${chosen}` : undefined}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-hint`}
          data-size="sm"
          placeholder={isNote ? 'Σημείωση για την ομάδα' : 'Γράψτε την απάντησή σας'}
          onChange={({ target }) => write(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          className="control max-h-44 min-h-10 resize-none! [field-sizing:content]"
        />
        <Button
          size="sm"
          variant={isNote ? 'outline' : 'primary'}
          disabled={isBlank || isTooLong}
          aria-label={isNote ? 'Αποθήκευση σημείωσης' : 'Αποστολή'}
          className="min-h-10!"
          onClick={() => send(false)}
        >
          {isNote ? <Lock /> : <Send />}
          <span className="max-sm:hidden">{isNote ? 'Αποθήκευση' : 'Αποστολή'}</span>
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-text-3 max-md:empty:hidden">
        {isTooLong ? (
          <span className="text-critical-text">
            Το μήνυμα είναι κατά {-left} χαρακτήρες μεγαλύτερο από τους 2.000.
          </span>
        ) : left <= fewLeft ? (
          <span className="num">Απομένουν {left} χαρακτήρες</span>
        ) : (
          <span className="max-md:hidden">
            Enter: {isNote ? 'αποθήκευση' : 'αποστολή'} · Shift Enter: νέα γραμμή
            {!isNote && ' · / έτοιμες απαντήσεις · @ σύνδεσμοι'}
          </span>
        )}
      </p>
    </div>
  );
}
