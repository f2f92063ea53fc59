import { Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Product } from '../contract.ts';
import { OfferBadge } from './OfferBadge.tsx';
import { ProductTile } from './ProductTile.tsx';

const loadZoom = () => import('./ZoomDialog.tsx');
const ZoomDialog = lazyPart(loadZoom, 'ZoomDialog');

/* On a phone slightly less than the real width: at a pixel ratio of 1.75 the next larger picture doubles the bytes. */
const sizes = '(min-width: 1440px) 733px, (min-width: 700px) 52vw, 88vw';
const thumbnail =
  'block w-full rounded-md outline-offset-0 aria-pressed:inset-ring-2 aria-pressed:ring-2 aria-pressed:ring-text';

/**
 * The pictures of a product: a strip that snaps from one to the next by a swipe, the others as buttons below it. A click
 * opens the picture large.
 */
export function Gallery({ product }: { product: Product }) {
  const { images, name, categoryId } = product;
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [wasZoomed, setWasZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const views = images.length > 0 ? images : [undefined];

  function show(index: number) {
    setShown(index);
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
  }
  function follow({ scrollLeft, clientWidth }: HTMLElement) {
    setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
  }
  function zoom() {
    setWasZoomed(true);
    setZoomed(true);
  }

  return (
    <div className="flex min-w-0 flex-col self-start min-[700px]:sticky min-[700px]:top-20 md:static md:self-stretch print:static print:self-start">
      <div className="relative flex flex-1 flex-col max-[699px]:not-print:-mx-(--gutter)">
        <ul
          ref={strip}
          // It scrolls, so the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label="Εικόνες του προϊόντος"
          onScroll={({ currentTarget }) => follow(currentTarget)}
          className="flex flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain min-[700px]:rounded-md"
        >
          {views.map((image, index) => (
            <li
              key={image?.url ?? 'none'}
              className="flex w-full shrink-0 snap-start print:nth-[n+2]:hidden"
              // The others are reached by the buttons below.
              aria-hidden={index !== shown}
            >
              <ProductTile
                image={image}
                alt={images.length > 1 ? `${name}, εικόνα ${index + 1} από ${images.length}` : name}
                categoryId={categoryId}
                sizes={sizes}
                widest={1200}
                priority={index === 0}
                className="h-full w-full rounded-none!"
              />
            </li>
          ))}
        </ul>
        <div className="pointer-events-none absolute top-4 left-4">
          <OfferBadge product={product} long />
        </div>
        {images.length > 0 && (
          <button
            type="button"
            onClick={zoom}
            onPointerEnter={() => void loadZoom().catch(() => undefined)}
            aria-haspopup="dialog"
            aria-label="Μεγέθυνση της εικόνας"
            title="Μεγέθυνση"
            className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-sm bg-surface/85 text-text hover:bg-surface print:hidden"
          >
            <Maximize2 className="icon" />
          </button>
        )}
        {images.length > 1 && (
          <p
            aria-hidden="true"
            className="num pointer-events-none absolute bottom-4 left-4 rounded-sm bg-surface/85 px-2 py-0.5 text-sm min-[700px]:hidden print:hidden"
          >
            {shown + 1} / {images.length}
          </p>
        )}
      </div>
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2 md:gap-3 print:hidden">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={`Εικόνα ${index + 1} από ${images.length}`}
                aria-pressed={index === shown}
                onClick={() => show(index)}
                className={thumbnail}
              >
                {/* The strip's own file: a smaller one would be one more request for each view. */}
                <ProductTile image={image} alt="" categoryId={categoryId} sizes={sizes} widest={1200} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {wasZoomed && (
        <ZoomDialog
          images={images}
          name={name}
          shown={shown}
          onShow={show}
          open={isZoomed}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}
