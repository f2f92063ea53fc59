import type { Companions, Place } from '../contract.ts';
import { spread } from '../spread.ts';
import { ProductTile } from './ProductTile.tsx';

/** Of a kit whose picture does not say where its parts are. */
const unknown: Place = [0.5, 0.5];

/** The parts, each piece by its own picture, moved apart from where they stand in the kit's picture. */
export function Exploded({ contents }: { contents: Companions['contents'] }) {
  const pieces = contents.flatMap(({ quantity, places, product }, index) =>
    Array.from({ length: quantity }, (_, piece) => ({
      place: places?.[piece] ?? unknown,
      product,
      number: index + 1,
    })),
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
            <span className="part-number top-0 left-0">{number}</span>
          </div>
        );
      })}
    </div>
  );
}
