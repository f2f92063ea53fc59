import { useRef } from 'react';
import type { CartLine } from '../contract.ts';
import { CartRow } from './CartRow.tsx';
import { GoneRow } from './GoneRow.tsx';
import { useCart } from './use-cart.ts';

export function CartLines() {
  const { lines, setQuantity, remove } = useCart();
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus to the line next to the removed one; otherwise it would restart at the top of the page. */
  function drop(line: CartLine, index: number) {
    const rows = list.current?.children;
    const beside = rows?.[index + 1] ?? rows?.[index - 1];
    (beside?.querySelector<HTMLElement>('h2 a, button') ?? document.getElementById('main'))?.focus();
    remove(line);
  }

  return (
    <ul ref={list} className="border-t border-line">
      {lines.map((line, index) => {
        const key = `${line.productId} ${line.withInstallation}`;
        return line.isGone ? (
          <GoneRow key={key} line={line} onRemove={() => drop(line, index)} />
        ) : (
          <CartRow
            key={key}
            line={line}
            onQuantityChange={(quantity) => setQuantity(line, quantity)}
            onRemove={() => drop(line, index)}
          />
        );
      })}
    </ul>
  );
}
