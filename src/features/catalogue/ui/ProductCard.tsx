import type { ReactNode } from 'react';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import type { ProductCard as Card } from '../contract.ts';
import { CardPrice, PriorPrice } from './CardPrice.tsx';
import { Facts } from './Facts.tsx';
import { OfferBadge } from './OfferBadge.tsx';
import { ProductTile } from './ProductTile.tsx';
import { StockStatus } from './StockStatus.tsx';

interface Props {
  product: Card;
  /** A button, such as the one that adds the product to the cart. */
  action?: ReactNode;
  /** A tick over the picture, such as the one that chooses the product for comparison. */
  tick?: ReactNode;
  /** Visible when the page opens: the picture loads first. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
}

/* On a phone slightly less than the real 46vw: browsers choose the next larger picture, which at a pixel ratio of 1.75
   doubles the bytes without a visible difference. */
const sizes = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 900px) 30vw, 40vw';

/** A product in a list. The whole card links to the product; the price's link and the action lie above that link. */
export function ProductCard({ product, action, tick, priority, heading: Heading = 'h2' }: Props) {
  return (
    <article className="group relative row-span-2 grid grid-cols-1 grid-rows-subgrid">
      <div className="flex flex-col justify-between">
        <div className="text-of-card">
          <ProductTile
            image={product.images[0]}
            alt=""
            categoryId={product.categoryId}
            sizes={sizes}
            priority={priority}
          >
            <div className="absolute top-2.5 left-2.5 grid justify-items-start gap-1">
              <OfferBadge product={product} />
              {!product.inStock && <Badge>Εξαντλημένο</Badge>}
            </div>
            {tick}
          </ProductTile>
          {product.inStock && <StockStatus inStock className="stock-of-card" />}
          <Heading className="heading-of-card mt-3 text-md tracking-[-0.005em]">
            <Anchor href={`/products/${product.id}`} className="after:absolute after:inset-0">
              {product.family} <span className="name-of-card">{product.name}</span>
            </Anchor>
          </Heading>
          <p className="mt-[3px] line-clamp-2 text-sm text-text-3 max-md:hidden">
            {product.shortDescription}
          </p>
          <Facts facts={[...product.facts, product.sku]} className="facts-of-card mt-2" />
        </div>
        <PriorPrice product={product} />
      </div>
      <div className="pt-1.5 md:pt-3">
        <CardPrice product={product} action={product.inStock && action} />
      </div>
    </article>
  );
}
