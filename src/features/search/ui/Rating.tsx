import { Star } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { useSession } from '#ui/page/session.ts';

/** A product's mean rating and how many reviews it is of; the demonstration's are marked, because they are fictional. */
export function Rating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const { isDemo } = useSession().site;
  const mean = rating.toFixed(1).replace('.', ',');
  return (
    <p className="flex items-center gap-1.5 text-sm text-text-2">
      <Star className="size-3.5 fill-current stroke-[1.6]" aria-hidden="true" />
      <span className="num font-medium text-text">
        {mean}
        <span className="sr-only"> στα 5</span>
      </span>
      <span className="text-text-3">
        ({plural(reviewCount, 'κριτική', 'κριτικές')}
        {isDemo && ', δείγμα'})
      </span>
    </p>
  );
}
