import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { ChatOfMessage } from '#features/chat/inbox/ui/admin/ChatOfMessage.tsx';
import { ReadyReplies } from '#features/chat/inbox/ui/admin/ReadyReplies.tsx';
import { readMessagesSearch } from '#features/contact/messages-search.ts';
import { MessagesAdmin } from '#features/contact/ui/admin/MessagesAdmin.tsx';
import { RequestOfMessage } from '#features/wizard/ui/admin/RequestOfMessage.tsx';
import { OfferFromMessage } from './OfferFromMessage.tsx';
import type { ScreenProps } from './screen-props.ts';

const AboutMessage = ({ id }: { id: string }) => (
  <>
    <p className="print:hidden">
      <OfferFromMessage id={id} />
    </p>
    <RequestOfMessage id={id} />
    <ChatOfMessage messageId={id} />
    <AuditTrail entity="message" entityId={id} />
  </>
);

/** The contact messages; an open one shows what the wizard sent with it, or leads to the chat that it was left as. */
export function MessagesScreen({ search, onSearch }: ScreenProps) {
  return (
    <MessagesAdmin
      search={readMessagesSearch(search)}
      onSearch={onSearch}
      About={AboutMessage}
      Templates={ReadyReplies}
    />
  );
}
