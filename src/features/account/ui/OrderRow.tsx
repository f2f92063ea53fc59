import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '#shared/images.ts';
import { amountWithin, eurosToCents } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Price } from '#ui/components/Price.tsx';
import { OrderStatusBadge } from '#features/orders/ui/OrderStatusBadge.tsx';
import type { OwnOrder } from '../contract.ts';

interface Props {
  order: OwnOrder;
  children: ReactNode;
}

export function OrderRow({ order, children }: Props) {
  const { id, orderNumber, total, vatPercent, images } = order;
  return (
    <li className="relative flex items-center gap-x-4 border-b border-line py-4 hover:bg-surface-hover">
      <div className="flex w-[118px] shrink-0 gap-0.5 max-sm:hidden">
        {images.map((url) => (
          <img
            key={url}
            src={imageUrl(url, 320)}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            className="product-picture size-10 rounded-xs bg-tile object-contain"
          />
        ))}
      </div>
      <p className="min-w-0 flex-1">
        <Anchor
          href={`/order-confirmation/${id}`}
          className="code block font-medium after:absolute after:inset-0"
        >
          {orderNumber}
        </Anchor>
        <span className="text-sm text-text-3">{children}</span>
      </p>
      <div className="flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-5">
        <OrderStatusBadge order={order} />
        {total !== undefined && (
          <p className="text-right sm:w-36">
            <Price amount={amountWithin(eurosToCents(Number(total)), vatPercent)} />
          </p>
        )}
      </div>
      <ChevronRight className="icon-sm text-text-3" />
    </li>
  );
}
