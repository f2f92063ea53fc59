import { useEffect, useState, type RefObject } from 'react';
import { cx } from '#ui/style/cx.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';

interface Props {
  products: readonly Product[];
  /** The element that scrolls sideways. */
  scroller: RefObject<HTMLElement | null>;
  /** The cards: the head shows once they have left the screen. */
  cards: RefObject<HTMLElement | null>;
}

/**
 * The products' names below the page's header while the table is read. Not the table's own head, because what scrolls
 * sideways cannot also stick to the page; hidden from screen readers, which read the table's own.
 */
export function FollowingHead({ products, scroller, cards }: Props) {
  const [isShown, setShown] = useState(false);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const [area, above] = [scroller.current, cards.current];
    if (!area || !above) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    const follow = () => setLeft(area.scrollLeft);
    observer.observe(above);
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', follow);
    };
  }, [scroller, cards]);

  return (
    <div aria-hidden="true" className="sticky top-15 z-3 h-0 md:top-27 lg:top-17 print:hidden">
      <div
        className={cx(
          'overflow-hidden border-b-2 border-text bg-bg pl-(--label) transition-opacity',
          !isShown && 'pointer-events-none invisible opacity-0',
        )}
      >
        <div className="overflow-hidden">
          <ul
            style={{ translate: `${-left}px` }}
            className="grid w-max grid-flow-col auto-cols-(--column) text-sm font-semibold"
          >
            {products.map(({ id, images, categoryId, name }) => (
              <li key={id} className="flex min-w-0 items-center gap-2 px-1.5 py-2 md:px-2.5">
                <ProductTile
                  image={images[0]}
                  alt=""
                  categoryId={categoryId}
                  sizes="36px"
                  className="size-9 rounded-xs! max-md:hidden"
                />
                <span className="line-clamp-2 min-w-0 leading-snug">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
