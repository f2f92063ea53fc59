import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import type { CannedReply } from '../../../support-contract.ts';
import { useChatTables } from './use-chat-tables.ts';

const CannedReplyDialog = lazyPart(() => import('./CannedReplyDialog.tsx'), 'CannedReplyDialog');

interface Props {
  /** The open row's id, or `new`. */
  open: string | undefined;
  onOpen: (row?: string) => void;
  About?: ComponentType<{ id: number }> | undefined;
}

const columns: RecordColumns<CannedReply> = [
  {
    title: 'Συντόμευση',
    cell: ({ shortcut, text }) => (
      <>
        /{shortcut}
        <span className="line-clamp-2 basis-full text-sm font-normal text-text-3 md:hidden">{text}</span>
      </>
    ),
  },
  {
    title: 'Κείμενο',
    className: 'hm',
    cell: ({ text }) => (
      <span className="line-clamp-2 max-w-[72ch] min-w-36 wrap-anywhere text-text-2">{text}</span>
    ),
  },
];

/** The ready replies that `/` offers in a conversation: add, edit, delete. */
export function CannedReplies({ open, onOpen, About }: Props) {
  const { removeReply } = useChatTables();
  return (
    <RecordList
      caption="Έτοιμες απαντήσεις"
      query={useQuery(useApi().inbox.listCannedReplies.queryOptions())}
      empty={
        <EmptyState icon={<MessageSquareText />} title="Δεν υπάρχουν έτοιμες απαντήσεις" className="px-5">
          Προσθέστε όσα γράφετε συχνά: στη συνομιλία έρχονται με «/».
        </EmptyState>
      }
      nameOf={({ shortcut }) => shortcut}
      columns={columns}
      deletion={({ id, shortcut }) => ({
        title: 'Διαγραφή έτοιμης απάντησης;',
        description: `Η «/${shortcut}» δεν θα προσφέρεται πια σε κανέναν.`,
        action: () => removeReply.mutateAsync({ replyId: id }),
      })}
      open={open}
      onOpen={(id) => onOpen(String(id))}
    >
      {(reply) => <CannedReplyDialog reply={reply} About={About} onClose={() => onOpen()} />}
    </RecordList>
  );
}
