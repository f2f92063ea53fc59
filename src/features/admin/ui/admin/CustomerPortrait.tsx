import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { athensDate, formatDate } from '../../../../shared/dates.ts';
import { eurosToCents, formatEuro } from '../../../../shared/money.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { Anchor } from '../../../../ui/pieces/Anchor.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { cx } from '../../../../ui/style/cx.ts';
import { appointmentsHref } from '../../../booking/appointments-search.ts';
import { appointmentStatusLabels } from '../../../booking/contract.ts';
import { messagesHref } from '../../../contact/messages-search.ts';
import { orderStatusLabels } from '../../../orders/labels.ts';
import { ordersHref } from '../../../orders/orders-search.ts';

const euro = (amount: number) => formatEuro(eurosToCents(amount));

interface Props {
  customer: { id: string; email: string };
}

/** What a customer bought, owes, booked and wrote, each with a link to it. */
export function CustomerPortrait({ customer: { id, email } }: Props) {
  const { data, isError, refetch } = useQuery({
    ...useApi().admin.getPortrait.queryOptions({ input: { customerId: id } }),
    staleTime: 0,
  });
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Φόρτωση…" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
      </Loading>
    );
  }
  const { turnover, orderCount, owed, refundDue, orders, appointments, messages } = data;
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
        <Figure label="Τζίρος με ΦΠΑ">{euro(turnover)}</Figure>
        <Figure label="Παραγγελίες">{orderCount}</Figure>
        <Figure label="Οφείλει" isDue={owed > 0}>
          {euro(owed)}
        </Figure>
        <Figure label="Του επιστρέφουμε" isDue={refundDue > 0}>
          {euro(refundDue)}
        </Figure>
      </dl>
      <List
        title="Παραγγελίες"
        all={ordersHref({ customerId: id })}
        none="Καμία παραγγελία ακόμη."
        rows={orders.map((order) => ({
          id: order.id,
          href: ordersHref({ customerId: id, order: order.id }),
          what: <span className="code">{order.orderNumber}</span>,
          when: formatDate(athensDate(new Date(order.createdAt))),
          state: orderStatusLabels[order.status],
          figure: euro(order.total),
        }))}
      />
      <List
        title="Ραντεβού"
        all={appointmentsHref({ view: 'list', customerId: id })}
        none="Κανένα ραντεβού ακόμη."
        rows={appointments.map((one) => ({
          id: one.id,
          href: appointmentsHref({ view: 'list', customerId: id, appointment: one.id }),
          what: one.serviceName,
          when: `${formatDate(one.date)}, ${one.time}`,
          state: appointmentStatusLabels[one.status],
        }))}
      />
      <List
        title="Μηνύματα"
        all={messagesHref({ search: email })}
        none="Κανένα μήνυμα ακόμη."
        rows={messages.map((message) => ({
          id: message.id,
          href: messagesHref({ search: email }),
          what: message.subject ?? 'Χωρίς θέμα',
          when: formatDate(athensDate(new Date(message.createdAt))),
        }))}
      />
    </div>
  );
}

function Figure({ label, isDue, children }: { label: string; isDue?: boolean; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-3 py-2.5">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className={cx('num text-lg font-semibold', isDue && 'text-high-text')}>{children}</dd>
    </div>
  );
}

type Row = { id: string; href: string; what: ReactNode; when: string; state?: string; figure?: string };

function List({
  title,
  all,
  none,
  rows,
}: {
  title: string;
  all: string;
  none: string;
  rows: readonly Row[];
}) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-base font-semibold">
        <Anchor href={all} className="text-primary-text hover:underline">
          {title}
        </Anchor>
      </h3>
      {rows.length === 0 ? (
        <p className="text-base text-text-2">{none}</p>
      ) : (
        <ul>
          {rows.map(({ id, href, what, when, state, figure }) => (
            <li key={id} className="border-t border-line">
              <Anchor
                href={href}
                className="flex min-h-9 flex-wrap items-center gap-x-4 py-1 text-base hover:bg-surface-hover pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1 truncate font-medium">{what}</span>
                <span className="num text-sm text-text-2">{when}</span>
                {state && <span className="text-sm text-text-2">{state}</span>}
                {figure && <span className="num font-semibold">{figure}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
