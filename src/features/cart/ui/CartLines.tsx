import { useRef } from 'react';
import type { CartLine } from '../contract.ts';
import { maxQuantityOf } from '../rules.ts';
import { CartRow } from './CartRow.tsx';
import { useCart } from './use-cart.ts';
import { Package, Trash2 } from 'lucide-react';
import { FieldError } from '#ui/form/FieldError.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Tile } from '#ui/components/Tile.tsx';

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
            most={maxQuantityOf(line, lines)}
            onQuantityChange={(quantity) => setQuantity(line, quantity)}
            onRemove={() => drop(line, index)}
          />
        );
      })}
    </ul>
  );
}

interface Props {
  line: CartLine;
  onRemove: () => void;
}

/** A line of the cart whose product was deleted from the catalogue: it can only be removed. */
function GoneRow({ line: { productId, withInstallation, name }, onRemove }: Props) {
  return (
    <li className="grid grid-cols-[72px_1fr] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[96px_1fr_auto]">
      <Tile alt="" icon={<Package />} />
      <div className="min-w-0">
        <h2 className="text-md leading-snug text-text-2">{name}</h2>
        {withInstallation && <p className="mt-0.5 text-base text-text-2">Με εγκατάσταση</p>}
        <div className="mt-2">
          <FieldError id={`cart-${productId}-${withInstallation}`}>
            Δεν διατίθεται πλέον και δεν υπολογίζεται στην παραγγελία.
          </FieldError>
        </div>
      </div>
      <Button
        variant="outline"
        className="self-start justify-self-start max-sm:col-span-2"
        aria-label={`Αφαίρεση: ${withInstallation ? `${name}, με εγκατάσταση` : name}`}
        onClick={onRemove}
      >
        <Trash2 />
        Αφαίρεση
      </Button>
    </li>
  );
}
