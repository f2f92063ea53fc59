import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Product } from '../contract.ts';
import { Facts } from './Facts.tsx';
import { HiddenPrice } from './HiddenPrice.tsx';
import { InstallationOption } from './InstallationOption.tsx';
import { StockStatus } from './StockStatus.tsx';
import { amountOf, eurosToCents, formatEuro } from '#shared/money.ts';
import { useReadsGross, useSession } from '#ui/page/session.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { deliveryTime } from '../delivery-time.ts';
import { Price } from '#ui/components/Price.tsx';
import { reductionOf, reductionPercent } from '../offer.ts';
import { plural } from '#shared/greek.ts';
import { decimalText } from '#shared/decimals.ts';
import { Stars } from '#ui/components/Stars.tsx';
import { cx } from '#ui/style/cx.ts';

interface Props {
  product: Product;
  withInstallation: boolean;
  onInstallationChange: (withInstallation: boolean) => void;
  /** The next steps: the buttons that buy the product, or the alternatives if it is sold out. */
  actions: ReactNode;
  tick: ReactNode;
  /** Asks for a price that the viewer may not see. */
  request: ReactNode;
}

export function BuyPanel({ product, withInstallation, onInstallationChange, actions, tick, request }: Props) {
  const { family, sku, name, shortDescription, inStock, price, guarantee } = product;
  return (
    <div className="flex h-full flex-col">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-base text-text-3">
        <span className={family ? 'text-lg font-medium text-text' : 'code'}>{family ?? sku}</span>
        <StockStatus inStock={inStock} />
      </p>
      <h1 className="mt-1.5 text-2xl leading-[1.2] tracking-display md:text-[2rem]">{name}</h1>
      <ProductRating product={product} className="mt-2.5 print:hidden" />
      <p className="mt-3 text-text-2">{shortDescription}</p>
      <Facts facts={product.facts} className="mt-3" />
      <div className="mt-5 grid gap-4 border-y border-line py-5 print:mt-3 print:gap-2 print:py-3">
        {price === undefined ? (
          <HiddenPrice product={product} request={request} />
        ) : (
          <PriceBlock product={product} price={price} />
        )}
        {inStock && product.installationAvailable && product.installationPrice !== undefined && (
          <InstallationOption
            product={product}
            checked={withInstallation}
            onCheckedChange={onInstallationChange}
          />
        )}
        {inStock && product.installationAvailable && price === undefined && (
          <p className="flex gap-2.5 text-base text-text-2">
            <Wrench className="icon-sm mt-[3px]" />
            Διατίθεται και με εγκατάσταση από τους τεχνικούς μας.
          </p>
        )}
        <div className="contents print:hidden">{actions}</div>
      </div>
      {tick}
      <dl className="mt-auto grid grid-cols-3 gap-4 pt-4 text-base *:grid *:content-start *:gap-0.5 [&_dd]:font-medium [&_dt]:text-sm [&_dt]:text-text-3">
        <div>
          <dt>Κωδικός</dt>
          <dd className="break-words">
            {/* The only loaded weight of this font. */}
            <span className="code font-normal">{sku}</span>
          </dd>
        </div>
        <div>
          <dt>Εγγύηση</dt>
          <dd>
            {guarantee && (
              <>
                <span className="block">{plural(guarantee.months, 'μήνας', 'μήνες')}</span>
                <span className="block text-sm font-normal text-text-2">
                  εμπορική, από: <TextLink href="#guarantee">{guarantee.giver}</TextLink>
                </span>
              </>
            )}
            <span className={guarantee ? 'block text-sm font-normal text-text-2' : 'block'}>
              {guarantee && 'και '}
              <TextLink href="/terms#warranty">νόμιμη 2 ετών</TextLink>
            </span>
          </dd>
        </div>
        <div>
          <dt>Παράδοση</dt>
          <dd>{inStock ? deliveryTime() : 'Μη διαθέσιμο'}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The price without and with VAT, and the reference price of an offer. */
function PriceBlock({ product, price }: { product: Product; price: number }) {
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

interface ProductRatingProps {
  product: Pick<Product, 'rating' | 'reviewCount' | 'isSampleRating'>;
  className?: string;
}

/** A product's rating, linked to its reviews; a rating of the demonstration is marked. Nothing without a rating. */
function ProductRating({ product: { rating, reviewCount, isSampleRating }, className }: ProductRatingProps) {
  const { site } = useSession();
  if (rating === undefined) return null;
  const count = plural(reviewCount, 'κριτική', 'κριτικές');
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base', className)}>
      <Stars rating={rating} />
      <span>
        <span className="num font-semibold">{decimalText(rating, 1)}</span>
        <span className="sr-only"> από 5</span>
      </span>
      {!isSampleRating && <TextLink href="#reviews">{count}</TextLink>}
      {(isSampleRating || site.isDemo) && <Badge tone="line">Δείγμα</Badge>}
    </p>
  );
}
