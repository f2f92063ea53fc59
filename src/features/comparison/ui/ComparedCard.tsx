import { isOn } from '#shared/switches.ts';
import { ShoppingCart, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#ui/components/Anchor.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import { CardPrice, PriorPrice } from '#features/catalogue/ui/CardPrice.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { Rating } from './Rating.tsx';

interface Props {
  product: Product;
  action: ReactNode;
  onRemove: () => void;
}

/** A product at the head of its column. */
export function ComparedCard({ product, action, onRemove }: Props) {
  const { id, name, images, categoryId, categoryName, inStock } = product;
  return (
    <article className="grid h-full grid-rows-[auto_1fr_auto_auto] pb-4">
      <div className="relative">
        <ProductTile image={images[0]} alt="" categoryId={categoryId} sizes="(min-width: 900px) 22vw, 40vw">
          {!inStock && (
            <p className="absolute inset-x-0 bottom-0 bg-ink-panel/90 py-1.5 text-center text-sm font-medium text-on-ink">
              Εξαντλημένο
            </p>
          )}
        </ProductTile>
        <IconButton
          outlined
          label={`Αφαίρεση από τη σύγκριση: ${name}`}
          onClick={onRemove}
          className="absolute! top-1 right-1 print:hidden"
        >
          <X />
        </IconButton>
      </div>
      <div className="py-3">
        <p className="text-sm text-text-3">{categoryName}</p>
        <h3 className="mt-1 text-[0.9375rem] leading-[1.35] md:text-md">
          <Anchor href={`/products/${id}`} className="hover:underline">
            {name}
          </Anchor>
        </h3>
        <p className="mt-1.5">{isOn('reviews') && <Rating product={product} />}</p>
      </div>
      <PriorPrice product={product} />
      <CardPrice product={product} />
      {/* Below the price: in a phone's columns there is no room next to it. */}
      <div className="mt-2.5 print:hidden">
        {inStock ? (
          action
        ) : (
          <IconButton outlined disabled label={`Προσθήκη στο καλάθι: ${name} (εξαντλημένο)`}>
            <ShoppingCart />
          </IconButton>
        )}
      </div>
    </article>
  );
}
