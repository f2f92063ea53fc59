import { Cctv } from 'lucide-react';
import { imageSrcSet, imageUrl, type Image } from '#shared/images.ts';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import { cx } from '#ui/style/cx.ts';

interface Props {
  title: string;
  products: readonly {
    id: number;
    name: string;
    images: readonly Image[];
    /** Euro without VAT. */
    price?: number | undefined;
  }[];
  /** How many fit side by side on a desk. */
  columns: 3 | 4;
  className?: string;
}

/** Up to four products by picture, name and price, with links to their pages; nothing without products. */
export function ProductRow({ title, products, columns, className }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="text-lg">{title}</h2>
      {/* On a phone a row that snaps: two side by side would leave the third alone. */}
      <ul
        className={cx(
          'mt-4 grid gap-x-5 max-sm:-mx-(--gutter) max-sm:snap-x max-sm:scroll-px-(--gutter) max-sm:grid-flow-col max-sm:auto-cols-[42%] max-sm:gap-x-3 max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:pb-2 max-sm:*:snap-start',
          columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-4',
        )}
      >
        {products.map(({ id, name, images: [image], price }) => (
          <li key={id} className="group relative">
            <Tile
              alt=""
              icon={<Cctv />}
              src={image && imageUrl(image.url, 640)}
              srcSet={image && imageSrcSet(image, 640)}
              sizes={`(min-width: 1200px) ${columns === 3 ? 440 : 300}px, (min-width: 640px) 30vw, 46vw`}
            />
            <h3 className="mt-3 text-md leading-snug">
              <Anchor href={`/products/${id}`} className="after:absolute after:inset-0">
                {name}
              </Anchor>
            </h3>
            {price !== undefined && (
              <p className="mt-0.5">
                <Price amount={amountOf(eurosToCents(price))} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
