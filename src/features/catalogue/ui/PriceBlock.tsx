import { eurosToCents, formatEuro, vatPercent, withVat } from '../../../shared/money.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Product } from '../contract.ts';
import { reductionCents } from '../offer.ts';

const euro = (amount: number) => formatEuro(eurosToCents(amount));

/** The price without and with VAT, and what an offer is measured against. */
export function PriceBlock({ product, price }: { product: Product; price: number }) {
  const { comparePrice, lowestPrice30d } = product;
  const saved = reductionCents(product);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="num text-[2.25rem] leading-[1.1] font-semibold tracking-display">{euro(price)}</span>
        {comparePrice !== undefined && (
          <s className="num text-lg text-text-3">
            <span className="sr-only">Αρχική τιμή </span>
            {euro(comparePrice)}
          </s>
        )}
        {saved !== undefined && (
          <Badge tone="ok" className="self-center">
            Κερδίζετε {formatEuro(saved)}
          </Badge>
        )}
      </p>
      {lowestPrice30d !== undefined && (
        <p className="mt-1 text-sm text-text-3">
          Χαμηλότερη τιμή των 30 ημερών πριν από την προσφορά:{' '}
          <span className="num">{euro(lowestPrice30d)}</span>
        </p>
      )}
      <p className="mt-1 text-base text-text-2">
        + ΦΠΑ {vatPercent}% · τελική τιμή{' '}
        <span className="num">{formatEuro(withVat(eurosToCents(price)))}</span>
      </p>
    </div>
  );
}
