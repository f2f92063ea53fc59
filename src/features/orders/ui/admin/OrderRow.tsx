import { plural } from '../../../../shared/greek.ts';
import { cx } from '../../../../ui/style/cx.ts';
import type { Order } from '../../contract.ts';
import { euroText, paymentText, piecesIn, placedAt } from '../../texts.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { WithdrawnBadge } from '../WithdrawnBadge.tsx';

interface Props {
  order: Order;
  isOpen: boolean;
  onOpen: () => void;
}

/** An order in the administrators' list. */
export function OrderRow({ order, isOpen, onOpen }: Props) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className={cx(
          'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-l-3 px-3 py-3 text-left focus-visible:-outline-offset-2',
          isOpen ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-surface-hover',
        )}
      >
        <span className="code text-base font-medium">{order.orderNumber}</span>
        <OrderStatusBadge status={order.status} />
        <span className="truncate text-base">{order.customerName}</span>
        <span className="num text-right text-base font-semibold">{euroText(order.total)}</span>
        {order.withdrawals.length > 0 && (
          <span className="col-span-2">
            <WithdrawnBadge order={order} />
          </span>
        )}
        <span className="col-span-2 text-sm text-text-3">
          <span className="num">{placedAt(order)}</span> · {plural(piecesIn(order), 'τεμάχιο', 'τεμάχια')} ·{' '}
          {paymentText(order)}
          {order.tracking && (
            <>
              {' '}
              · <span className="code">{order.tracking}</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}
