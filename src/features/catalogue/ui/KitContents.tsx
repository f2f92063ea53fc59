import { useHydrated } from '@tanstack/react-router';
import { Anchor } from '#ui/components/Anchor.tsx';
import type { Companions, Product } from '../contract.ts';
import { listedIn } from '../specifications.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Chapter } from './Chapter.tsx';
import { ProductTile } from './ProductTile.tsx';

/** Few products are kits. */
const placeOfParts = <div className="aspect-square rounded-md bg-tile" />;
const Exploded = lazyPart(() => import('./Exploded.tsx'), 'Exploded', placeOfParts);

type Contents = Companions['contents'];

interface Props {
  product: Pick<Product, 'specifications'>;
  companions: Pick<Companions, 'contents'>;
}

/** What one gets: a kit's parts, numbered and with their pictures, and what lies in the box. Nothing if neither is known. */
export function KitContents({ product, companions: { contents } }: Props) {
  const isHydrated = useHydrated();
  const box = listedIn(product.specifications['box']?.value);
  if (contents.length + box.length === 0) return null;
  return (
    <Chapter title="Τι περιέχει" className="print:hidden">
      {contents.length > 0 && (
        <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-2">
          {isHydrated ? <Exploded contents={contents} /> : placeOfParts}
          <NumberedParts contents={contents} />
        </div>
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

/** The parts as rows next to the picture in which they are numbered. */
function NumberedParts({ contents }: { contents: Contents }) {
  return (
    <ol>
      {contents.map(({ quantity, product }, index) => (
        <li
          key={product.id}
          className="group relative flex items-center gap-3 border-b border-line py-2.5 md:gap-4"
        >
          <span className="relative size-16 shrink-0 md:size-18">
            <ProductTile image={product.images[0]} alt="" categoryId={product.categoryId} sizes="72px" />
            <span aria-hidden="true" className="part-number -top-1.5 -left-1.5">
              {index + 1}
            </span>
          </span>
          <p className="text-base">
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
  );
}
