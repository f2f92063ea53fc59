import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
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
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    useApi().contact.listMessages.queryOptions({ input: { pageSize: latest } }),
  );
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
      {error && <ErrorState error={error} className="m-3" onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading className="p-4">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data?.length === 0 && <EmptyState icon={<Inbox />} title="Δεν υπάρχουν μηνύματα" className="px-5" />}
      {data && data.length > 0 && (
        <MessageTable
          messages={data}
          now={new Date(dataUpdatedAt)}
          onOpen={(message) => void router.navigate({ href: messagesHref({ message }) })}
          onDelete={setDeleting}
        />
      )}

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
