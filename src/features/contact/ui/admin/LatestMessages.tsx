import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { messagesHref } from '../../messages-search.ts';
import { MessageTable } from './MessageTable.tsx';
import { useMessageChanges } from './use-message-changes.ts';

const latest = 10;

/** The ten latest messages, each of which can be opened and deleted. */
export function LatestMessages() {
  const router = useRouter();
  const list = useQuery(useApi().contact.listMessages.queryOptions({ input: { pageSize: latest } }));
  const { remove } = useMessageChanges();
  return (
    <Panel
      flush
      title="Τελευταία μηνύματα"
      action={
        <TextLink href={messagesHref({})} className="text-base">
          Όλα τα μηνύματα
        </TextLink>
      }
    >
      <QueryView
        query={list}
        skeleton={['h-40']}
        empty={<EmptyState icon={<Inbox />} title="Δεν υπάρχουν μηνύματα" className="px-5" />}
      >
        {(data) => (
          <MessageTable
            messages={data}
            now={new Date(list.dataUpdatedAt)}
            onOpen={(message) => void router.navigate({ href: messagesHref({ message }) })}
            onDelete={({ id, name }) =>
              confirm({
                title: 'Διαγραφή μηνύματος;',
                description: `Το μήνυμα από ${name} διαγράφεται οριστικά, μαζί με τις απαντήσεις του.`,
                confirmLabel: 'Διαγραφή',
                action: () => remove.mutateAsync({ messageId: id }),
              })
            }
          />
        )}
      </QueryView>
    </Panel>
  );
}
