import { Heart } from 'lucide-react';
import { createPortal } from 'react-dom';
import { cx } from '#ui/style/cx.ts';
import { useLiveCards } from '#features/catalogue/ui/use-live-cards.ts';
import { useWish, useWishIds } from './use-wish.ts';

/** A heart on each product card, for a signed-in customer; loaded after the page. */
export function WishHearts() {
  const ids = useWishIds();
  const { add, remove, isPending } = useWish();
  const cards = useLiveCards();
  if (!ids) return null;
  return cards.map(({ tile, id, name }) => {
    const isKept = ids.includes(id);
    return createPortal(
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={`Στη λίστα μου: ${name}`}
        title={isKept ? 'Αφαίρεση από τη λίστα μου' : 'Προσθήκη στη λίστα μου'}
        onClick={() => !isPending && (isKept ? remove : add)(id, name)}
        className="absolute top-1 right-1 z-1 grid size-11 place-items-center rounded-sm text-text print:hidden"
      >
        <span className="grid size-8 place-items-center rounded-full bg-surface/85">
          <Heart className={cx('size-[18px] stroke-[1.75]', isKept && 'fill-current text-primary-text')} />
        </span>
      </button>,
      tile,
      `${id}`,
    );
  });
}
