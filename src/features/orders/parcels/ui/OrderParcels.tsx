import { athensDate, formatDate } from '#shared/dates.ts';
import type { Order } from '../../contract.ts';
import { TrackingLink } from '../../ui/TrackingLink.tsx';
import { piecesText } from '../rules.ts';

/** The parcels in which an order goes: what each holds and how it is followed, and what still waits. */
export function OrderParcels({ order }: { order: Order }) {
  const { parcels, waiting = [], items } = order;
  if (!parcels) return <TrackingLink order={order} className="mt-1" />;
  return (
    <ol aria-label="Δέματα" className="mt-2 grid gap-2">
      {parcels.map(({ sentAt, pieces, ...follow }, index) => (
        <li
          key={`${sentAt} ${follow.tracking ?? ''} ${piecesText(items, pieces)}`}
          className="border-l-2 border-primary pl-3"
        >
          <span className="font-medium">
            Δέμα {index + 1}, {formatDate(athensDate(new Date(sentAt)))}
          </span>
          <span className="block text-text-2">{piecesText(items, pieces)}</span>
          <TrackingLink order={follow} />
        </li>
      ))}
      {waiting.length > 0 && (
        <li className="border-l-2 border-dashed border-line-strong pl-3">
          <span className="font-medium">Ακολουθούν</span>
          <span className="block text-text-2">{piecesText(items, waiting)}</span>
        </li>
      )}
    </ol>
  );
}
