import { cx } from '../style/cx.ts';

interface Props {
  /** From 0 to 5; a part of a star is shown as such. */
  rating: number;
  className?: string | undefined;
}

const outline = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

const Row = ({ className }: { className: string }) => (
  <svg viewBox="0 0 120 24" aria-hidden="true" className={cx('h-[1em] w-[5em] max-w-none', className)}>
    {[0, 24, 48, 72, 96].map((left) => (
      <path key={left} d={outline} transform={`translate(${left} 0)`} />
    ))}
  </svg>
);

/** A rating as five stars; write the figure next to it, because screen readers skip the stars. */
export function Stars({ rating, className }: Props) {
  return (
    <span className={cx('relative inline-block h-[1em] w-[5em] shrink-0 align-[-0.125em]', className)}>
      <Row className="fill-line-strong" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(rating / 5) * 100}%` }}>
        <Row className="fill-text" />
      </span>
    </span>
  );
}
