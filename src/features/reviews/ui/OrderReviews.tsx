import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { ReviewStatusBadge } from './ReviewStatusBadge.tsx';

interface Props {
  products: readonly { id: number; name: string }[];
}

/** For the buyer of a delivered order: its products with the way to a review of each. Nothing while there is none. */
export function OrderReviews({ products }: Props) {
  const { customer } = useViewer();
  const { data = [] } = useQuery({
    ...useApi().reviews.listOwnReviews.queryOptions({
      input: { ids: products.map(({ id }) => id).join(',') },
    }),
    enabled: customer !== null && products.length > 0,
  });
  const rows = data.flatMap(({ productId, mayWrite, review }) => {
    const product = products.find(({ id }) => id === productId);
    return product && (mayWrite || review) ? [{ product, review }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="order-reviews" className="print:hidden">
      <h2 id="order-reviews" className="text-xl">
        Πώς σας φάνηκαν;
      </h2>
      <p className="mt-1 text-base text-text-2">Η γνώμη σας βοηθά τους επόμενους να επιλέξουν σωστά.</p>
      <ul className="mt-3 border-t border-line">
        {rows.map(({ product, review }) => (
          <li
            key={product.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{product.name}</span>
            {review ? (
              <span className="flex items-center gap-3">
                <ReviewStatusBadge status={review.status} />
                <TextLink href={`/products/${product.id}#reviews`}>
                  Η κριτική σας<span className="sr-only">: {product.name}</span>
                </TextLink>
              </span>
            ) : (
              <TextLink href={`/products/${product.id}#reviews`}>
                <PenLine className="icon-sm mr-1.5 inline align-[-0.15em]" />
                Γράψτε κριτική<span className="sr-only">: {product.name}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
