import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { type ComponentType } from 'react';
import { confirm } from '#ui/confirm/confirm.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import type { StoredMessage } from '../../contract.ts';
import { messageList, messagesHref, messagesPerPage, type MessagesSearch } from '../../messages-search.ts';
import { messageStatuses } from '../../enums.ts';
import { MessageTable } from './MessageTable.tsx';
import type { ReplyTemplates } from './ReplyForm.tsx';
import { useMessageChanges } from './use-message-changes.ts';

const MessageDialog = lazyPart(() => import('./MessageDialog.tsx'), 'MessageDialog');

const names = { new: 'Νέα', read: 'Διαβασμένα', answered: 'Απαντημένα' };

interface Props {
  search: MessagesSearch;
  onSearch: (search: MessagesSearch) => void;
  About?: ComponentType<{ id: string }>;
  Templates?: ReplyTemplates;
}

export function MessagesAdmin({ search, onSearch, About, Templates }: Props) {
  const { contact } = useApi();
  const input = messageList(search);
  const list = useQuery({
    ...contact.listMessages.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useQuery({
    ...contact.countMessages.queryOptions({ input: { search: search.search } }),
    placeholderData: keepPreviousData,
  });
  const { remove } = useMessageChanges();
  const { status, message } = search;
  const all = counts && counts.new + counts.read + counts.answered;
  const total = status ? counts?.[status] : all;
  const tabHref = (to: MessagesSearch['status']) => messagesHref({ search: search.search, status: to });

  const drop = ({ id }: Pick<StoredMessage, 'id'>) =>
    confirm({
      title: 'Διαγραφή μηνύματος;',
      description: 'Το μήνυμα διαγράφεται οριστικά, μαζί με τις απαντήσεις του.',
      confirmLabel: 'Διαγραφή',
      async action() {
        await remove.mutateAsync({ messageId: id });
        if (message === id) onSearch({ ...search, message: undefined });
      },
    });

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Μηνύματα ανά κατάσταση"
          tabs={[
            { href: tabHref(undefined), label: 'Όλα', count: all, current: status === undefined },
            ...messageStatuses.map((one) => ({
              href: tabHref(one),
              label: names[one],
              count: counts?.[one],
              current: one === status,
            })),
          ]}
        />
        <SearchField
          label="Αναζήτηση μηνύματος"
          placeholder="Όνομα, email, κείμενο"
          value={search.search ?? ''}
          onChange={(text) => onSearch({ status, search: text || undefined })}
        />
      </div>
      <Panel flush className="mt-4">
        <MessageList
          list={list}
          isSearch={search.search !== undefined}
          onOpen={(id) => onSearch({ ...search, message: id })}
          onDelete={drop}
        />
      </Panel>
      <ListPagination
        page={search.page ?? 1}
        pageCount={Math.ceil((total ?? 0) / messagesPerPage)}
        hrefFor={(page) => messagesHref({ ...search, page, message: undefined })}
        className="mt-4"
      />

      {message !== undefined && (
        <MessageDialog
          id={message}
          About={About}
          Templates={Templates}
          onDelete={() => drop({ id: message })}
          onClose={() => onSearch({ ...search, message: undefined })}
        />
      )}
    </>
  );
}

interface ListProps {
  list: UseQueryResult<readonly StoredMessage[]>;
  isSearch: boolean;
  onOpen: (id: string) => void;
  onDelete: (message: Pick<StoredMessage, 'id'>) => void;
}

function MessageList({ list, isSearch, onOpen, onDelete }: ListProps) {
  return (
    <QueryView
      query={list}
      empty={
        <EmptyState
          icon={<Inbox />}
          title={isSearch ? 'Δεν βρέθηκαν αποτελέσματα' : 'Δεν υπάρχουν μηνύματα'}
          className="px-5"
        />
      }
    >
      {(messages) => (
        <MessageTable
          messages={messages}
          now={new Date(list.dataUpdatedAt)}
          onOpen={onOpen}
          onDelete={onDelete}
        />
      )}
    </QueryView>
  );
}
