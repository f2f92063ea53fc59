import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { withNextPath } from '../../../shared/next-path.ts';
import { amountOf, eurosToCents, formatEuro, pricesText } from '../../../shared/money.ts';
import { useReadsGross, useViewer } from '../../../ui/page/session.ts';
import { Anchor } from '../../../ui/pieces/Anchor.tsx';
import { Price } from '../../../ui/pieces/Price.tsx';
import type { ProductCard } from '../contract.ts';
import { reductionOf } from '../offer.ts';

interface Props {
  product: ProductCard;
  /** Shown beside the large price. */
  action?: ReactNode;
}

/** A card's prices without and with VAT, or how to see them. */
export function CardPrice({ product, action }: Props) {
  const readsGross = useReadsGross();
  const { price, installationPrice } = product;
  const reduction = reductionOf(product, readsGross);
  return (
    <div
      className={
        action ? 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 [&>span]:col-start-1' : undefined
      }
    >
      {price === undefined ? (
        <HiddenCardPrice productId={product.id} />
      ) : (
        <Price
          amount={amountOf(eurosToCents(price))}
          className="text-[1.0625rem] leading-tight tracking-head md:text-[1.25rem]"
        />
      )}
      {action && <div className="relative z-1 col-start-2 row-start-1">{action}</div>}
      {(reduction ?? installationPrice) !== undefined && (
        <p className="col-span-2 text-xs text-text-3">
          {reduction && (
            <>
              <s className="text-base">{formatEuro(reduction.prior)}</s> χαμηλότερη τιμή 30 ημερών
              {reduction.original && ` · Αρχική τιμή ${formatEuro(reduction.original)}`}
              <br />
            </>
          )}
          {installationPrice === 0
            ? 'Δωρεάν εγκατάσταση'
            : installationPrice &&
              `Εγκατάσταση από ${pricesText(amountOf(eurosToCents(installationPrice)), readsGross)}`}
        </p>
      )}
    </div>
  );
}

function HiddenCardPrice({ productId }: { productId: number }) {
  const { customer } = useViewer();
  if (customer) {
    return (
      <p className="text-sm text-text-3">
        {customer.isRejected ? 'Τιμές μόνο για εγκεκριμένους πελάτες' : 'Τιμές μετά την έγκριση'}
      </p>
    );
  }
  return (
    <Anchor
      href={withNextPath('/login', `/products/${productId}`)}
      className="relative z-1 inline-flex min-h-11 items-center gap-[7px] text-base leading-snug font-medium text-primary-text hover:underline"
    >
      <LockKeyhole className="icon-sm" />
      Σύνδεση για τιμές
    </Anchor>
  );
}
