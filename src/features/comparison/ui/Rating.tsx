import { Star } from 'lucide-react';
import { decimalText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { useSession } from '#ui/page/session.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { ratingOf } from '../marks.ts';

/** A product's rating and its number of reviews; the demonstration's are marked, because they are fictional. */
export function Rating({ product }: { product: Product }) {
  const { isDemo } = useSession().site;
  const rating = ratingOf(product);
  if (rating === undefined) return <span className="text-sm text-text-3">Χωρίς κριτικές</span>;
  return (
    <span className="text-sm">
      <span className="font-semibold whitespace-nowrap tabular-nums">
        <Star aria-hidden="true" className="mr-1 icon-sm inline fill-current align-[-2px]" />
        <span className="sr-only">Βαθμολογία </span>
        {decimalText(rating, 1)}
        <span className="sr-only"> στα 5,</span>
      </span>{' '}
      <span className="leading-snug text-text-3 max-md:block">
        {plural(product.reviewCount, 'κριτική', 'κριτικές')}
        {isDemo && ' (δείγμα)'}
      </span>
    </span>
  );
}
