import { CartRow } from './CartRow.tsx';
import { useCart } from './use-cart.ts';

/** All lines of the cart, to be changed in place. */
export function CartLines() {
  const { lines, setQuantity, remove } = useCart();
  return (
    <ul className="border-t border-line">
      {lines.map((line) => (
        <CartRow
          key={`${line.productId} ${line.withInstallation}`}
          line={line}
          onQuantityChange={(quantity) => setQuantity(line, quantity)}
          onRemove={() => remove(line)}
        />
      ))}
    </ul>
  );
}
