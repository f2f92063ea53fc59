import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { isOn } from '#shared/switches.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import type { InboxConversation } from '../../contract.ts';
import type { Presence } from '../../../support-contract.ts';
import { firstNameOf, personName } from '../../names.ts';
import { Composer } from './Composer.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { draftOf } from './drafts.ts';
import { MessageList } from './MessageList.tsx';
import type { InboxChanges } from './use-inbox-changes.ts';
import type { Outbox } from './use-outbox.ts';
import { UserRoundCheck } from 'lucide-react';

const CloseDialog = lazyPart(() => import('./CloseDialog.tsx'), 'CloseDialog');
const TakeOverDialog = lazyPart(() => import('./TakeOverDialog.tsx'), 'TakeOverDialog');

export type Asked = 'close' | 'take-over' | undefined;

interface Props {
  conversation: InboxConversation;
  presence: Presence | undefined;
  now: Date;
  changes: InboxChanges;
  outbox: Outbox;
  /** The question that is open, kept outside so that keys can ask it too. */
  asked: Asked;
  onAsk: (asked: Asked) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onBack: (() => void) | undefined;
  onDetails: (() => void) | undefined;
  onTake: () => void;
  onNextWaiting: () => void;
  onLeaveField: () => void;
  /** Asks for the name towards customers; nothing is sent without one. */
  onNeedName: () => void;
}

export function ConversationPane({ conversation, presence, changes, outbox, asked, onAsk, ...props }: Props) {
  const { id, state, isMine, agentName, lastSeq, readByAgent } = conversation;
  const isOthers = state === 'open' && !isMine;
  const clickGuard = useClickGuard(`${id} ${state} ${isMine}`);
  // After taking it over, what was written goes out.
  const [sendsAfter, setSendsAfter] = useState(false);
  useReadMark({ id, lastSeq, readByAgent, isOthers });

  function send(thenNext: boolean) {
    const { isNote } = draftOf(id);
    if (!isNote && presence?.name === undefined) return props.onNeedName();
    if (!isNote && isOthers) {
      setSendsAfter(true);
      return onAsk('take-over');
    }
    outbox.send(id);
    if (thenNext) props.onNextWaiting();
  }

  async function takeOver() {
    await changes.take(id, true);
    onAsk(undefined);
    if (sendsAfter) outbox.send(id);
    else outbox.retry(id);
    setSendsAfter(false);
  }

  const stopAsking = () => {
    onAsk(undefined);
    setSendsAfter(false);
  };
  return (
    <section
      aria-label={`Συνομιλία: ${personName(conversation)}`}
      className="flex h-full min-h-0 min-w-0 flex-col"
      {...clickGuard}
    >
      <ConversationHead
        conversation={conversation}
        colleagues={presence?.agents.filter(({ isMe, isOnline }) => !isMe && isOnline) ?? []}
        now={props.now}
        isPending={changes.isPending}
        onBack={props.onBack}
        onDetails={props.onDetails}
        onTake={props.onTake}
        onGive={(to) => changes.giveTo(id, to)}
        onReturnToBot={() => changes.returnToBot(id)}
        onClose={() => onAsk('close')}
        onReopen={() => changes.reopen(id)}
      />
      {isOthers && <OthersNotice agentName={agentName} />}
      <MessageList
        key={id}
        conversation={conversation}
        myName={presence?.name}
        outbox={outbox}
        onTakeOver={() => onAsk('take-over')}
      />
      {isOn('chat') ? (
        <Composer
          key={`field ${id}`}
          conversationId={id}
          firstName={firstNameOf(conversation)}
          myName={presence?.name}
          isClosed={state === 'closed'}
          fieldRef={props.fieldRef}
          onSend={send}
          onLeave={props.onLeaveField}
        />
      ) : (
        <Notice className="m-3">
          Το κατάστημα δεν έχει πια συνομιλία: όσα γράφτηκαν διαβάζονται, δεν απαντώνται.
        </Notice>
      )}

      {asked === 'take-over' && (
        <TakeOverDialog
          agentName={agentName}
          isPending={changes.isPending}
          // The mutation has already shown the error.
          onConfirm={() => void takeOver().catch(() => undefined)}
          onClose={stopAsking}
        />
      )}
      {asked === 'close' && (
        <CloseDialog
          person={personName(conversation)}
          isPending={changes.close.isPending}
          onConfirm={(reason, note) =>
            changes.close.mutate(
              { conversationId: id, reason, note },
              {
                onSuccess({ message }) {
                  onAsk(undefined);
                  toast({ title: message, action: changes.takeBack(id) });
                },
              },
            )
          }
          onClose={stopAsking}
        />
      )}
    </section>
  );
}

interface ReadMark extends Pick<InboxConversation, 'id' | 'lastSeq' | 'readByAgent'> {
  isOthers: boolean;
}

/** Marks what is shown as read, while the page is looked at; a colleague's conversation is read by the colleague. */
function useReadMark({ id, lastSeq, readByAgent, isOthers }: ReadMark) {
  const { inbox } = useApi();
  const { mutate } = useMutation(inbox.markConversationRead.mutationOptions({ meta: { quiet: true } }));
  useEffect(() => {
    if (isOthers || lastSeq <= readByAgent) return undefined;
    const mark = () => {
      if (!document.hidden) mutate({ conversationId: id, seq: lastSeq });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, lastSeq, readByAgent, isOthers, mutate]);
}

/** The open conversation as the server knows it; `null` when it is gone. */
export function useConversation(conversationId: string | undefined) {
  return useQuery({
    ...useApi().inbox.getConversation.queryOptions({ input: { conversationId: conversationId ?? '' } }),
    enabled: conversationId !== undefined,
    staleTime: 0,
  });
}

/** In the place of a conversation that is being fetched, or cannot be. */
export function ConversationState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ErrorState error={error} className="m-5" onRetry={onRetry} />;
  return (
    <Loading className="grid gap-4 p-5">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-64" />
    </Loading>
  );
}

function OthersNotice({ agentName }: { agentName: string | undefined }) {
  return (
    <p className="flex items-center gap-2 border-b border-high-line bg-high-soft px-4 py-2 text-sm text-high-text md:px-5 [&>svg]:size-4 [&>svg]:shrink-0">
      <UserRoundCheck />
      <span>
        Απαντά: <strong>{agentName ?? 'άλλος διαχειριστής'}</strong>. Πριν σταλεί δική σας απάντηση θα
        ερωτηθείτε.
      </span>
    </p>
  );
}
