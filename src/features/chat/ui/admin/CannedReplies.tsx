import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Trash2 } from 'lucide-react';
import { type ComponentType } from 'react';
import { confirm } from '../../../../ui/confirm/confirm.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { IconButton } from '../../../../ui/pieces/IconButton.tsx';
import { QueryView } from '../../../../ui/pieces/QueryView.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Table } from '../../../../ui/pieces/Table.tsx';
import { useChatTables } from './use-chat-tables.ts';

const CannedReplyDialog = lazyPart(() => import('./CannedReplyDialog.tsx'), 'CannedReplyDialog');

interface Props {
  /** The open row's id, or `new`. */
  open: string | undefined;
  onOpen: (row?: string) => void;
  /** Further information about a reply, shown below its form. */
  About?: ComponentType<{ id: number }> | undefined;
}

/** The ready replies that `/` offers in a conversation: add, edit, delete. */
export function CannedReplies({ open, onOpen, About }: Props) {
  const replies = useQuery(useApi().inbox.listCannedReplies.queryOptions());
  const { removeReply } = useChatTables();
  const opened = replies.data?.find(({ id }) => String(id) === open);
  return (
    <>
      <Panel flush className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0">
        <QueryView
          query={replies}
          empty={
            <EmptyState icon={<MessageSquareText />} title="Δεν υπάρχουν έτοιμες απαντήσεις" className="px-5">
              Προσθέστε όσα γράφετε συχνά: στη συνομιλία έρχονται με «/».
            </EmptyState>
          }
        >
          {(rows) => (
            <Table caption="Έτοιμες απαντήσεις">
              <thead>
                <tr>
                  <th scope="col">Συντόμευση</th>
                  <th scope="col" className="hm">
                    Κείμενο
                  </th>
                  <th scope="col">
                    <span className="sr-only">Ενέργειες</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((reply) => (
                  <tr key={reply.id}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        onClick={() => onOpen(String(reply.id))}
                        className="min-h-11 py-1.5 text-left font-medium wrap-anywhere hover:underline"
                      >
                        /{reply.shortcut}
                        <span className="line-clamp-2 text-sm font-normal text-text-3 md:hidden">
                          {reply.text}
                        </span>
                      </button>
                    </th>
                    <td className="hm">
                      <span className="line-clamp-2 max-w-[72ch] min-w-36 wrap-anywhere text-text-2">
                        {reply.text}
                      </span>
                    </td>
                    <td className="text-right">
                      <IconButton
                        size="sm"
                        label={`Διαγραφή: ${reply.shortcut}`}
                        onClick={() =>
                          confirm({
                            title: 'Διαγραφή έτοιμης απάντησης;',
                            description: `Η «/${reply.shortcut}» δεν θα προσφέρεται πια σε κανέναν.`,
                            confirmLabel: 'Διαγραφή',
                            action: () => removeReply.mutateAsync({ replyId: reply.id }),
                          })
                        }
                      >
                        <Trash2 />
                      </IconButton>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </QueryView>
      </Panel>

      {(open === 'new' || opened) && (
        <CannedReplyDialog key={open} reply={opened} About={About} onClose={() => onOpen()} />
      )}
    </>
  );
}
