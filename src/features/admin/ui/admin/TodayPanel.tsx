import { Check, Clock } from 'lucide-react';
import { athensDate, formatLongDate } from '../../../../shared/dates.ts';
import { Badge } from '../../../../ui/pieces/Badge.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { appointmentStatusLabels } from '../../../booking/contract.ts';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';

/** Today's appointments in order of time. */
export function TodayPanel({ appointments, now }: { appointments: Overview['today']; now: Date }) {
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
        {appointments.map(({ id, time, serviceName, customerName, status }) => {
          const isPending = status.startsWith('pending');
          return (
            <li
              key={id}
              className="flex items-center gap-3.5 px-3.5 py-2.5 not-first:border-t not-first:border-line"
            >
              <span className="code text-base">{time}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-base font-medium">{serviceName}</span>
                <span className="block truncate text-sm text-text-3">{customerName}</span>
              </span>
              <Badge tone={isPending ? 'medium' : 'ok'}>
                {isPending ? <Clock /> : <Check />}
                {appointmentStatusLabels[status]}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
