import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountOf, eurosToCents, pricesText } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { ProductCard } from '../contract.ts';
import { ProductTile } from './ProductTile.tsx';

const maxAlternatives = 3;

interface Props {
  name: string;
  alternatives: readonly ProductCard[];
  /** Lets the viewer be told when it is back. */
  notify: ReactNode;
}

/** The alternatives to a sold-out product: asking for it, or another product. */
export function SoldOut({ name, alternatives, notify }: Props) {
  return (
    <div className="grid gap-4">
      <p className="text-base text-text-2">Το προϊόν είναι προσωρινά εξαντλημένο.</p>
      {notify}
      <Button
        variant="outline"
        size="lg"
        block
        href={`/contact?subject=${encodeURIComponent(`Διαθεσιμότητα: ${name}`)}`}
      >
        <Mail />
        Ρωτήστε για διαθεσιμότητα
      </Button>
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives">
          <h2 id="alternatives" className="text-base font-semibold tracking-normal">
            Διαθέσιμα τώρα στην ίδια κατηγορία
          </h2>
          <ul className="mt-1">
            {alternatives.slice(0, maxAlternatives).map((product) => (
              <Alternative key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Alternative({ product: { id, name, images, categoryId, price } }: { product: ProductCard }) {
  const readsGross = useReadsGross();
  return (
    <li className="group relative grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 border-b border-line py-2.5 last:border-0">
      <ProductTile image={images[0]} alt="" categoryId={categoryId} sizes="56px" className="rounded-sm" />
      <div className="min-w-0 text-base">
        <Anchor
          href={`/products/${id}`}
          className="font-medium after:absolute after:inset-0 group-hover:underline"
        >
          {name}
        </Anchor>
        {price !== undefined && (
          <p className="num text-sm whitespace-normal! text-text-2">
            {pricesText(amountOf(eurosToCents(price)), readsGross)}
          </p>
        )}
      </div>
    </li>
  );
}
