import { Trash2 } from 'lucide-react';
import { formatAgo } from '#shared/dates.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Table } from '#ui/components/Table.tsx';
import { cx } from '#ui/style/cx.ts';
import type { StoredMessage } from '../../contract.ts';
import { MessageStatusBadge } from './MessageStatusBadge.tsx';

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
    <Table caption="Μηνύματα">
      <thead>
        <tr>
          <th scope="col">Αποστολέας</th>
          <th scope="col" className="hm">
            Μήνυμα
          </th>
          <th scope="col" className="hm">
            Ημερομηνία
          </th>
          <th scope="col">Κατάσταση</th>
          <th scope="col">
            <span className="sr-only">Ενέργειες</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id} data-row={message.id}>
            <th scope="row">
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
            </th>
            <td className="hm">
              <span className="line-clamp-2 max-w-[64ch] min-w-36 wrap-anywhere">
                {message.subject !== undefined && <b>{message.subject}. </b>}
                <span className="text-text-2">{message.message}</span>
              </span>
            </td>
            <td className="hm whitespace-nowrap">{formatAgo(new Date(message.createdAt), now)}</td>
            <td>
              <MessageStatusBadge status={message.status} />
            </td>
            <td className="text-right">
              <IconButton
                size="sm"
                label={`Διαγραφή μηνύματος: ${message.name}`}
                onClick={() => onDelete(message)}
              >
                <Trash2 />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
