import { Anchor } from '#ui/components/Anchor.tsx';
import type { Companions, Product } from '../contract.ts';
import { listedIn } from '../specifications.ts';
import { spread } from '../spread.ts';
import { Chapter } from './Chapter.tsx';
import { ProductTile } from './ProductTile.tsx';

type Contents = Companions['contents'];

interface Props {
  product: Pick<Product, 'specifications' | 'images' | 'categoryId'>;
  companions: Pick<Companions, 'contents' | 'layout'>;
}

/** What one gets: a kit's parts, numbered and with their pictures, and what lies in the box. Nothing if neither is known. */
export function KitContents({ product, companions: { contents, layout } }: Props) {
  const box = listedIn(product.specifications['box']?.value);
  if (contents.length + box.length === 0) return null;
  // The places are those of one picture, which may have been replaced since.
  const isDrawn = product.images.some(({ url }) => url === layout);
  return (
    <Chapter title="Τι περιέχει" className="print:hidden">
      {isDrawn ? (
        <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-2">
          <Exploded contents={contents} />
          <NumberedParts contents={contents} />
        </div>
      ) : (
        <PartTiles contents={contents} />
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

/** The parts, each piece by its own picture, moved apart from where they stand in the kit's picture. */
function Exploded({ contents }: { contents: Contents }) {
  const pieces = contents.flatMap(({ places = [], product }, index) =>
    places.map((place) => ({ place, product, number: index + 1 })),
  );
  const places = spread(pieces.map(({ place }) => place));
  const size = Math.min(34, 96 / Math.ceil(Math.sqrt(pieces.length)));
  return (
    <div aria-hidden="true" className="relative aspect-square overflow-hidden rounded-md bg-tile">
      {pieces.map(({ product: { id, images, categoryId }, number }, index) => {
        const [left = 0.5, top = 0.5] = places[index] ?? [];
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the pieces keep their order
            key={`${id} ${index}`}
            className="absolute -translate-1/2"
            style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${size}%` }}
          >
            <ProductTile
              image={images[0]}
              alt=""
              categoryId={categoryId}
              sizes="200px"
              className="bg-none!"
            />
            <PartNumber number={number} className="top-0 left-0 max-md:size-5 max-md:text-2xs" />
          </div>
        );
      })}
    </div>
  );
}

interface NumberProps {
  number: number;
  className: string;
  style?: { left: string; top: string };
}

/** A part's number over a picture; the list next to it has the same. */
function PartNumber({ number, className, style }: NumberProps) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={`num absolute grid size-7 place-items-center rounded-full bg-ink text-sm font-semibold text-on-ink-btn ${className}`}
    >
      {number}
    </span>
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
            <PartNumber number={index + 1} className="-top-1.5 -left-1.5 size-6! text-xs!" />
          </span>
          <PartName quantity={quantity} product={product} />
        </li>
      ))}
    </ol>
  );
}

function PartTiles({ contents }: { contents: Contents }) {
  if (contents.length === 0) return null;
  return (
    <ol className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-5">
      {contents.map(({ quantity, product }, index) => (
        <li key={product.id} className="group relative min-w-0">
          <ProductTile
            image={product.images[0]}
            alt=""
            categoryId={product.categoryId}
            sizes="(min-width: 900px) 220px, 45vw"
          >
            <PartNumber number={index + 1} className="top-2 left-2" />
          </ProductTile>
          <PartName quantity={quantity} product={product} className="mt-2" />
        </li>
      ))}
    </ol>
  );
}

function PartName({
  quantity,
  product,
  className = '',
}: Omit<Contents[number], 'places'> & { className?: string }) {
  return (
    <p className={`text-base ${className}`}>
      <b className="num font-semibold">{quantity} ×</b>{' '}
      <Anchor href={`/products/${product.id}`} className="after:absolute after:inset-0 group-hover:underline">
        {product.name}
      </Anchor>
    </p>
  );
}
