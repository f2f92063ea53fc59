import { useState } from 'react';
import type { Product } from '../contract.ts';
import { OfferBadge } from './OfferBadge.tsx';
import { ProductTile } from './ProductTile.tsx';

const sizes = '(min-width: 1440px) 733px, (min-width: 900px) 52vw, 100vw';
const thumbnail =
  'block w-full rounded-md outline-offset-0 aria-pressed:inset-ring-2 aria-pressed:ring-2 aria-pressed:ring-text';

/** The pictures of a product: one large, the others as buttons below it. */
export function Gallery({ product }: { product: Product }) {
  const { images, name, categoryId } = product;
  const [shown, setShown] = useState(0);
  return (
    <div>
      <ProductTile
        image={images[shown]}
        alt={images.length > 1 ? `${name}, εικόνα ${shown + 1} από ${images.length}` : name}
        categoryId={categoryId}
        sizes={sizes}
        widest={1200}
        priority
        className="max-md:not-print:-mx-(--gutter) max-md:not-print:rounded-none!"
      >
        <div className="absolute top-4 left-4">
          <OfferBadge product={product} long />
        </div>
      </ProductTile>
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-2 md:gap-3 print:hidden">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={`Εικόνα ${index + 1} από ${images.length}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={thumbnail}
              >
                <ProductTile image={image} alt="" categoryId={categoryId} sizes="180px" widest={640} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
