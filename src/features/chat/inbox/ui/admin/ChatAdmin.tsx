import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { cx } from '#ui/style/cx.ts';
import { inboxHref, inboxViews, type InboxSearch } from '../../search.ts';
import { BotAnswers } from '../../../bot/ui/admin/BotAnswers.tsx';
import { CannedReplies } from './CannedReplies.tsx';
import { ChatFigures } from './ChatFigures.tsx';
import type { OfferOf } from './DetailsPane.tsx';
import { Inbox } from './Inbox.tsx';

const names: Record<(typeof inboxViews)[number], string> = {
  inbox: 'Συνομιλίες',
  replies: 'Έτοιμες απαντήσεις',
  bot: 'Βοηθός',
  figures: 'Στατιστικά',
};

type About = ComponentType<{ id: number }>;

interface Props {
  search: InboxSearch;
  AboutReply?: About;
  AboutAnswer?: About;
  Offer?: OfferOf;
}

export function ChatAdmin({ search, AboutReply, AboutAnswer, Offer }: Props) {
  const { view = 'inbox', conversation, row, question } = search;
  const navigate = useNavigate();
  const show = (next: InboxSearch) =>
    void navigate({ href: inboxHref(next), replace: true, resetScroll: false });
  const isInbox = view === 'inbox';
  return (
    <div
      // The inbox fills the window, so that its columns scroll by themselves and the field stays in view.
      data-fills={isInbox ? 'window' : undefined}
      className={cx(isInbox && '-mx-4 -my-5 flex min-h-96 flex-1 flex-col md:mx-0 md:mt-0 md:-mb-23')}
    >
      <TabLinks
        label="Συνομιλίες υποστήριξης"
        className={cx(
          isInbox ? 'shrink-0 px-4 md:mb-4 md:px-0' : 'mb-4',
          isInbox && conversation && 'max-md:hidden',
        )}
        tabs={inboxViews.map((one) => ({
          href: inboxHref({ view: one }),
          label: names[one],
          current: one === view,
        }))}
      />
      {isInbox && (
        <div className="min-h-0 flex-1">
          <Inbox search={search} Offer={Offer} />
        </div>
      )}
      {view === 'replies' && (
        <CannedReplies open={row} onOpen={(id) => show({ view, row: id })} About={AboutReply} />
      )}
      {view === 'bot' && (
        <BotAnswers
          open={row}
          question={question}
          onOpen={(id, text) => show({ view, row: id, question: text })}
          About={AboutAnswer}
        />
      )}
      {view === 'figures' && <ChatFigures />}
    </div>
  );
}
