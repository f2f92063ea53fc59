import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { QueryView } from '../../../../ui/pieces/QueryView.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import type { StoredMessage } from '../../contract.ts';
import { messagesHref } from '../../messages-search.ts';
import { MessageTable } from './MessageTable.tsx';
import { useMessageChanges } from './use-message-changes.ts';

const ConfirmDialog = lazyPart(() => import('../../../../ui/pieces/ConfirmDialog.tsx'), 'ConfirmDialog');

const latest = 10;

/** The ten latest messages, each of which can be opened and deleted. */
export function LatestMessages() {
  const router = useRouter();
  const list = useQuery(useApi().contact.listMessages.queryOptions({ input: { pageSize: latest } }));
  const [deleting, setDeleting] = useState<StoredMessage>();
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
      className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0"
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
            onDelete={setDeleting}
          />
        )}
      </QueryView>

      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleting(undefined)}
          title="Διαγραφή μηνύματος;"
          description={`Το μήνυμα από ${deleting.name} διαγράφεται οριστικά, μαζί με τις απαντήσεις του.`}
          confirmLabel="Διαγραφή"
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate({ messageId: deleting.id }, { onSuccess: () => setDeleting(undefined) })
          }
        />
      )}
    </Panel>
  );
}
