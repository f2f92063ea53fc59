import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { keepLocal, readLocal } from '../../../../ui/page/local-storage.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { useMedia } from '../../../../ui/page/use-media.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { inboxLists } from '../../enums.ts';
import { inboxHref, inboxRows, type InboxSearch } from '../../inbox-search.ts';
import type { InboxCommand } from '../../inbox-keys.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane, ConversationState, useConversation, type Asked } from './ConversationPane.tsx';
import { DetailsPane } from './DetailsPane.tsx';
import { changeDraft, draftOf } from './drafts.ts';
import { closeKeyHelp, openKeyHelp, useKeyHelp } from './key-help.ts';
import { useInboxChanges } from './use-inbox-changes.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxLive } from './use-inbox-live.ts';
import { useNow } from './use-now.ts';
import { useOutbox } from './use-outbox.ts';
import { usePresence } from './use-presence.ts';

const NameDialog = lazy(async () => ({ default: (await import('./NameDialog.tsx')).NameDialog }));
const KeyHelp = lazy(async () => ({ default: (await import('./KeyHelp.tsx')).KeyHelp }));

/** The inbox: the list, the open conversation and who writes, side by side or, on a phone, as steps. */
export function Inbox({ search }: { search: InboxSearch }) {
  const isHelpOpen = useKeyHelp();
  const { list = 'new', conversation: openId, details } = search;
  const navigate = useNavigate();
  const now = useNow();
  const isWide = useMedia('(width >= 56.25rem)');
  const isWidest = useMedia('(width >= 75rem)');
  const { data: presence } = usePresence();
  useInboxLive(presence?.name);
  const outbox = useOutbox();
  const changes = useInboxChanges();
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<Asked>();
  // Asked once per session, on the first visit; `later` closes the question until somebody answers.
  const [naming, setNaming] = useState<'later' | 'asked'>();
  const [keysOff, setKeysOff] = useState(() => readLocal('chatKeysOff') !== null);
  const { inbox } = useApi();
  const rows = useQuery({
    ...inbox.listConversations.queryOptions({ input: inboxRows(search) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: conversation, error, refetch } = useConversation(openId);

  const show = useCallback(
    (next: InboxSearch) =>
      void navigate({
        href: inboxHref(next),
        // On a phone the steps can be gone back.
        replace: isWide === true,
        resetScroll: false,
      }),
    [navigate, isWide],
  );
  const onSearch = useCallback(
    (text: string) => show({ list, conversation: openId, search: text || undefined }),
    [show, list, openId],
  );
  const open = (id: string) => show({ ...search, conversation: id, details: undefined });
  const backToList = () => {
    show({ ...search, conversation: undefined, details: undefined });
    requestAnimationFrame(() => focusRow(openId));
  };

  function step(by: 1 | -1) {
    const ids = rows.data?.map(({ id }) => id) ?? [];
    const focused = document.activeElement?.id.replace(/^chat-/, '');
    const from = ids.indexOf(isWide ? (openId ?? '') : (focused ?? ''));
    const next = ids[from < 0 ? 0 : Math.min(Math.max(from + by, 0), ids.length - 1)];
    if (next === undefined) return;
    if (isWide) open(next);
    focusRow(next);
  }

  async function openNextWaiting() {
    const waiting = await inbox.listConversations.call({ list: 'mine', pageSize: 100 });
    const unanswered = waiting.filter(({ id, waitingSince }) => waitingSince !== undefined && id !== openId);
    const isNew = unanswered.length === 0;
    const [next] = isNew
      ? (await inbox.listConversations.call({ list: 'new', pageSize: 2 })).filter(({ id }) => id !== openId)
      : unanswered.toSorted((a, b) => (a.waitingSince ?? '').localeCompare(b.waitingSince ?? ''));
    if (next) show({ list: isNew ? 'new' : 'mine', conversation: next.id });
    else toast({ title: 'Κανείς άλλος δεν περιμένει', tone: 'info' });
  }
  const nextWaiting = () => void openNextWaiting().catch(() => undefined);

  function take() {
    if (!conversation) return;
    if (presence?.name === undefined) return setNaming('asked');
    if (conversation.state === 'open' && !conversation.isMine) return setAsked('take-over');
    // The mutation has already shown the error.
    void changes.take(conversation.id, false).then(
      () => field.current?.focus(),
      () => undefined,
    );
  }

  function write(sign: '' | '/' | '@', isNote = false) {
    if (!openId) return;
    const { text } = draftOf(openId);
    const begun = text === '' || /\s$/u.test(text) || sign === '' ? text : `${text} `;
    changeDraft(openId, { isNote, text: begun + sign });
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(begun.length + 1, begun.length + 1));
  }

  function run(command: InboxCommand) {
    switch (command) {
      case 'next':
        return step(1);
      case 'previous':
        return step(-1);
      case 'open':
      case 'reply':
        return write('');
      case 'note':
        return write('', true);
      case 'canned':
        return write('/');
      case 'link':
        return write('@');
      case 'take':
        return conversation && !conversation.isMine && take();
      case 'hand-back':
        return conversation?.isMine && conversation.state === 'open' && changes.returnToBot(conversation.id);
      case 'close':
        return conversation && conversation.state !== 'closed' && setAsked('close');
      case 'details':
        return openId && !isWidest && show({ ...search, details: details ? undefined : 'open' });
      case 'next-waiting':
        return nextWaiting();
      case 'help':
        return openKeyHelp();
      default:
        return show({ list: inboxLists[Number(command.slice(-1)) - 1], conversation: openId });
    }
  }
  useInboxKeys(!keysOff, run);

  const isDetailsStep = details === 'open' && !isWidest;
  const showsList = isWide !== false || !openId;
  return (
    <>
      <div
        data-own-keys={keysOff ? undefined : ''}
        className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-clip border-line max-md:border-t md:grid-cols-[300px_minmax(0,1fr)] md:rounded-md md:border lg:grid-cols-[300px_minmax(0,1fr)_280px] xl:grid-cols-[320px_minmax(0,1fr)_300px]"
      >
        {showsList && (
          <div
            className={
              openId
                ? 'min-h-0 max-md:hidden md:border-r md:border-line'
                : 'min-h-0 md:border-r md:border-line'
            }
          >
            <ConversationList search={search} rows={rows} now={now} onSearch={onSearch} onOpen={open} />
          </div>
        )}
        {openId && conversation && !isDetailsStep && (
          <ConversationPane
            conversation={conversation}
            presence={presence}
            now={now}
            changes={changes}
            outbox={outbox}
            asked={asked}
            onAsk={setAsked}
            fieldRef={field}
            onBack={isWide ? undefined : backToList}
            onDetails={isWidest ? undefined : () => show({ ...search, details: 'open' })}
            onTake={take}
            onNextWaiting={nextWaiting}
            onLeaveField={() => focusRow(openId)}
            onNeedName={() => setNaming('asked')}
          />
        )}
        {openId && conversation && (isDetailsStep || isWidest) && (
          <div className="min-h-0 lg:border-l lg:border-line">
            <DetailsPane
              conversation={conversation}
              onBack={isWidest ? undefined : () => show({ ...search, details: undefined })}
            />
          </div>
        )}
        {openId && !conversation && <ConversationState error={error} onRetry={() => void refetch()} />}
        {!openId && <Nothing onNext={nextWaiting} onHelp={openKeyHelp} />}
      </div>
      <Suspense>
        {presence && presence.name === undefined && naming !== 'later' && (
          <NameDialog
            name={undefined}
            onDone={() => setNaming(undefined)}
            onClose={() => setNaming('later')}
          />
        )}
        {isHelpOpen && (
          <KeyHelp
            isOn={!keysOff}
            onToggle={(isOn) => {
              keepLocal('chatKeysOff', isOn ? null : 'true');
              setKeysOff(!isOn);
            }}
            onClose={closeKeyHelp}
          />
        )}
      </Suspense>
    </>
  );
}

function focusRow(id: string | undefined) {
  const row = document.getElementById(`chat-${id}`);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  if (!row) document.getElementById('main')?.focus();
}

function Nothing({ onNext, onHelp }: { onNext: () => void; onHelp: () => void }) {
  return (
    <div className="hidden content-center justify-items-center bg-sunken p-6 md:grid lg:col-span-2">
      <EmptyState
        icon={<MessagesSquare />}
        title="Επιλέξτε μια συνομιλία"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onNext}>
              Όποιος περιμένει περισσότερο
            </Button>
            <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={onHelp}>
              Συντομεύσεις πληκτρολογίου
            </Button>
          </div>
        }
      >
        Με τα πλήκτρα j και k περνάτε από τη μία στην άλλη, με το Enter απαντάτε.
      </EmptyState>
    </div>
  );
}
