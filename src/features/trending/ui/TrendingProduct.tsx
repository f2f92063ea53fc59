import type { ReactNode } from 'react';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Facts } from '#features/catalogue/ui/Facts.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import type { TrendingProduct as Product } from '../contract.ts';

interface Props {
  product: Product;
  /** The figure that put it into its list. */
  children: ReactNode;
}

export function TrendingProduct({ product, children }: Props) {
  const { id, name, brand, facts, image, categoryId } = product;
  return (
    <li className="relative grid grid-cols-[88px_1fr] items-center gap-4 border-b border-line py-4 hover:bg-surface-hover sm:grid-cols-[112px_1fr]">
      <ProductTile image={image} alt="" categoryId={categoryId} sizes="112px" />
      <div className="min-w-0">
        {brand && <p className="text-sm text-text-3">{brand}</p>}
        <h3 className="text-md leading-snug wrap-anywhere">
          <Anchor href={`/products/${id}`} className="after:absolute after:inset-0">
            {name}
          </Anchor>
        </h3>
        <Facts facts={facts} className="mt-1 max-sm:hidden" />
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>
      </div>
    </li>
  );
}
