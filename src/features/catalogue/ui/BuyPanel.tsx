import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Product } from '../contract.ts';
import { Facts } from './Facts.tsx';
import { HiddenPrice } from './HiddenPrice.tsx';
import { InstallationOption } from './InstallationOption.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductRating } from './ProductRating.tsx';
import { StockStatus } from './StockStatus.tsx';

interface Props {
  product: Product;
  withInstallation: boolean;
  onInstallationChange: (withInstallation: boolean) => void;
  /** The next steps: the buttons that buy the product, or the alternatives if it is sold out. */
  actions: ReactNode;
  tick: ReactNode;
}

export function BuyPanel({ product, withInstallation, onInstallationChange, actions, tick }: Props) {
  const { family, sku, name, shortDescription, inStock, price, warranty } = product;
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
          <HiddenPrice product={product} />
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
            {warranty > 0 && <span className="block">{warranty} μήνες</span>}
            <span className={warranty > 0 ? 'block text-sm font-normal text-text-2' : 'block'}>
              {warranty > 0 && 'εμπορική, και '}
              <TextLink href="/terms#warranty">νόμιμη 2 ετών</TextLink>
            </span>
          </dd>
        </div>
        <div>
          <dt>Παράδοση</dt>
          <dd>{inStock ? '3–5 εργάσιμες' : 'Μη διαθέσιμο'}</dd>
        </div>
      </dl>
    </div>
  );
}
