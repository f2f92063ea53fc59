import { Check, CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAgo, formatDate } from '../../../../shared/dates.ts';
import { plural } from '../../../../shared/greek.ts';
import { eurosToCents, formatEuro } from '../../../../shared/money.ts';
import { Anchor } from '../../../../ui/pieces/Anchor.tsx';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { UndoLine } from '../../../../ui/undo/UndoLine.tsx';
import { useUndoables, type Undoable } from '../../../../ui/undo/undoable.ts';
import { useRetainedRows } from '../../../../ui/undo/use-retained-rows.ts';
import { useSettledClicks } from '../../../../ui/undo/use-settled-clicks.ts';
import { refundDue } from '../../../orders/enums.ts';
import { ordersHref } from '../../../orders/orders-search.ts';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';
import { useQuickActions } from './use-quick-actions.ts';

interface Row {
  /** The subject, such as «order:…». */
  subject: string;
  title: string;
  detail: string;
  href: string;
  /** The button that settles it at once. */
  action?: { label: string; run: (of: { subject: string; title: string }) => void };
}

interface Group {
  title: string;
  total: number;
  /** Beside the title: the amount of all of them. */
  amount?: string;
  href: string;
  rows: Row[];
}

/** The administrators' open tasks, each one press from done: settled here, or opened on its own screen. */
export function WaitingPanel({ overview, now }: { overview: Overview; now: Date }) {
  const { isPending, ...actions } = useQuickActions();
  const undoables = useUndoables();
  const groups = groupsOf(overview, now, actions);
  const waiting = groups.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, group: title })));
  const rows = useRetainedRows('waiting', waiting, ({ subject }) => subject);
  const settled = useSettledClicks(rows.map(({ subject }) => `${subject} ${undoables.has(subject)}`).join());
  return (
    <Panel title="Σήμερα περιμένουν" flush>
      {rows.length === 0 && (
        <EmptyState icon={<CircleCheckBig />} title="Τίποτα δεν περιμένει" className="px-5">
          Εγκρίσεις, ραντεβού, παραγγελίες και μηνύματα έχουν τακτοποιηθεί.
        </EmptyState>
      )}
      <div {...settled}>
        {groups
          .map((group) => ({ ...group, rows: rows.filter((row) => row.group === group.title) }))
          .filter((group) => group.rows.length > 0)
          .map((group) => (
            <section
              key={group.title}
              aria-label={group.title}
              className="not-first:border-t not-first:border-line"
            >
              <h3 className="flex flex-wrap items-center justify-between gap-x-3 bg-sunken px-3.5 py-1.5 text-sm font-medium text-text-2">
                <span>
                  {group.title} <span className="num text-text-3">{group.total}</span>
                  {group.amount && <span className="num"> · {group.amount}</span>}
                </span>
                <TextLink arrow href={group.href}>
                  Όλα<span className="sr-only">: {group.title}</span>
                </TextLink>
              </h3>
              <ul>
                {group.rows.map((row) => (
                  <WaitingRow key={row.subject} {...row}>
                    <RowAction row={row} undoable={undoables.get(row.subject)} isPending={isPending} />
                  </WaitingRow>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Panel>
  );
}

interface ActionProps {
  row: Row;
  undoable: Undoable | undefined;
  isPending: boolean;
}

function RowAction({ row: { subject, title, action }, undoable, isPending }: ActionProps) {
  if (undoable) return <UndoLine subject={subject} undoable={undoable} of={title} className="shrink-0" />;
  if (!action) return null;
  return (
    <Button
      size="xs"
      variant="outline"
      data-decision=""
      disabled={isPending}
      aria-label={`${action.label}: ${title}`}
      onClick={() => action.run({ subject, title })}
    >
      <Check />
      {action.label}
    </Button>
  );
}

function WaitingRow({
  title,
  detail,
  href,
  children,
}: Pick<Row, 'title' | 'detail' | 'href'> & { children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-t border-line px-3.5 py-2">
      <Anchor href={href} className="group grid min-h-9 min-w-0 flex-1 content-center">
        <span className="truncate text-base font-medium group-hover:underline">{title}</span>
        <span className="truncate text-sm text-text-3">{detail}</span>
      </Anchor>
      {children}
    </li>
  );
}

function groupsOf(
  { waiting, counts, refundTotal }: Overview,
  now: Date,
  { approve, confirmAppointment, confirmOrder }: Omit<ReturnType<typeof useQuickActions>, 'isPending'>,
): Group[] {
  const ago = (createdAt: string) => formatAgo(new Date(createdAt), now);
  return [
    {
      title: 'Εγκρίσεις πελατών',
      total: counts.pendingApprovals,
      href: adminHref('customers'),
      rows: waiting.approvals.map(({ id, name, companyName, createdAt }) => ({
        subject: `customer:${id}`,
        title: name,
        detail: [companyName, ago(createdAt)].filter(Boolean).join(' · '),
        href: adminHref('customers', { customer: id }),
        action: { label: 'Έγκριση', run: (of) => approve(id, of) },
      })),
    },
    {
      title: 'Ραντεβού',
      total: counts.pendingAppointments,
      href: adminHref('appointments', { status: 'pending' }),
      rows: waiting.appointments.map(({ id, serviceName, customerName, date, time }) => ({
        subject: `appointment:${id}`,
        title: customerName,
        detail: `${formatDate(date)}, ${time} · ${serviceName}`,
        href: adminHref('appointments', { status: 'pending' }),
        action: { label: 'Έγκριση', run: (of) => confirmAppointment(id, of) },
      })),
    },
    {
      title: 'Παραγγελίες',
      total: counts.pendingOrders,
      href: '/order-management?status=pending',
      rows: waiting.orders.map(({ id, orderNumber, customerName, total, createdAt }) => ({
        subject: `order:${id}`,
        title: `${orderNumber} · ${formatEuro(eurosToCents(total))}`,
        detail: `${customerName} · ${ago(createdAt)}`,
        href: `/order-management?order=${id}`,
        action: { label: 'Επιβεβαίωση', run: (of) => confirmOrder(id, of) },
      })),
    },
    {
      title: 'Επιστροφές χρημάτων',
      total: counts.refundsDue,
      amount: formatEuro(eurosToCents(refundTotal)),
      href: ordersHref({ status: refundDue }),
      rows: waiting.refunds.map(({ id, orderNumber, customerName, total }) => ({
        subject: `refund:${id}`,
        title: `${orderNumber} · ${formatEuro(eurosToCents(total))}`,
        detail: customerName,
        href: ordersHref({ status: refundDue, order: id }),
      })),
    },
    {
      title: 'Μηνύματα',
      total: counts.newMessages,
      href: adminHref('messages', { status: 'new' }),
      rows: waiting.messages.map(({ id, name, subject, createdAt }) => ({
        subject: `message:${id}`,
        title: name,
        detail: [subject, ago(createdAt)].filter(Boolean).join(' · '),
        href: adminHref('messages', { message: id }),
      })),
    },
    {
      title: 'Κριτικές',
      total: counts.pendingReviews,
      href: adminHref('reviews'),
      rows: waiting.reviews.map(({ id, productName, rating, createdAt }) => ({
        subject: `review:${id}`,
        title: productName,
        detail: `${plural(rating, 'αστέρι', 'αστέρια')} · ${ago(createdAt)}`,
        href: adminHref('reviews'),
      })),
    },
    {
      title: 'Χαμηλό απόθεμα',
      total: counts.lowStock,
      href: adminHref('products', { show: 'low' }),
      rows: waiting.lowStock.map(({ id, name, sku, stockQuantity }) => ({
        subject: `low:${id}`,
        title: name,
        detail: `${sku} · ${plural(stockQuantity, 'τεμάχιο', 'τεμάχια')}`,
        href: adminHref('products', { product: String(id) }),
      })),
    },
    {
      title: 'Εξαντλημένα προϊόντα',
      total: counts.outOfStock,
      href: adminHref('products', { show: 'out' }),
      rows: waiting.products.map(({ id, name, sku }) => ({
        subject: `product:${id}`,
        title: name,
        detail: sku,
        href: adminHref('products', { product: String(id) }),
      })),
    },
  ];
}
