import {
  CalendarDays,
  Check,
  ClipboardPen,
  FileText,
  HandCoins,
  Handshake,
  Megaphone,
  MessageSquare,
  MessagesSquare,
  PackageMinus,
  PackageOpen,
  PackageX,
  ShoppingBag,
  Star,
  UserRoundPlus,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { formatAgo } from '#shared/dates.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import type { Undoable } from '#ui/undo/undoable.ts';
import { queueSubject, type QueueKind, type QueueRow } from '../../queue.ts';
import type { useQuickActions } from './use-quick-actions.ts';

/** Of each kind its name, its picture, and the one thing that is done with it. */
const looks: Record<QueueKind, { name: string; icon: ReactElement; action: string }> = {
  customer: { name: 'Εγγραφή', icon: <UserRoundPlus />, action: 'Έγκριση' },
  appointment: { name: 'Ραντεβού', icon: <CalendarDays />, action: 'Έγκριση' },
  unreported: { name: 'Επισκέψεις', icon: <ClipboardPen />, action: 'Άνοιγμα' },
  order: { name: 'Παραγγελία', icon: <ShoppingBag />, action: 'Επιβεβαίωση' },
  refund: { name: 'Επιστροφή χρημάτων', icon: <HandCoins />, action: 'Επιστροφή' },
  rest: { name: 'Υπόλοιπα παραγγελίας', icon: <PackageOpen />, action: 'Αποστολή' },
  due: { name: 'Πίστωση που έληξε', icon: <HandCoins />, action: 'Είσπραξη' },
  offer: { name: 'Προσφορά', icon: <FileText />, action: 'Άνοιγμα' },
  contract: { name: 'Συμβόλαια', icon: <Handshake />, action: 'Έκδοση' },
  recall: { name: 'Ανάκληση', icon: <Megaphone />, action: 'Ενημέρωση' },
  chat: { name: 'Συνομιλία', icon: <MessagesSquare />, action: 'Απάντηση' },
  message: { name: 'Μήνυμα', icon: <MessageSquare />, action: 'Απάντηση' },
  review: { name: 'Κριτική', icon: <Star />, action: 'Έλεγχος' },
  low: { name: 'Χαμηλό απόθεμα', icon: <PackageMinus />, action: 'Απόθεμα' },
  product: { name: 'Εξαντλημένο', icon: <PackageX />, action: 'Απόθεμα' },
};

interface Props extends ReturnType<typeof useQuickActions> {
  row: QueueRow;
  now: Date;
  undoable: Undoable | undefined;
}

/** A row of the queue: its link opens it, its button settles it at once or opens it where it is settled. */
export function QueueItem({ row, now, undoable, ...quick }: Props) {
  const { kind, who, what, since, href } = row;
  const { name, icon } = looks[kind];
  const age = since === undefined ? undefined : formatAgo(new Date(since), now);
  return (
    <li
      data-row={queueSubject(row)}
      className="group/row flex min-h-10 items-center gap-3 border-line pr-3 not-first:border-t hover:bg-surface-hover focus-within:bg-surface-hover"
    >
      <Anchor
        href={href}
        data-row-focus=""
        className="grid min-h-10 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 pl-3.5 text-base focus-visible:-outline-offset-2 max-lg:py-1.5 max-lg:leading-tight pointer-coarse:min-h-11 lg:grid-cols-[auto_minmax(0,15rem)_minmax(0,1fr)_8.5rem] [&>svg]:size-4 [&>svg]:text-text-3 max-lg:[&>svg]:row-span-2"
      >
        {icon}
        <span className="truncate font-medium">
          <span className="sr-only">{name}: </span>
          {who}
        </span>
        <span className="text-text-2 max-lg:line-clamp-3 max-lg:text-sm lg:truncate">
          {what}
          {age && <span className="lg:hidden"> · {age}</span>}
        </span>
        <span className="truncate text-right text-sm text-text-3 max-lg:hidden">{age}</span>
      </Anchor>
      <span className="flex shrink-0 justify-end lg:w-56">
        {undoable ? (
          <UndoLine subject={queueSubject(row)} undoable={undoable} of={who} />
        ) : (
          <QueueAction row={row} {...quick} />
        )}
      </span>
    </li>
  );
}

/** Shown for the row under the pointer and the one with the focus; a touch screen has neither. */
const quiet =
  'opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100';

function QueueAction({
  row,
  isPending,
  approve,
  confirmAppointment,
  confirmOrder,
}: Omit<Props, 'now' | 'undoable'>) {
  const { kind, id, who, href } = row;
  const { action } = looks[kind];
  const settles: Partial<Record<QueueKind, typeof approve>> = {
    customer: approve,
    appointment: confirmAppointment,
    order: confirmOrder,
  };
  const settle = settles[kind];
  const look = { size: 'xs', variant: 'outline', className: quiet } as const;
  if (!settle)
    return (
      <Button {...look} href={href} aria-label={`${action}: ${who}`} data-act="">
        {action}
      </Button>
    );
  return (
    <Button
      {...look}
      data-act=""
      data-decision=""
      disabled={isPending}
      aria-label={`${action}: ${who}`}
      onClick={() => settle(id, { subject: queueSubject(row), title: who })}
    >
      <Check />
      {action}
    </Button>
  );
}
