import type { ReactNode } from 'react';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { CardPrice, PriorPrice } from '#features/catalogue/ui/CardPrice.tsx';
import { Facts } from '#features/catalogue/ui/Facts.tsx';
import { OfferBadge } from '#features/catalogue/ui/OfferBadge.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { StockStatus } from '#features/catalogue/ui/StockStatus.tsx';
import type { FoundProduct } from '../contract.ts';
import { Marked } from './Marked.tsx';
import { Rating } from './Rating.tsx';

interface Props {
  product: FoundProduct;
  words: readonly string[];
  /** Visible when the page opens: the picture loads first. */
  priority: boolean;
  /** Buttons such as the one that adds the product to the comparison. */
  actions?: ReactNode;
  onOpen: () => void;
}

const row =
  'grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[128px_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[144px_minmax(0,1fr)_232px]';

/** A found product as a row. All of it links to the product; the price's link and the actions lie above that link. */
export function ResultCard({ product, words, priority, actions, onOpen }: Props) {
  const { id, name, sku, brand, shortDescription, facts, inStock, rating, reviewCount } = product;
  return (
    <article className={`group relative ${row}`}>
      <ProductTile
        image={product.images[0]}
        alt=""
        categoryId={product.categoryId}
        sizes="(min-width: 1200px) 144px, (min-width: 640px) 128px, 88px"
        priority={priority}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-3">
          {brand}
          <span className="code">
            <Marked text={sku} words={words} />
          </span>
          <StockStatus inStock={inStock} className="text-xs!" />
          <OfferBadge product={product} />
        </p>
        <h2 className="mt-1 text-md leading-[1.35] tracking-[-0.005em] md:text-lg">
          <Anchor href={`/products/${id}`} className="after:absolute after:inset-0" onClick={onOpen}>
            <Marked text={name} words={words} />
          </Anchor>
        </h2>
        <p className="mt-1 line-clamp-2 max-w-[60ch] text-base text-text-2">{shortDescription}</p>
        <Facts facts={facts} className="mt-2" />
        {rating !== undefined && (
          <div className="mt-1.5">
            <Rating rating={rating} reviewCount={reviewCount} />
          </div>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-end justify-between gap-3 sm:col-span-1 sm:col-start-2 lg:col-start-auto lg:grid lg:content-between lg:justify-items-end">
        <div>
          <PriorPrice product={product} />
          <CardPrice product={product} />
        </div>
        {actions && <div className="relative z-1 flex items-center gap-2">{actions}</div>}
      </div>
    </article>
  );
}

export function ResultSkeleton() {
  return (
    <div data-skeleton="" className={row}>
      <Skeleton className="aspect-square rounded-md!" />
      <div>
        <Skeleton className="mt-1 h-3 w-2/5" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton className="mt-2.5 h-4 w-3/5" />
        <Skeleton className="mt-2.5 h-3 w-2/5" />
      </div>
    </div>
  );
}
