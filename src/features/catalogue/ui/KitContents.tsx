import { Anchor } from '../../../ui/pieces/Anchor.tsx';
import type { Companions, Product } from '../contract.ts';
import { listedIn } from '../specifications.ts';
import { Chapter } from './Chapter.tsx';
import { ProductTile } from './ProductTile.tsx';

interface Props {
  product: Pick<Product, 'specifications'>;
  contents: Companions['contents'];
}

/** What one gets: a kit's parts, numbered and with their pictures, and what lies in the box. Nothing if neither is known. */
export function KitContents({ product: { specifications }, contents }: Props) {
  const box = listedIn(specifications['box']?.value);
  if (contents.length + box.length === 0) return null;
  return (
    <Chapter title="Τι περιέχει" className="print:hidden">
      {contents.length > 0 && (
        <ol className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-5">
          {contents.map(({ quantity, product }, index) => (
            <li key={product.id} className="group relative min-w-0">
              <ProductTile
                image={product.images[0]}
                alt=""
                categoryId={product.categoryId}
                sizes="(min-width: 900px) 220px, 45vw"
              >
                <span
                  aria-hidden="true"
                  className="num absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-ink text-sm font-semibold text-on-ink-btn"
                >
                  {index + 1}
                </span>
              </ProductTile>
              <p className="mt-2 text-base">
                <b className="num font-semibold">{quantity} ×</b>{' '}
                <Anchor
                  href={`/products/${product.id}`}
                  className="after:absolute after:inset-0 group-hover:underline"
                >
                  {product.name}
                </Anchor>
              </p>
            </li>
          ))}
        </ol>
      )}
      {box.length > 0 && (
        <>
          {contents.length > 0 && <h3 className="mt-7 text-base font-medium text-text-2">Στο κουτί</h3>}
          <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
            {box.map((thing, index) => (
              <li key={thing} className="flex gap-3 border-b border-line py-2.5">
                <span aria-hidden="true" className="num w-5 shrink-0 text-text-3">
                  {index + 1}
                </span>
                {thing.charAt(0).toUpperCase() + thing.slice(1)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Chapter>
  );
}
