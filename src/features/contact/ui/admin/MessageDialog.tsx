import { useQuery } from '@tanstack/react-query';
import { MailOpen, RotateCcw, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatDateTime } from '#shared/dates.ts';
import { OpenedBy } from '#ui/live/OpenedBy.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { customerHref } from '#features/customers/customer-search.ts';
import type { MessageThread } from '../../contract.ts';
import { readTranscript, type TranscriptLine } from '../../transcript.ts';
import { MessageStatusBadge } from './MessageStatusBadge.tsx';
import { ReplyForm, type ReplyTemplates } from './ReplyForm.tsx';
import { useMessageChanges } from './use-message-changes.ts';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';

interface Props {
  id: string;
  About?: ComponentType<{ id: string }> | undefined;
  Templates?: ReplyTemplates | undefined;
  onDelete: () => void;
  onClose: () => void;
}

/** A message with all answers, and the form that answers it. */
export function MessageDialog({ id, About, Templates, onDelete, onClose }: Props) {
  const { data, error, refetch } = useQuery(
    useApi().contact.getMessage.queryOptions({ input: { messageId: id }, staleTime: 0 }),
  );
  const { setStatus } = useMessageChanges();
  const isNew = data?.status === 'new';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.subject ?? data?.name ?? 'Μήνυμα'}
      description={data && <MessageStatusBadge status={data.status} />}
      footer={
        data && (
          <>
            <Button size="sm" variant="danger" className="mr-auto" onClick={onDelete}>
              <Trash2 />
              Διαγραφή
            </Button>
            <Button
              size="sm"
              variant="outline"
              pending={setStatus.isPending}
              pendingLabel="Αποθήκευση..."
              onClick={() => setStatus.mutate({ messageId: id, status: isNew ? 'read' : 'new' })}
            >
              {isNew ? <MailOpen /> : <RotateCcw />}
              {isNew ? 'Δεν χρειάζεται απάντηση' : 'Σήμανση ως νέο'}
            </Button>
          </>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading className="grid gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data && (
        <div className="grid gap-6">
          <OpenedBy record={`message:${id}`} className="-mb-2" />
          <Thread message={data} />
          <ReplyForm message={data} Templates={Templates} />
          {About && <About id={id} />}
        </div>
      )}
    </Dialog>
  );
}

function Thread({ message }: { message: MessageThread }) {
  const { name, email, phone, createdAt, customerId, replies } = message;
  const lines = readTranscript(message.message);
  return (
    <div className="grid gap-4 text-base">
      <article className="rounded-md border border-line p-4">
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong>{name}</strong>
          <span className="num text-text-3">{formatDateTime(new Date(createdAt))}</span>
        </p>
        <p className="flex flex-wrap gap-x-4">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
          {phone !== undefined && <PhoneLink phone={phone} />}
          {customerId !== undefined && <TextLink href={customerHref(customerId)}>Καρτέλα πελάτη</TextLink>}
        </p>
        {lines ? <Chat lines={lines} /> : <p className="mt-3 whitespace-pre-line">{message.message}</p>}
      </article>
      {replies.map(({ text, at, by }) => (
        <article key={at} className="rounded-md bg-primary-soft p-4 sm:ml-8">
          <p className="flex flex-wrap justify-between gap-x-4">
            <strong>Απάντηση{by !== undefined && ` · ${by}`}</strong>
            <span className="num text-text-3">{formatDateTime(new Date(at))}</span>
          </p>
          <p className="mt-2 whitespace-pre-line">{text}</p>
        </article>
      ))}
    </div>
  );
}

/** A chat that was left as a message. */
function Chat({ lines }: { lines: readonly TranscriptLine[] }) {
  return (
    <ol aria-label="Η συνομιλία" className="mt-3 grid gap-3 border-t border-line pt-3">
      {lines.map(({ speaker, at, text }, index) => (
        // The lines of a chat never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <p className="flex flex-wrap gap-x-2 text-sm text-text-3">
            <strong className="text-text-2">{speaker}</strong>
            <span className="num">{at}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
