import { Lock, Send, CalendarDays, Package } from 'lucide-react';
import { useId, type Ref } from 'react';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { Segmented } from '#ui/components/Segmented.tsx';
import { cx } from '#ui/style/cx.ts';
import { changeDraft } from './drafts.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useComposer, type ComposerOptions } from './use-composer.ts';
import { Chip } from '#ui/components/Chip.tsx';
import type { InboxDraft } from '../../draft.ts';

interface Props extends ComposerOptions {
  fieldRef: Ref<HTMLTextAreaElement>;
}

const fewLeft = 200;

/** Where a reply or a private note is written. What is typed stays with its conversation until it is sent. */
export function Composer({ fieldRef, ...options }: Props) {
  const id = useId();
  const { conversationId, isClosed } = options;
  const { area, draft, isNote, left, canSend, list, write, setCursor, send, onKeyDown } =
    useComposer(options);

  const label = isNote ? 'Εσωτερική σημείωση' : 'Απάντηση';
  return (
    <div
      ref={area}
      className={cx(
        'relative border-t px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]',
        isNote ? 'border-dashed border-medium-line bg-medium-soft' : 'border-line bg-surface',
      )}
    >
      {list && <SuggestionList id={`${id}-list`} {...list} />}
      <Mode
        isNote={isNote}
        isClosed={isClosed}
        onChange={(next) => changeDraft(conversationId, { isNote: next })}
      />
      {draft.links.length > 0 && !isNote && (
        <ComposerLinks conversationId={conversationId} links={draft.links} />
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={fieldRef}
          rows={1}
          value={draft.text}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={list ? `${id}-list` : undefined}
          aria-activedescendant={list && list.chosen >= 0 ? `${id}-list-${list.chosen}` : undefined}
          aria-invalid={left < 0 || undefined}
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
          disabled={!canSend}
          aria-label={isNote ? 'Αποθήκευση σημείωσης' : 'Αποστολή'}
          className="min-h-10!"
          onClick={() => send(false)}
        >
          {isNote ? <Lock /> : <Send />}
          <span className="max-sm:hidden">{isNote ? 'Αποθήκευση' : 'Αποστολή'}</span>
        </Button>
      </div>
      <Hint id={`${id}-hint`} left={left} isNote={isNote} />
    </div>
  );
}

interface ModeProps {
  isNote: boolean;
  isClosed: boolean;
  onChange: (isNote: boolean) => void;
}

function Mode({ isNote, isClosed, onChange }: ModeProps) {
  return (
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
        onValueChange={(value) => onChange(value === 'note')}
      />
      {isNote && (
        <p className="text-sm font-medium text-medium-text">Μόνο για την ομάδα. Ο πελάτης δεν τη βλέπει.</p>
      )}
    </div>
  );
}

/** What the keys do, or how much more can be written. */
function Hint({ id, left, isNote }: { id: string; left: number; isNote: boolean }) {
  return (
    <p id={id} className="mt-1.5 text-sm text-text-3 max-md:empty:hidden">
      {left < 0 ? (
        <span className="text-critical-text">
          Το μήνυμα είναι κατά {plural(-left, 'χαρακτήρα', 'χαρακτήρες')} μεγαλύτερο από τους 2.000.
        </span>
      ) : left <= fewLeft ? (
        <span className="num">
          {left === 1 ? 'Απομένει' : 'Απομένουν'} {plural(left, 'χαρακτήρας', 'χαρακτήρες')}
        </span>
      ) : (
        <span className="max-md:hidden">
          Enter: {isNote ? 'αποθήκευση' : 'αποστολή'} · Shift Enter: νέα γραμμή
          {!isNote && ' · / έτοιμες απαντήσεις · @ σύνδεσμοι'}
        </span>
      )}
    </p>
  );
}

interface ComposerLinksProps {
  conversationId: string;
  links: InboxDraft['links'];
}

/** The links that go out with a reply, each with a button that removes it. */
function ComposerLinks({ conversationId, links }: ComposerLinksProps) {
  return (
    <ul aria-label="Σύνδεσμοι της απάντησης" className="mb-2 flex flex-wrap gap-1.5">
      {links.map((link) => (
        <li key={`${link.kind} ${link.id}`} className="max-w-full">
          <Chip
            removeLabel={`Αφαίρεση συνδέσμου: ${link.label}`}
            onRemove={() => changeDraft(conversationId, { links: links.filter((one) => one !== link) })}
          >
            <span className="[&>svg]:mr-1.5 [&>svg]:inline [&>svg]:size-4 [&>svg]:align-[-3px]">
              {link.kind === 'product' ? <Package /> : <CalendarDays />}
              {link.label}
            </span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
