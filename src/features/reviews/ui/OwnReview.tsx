import { useQuery } from '@tanstack/react-query';
import { Pencil, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import type { OwnReview as Own } from '../contract.ts';
import { ReviewStatusBadge } from './ReviewStatusBadge.tsx';
import { useOwnReviewChanges } from './use-own-review.ts';

const ReviewDialog = lazyPart(() => import('./ReviewDialog.tsx'), 'ReviewDialog');

interface Props {
  product: { id: number; name: string };
}

/** For a signed-in customer: the invitation to write a review of a product that they received, or the one they wrote. */
export function OwnReview({ product }: Props) {
  const { customer } = useViewer();
  const { data, error, refetch } = useQuery({
    ...useApi().reviews.listOwnReviews.queryOptions({ input: { ids: String(product.id) } }),
    enabled: customer !== null,
  });
  const [isOpen, setOpen] = useState(false);
  const { withdraw } = useOwnReviewChanges();
  if (!customer) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const [standing] = data ?? [];
  const review = standing?.review;
  return (
    <>
      {review && (
        <Written
          review={review}
          onChange={() => setOpen(true)}
          onWithdraw={() =>
            confirm({
              title: 'Απόσυρση της κριτικής;',
              description:
                'Η κριτική σας διαγράφεται οριστικά και δεν μετρά πια στη βαθμολογία του προϊόντος.',
              confirmLabel: 'Απόσυρση',
              action: () => withdraw.mutateAsync({ productId: product.id }),
            })
          }
        />
      )}
      {standing?.mayWrite && (
        <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <PenLine />
          Γράψτε κριτική
        </Button>
      )}

      {isOpen && <ReviewDialog product={product} review={review} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WrittenProps {
  review: Own;
  onChange: () => void;
  onWithdraw: () => void;
}

function Written({ review, onChange, onWithdraw }: WrittenProps) {
  const { status, rating, title, text, reason } = review;
  return (
    <section aria-label="Η κριτική σας" className="rounded-md border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-semibold">Η κριτική σας</strong>
        <ReviewStatusBadge status={status} />
      </p>
      <p className="mt-2 flex items-center gap-2">
        <Stars rating={rating} />
        <span className="sr-only">{rating} από 5</span>
      </p>
      {title !== undefined && <p className="mt-1 font-medium wrap-anywhere">{title}</p>}
      <p className="mt-1 line-clamp-6 text-base whitespace-pre-line text-text-2">{text}</p>
      {reason !== undefined && (
        <p className="mt-3 text-base">
          <strong className="font-semibold">Λόγος:</strong> {reason}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={onChange}>
          <Pencil />
          Αλλαγή
        </Button>
        <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={onWithdraw}>
          <Trash2 />
          Απόσυρση
        </Button>
      </div>
    </section>
  );
}
