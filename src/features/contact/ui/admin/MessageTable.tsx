import { Trash2 } from 'lucide-react';
import { formatAgo } from '#shared/dates.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { cx } from '#ui/style/cx.ts';
import type { StoredMessage } from '../../contract.ts';
import { MessageStatusBadge } from './MessageStatusBadge.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';

interface Props {
  messages: readonly StoredMessage[];
  /** When the list was fetched. */
  now: Date;
  onOpen: (id: string) => void;
  onDelete: (message: StoredMessage) => void;
}

/** Messages as table rows; the sender's name opens the message. */
export function MessageTable({ messages, now, onOpen, onDelete }: Props) {
  return (
    <DataTable
      caption="Μηνύματα"
      columns={[
        {
          title: 'Αποστολέας',
          namesRow: true,
          cell: (message) => (
            <button
              type="button"
              aria-haspopup="dialog"
              data-row-focus=""
              onClick={() => onOpen(message.id)}
              className={cx(
                'min-h-9 min-w-24 py-1 text-left wrap-anywhere hover:underline pointer-coarse:min-h-11',
                message.status === 'new' ? 'font-semibold' : 'font-medium',
              )}
            >
              {message.name}
              <span className="block text-xs font-normal text-text-3 max-md:hidden">{message.email}</span>
              <span className="line-clamp-2 text-xs font-normal text-text-3 md:hidden">
                {message.subject ?? message.message}
              </span>
            </button>
          ),
        },
        {
          title: 'Μήνυμα',
          className: 'hm',
          cell: ({ subject, message }) => (
            <span className="line-clamp-2 max-w-[64ch] min-w-36 wrap-anywhere">
              {subject !== undefined && <b>{subject}. </b>}
              <span className="text-text-2">{message}</span>
            </span>
          ),
        },
        {
          title: 'Ημερομηνία',
          className: 'hm',
          cellClass: 'whitespace-nowrap',
          cell: ({ createdAt }) => formatAgo(new Date(createdAt), now),
        },
        { title: 'Κατάσταση', cell: ({ status }) => <MessageStatusBadge status={status} /> },
        {
          title: 'Ενέργειες',
          isTitleHidden: true,
          className: 'text-right',
          cell: (message) => (
            <IconButton
              size="sm"
              label={`Διαγραφή μηνύματος: ${message.name}`}
              onClick={() => onDelete(message)}
            >
              <Trash2 />
            </IconButton>
          ),
        },
      ]}
      rows={messages}
      keyOf={({ id }) => id}
    />
  );
}
