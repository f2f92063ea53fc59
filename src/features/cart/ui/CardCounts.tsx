import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { useApi } from '#ui/page/api.ts';
import { useSession } from '#ui/page/session.ts';
import { useLiveCards } from '#features/catalogue/ui/use-live-cards.ts';
import type { CartLine } from '../contract.ts';
import { maxQuantityOf, whyNoMore } from '../rules.ts';
import { useCartChanges } from './use-cart.ts';

const noLines: CartLine[] = [];

/**
 * The pieces of a product in the cart, on its card in place of the button that adds it, for a customer who may buy; loaded
 * after the page.
 */
export function CardCounts() {
  const { cartCount } = useSession();
  const { data: lines = noLines } = useQuery({
    ...useApi().cart.getCart.queryOptions(),
    enabled: cartCount > 0,
  });
  const { setQuantity, remove } = useCartChanges(lines);
  const cards = useLiveCards();
  return cards.map(({ id, name, action }) => {
    const line = lines.find(({ productId, withInstallation }) => productId === id && !withInstallation);
    if (!action || !line || line.isGone) return null;
    return createPortal(
      <CardCount
        name={name}
        line={line}
        most={maxQuantityOf(line, lines)}
        onChange={(quantity) => (quantity > 0 ? setQuantity(line, quantity) : remove(line))}
      />,
      action,
      `${id}`,
    );
  });
}

interface Props {
  name: string;
  line: CartLine;
  /** The most pieces that this line can have. */
  most: number;
  onChange: (quantity: number) => void;
}

function CardCount({ name, line: { quantity, available }, most, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that added the product is replaced by a stepper: the focus moves to its plus button, and back when none is left.
  useLayoutEffect(() => {
    const count = ref.current;
    const button = count?.parentElement?.querySelector<HTMLButtonElement>(':scope > button');
    if (button && button === document.activeElement) {
      count?.querySelector<HTMLButtonElement>('button:last-of-type')?.focus();
    }
    return () => {
      if (count?.contains(document.activeElement)) requestAnimationFrame(() => button?.focus());
    };
  }, []);
  return (
    <div ref={ref} className="card-count">
      <QuantityStepper
        label={name}
        value={quantity}
        min={0}
        max={most}
        whyNoMore={whyNoMore(available)}
        whyNoLess=""
        onValueChange={onChange}
      />
    </div>
  );
}
