import { LockKeyhole } from 'lucide-react';
import { eurosToCents, formatEuro, vatPercent } from '../../../shared/money.ts';
import { Anchor } from '../../../ui/Anchor.tsx';
import { useViewer } from '../../../ui/session.ts';
import type { ProductCard } from '../contract.ts';

const euro = (amount: number) => formatEuro(eurosToCents(amount));

/** A card's price without VAT, or what leads to seeing it. */
export function CardPrice({ product }: { product: ProductCard }) {
  const { customer } = useViewer();
  const { price, comparePrice, installationPrice, lowestPrice30d } = product;
  if (price === undefined) {
    if (customer) {
      return (
        <p className="text-sm text-text-3">
          {customer.isRejected ? 'Τιμές μόνο για εγκεκριμένους πελάτες' : 'Τιμές μετά την έγκριση'}
        </p>
      );
    }
    return (
      <Anchor
        href={`/login?next=${encodeURIComponent(`/products/${product.id}`)}`}
        className="relative z-1 inline-flex min-h-11 items-center gap-[7px] text-base leading-snug font-medium text-primary-text hover:underline"
      >
        <LockKeyhole className="icon-sm" />
        Σύνδεση για τιμές
      </Anchor>
    );
  }
  return (
    <div className="min-w-0">
      <p className="num text-[1.0625rem] leading-tight font-semibold tracking-head md:text-[1.25rem]">
        {euro(price)}{' '}
        {comparePrice !== undefined && (
          <s className="text-base font-normal tracking-normal text-text-3 max-md:block">
            <span className="sr-only">Αρχική τιμή </span>
            {euro(comparePrice)}
          </s>
        )}
      </p>
      <p className="mt-0.5 text-xs text-text-3">
        + ΦΠΑ {vatPercent}%
        {installationPrice !== undefined && (
          <>
            {' · '}
            {installationPrice > 0 ? `εγκατάσταση από ${euro(installationPrice)}` : 'δωρεάν εγκατάσταση'}
          </>
        )}
      </p>
      {lowestPrice30d !== undefined && (
        <p className="text-xs text-text-3">
          Χαμηλότερη τιμή 30 ημερών: <span className="num">{euro(lowestPrice30d)}</span>
        </p>
      )}
    </div>
  );
}
