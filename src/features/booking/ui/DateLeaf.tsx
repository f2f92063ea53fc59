import type { LocalDate } from '#shared/dates.ts';
import { formatShortMonth } from '#shared/months.ts';

/** A day as a calendar page. Decorative only: write the day in words next to it. */
export function DateLeaf({ date }: { date: LocalDate }) {
  return (
    <div
      aria-hidden="true"
      className="w-15 shrink-0 self-start overflow-hidden rounded-sm border border-line-strong bg-surface text-center"
    >
      <p className="pt-1 pb-0.5 text-xl leading-snug font-semibold tabular-nums">{Number(date.slice(8))}</p>
      <p className="bg-ink py-0.5 text-xs leading-snug font-medium text-on-ink-btn">
        {formatShortMonth(date)}
      </p>
    </div>
  );
}
