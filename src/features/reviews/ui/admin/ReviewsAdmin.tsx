import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { isOn } from '#shared/switches.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { useRetainedRows } from '#ui/undo/use-retained-rows.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { useUndoables } from '#ui/undo/undoable.ts';
import type { ReviewStatus, StoredReview } from '../../contract.ts';
import { reviewStatuses } from '../../enums.ts';
import { reviewList, reviewsHref, type ReviewsSearch } from '../../reviews-search.ts';
import { AdminReview } from './AdminReview.tsx';
import { reviewSubject, useReviewChanges } from './use-review-changes.ts';

const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'), 'AnswerDialog');

const names: Record<ReviewStatus, string> = {
  pending: 'Σε αναμονή',
  published: 'Δημοσιευμένες',
  rejected: 'Απορριφθείσες',
};
const nothing: Record<ReviewStatus, string> = {
  pending: 'Καμία κριτική δεν περιμένει',
  published: 'Δεν υπάρχουν δημοσιευμένες κριτικές',
  rejected: 'Δεν υπάρχουν απορριφθείσες κριτικές',
};
const noReviews: readonly StoredReview[] = [];

interface Props {
  search: ReviewsSearch;
  About?: ComponentType<{ id: string }>;
}

export function ReviewsAdmin({ search, About }: Props) {
  const { reviews } = useApi();
  const input = reviewList(search);
  const list = useQuery({
    ...reviews.listReviews.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useQuery(reviews.countReviews.queryOptions());
  const rows = useRetainedRows(JSON.stringify(input), list.data ?? noReviews, reviewSubject);
  const undoables = useUndoables();
  const clickGuard = useClickGuard(
    rows.map((one) => `${one.id} ${undoables.has(reviewSubject(one))}`).join(),
  );
  const [answering, setAnswering] = useState<StoredReview>();
  const { publish, reject, pendingId } = useReviewChanges();

  return (
    <>
      {!isOn('reviews') && (
        <Notice className="mb-4">
          Το κατάστημα δεν έχει πια κριτικές: όσες υπάρχουν διαβάζονται, δεν δημοσιεύονται ούτε απαντώνται.
        </Notice>
      )}
      <TabLinks
        label="Κριτικές ανά κατάσταση"
        tabs={reviewStatuses.map((status) => ({
          href: reviewsHref({ status }),
          label: names[status],
          count: counts?.[status],
          current: status === input.status,
        }))}
      />
      <Panel flush className="mt-4">
        <QueryView query={list} skeleton={['h-20', 'h-20', 'h-20']}>
          {() =>
            rows.length === 0 ? (
              <EmptyState icon={<Star />} title={nothing[input.status]} className="px-5" />
            ) : (
              <ul aria-label={names[input.status]} {...clickGuard}>
                {rows.map((review) => (
                  <AdminReview
                    key={review.id}
                    review={review}
                    list={input.status}
                    undoable={undoables.get(reviewSubject(review))}
                    isPending={pendingId === review.id}
                    onPublish={() => publish(review)}
                    onReject={() => reject(review)}
                    onAnswer={() => setAnswering(review)}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Panel>
      <ListPagination
        page={input.page}
        // A row that was just decided on stays on its page for some seconds.
        pageCount={Math.max(
          Math.ceil((counts?.[input.status] ?? 0) / input.pageSize),
          rows.length > 0 ? input.page : 0,
        )}
        hrefFor={(page) => reviewsHref({ ...search, page })}
        className="mt-4"
      />

      {answering && <AnswerDialog review={answering} About={About} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
