import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { readReviewsSearch } from '#features/reviews/reviews-search.ts';
import { ReviewsAdmin } from '#features/reviews/ui/admin/ReviewsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const ReviewTrail = ({ id }: { id: string }) => <AuditTrail entity="review" entityId={id} />;

export function ReviewsScreen({ search }: ScreenProps) {
  return <ReviewsAdmin search={readReviewsSearch(search)} About={ReviewTrail} />;
}
