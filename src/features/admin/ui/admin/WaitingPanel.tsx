import { Check, CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAgo, formatDate } from '../../../../shared/dates.ts';
import { eurosToCents, formatEuro } from '../../../../shared/money.ts';
import { Anchor } from '../../../../ui/Anchor.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';
import { useQuickActions } from './use-quick-actions.ts';

interface Row {
  id: string | number;
  title: string;
  detail: string;
  href: string;
  /** What settles it at once. */
  action?: { label: string; run: () => void };
}

interface Group {
  title: string;
  total: number;
  href: string;
  rows: Row[];
}

/** What waits for somebody, each thing one press from done: settled here, or opened where it is settled. */
export function WaitingPanel({ overview, now }: { overview: Overview; now: Date }) {
  const { isPending, ...actions } = useQuickActions();
  const groups = groupsOf(overview, now, actions).filter(({ rows }) => rows.length > 0);
  return (
    <Panel title="Σήμερα περιμένουν" flush>
      {groups.length === 0 && (
        <EmptyState icon={<CircleCheckBig />} title="Τίποτα δεν περιμένει" className="px-5">
          Εγκρίσεις, ραντεβού, παραγγελίες και μηνύματα έχουν τακτοποιηθεί.
        </EmptyState>
      )}
      {groups.map(({ title, total, href, rows }) => (
        <section key={title} aria-label={title} className="not-first:border-t not-first:border-line">
          <h3 className="flex flex-wrap items-center justify-between gap-x-3 bg-sunken px-3.5 py-1.5 text-sm font-medium text-text-2">
            <span>
              {title} <span className="num text-text-3">{total}</span>
            </span>
            <TextLink arrow href={href}>
              Όλα<span className="sr-only">: {title}</span>
            </TextLink>
          </h3>
          <ul>
            {rows.map(({ id, action, ...row }) => (
              <WaitingRow
                key={id}
                {...row}
                action={
                  action && (
                    <Button
                      size="xs"
                      variant="outline"
                      disabled={isPending}
                      aria-label={`${action.label}: ${row.title}`}
                      onClick={action.run}
                    >
                      <Check />
                      {action.label}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function WaitingRow({
  title,
  detail,
  href,
  action,
}: Pick<Row, 'title' | 'detail' | 'href'> & { action: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-t border-line px-3.5 py-2">
      <Anchor href={href} className="group grid min-h-9 min-w-0 flex-1 content-center">
        <span className="truncate text-base font-medium group-hover:underline">{title}</span>
        <span className="truncate text-sm text-text-3">{detail}</span>
      </Anchor>
      {action}
    </li>
  );
}

function groupsOf(
  { waiting, counts }: Overview,
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
        id,
        title: name,
        detail: [companyName, ago(createdAt)].filter(Boolean).join(' · '),
        href: adminHref('customers', { customer: id }),
        action: { label: 'Έγκριση', run: () => approve(id) },
      })),
    },
    {
      title: 'Ραντεβού',
      total: counts.pendingAppointments,
      href: adminHref('appointments', { status: 'pending' }),
      rows: waiting.appointments.map(({ id, serviceName, customerName, date, time }) => ({
        id,
        title: customerName,
        detail: `${formatDate(date)}, ${time} · ${serviceName}`,
        href: adminHref('appointments', { status: 'pending' }),
        action: { label: 'Επιβεβαίωση', run: () => confirmAppointment(id) },
      })),
    },
    {
      title: 'Παραγγελίες',
      total: counts.pendingOrders,
      href: '/order-management?status=pending',
      rows: waiting.orders.map(({ id, orderNumber, customerName, total, createdAt }) => ({
        id,
        title: `${orderNumber} · ${formatEuro(eurosToCents(total))}`,
        detail: `${customerName} · ${ago(createdAt)}`,
        href: `/order-management?order=${id}`,
        action: { label: 'Επιβεβαίωση', run: () => confirmOrder(id) },
      })),
    },
    {
      title: 'Μηνύματα',
      total: counts.newMessages,
      href: adminHref('messages', { status: 'new' }),
      rows: waiting.messages.map(({ id, name, subject, createdAt }) => ({
        id,
        title: name,
        detail: [subject, ago(createdAt)].filter(Boolean).join(' · '),
        href: adminHref('messages', { message: id }),
      })),
    },
    {
      title: 'Εξαντλημένα προϊόντα',
      total: counts.outOfStock,
      href: adminHref('products', { show: 'out' }),
      rows: waiting.products.map(({ id, name, sku }) => ({
        id,
        title: name,
        detail: sku,
        href: adminHref('products', { product: String(id) }),
      })),
    },
  ];
}
