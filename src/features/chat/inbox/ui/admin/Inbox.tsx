import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useApi } from '#ui/page/api.ts';
import { useMedia } from '#ui/page/use-media.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { inboxRows, type InboxSearch } from '../../search.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane, ConversationState, useConversation, type Asked } from './ConversationPane.tsx';
import { DetailsPane, type OfferOf } from './DetailsPane.tsx';
import { closeKeyHelp, openKeyHelp, useKeyHelp } from './key-help.ts';
import { focusRow, useInboxAddress } from './use-inbox-address.ts';
import { useInboxChanges } from './use-inbox-changes.ts';
import { useInboxCommands } from './use-inbox-commands.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxLive } from './use-inbox-live.ts';
import { useNow } from './use-now.ts';
import { useOutbox } from './use-outbox.ts';
import { usePresence } from './use-presence.ts';

const NameDialog = lazyPart(() => import('./NameDialog.tsx'), 'NameDialog');
const KeyHelp = lazyPart(() => import('./KeyHelp.tsx'), 'KeyHelp');

/** The inbox: the list, the open conversation and who writes, side by side or, on a phone, as steps. */
export function Inbox({ search, Offer }: { search: InboxSearch; Offer: OfferOf | undefined }) {
  const isHelpOpen = useKeyHelp();
  const { conversation: openId, details } = search;
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
  const { inbox } = useApi();
  const rows = useQuery({
    ...inbox.listConversations.queryOptions({ input: inboxRows(search) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: conversation, error, refetch } = useConversation(openId);

  const address = useInboxAddress(search, isWide);
  const { nextWaiting, take, run } = useInboxCommands({
    search,
    address,
    isWide,
    isWidest,
    rows: rows.data,
    conversation,
    hasName: presence?.name !== undefined,
    changes,
    field,
    onAsk: setAsked,
    onNeedName: () => setNaming('asked'),
  });
  useInboxKeys(run);

  const isDetailsStep = details === 'open' && !isWidest;
  const showsList = isWide !== false || !openId;
  return (
    <>
      <div
        data-own-keys=""
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
            <ConversationList
              search={search}
              rows={rows}
              now={now}
              onSearch={address.onSearch}
              onOpen={address.open}
            />
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
            onBack={isWide ? undefined : address.backToList}
            onDetails={isWidest ? undefined : () => address.show({ ...search, details: 'open' })}
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
              Offer={Offer}
              onBack={isWidest ? undefined : () => address.show({ ...search, details: undefined })}
            />
          </div>
        )}
        {openId && !conversation && <ConversationState error={error} onRetry={() => void refetch()} />}
        {!openId && <Nothing onNext={nextWaiting} onHelp={openKeyHelp} />}
      </div>

      {presence && presence.name === undefined && naming !== 'later' && (
        <NameDialog name={undefined} onDone={() => setNaming(undefined)} onClose={() => setNaming('later')} />
      )}
      {isHelpOpen && <KeyHelp onClose={closeKeyHelp} />}
    </>
  );
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
