import { athensDate, formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { Stars } from '#ui/components/Stars.tsx';
import type { ShownReview } from '../contract.ts';

export function ReviewItem({ review }: { review: ShownReview }) {
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
            <p className="text-sm font-semibold">Απάντηση της Βίγλας</p>
            <p className="mt-1 max-w-[64ch] text-base whitespace-pre-line text-text-2">{answer}</p>
          </div>
        )}
      </article>
    </li>
  );
}
