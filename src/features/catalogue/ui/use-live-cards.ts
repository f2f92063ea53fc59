import { useEffect, useState } from 'react';

export type LiveCard = {
  id: number;
  name: string;
  tile: Element;
  /** The place of its button next to the price; a sold-out product has none. */
  action: Element | undefined;
};

/**
 * The cards on the page that react already: the tick for the comparison names the product. A card that was changed before
 * its hydration would be drawn again.
 */
function findCards(): LiveCard[] {
  const ticks = document.querySelectorAll<HTMLInputElement>('article input[data-live]');
  return Array.from(ticks, (tick) => {
    const card = tick.closest('article');
    return {
      id: Number(tick.value),
      name: card?.querySelector('h2, h3')?.textContent ?? '',
      tile: card?.querySelector('.aspect-square'),
      action: card?.querySelector('.card-action') ?? undefined,
    };
  }).flatMap(({ tile, ...card }) => (tile ? [{ ...card, tile }] : []));
}

const isSame = (a: readonly LiveCard[], b: readonly LiveCard[]) =>
  a.length === b.length &&
  a.every(({ id, tile, action }, at) => tile === b[at]?.tile && action === b[at].action && id === b[at].id);

/**
 * Follows the product cards that come and go. What loads after the page puts its pieces onto them from outside: so it costs
 * the pages nothing before they react.
 */
export function useLiveCards(): readonly LiveCard[] {
  const [cards, setCards] = useState<readonly LiveCard[]>([]);
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
