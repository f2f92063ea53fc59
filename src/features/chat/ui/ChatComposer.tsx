import { Send } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { plural } from '#shared/greek.ts';

/** As in the contract, whose schemas this page does without. */
const longest = 2_000;
/** From so few remaining characters on, their number is shown. */
const toldFrom = 1_800;

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (text: string) => void;
  /** Returns false if the message could not be taken. */
  onSend: (text: string) => boolean;
}

/** Where the message is typed: Enter sends it, Shift and Enter begin a new line. */
export function ChatComposer({ field, draft, onDraft, onSend }: Props) {
  const isBlank = draft.trim() === '';

  function send() {
    if (!isBlank && onSend(draft.trim())) onDraft('');
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      className="flex items-end gap-2 border-t border-line px-3 pt-2.5 pb-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="min-w-0 flex-1">
        <textarea
          ref={field}
          rows={1}
          value={draft}
          maxLength={longest}
          aria-label="Το μήνυμά σας"
          placeholder="Γράψτε το μήνυμά σας"
          enterKeyHint="send"
          className="control block field-sizing-content max-h-30 min-h-11 resize-none!"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {draft.length >= toldFrom && (
          <p role="status" className="text-xs text-text-3">
            {plural(longest - draft.length, 'χαρακτήρας', 'χαρακτήρες')} ακόμη
          </p>
        )}
      </div>
      <button
        type="submit"
        aria-label="Αποστολή"
        title="Αποστολή"
        disabled={isBlank}
        className="grid size-11 shrink-0 place-items-center rounded-sm bg-primary-fill text-on-primary transition-colors hover:bg-primary-hover active:bg-primary-press disabled:bg-surface-press disabled:text-text-disabled"
      >
        <Send className="icon" />
      </button>
    </form>
  );
}
