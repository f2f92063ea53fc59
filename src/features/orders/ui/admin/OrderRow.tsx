import { euroText } from '#shared/money.ts';
import { formatDate } from '#shared/dates.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import type { Box } from '#ui/selection/use-selection.ts';
import { cx } from '#ui/style/cx.ts';
import type { Order } from '../../contract.ts';
import { shortTime } from '../../texts.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { WithdrawnBadge } from '../../withdrawals/ui/WithdrawnBadge.tsx';

interface Props {
  order: Order;
  isOpen: boolean;
  box: Box;
  hidden: ReadonlySet<string>;
  onOpen: () => void;
}

/** An order in the administrators' list; ticked ones are changed together. */
export function OrderRow({ order, isOpen, box, hidden, onOpen }: Props) {
  const { orderNumber, customerName, total, tracking, withdrawals } = order;
  const isBare = hidden.has('customer') && hidden.has('time');
  return (
    <li
      data-row={order.id}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start border-b border-l-3 border-b-line',
        isOpen ? 'border-l-primary bg-primary-soft' : 'border-l-transparent hover:bg-surface-hover',
      )}
    >
      <Checkbox
        aria-label={`Επιλογή της ${orderNumber}`}
        className="mx-2.5 self-center pointer-coarse:mx-3"
        {...box}
      />
      <button
        type="button"
        data-row-focus=""
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-1.5 pr-3 text-left focus-visible:-outline-offset-2 pointer-coarse:py-2.5"
      >
        <span className="code text-base font-medium">{orderNumber}</span>
        {hidden.has('status') ? <span /> : <OrderStatusBadge order={order} />}
        {!isBare && (
          <span className="min-w-0 text-sm wrap-anywhere text-text-2">
            {!hidden.has('customer') && <span className="text-text">{customerName}</span>}
            {!hidden.has('customer') && !hidden.has('time') && ' · '}
            {!hidden.has('time') && <span className="num">{shortTime(order.createdAt)}</span>}
          </span>
        )}
        {!hidden.has('total') && (
          <span className={cx('num text-right text-base font-semibold', isBare && 'col-start-2')}>
            {euroText(total)}
          </span>
        )}
        {withdrawals.length > 0 && (
          <span className="col-span-2">
            <WithdrawnBadge order={order} />
          </span>
        )}
        {order.parcels && order.waiting && order.waiting.length > 0 && (
          <span className="col-span-2 text-xs font-medium text-medium-text">Έφυγε εν μέρει</span>
        )}
        {order.refundDueOn && (
          <span className="col-span-2 text-xs font-medium text-high-text">
            Επιστροφή έως <span className="num">{formatDate(order.refundDueOn)}</span>
          </span>
        )}
        {tracking && !hidden.has('tracking') && (
          <span className="col-span-2 truncate text-xs text-text-3">
            <span className="code">{tracking}</span>
          </span>
        )}
      </button>
    </li>
  );
}
