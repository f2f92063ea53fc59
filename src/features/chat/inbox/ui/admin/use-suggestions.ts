import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { useDebounced } from '#ui/page/use-debounced.ts';
import type { FoundLink } from '../../contract.ts';
import type { CannedReply } from '../../../support-contract.ts';
import { matchCanned, type Trigger } from '../../triggers.ts';

export type Suggestion =
  | { kind: 'canned'; id: string; label: string; detail: string; reply: CannedReply }
  | { kind: 'link'; id: string; label: string; detail: string | undefined; link: FoundLink };

const settleMs = 150;

/** What is offered for the sign that the cursor is behind: canned replies, or products and appointments. */
export function useSuggestions(conversationId: string, trigger: Trigger | undefined) {
  const { inbox } = useApi();
  const isCanned = trigger?.kind === 'canned';
  const canned = useQuery({ ...inbox.listCannedReplies.queryOptions(), enabled: isCanned });
  const asked = useDebounced(trigger?.kind === 'link' ? trigger.query.trim() : undefined, settleMs);
  const links = useQuery({
    ...inbox.searchChatLinks.queryOptions({
      input: asked === undefined ? skipToken : { conversationId, query: asked },
    }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  if (!trigger) return { suggestions: [], isPending: false, isError: false };
  if (isCanned) {
    const suggestions = matchCanned(canned.data ?? [], trigger.query).map((reply): Suggestion => {
      return {
        kind: 'canned',
        id: `canned-${reply.id}`,
        label: `/${reply.shortcut}`,
        detail: reply.text,
        reply,
      };
    });
    return { suggestions, isPending: canned.isPending, isError: canned.isError };
  }
  const suggestions = (links.data ?? []).map((link): Suggestion => {
    return { kind: 'link', id: `${link.kind}-${link.id}`, label: link.label, detail: link.detail, link };
  });
  return { suggestions, isPending: links.isFetching, isError: links.isError };
}
