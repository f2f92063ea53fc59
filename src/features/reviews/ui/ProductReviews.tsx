import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useSession } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { cx } from '#ui/style/cx.ts';
import type { ProductReviews as Reviews } from '../contract.ts';
import { reviewsPerPage } from '../enums.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

const OwnReview = lazyPart(() => import('./OwnReview.tsx'), 'OwnReview');

interface Props {
  product: { id: number; name: string };
  className?: string;
}

export function ProductReviews({ product, className }: Props) {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const { site, viewer } = useSession();
  const isHydrated = useHydrated();
  const reviews = useQuery({
    ...useApi().reviews.listProductReviews.queryOptions({
      input: page === 1 ? { productId: product.id } : { productId: product.id, page },
    }),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });

  const { data } = reviews;

  function turn(to: number) {
    setPage(to);
    heading.current?.focus();
  }

  return (
    <section
      id="reviews"
      aria-labelledby="reviews-heading"
      className={cx('later scroll-mt-24 border-t-2 border-text pt-5', className)}
    >
      <h2
        ref={heading}
        id="reviews-heading"
        tabIndex={-1}
        className="text-2xl leading-tight tracking-display outline-none"
      >
        Κριτικές πελατών
      </h2>
      <div className="mt-5 grid gap-x-14 gap-y-8 md:grid-cols-[300px_1fr]">
        <div className="grid content-start gap-5">
          {data && data.total > 0 && <ReviewSummary stars={data.stars} total={data.total} />}
          <p className="text-base text-text-2">
            Κριτική γράφουν μόνο πελάτες που παρέλαβαν το προϊόν. Τη διαβάζουμε πριν δημοσιευθεί, δεν
            διορθώνουμε το κείμενο και δεν αφαιρούμε τις αρνητικές.
          </p>
          {site.isDemo && (
            <Notice tone="medium">Κατάστημα επίδειξης: οι κριτικές και οι βαθμολογίες είναι δείγμα.</Notice>
          )}
          {isHydrated && viewer.customer && <OwnReview product={product} />}
        </div>
        <div className="min-w-0">
          <QueryView query={reviews} skeleton={['h-24', 'h-24']} className="">
            {(shown) => <ReviewList {...shown} page={page} onTurn={turn} />}
          </QueryView>
        </div>
      </div>
    </section>
  );
}

interface ListProps extends Reviews {
  page: number;
  onTurn: (page: number) => void;
}

function ReviewList({ reviews, total, page, onTurn }: ListProps) {
  const pageCount = Math.ceil(total / reviewsPerPage);
  if (total === 0)
    return (
      <EmptyState icon={<MessageSquareText />} title="Δεν υπάρχουν κριτικές ακόμη" className="pt-0!">
        Η πρώτη θα φανεί εδώ, μόλις τη γράψει ένας πελάτης που παρέλαβε το προϊόν.
      </EmptyState>
    );
  return (
    <>
      <ul>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label="Σελίδες κριτικών" className="mt-4 flex items-center gap-3">
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
            <ChevronLeft />
            Νεότερες
          </Button>
          <span className="num text-base text-text-2" role="status">
            Σελίδα {page} από {pageCount}
          </span>
          <Button variant="outline" size="sm" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
            Παλαιότερες
            <ChevronRight />
          </Button>
        </nav>
      )}
    </>
  );
}
