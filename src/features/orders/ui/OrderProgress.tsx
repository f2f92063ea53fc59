import { cx } from '#ui/style/cx.ts';
import type { Order, OrderStatus } from '../contract.ts';
import { statusLabel } from '../labels.ts';
import { shortTime } from '../texts.ts';
import { regularStatuses } from '../enums.ts';
import { orderStatusFacts } from '../status-facts.ts';

type Reached = Map<OrderStatus, string>;

function reachedIn({ history }: Pick<Order, 'history'>): Reached {
  return new Map(history.filter(({ from, status }) => from !== status).map(({ status, at }) => [status, at]));
}

/** The order's progress with the time of each step; on a phone only the current step has a label. */
export function OrderProgress({ order }: { order: Pick<Order, 'status' | 'history' | 'shippingMethod'> }) {
  const reached = reachedIn(order);
  const stops: readonly OrderStatus[] = orderStatusFacts[order.status].isVoid
    ? [...regularStatuses.filter((stop) => reached.has(stop)), order.status]
    : regularStatuses;
  const current = stops.indexOf(order.status);
  return (
    <ol aria-label="Πορεία της παραγγελίας" className="flex">
      {stops.map((stop, index) => {
        const at = reached.get(stop);
        const isCurrent = index === current;
        return (
          <li
            key={stop}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              // By the width of its label: in the office's narrow column long ones would touch each other.
              'relative min-w-0 pr-1 last:flex-none sm:flex-auto',
              isCurrent ? 'flex-[2]' : 'flex-1',
            )}
          >
            {index < stops.length - 1 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-[4px] right-0 left-0 h-0.5',
                  index < current ? 'bg-ok' : 'bg-line-strong',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'relative block size-2.5 rounded-full border-2',
                dot(order.status, index - current),
              )}
            />
            <span
              className={cx(
                'mt-2 block text-sm leading-snug tracking-tight',
                isCurrent ? 'font-semibold' : 'font-medium max-sm:sr-only',
                !at && 'text-text-3',
              )}
            >
              {statusLabel(stop, order.shippingMethod)}
            </span>
            <span className={cx('num block text-xs text-text-3', !isCurrent && 'max-sm:sr-only')}>
              {at ? shortTime(at) : '–'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function dot(status: OrderStatus, distance: number): string {
  if (distance > 0) return 'border-control bg-surface';
  if (distance < 0 || orderStatusFacts[status].hasArrived) return 'border-ok bg-ok';
  return orderStatusFacts[status].isVoid ? 'border-control bg-control' : 'border-primary bg-surface';
}
