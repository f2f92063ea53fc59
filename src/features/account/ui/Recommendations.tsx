import { useSuspenseQuery } from '@tanstack/react-query';
import { Cctv } from 'lucide-react';
import { imageSrcSet, imageUrl } from '../../../shared/images.ts';
import { amountOf, eurosToCents } from '../../../shared/money.ts';
import { useApi } from '../../../ui/page/api.ts';
import { Anchor } from '../../../ui/pieces/Anchor.tsx';
import { Price } from '../../../ui/pieces/Price.tsx';
import { Tile } from '../../../ui/pieces/Tile.tsx';

/** Products recommended from the customer's purchases and views. */
export function Recommendations() {
  const { data: products } = useSuspenseQuery(useApi().account.listRecommendations.queryOptions());
  if (products.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">Προτεινόμενα για εσάς</h2>
      {/* On a phone a row that snaps: two beside each other would leave the third alone. */}
      <ul className="mt-4 grid gap-x-5 max-sm:-mx-(--gutter) max-sm:snap-x max-sm:scroll-px-(--gutter) max-sm:grid-flow-col max-sm:auto-cols-[42%] max-sm:gap-x-3 max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:pb-2 max-sm:*:snap-start sm:grid-cols-3">
        {products.map(({ id, name, images: [image], price }) => (
          <li key={id} className="group relative">
            <Tile
              alt=""
              icon={<Cctv />}
              src={image && imageUrl(image.url, 640)}
              srcSet={image && imageSrcSet(image, 640)}
              sizes="(min-width: 1200px) 300px, (min-width: 640px) 30vw, 46vw"
            />
            <h3 className="mt-3 text-md leading-snug">
              <Anchor href={`/products/${id}`} className="after:absolute after:inset-0">
                {name}
              </Anchor>
            </h3>
            {price !== undefined && (
              <p className="mt-0.5">
                <Price amount={amountOf(eurosToCents(Number(price)))} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
