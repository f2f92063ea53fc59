import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { readInboxSearch } from '#features/chat/inbox/search.ts';
import { ChatAdmin } from '#features/chat/inbox/ui/admin/ChatAdmin.tsx';
import type { OfferOf } from '#features/chat/inbox/ui/admin/DetailsPane.tsx';
import { NewOfferButton } from '#features/offers/ui/admin/NewOfferButton.tsx';
import type { ScreenProps } from './screen-props.ts';

const ReplyTrail = ({ id }: { id: number }) => <AuditTrail entity="canned-reply" entityId={id} />;
const AnswerTrail = ({ id }: { id: number }) => <AuditTrail entity="bot-answer" entityId={id} />;
const offerLabels = { chat: 'Ετοιμασία προσφοράς', cart: 'Προσφορά με το καλάθι' } as const;
const Offer: OfferOf = ({ from, id }) => (
  <NewOfferButton source={{ kind: from, id }} label={offerLabels[from]} />
);

/** The support chat; an open canned reply or answer of the bot shows its changes. */
export function ChatScreen({ search }: ScreenProps) {
  return (
    <ChatAdmin
      search={readInboxSearch(search)}
      AboutReply={ReplyTrail}
      AboutAnswer={AnswerTrail}
      Offer={Offer}
    />
  );
}
