import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import { headsUpMs } from '../guards.ts';
import type { System } from '../system.ts';

const looks = {
  critical: [OctagonAlert, 'text-critical-text'],
  high: [TriangleAlert, 'text-high-text'],
  medium: [CircleAlert, 'text-medium-text'],
  low: [Info, 'text-low-text'],
} as const;

/** The newest notification, as a phone lets it drop in from above; the list and the screen reader's regions keep it. */
export function HeadsUp({ system: { notifications, now } }: { system: System }) {
  const newest = notifications[0];
  if (!newest || now - newest.at >= headsUpMs) return null;
  const [Icon, colour] = looks[newest.severity];
  return (
    <div
      key={newest.id}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-3 top-0 z-(--z-sticky) flex animate-pop-in items-center gap-3 rounded-lg border border-line-strong bg-surface-press px-3.5 py-2.5 shadow-pop"
    >
      <Icon className={cx('size-6 shrink-0 stroke-[1.5]', colour)} />
      <span className="min-w-0">
        <span className="block text-base leading-snug font-semibold">{newest.title}</span>
        <span className="block truncate text-sm text-text-2">{newest.text}</span>
      </span>
    </div>
  );
}
