import { Check, MessageSquareReply } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { isOn } from '#shared/switches.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import type { Undoable } from '#ui/undo/undoable.ts';
import type { ReviewStatus, StoredReview } from '../../contract.ts';
import { reviewSubject } from './use-review-changes.ts';

interface Props {
  review: StoredReview;
  list: ReviewStatus;
  undoable: Undoable | undefined;
  isPending: boolean;
  onPublish: () => void;
  onReject: () => void;
  onAnswer: () => void;
}

export function AdminReview({ review, ...actions }: Props) {
  const { productId, productName, author, rating, title, text, reason, answer, updatedAt } = review;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[1fr_auto] md:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-base">
          <Anchor href={`/products/${productId}`} className="font-semibold wrap-anywhere hover:underline">
            {productName}
          </Anchor>
          <span className="text-sm text-text-3">
            {author} · <span className="num">{formatDateTime(new Date(updatedAt))}</span>
          </span>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 text-base">
          <Stars rating={rating} />
          <span className="num text-sm text-text-2">{rating} από 5</span>
          {title !== undefined && <strong className="font-semibold wrap-anywhere">{title}</strong>}
        </p>
        <p className="mt-1.5 max-w-[80ch] text-base wrap-anywhere whitespace-pre-line">{text}</p>
        {reason !== undefined && (
          <p className="mt-2 text-base text-text-2">
            <strong className="font-semibold">Λόγος:</strong> {reason}
          </p>
        )}
        {answer !== undefined && (
          <div className="mt-2.5 rounded-sm bg-primary-soft px-3.5 py-2.5 text-base">
            <p className="text-sm font-semibold">Η απάντησή μας</p>
            <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{answer}</p>
          </div>
        )}
      </div>
      <Actions review={review} {...actions} />
    </li>
  );
}

function Actions({ review, list, undoable, isPending, onPublish, onReject, onAnswer }: Props) {
  const of = `${review.productName}, ${review.author}`;
  if (undoable)
    return <UndoLine subject={reviewSubject(review)} undoable={undoable} of={of} className="md:self-start" />;
  if (!isOn('reviews')) return null;
  return (
    <div className="flex flex-wrap content-start gap-1.5 md:justify-end">
      {list !== 'published' && (
        <Button
          size="xs"
          variant="outline"
          data-decision=""
          disabled={isPending}
          aria-label={`Δημοσίευση: ${of}`}
          onClick={onPublish}
        >
          <Check />
          Δημοσίευση
        </Button>
      )}
      {list !== 'rejected' && (
        <Button
          size="xs"
          variant="ghost"
          className="text-critical-text!"
          data-decision=""
          disabled={isPending}
          aria-haspopup="dialog"
          aria-label={`Απόρριψη: ${of}`}
          onClick={onReject}
        >
          Απόρριψη
        </Button>
      )}
      <Button
        size="xs"
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={`${review.answer === undefined ? 'Απάντηση' : 'Αλλαγή απάντησης'}: ${of}`}
        onClick={onAnswer}
      >
        <MessageSquareReply />
        {review.answer === undefined ? 'Απάντηση' : 'Αλλαγή απάντησης'}
      </Button>
    </div>
  );
}
