import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { amountOf, bothPrices, eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import { useReadsGross, useViewer } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Price } from '#ui/components/Price.tsx';
import type { ProductCard } from '../contract.ts';
import { reductionOf } from '../offer.ts';
import { whyNoPrices } from '../why-no-prices.ts';

interface Props {
  product: ProductCard;
  action?: ReactNode;
}

/** A card's prices without and with VAT, or how to see them. */
export function CardPrice({ product, action }: Props) {
  const { price, installationPrice } = product;
  return (
    <div className="card-price">
      {price === undefined ? (
        <HiddenCardPrice productId={product.id} />
      ) : (
        <Price
          amount={amountOf(eurosToCents(price))}
          className="text-[1.0625rem] leading-tight tracking-head md:text-[1.25rem]"
        />
      )}
      {action && <div className="card-action">{action}</div>}
      {installationPrice !== undefined && (
        <p className="card-print">
          {installationPrice === 0 ? (
            'Δωρεάν εγκατάσταση'
          ) : (
            <Installation cents={eurosToCents(installationPrice)} />
          )}
        </p>
      )}
    </div>
  );
}

function Installation({ cents }: { cents: Cents }) {
  const [first, second] = bothPrices(amountOf(cents), useReadsGross());
  return (
    <>
      Εγκατάσταση από {first.text}{' '}
      <span>
        {first.mark} ({second.text} {second.mark})
      </span>
    </>
  );
}

export function PriorPrice({ product }: Pick<Props, 'product'>) {
  const reduction = reductionOf(product, useReadsGross());
  return (
    reduction && (
      <p className="card-print">
        <s>{formatEuro(reduction.prior)}</s> χαμηλότερη <span>τιμή </span>30 ημερών
        {reduction.original && <span> · Αρχική τιμή {formatEuro(reduction.original)}</span>}
      </p>
    )
  );
}

function HiddenCardPrice({ productId }: { productId: number }) {
  const { customer } = useViewer();
  if (customer) {
    return <p className="text-sm text-text-3">{whyNoPrices(customer)}</p>;
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
