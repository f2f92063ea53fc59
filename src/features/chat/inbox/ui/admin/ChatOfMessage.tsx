import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { inboxHref } from '../../search.ts';

/** Leads from a contact message back to the chat that it was left as, if it was one. */
export function ChatOfMessage({ messageId }: { messageId: string }) {
  const { data } = useQuery(useApi().inbox.findConversationOfMessage.queryOptions({ input: { messageId } }));
  if (data?.conversationId === undefined) return null;
  return (
    <TextLink
      arrow
      href={inboxHref({ list: 'bot', conversation: data.conversationId })}
      className="text-base"
    >
      Η συνομιλία στα εισερχόμενα
    </TextLink>
  );
}
