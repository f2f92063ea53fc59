import { Package } from 'lucide-react';
import { imageUrl } from '#shared/images.ts';
import { amountWithin, eurosToCents } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import type { Order } from '../contract.ts';
import { hasGoods, paymentText, piecesIn, piecesText, placedAt } from '../texts.ts';
import { mayCustomerCancel } from '../transitions.ts';
import { CancelOrderButton } from './CancelOrderButton.tsx';
import { ReorderButton } from '../reorder/ui/ReorderButton.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { WithdrawnBadge } from '../withdrawals/ui/WithdrawnBadge.tsx';
import { OrderParcels } from '../parcels/ui/OrderParcels.tsx';

const maxPictures = 4;

export function OrderCard({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { orderNumber, status, items, total, vatPercent } = order;
  const hidden = items.length - maxPictures;
  return (
    <li
      aria-label={`Παραγγελία ${orderNumber}`}
      className="grid gap-x-8 gap-y-4 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center lg:grid-cols-[minmax(0,1fr)_264px_300px]"
    >
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-md tracking-normal">
          <span className="code font-medium">{orderNumber}</span>
          <OrderStatusBadge order={order} />
          <WithdrawnBadge order={order} />
        </h2>
        <p className="mt-1.5 text-base text-text-2">
          <span className="num">{placedAt(order)}</span>
          {[piecesText(piecesIn(order)), paymentText(order)].map((text) => text && ` · ${text}`)}
        </p>
        <OrderParcels order={order} />
      </div>
      <ul aria-label="Προϊόντα" className="flex items-center gap-2">
        {items.slice(0, maxPictures).map((item) => (
          <li key={items.indexOf(item)} title={item.name}>
            <Tile
              src={item.image && imageUrl(item.image, 320)}
              alt={item.name}
              icon={<Package />}
              className="size-14 rounded-sm"
            />
          </li>
        ))}
        {hidden > 0 && (
          <li className="num pl-1 text-base text-text-2">
            +{hidden}
            <span className="sr-only"> ακόμη</span>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:flex-col md:items-end">
        <p className="md:text-right">
          <Price amount={amountWithin(eurosToCents(total), vatPercent)} className="text-lg" />
        </p>
        <div className="flex flex-wrap gap-2 md:justify-end">
          {mayCustomerCancel(status) && <CancelOrderButton order={order} />}
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={onOpen}>
            Λεπτομέρειες<span className="sr-only"> της παραγγελίας {orderNumber}</span>
          </Button>
          {hasGoods(order) && <ReorderButton orderId={order.id} orderNumber={orderNumber} />}
        </div>
      </div>
    </li>
  );
}
