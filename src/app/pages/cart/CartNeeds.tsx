import { useQueries } from '@tanstack/react-query';
import { cartNeeds } from '#features/advice/cart-needs.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { AddSetButton } from '#features/cart/ui/AddSetButton.tsx';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { SetLine } from '../product/SetLine.tsx';

/** A longer cart is one that somebody has planned. */
const mostAsked = 12;

/** What the products of the cart still need, by the rules of their pages; nothing while unknown, or where nothing is missing. */
export function CartNeeds({ lines }: { lines: readonly CartLine[] }) {
  const { catalogue } = useApi();
  const pieces = new Map<number, number>();
  for (const { productId, quantity, isGone } of lines)
    if (!isGone) pieces.set(productId, quantity + (pieces.get(productId) ?? 0));
  const asked = pieces.size > mostAsked ? [] : [...pieces];
  const answers = useQueries({
    queries: asked.map(([productId]) => catalogue.listCompanions.queryOptions({ input: { id: productId } })),
  });
  const held = asked.flatMap(([productId, quantity], index) => {
    const companions = answers[index]?.data;
    return companions ? [{ productId, quantity, companions }] : [];
  });
  // With a part of the answers it might ask for what is there.
  if (held.length < asked.length) return null;
  const { video, fits } = cartNeeds(held);
  if (!video && fits.length === 0) return null;
  return (
    <section aria-labelledby="cart-needs" className="mt-9 print:hidden">
      {video && (
        <>
          <h2 id="cart-needs" className="text-xl">
            Χρειάζεται ακόμη
          </h2>
          <p className="mt-1 text-base text-text-2">
            Για να κρατάτε {plural(video.days, 'ημέρα', 'ημέρες')} εγγραφών από{' '}
            {plural(video.cameras, 'κάμερα', 'κάμερες')}.
          </p>
          <ul className="mt-3">
            {video.lines.map(({ product, quantity }) => (
              <SetLine
                key={product.id}
                product={product}
                quantity={quantity}
                note={product.facts.slice(0, 2).join(' · ')}
              />
            ))}
          </ul>
          <div className="mt-4 max-w-90">
            <AddSetButton
              lines={video.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))}
            >
              Προσθήκη στο καλάθι
            </AddSetButton>
          </div>
        </>
      )}
      {fits.length > 0 && (
        <>
          <h2 {...(!video && { id: 'cart-needs' })} className={video ? 'mt-8 text-lg' : 'text-xl'}>
            Ταιριάζει επίσης
          </h2>
          <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
            {fits.map((product) => (
              <SetLine key={product.id} product={product} note={product.facts.slice(0, 2).join(' · ')} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
