import { amountOf, eurosToCents, formatEuro } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Price } from '#ui/components/Price.tsx';
import type { Product } from '../contract.ts';
import { reductionOf, reductionPercent } from '../offer.ts';

/** The price without and with VAT, and the reference price of an offer. */
export function PriceBlock({ product, price }: { product: Product; price: number }) {
  const readsGross = useReadsGross();
  const reduction = reductionOf(product, readsGross);
  const percent = reductionPercent(product);
  return (
    <div>
      <p className="[&>:last-child]:mt-1 [&>:last-child]:text-base [&>:last-child]:text-text-2">
        <Price
          amount={amountOf(eurosToCents(price))}
          className="text-[2.25rem] leading-[1.1] tracking-display whitespace-normal"
        />
      </p>
      {reduction && (
        <>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <s className="num text-lg text-text-3">{formatEuro(reduction.prior)}</s>
            {percent !== undefined && <Badge tone="ink">−{percent}%</Badge>}
            <Badge tone="ok">Κερδίζετε {formatEuro(reduction.saved)}</Badge>
          </p>
          <p className="mt-1 text-sm text-text-3">
            Χαμηλότερη τιμή των 30 ημερών πριν από την προσφορά
            {reduction.original && (
              <>
                {' · '}Αρχική τιμή <span className="num">{formatEuro(reduction.original)}</span>
              </>
            )}
          </p>
        </>
      )}
    </div>
  );
}
