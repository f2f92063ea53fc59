import { plural } from '#shared/greek.ts';
import { decimalText } from '#shared/decimals.ts';
import { Stars } from '#ui/components/Stars.tsx';
import { averageOf } from '../rules.ts';

export function ReviewSummary({ stars, total }: { stars: readonly number[]; total: number }) {
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
