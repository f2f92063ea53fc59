import { Coins } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { ordersHref } from '../../orders-search.ts';
import { pointsReasonLabels, type PointsAccount } from '../contract.ts';

export function PointsHistory({ account: { balance, entries } }: { account: PointsAccount }) {
  return (
    <>
      <p className="text-base">
        Υπόλοιπο <b className="num">{plural(balance, 'πόντος', 'πόντοι')}</b>, αξίας{' '}
        <span className="num">{formatEuro(balance)}</span>
      </p>
      {entries.length === 0 ? (
        <EmptyState icon={<Coins />} title="Δεν υπάρχουν κινήσεις πόντων" />
      ) : (
        <ul className="mt-3 border-t border-line text-base">
          {entries.map(({ at, points, reason, orderId, orderNumber }) => (
            <li
              key={`${orderId} ${reason}`}
              className="flex justify-between gap-4 border-b border-line py-2.5"
            >
              <span className="min-w-0">
                {pointsReasonLabels[reason]} ·{' '}
                <TextLink href={ordersHref({ order: orderId })}>{orderNumber}</TextLink>
                <span className="num block text-sm text-text-3">{formatDate(athensDate(new Date(at)))}</span>
              </span>
              <span className="num shrink-0 font-semibold">
                {points > 0 ? '+' : '−'}
                {plural(Math.abs(points), '', '').trim()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
