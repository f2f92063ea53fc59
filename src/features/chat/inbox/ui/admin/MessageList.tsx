import { ArrowDown, CheckCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { InboxConversation } from '../../contract.ts';
import { groupMessages } from '../../groups.ts';
import { personName } from '../../names.ts';
import { useDraft } from './drafts.ts';
import { authorOf, MessageGroupItem } from './MessageGroupItem.tsx';
import { UnsentMessages } from './UnsentMessages.tsx';
import type { Outbox } from './use-outbox.ts';
import { useTyping } from './typing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { mergeMessages, type InboxMessages } from '../../messages.ts';

interface Props {
  conversation: InboxConversation;
  myName: string | undefined;
  outbox: Outbox;
  onTakeOver: () => void;
}

/** This close to the end, in pixels, the list follows new messages. */
const nearEnd = 80;

const toEnd = (area: HTMLElement) => area.scrollTo({ top: area.scrollHeight });

/** The messages of a conversation, oldest first; it follows new ones unless the reader has scrolled up. */
export function MessageList({ conversation, myName, outbox, onTakeOver }: Props) {
  const { data, error, refetch } = useMessages(conversation.id);
  const { unsent } = useDraft(conversation.id);
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const person = personName(conversation);

  // Follows new messages, the field below that grows with what is typed, and lines that change without a new message.
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || !isAtEnd) return undefined;
    const follow = () => toEnd(current);
    follow();
    const observer = new ResizeObserver(follow);
    for (const one of [current, current.firstElementChild]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [isAtEnd]);

  const messages = (data?.messages ?? []).map((message) => ({
    ...message,
    author: authorOf(message),
    at: message.timestamp,
  }));
  const lastOwn = messages.findLast(({ sender, isNote }) => sender !== 'user' && !isNote);
  const isRead = lastOwn !== undefined && lastOwn.seq <= conversation.readByUser;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={area}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={`Μηνύματα: ${person}`}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - clientHeight - scrollTop < nearEnd)
        }
        className="h-full overflow-y-auto overscroll-contain bg-sunken px-4 py-4 focus-visible:-outline-offset-2 md:px-5"
      >
        <div>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && (
            <Loading className="grid gap-4">
              <Skeleton className="h-12 w-2/3" />
              <Skeleton className="ml-auto h-16 w-2/3" />
              <Skeleton className="h-10 w-1/2" />
            </Loading>
          )}
          <ol aria-live="polite" aria-relevant="additions" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
            {groupMessages(messages).map((group) => (
              <MessageGroupItem key={group.messages[0]?.seq} group={group} person={person} myName={myName} />
            ))}
          </ol>
          {isRead && unsent.length === 0 && messages.at(-1)?.sender !== 'user' && (
            <p className="mt-1 flex items-center justify-end gap-1 text-sm text-text-3">
              <CheckCheck className="size-4 stroke-[1.75]" />
              Διαβάστηκε
            </p>
          )}
          <UnsentMessages conversationId={conversation.id} outbox={outbox} onTakeOver={onTakeOver} />
          <TypingLines conversationId={conversation.id} person={person} />
        </div>
      </div>
      {!isAtEnd && (
        <Button
          size="xs"
          variant="outline"
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 shadow-pop"
          onClick={() => {
            setAtEnd(true);
          }}
        >
          <ArrowDown />
          Στο τέλος
        </Button>
      )}
    </div>
  );
}

function TypingLines({ conversationId, person }: { conversationId: string; person: string }) {
  const signs = useTyping().get(conversationId) ?? [];
  return (
    <div role="status" className="mt-2 grid min-h-6 gap-1 text-sm">
      {signs.map(({ by, name }) => (
        <p
          key={`${by} ${name ?? ''}`}
          className={by === 'user' ? 'text-text-3' : 'text-right font-medium text-high-text'}
        >
          {by === 'user' ? `${person}: γράφει…` : `Απαντά τώρα και: ${name ?? 'άλλος διαχειριστής'}`}
        </p>
      ))}
    </div>
  );
}

/** The messages and notes of a conversation; refetching fetches only what came after the last one. */
function useMessages(conversationId: string) {
  const queryClient = useQueryClient();
  const { listConversationMessages } = useApi().inbox;
  const queryKey = listConversationMessages.queryKey({ input: { conversationId } });
  return useQuery({
    queryKey,
    staleTime: 0,
    async queryFn() {
      const known = queryClient.getQueryData<InboxMessages>(queryKey);
      const after = known?.messages.at(-1)?.seq;
      const next = await listConversationMessages.call({ conversationId, ...(after && { after }) });
      // What was sent in the meantime has come into the cache with its answer.
      return mergeMessages(queryClient.getQueryData<InboxMessages>(queryKey), next);
    },
  });
}
