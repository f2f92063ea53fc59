import { ExternalLink, Truck } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import type { Order } from '../contract.ts';
import { couriers } from '../couriers.ts';

interface Props {
  order: Pick<Order, 'tracking' | 'courier' | 'trackingUrl'>;
  className?: string;
}

export function TrackingLink({ order: { tracking, courier, trackingUrl }, className }: Props) {
  if (!tracking) return null;
  const name = courier ? couriers[courier].name : 'Αριθμός αποστολής';
  const number = (
    <>
      <Truck className="icon-sm" />
      <span>
        {name} <span className="code">{tracking}</span>
      </span>
    </>
  );
  const style = cx('inline-flex min-h-6 items-center gap-1.5 text-base', className);
  if (!trackingUrl) return <span className={style}>{number}</span>;
  return (
    <a
      href={trackingUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(style, 'text-primary-text hover:underline pointer-coarse:min-h-11')}
    >
      {number}
      <ExternalLink className="icon-sm" />
      <span className="sr-only">(παρακολούθηση, σε νέα καρτέλα)</span>
    </a>
  );
}
