import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../ui/style/cx.ts';
import { useWish, useWishIds } from './use-wish.ts';

type Card = { tile: Element; id: number; name: string };

/**
 * The cards on the page that react already, each with its picture's tile: the tick for the comparison stands in it and names
 * the product. A card that was changed before its hydration would be drawn anew.
 */
function findCards(): Card[] {
  return Array.from(document.querySelectorAll<HTMLInputElement>('article input[data-live]'), (tick) => ({
    tile: tick.parentElement?.parentElement,
    id: Number(tick.value),
    name: tick.closest('article')?.querySelector('h2, h3')?.textContent ?? '',
  })).flatMap(({ tile, ...card }) => (tile ? [{ ...card, tile }] : []));
}

const isSame = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && a.every((card, at) => card.tile === b[at]?.tile && card.id === b[at].id);

/**
 * A heart on each product card, for a signed-in customer. It is loaded after the page and put onto the cards from outside:
 * so it costs the pages nothing before they react.
 */
export function WishHearts() {
  const ids = useWishIds();
  const { add, remove, isPending } = useWish();
  const cards = useCards();
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

/** Follows the cards that come and go. */
function useCards(): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let timer = 0;
    function look() {
      timer = 0;
      const found = findCards();
      setCards((before) => (isSame(before, found) ? before : found));
    }
    const observer = new MutationObserver(() => {
      timer ||= window.setTimeout(look);
    });
    const main = document.querySelector('#main');
    if (main) observer.observe(main, { childList: true, subtree: true, attributeFilter: ['data-live'] });
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return cards;
}
