import { Truck } from 'lucide-react';
import { athensDate, athensTime, formatDay } from '#shared/dates.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { cx } from '#ui/style/cx.ts';
import { appointmentStatusLabels } from '#features/booking/labels.ts';
import { timeOf } from '#features/booking/opening.ts';
import { technicianColour } from '#features/booking/technician-colour.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';
import { dayLine, placeOf, type Block, type Lane } from '../../day-timeline.ts';

interface Props {
  overview: Pick<Overview, 'today' | 'crew' | 'opening' | 'deliveries'>;
  now: Date;
}

/** Today as a time line: hours across, a row for each technician who is busy or away; and the deliveries promised for today. */
export function TodayPanel({ overview, now }: Props) {
  const { opening, deliveries, today } = overview;
  const { hours, lanes, free } = dayLine(overview);
  const date = athensDate(now);
  const at = placeOf(athensTime(now), hours);
  return (
    <Panel
      flush
      title={`Σήμερα, ${formatDay(date)}`}
      action={
        <TextLink arrow className="text-base" href={adminHref('appointments', { view: 'day', date })}>
          Η ημέρα στο ημερολόγιο
        </TextLink>
      }
    >
      {(today.length === 0 || !opening.isOpen) && (
        <p className="border-b border-line px-3.5 py-2.5 text-base text-text-2">
          {!opening.isOpen && `Κλειστά${opening.reason ? `: ${opening.reason}` : ''}. `}
          {today.length === 0 && 'Κανένα ραντεβού σήμερα.'}
        </p>
      )}
      {lanes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        <div role="region" aria-label="Χρονοδιάγραμμα της ημέρας" tabIndex={0} className="overflow-x-auto">
          <div className="relative min-w-176">
            <div aria-hidden="true" className="flex border-b border-line bg-sunken pl-32 sm:pl-44">
              {hours.map((hour) => (
                <span
                  key={hour}
                  className="num flex-1 border-l border-line px-1.5 py-0.5 text-xs text-text-3"
                >
                  {timeOf(hour)}
                </span>
              ))}
            </div>
            <ul>
              {lanes.map((lane, index) => (
                <LaneRow key={lane.technician?.id ?? `alone-${index}`} lane={lane} hours={hours} at={at} />
              ))}
            </ul>
          </div>
        </div>
      )}
      {free.length > 0 && today.length > 0 && (
        <p className="border-t border-line px-3.5 py-2.5 text-base text-text-2">
          Χωρίς ραντεβού σήμερα: {free.join(', ')}
        </p>
      )}
      {deliveries.length > 0 && (
        <ul
          aria-label="Παραδόσεις σήμερα"
          className="flex flex-wrap gap-x-5 border-t border-line px-3.5 py-1 text-base"
        >
          {deliveries.map(({ id, orderNumber, customerName }) => (
            <li key={id}>
              <Anchor
                href={ordersHref({ order: id })}
                className="inline-flex min-h-9 items-center gap-2 hover:underline pointer-coarse:min-h-11"
              >
                <Truck aria-hidden="true" className="icon-sm text-text-3" />
                <span>
                  Παράδοση <span className="code">{orderNumber}</span>
                  <span className="text-text-2"> · {customerName}</span>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LaneRow({
  lane: { technician, blocks },
  hours,
  at,
}: {
  lane: Lane;
  hours: readonly number[];
  at: number | undefined;
}) {
  const name = technician?.name ?? 'Χωρίς τεχνικό';
  return (
    <li className="flex border-line not-first:border-t">
      <span className="sticky left-0 z-2 flex w-32 shrink-0 flex-col justify-center bg-surface px-3.5 text-base sm:w-44">
        <span className="truncate">{name}</span>
        {technician?.isAway && <span className="text-sm font-medium text-medium-text">Λείπει σήμερα</span>}
      </span>
      <ul
        aria-label={name}
        className={cx('relative min-h-11 flex-1 overflow-hidden', technician?.isAway && 'hatched')}
      >
        {hours.map((hour, index) => (
          <li
            key={hour}
            aria-hidden="true"
            className="absolute inset-y-0 border-l border-line"
            style={{ left: `${(index * 100) / hours.length}%` }}
          />
        ))}
        {blocks.map((block) => (
          <VisitLink key={block.visit.id} block={block} technicianId={technician?.id} />
        ))}
        {at !== undefined && (
          <li
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 z-1 border-l-2 border-critical"
            style={{ left: `${at}%` }}
          />
        )}
      </ul>
    </li>
  );
}

function VisitLink({ block, technicianId }: { block: Block; technicianId: number | undefined }) {
  const { visit, left, width } = block;
  const { id, date, time, endTime, serviceName, customerName, status } = visit;
  const isPending = status.startsWith('pending');
  return (
    <li className="absolute inset-y-0.5 px-px" style={{ left: `${left}%`, width: `${width}%` }}>
      <Anchor
        href={adminHref('appointments', { view: 'day', date, appointment: id })}
        title={`${time}–${endTime} ${serviceName}, ${customerName}`}
        className={cx(
          'flex h-full flex-col justify-center overflow-hidden rounded-xs border border-l-4 px-1.5 text-xs leading-tight hover:border-control focus-visible:-outline-offset-2',
          isPending ? 'border-medium-line bg-medium-soft' : 'border-line-strong bg-surface',
        )}
        style={technicianId === undefined ? undefined : { borderLeftColor: technicianColour(technicianId) }}
      >
        <span className="sr-only">
          {time}–{endTime}, {appointmentStatusLabels[status]}:
        </span>
        <span className="truncate font-semibold">{customerName}</span>
        <span className="truncate text-text-2">{serviceName}</span>
      </Anchor>
    </li>
  );
}
