import { company } from '#shared/company.ts';
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
import type { ProductReviews as Reviews, ShownReview } from '../contract.ts';
import { reviewsPerPage } from '../enums.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { Stars } from '#ui/components/Stars.tsx';
import { decimalText } from '#shared/decimals.ts';
import { averageOf } from '../rules.ts';

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

function ReviewItem({ review }: { review: ShownReview }) {
  const { author, rating, title, text, publishedAt, answer } = review;
  return (
    <li className="border-b border-line py-5 first:pt-0">
      <article>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={rating} />
          <span className="sr-only">{plural(rating, 'αστέρι', 'αστέρια')}</span>
          {title !== undefined && <strong className="font-semibold">{title}</strong>}
        </p>
        <p className="mt-2 max-w-[68ch] whitespace-pre-line">{text}</p>
        <p className="mt-2 text-sm text-text-3">
          {author} · <span className="num">{formatDate(athensDate(new Date(publishedAt)))}</span>
        </p>
        {answer !== undefined && (
          <div className="mt-3 rounded-md bg-sunken px-4 py-3 sm:ml-6">
            <p className="text-sm font-semibold">Απάντηση {company().ofName}</p>
            <p className="mt-1 max-w-[64ch] text-base whitespace-pre-line text-text-2">{answer}</p>
          </div>
        )}
      </article>
    </li>
  );
}

function ReviewSummary({ stars, total }: { stars: readonly number[]; total: number }) {
  const average = averageOf(stars);
  return (
    <div>
      <p className="flex items-center gap-3">
        <span className="num text-3xl font-semibold">{decimalText(average, 1)}</span>
        <span className="grid gap-0.5">
          <Stars rating={average} className="text-lg" />
          <span className="text-sm text-text-2">
            <span className="sr-only">από 5, </span>
            {plural(total, 'κριτική', 'κριτικές')}
          </span>
        </span>
      </p>
      <ul className="mt-3 grid gap-1.5">
        {[5, 4, 3, 2, 1].map((rating) => {
          const count = stars[rating - 1] ?? 0;
          return (
            <li
              key={rating}
              className="num grid grid-cols-[5.5rem_1fr_1.5rem] items-center gap-2 text-sm text-text-2"
            >
              {plural(rating, 'αστέρι', 'αστέρια')}
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-press">
                <span className="block h-full bg-text" style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <span className="text-right">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
