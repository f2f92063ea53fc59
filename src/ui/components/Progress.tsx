interface Props {
  /** The name of the progress; also shown at the left when `caption` is given. */
  label: string;
  value: number;
  max: number;
  /** Shown above the bar: «Βήμα 2 από 7». */
  caption?: string | undefined;
  className?: string | undefined;
}

export function Progress({ label, value, max, caption, className }: Props) {
  return (
    <div className={className}>
      {caption !== undefined && (
        <p className="mb-2 flex justify-between gap-4 text-sm text-text-2">
          <span className="num">{caption}</span>
          <span aria-hidden="true">{label}</span>
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={caption}
        className="h-[3px] overflow-hidden rounded-full bg-surface-press"
      >
        <div
          className="h-full bg-primary transition-[width] duration-(--d-3)"
          style={{ width: `${(100 * value) / max}%` }}
        />
      </div>
    </div>
  );
}
