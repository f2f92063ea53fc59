import { Check, Clock, Truck } from 'lucide-react';
import { athensDate, formatLongDate } from '../../../../shared/dates.ts';
import { Anchor } from '../../../../ui/pieces/Anchor.tsx';
import { Badge } from '../../../../ui/pieces/Badge.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { appointmentStatusLabels } from '../../../booking/contract.ts';
import { ordersHref } from '../../../orders/orders-search.ts';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';

/** Today's appointments with their technicians in order of time, and the deliveries promised for today. */
export function TodayPanel({
  appointments,
  deliveries,
  now,
}: Pick<Overview, 'deliveries'> & { appointments: Overview['today']; now: Date }) {
  return (
    <Panel
      flush
      title={`Ραντεβού σήμερα, ${formatLongDate(athensDate(now)).replace(/ \d{4}$/, '')}`}
      action={
        <TextLink arrow className="text-base" href={adminHref('appointments')}>
          Ραντεβού
        </TextLink>
      }
    >
      {appointments.length === 0 && (
        <p className="px-3.5 py-4 text-base text-text-2">Κανένα ραντεβού σήμερα.</p>
      )}
      <ul>
        {appointments.map(({ id, time, serviceName, customerName, status, technicians }) => {
          const isPending = status.startsWith('pending');
          return (
            <li
              key={id}
              className="flex items-center gap-3.5 px-3.5 py-2.5 not-first:border-t not-first:border-line"
            >
              <span className="code text-base">{time}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-base font-medium">{serviceName}</span>
                <span className="block truncate text-sm text-text-3">
                  {[customerName, technicians.join(', ') || 'χωρίς τεχνικό'].join(' · ')}
                </span>
              </span>
              <Badge tone={isPending ? 'medium' : 'ok'}>
                {isPending ? <Clock /> : <Check />}
                {appointmentStatusLabels[status]}
              </Badge>
            </li>
          );
        })}
        {deliveries.map(({ id, orderNumber, customerName }) => (
          <li
            key={id}
            className="flex items-center gap-3.5 px-3.5 py-2.5 not-first:border-t not-first:border-line"
          >
            <Truck aria-hidden="true" className="icon-sm w-11 shrink-0 text-text-3" />
            <Anchor href={ordersHref({ order: id })} className="group min-w-0 flex-1">
              <span className="block truncate text-base font-medium group-hover:underline">
                Παράδοση {orderNumber}
              </span>
              <span className="block truncate text-sm text-text-3">{customerName}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
