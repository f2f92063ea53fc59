import { plural } from '#shared/greek.ts';
import { decimalText } from '#shared/decimals.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useSession } from '#ui/page/session.ts';
import { cx } from '#ui/style/cx.ts';
import type { Product } from '../contract.ts';

interface Props {
  product: Pick<Product, 'rating' | 'reviewCount' | 'isSampleRating'>;
  className?: string;
}

/** A product's rating, linked to its reviews; a rating of the demonstration is marked. Nothing without a rating. */
export function ProductRating({ product: { rating, reviewCount, isSampleRating }, className }: Props) {
  const { site } = useSession();
  if (rating === undefined) return null;
  const count = plural(reviewCount, 'κριτική', 'κριτικές');
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base', className)}>
      <Stars rating={rating} />
      <span>
        <span className="num font-semibold">{decimalText(rating, 1)}</span>
        <span className="sr-only"> από 5</span>
      </span>
      {!isSampleRating && <TextLink href="#reviews">{count}</TextLink>}
      {(isSampleRating || site.isDemo) && <Badge tone="line">Δείγμα</Badge>}
    </p>
  );
}
