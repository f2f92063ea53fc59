interface Props {
  /** One whole number a day, the latest last. */
  values: readonly number[];
  /** The accessible name: «Τεμάχια ανά ημέρα». */
  label: string;
}

const height = 24;
/** The width of a bar, and its distance from the next. */
const bar = 2;
const step = 3;
const shortest = 4;

/** A small bar chart of counts; the base line is the days without any. */
export function DayBars({ values, label }: Props) {
  const highest = Math.max(1, ...values);
  const width = values.length * step - (step - bar);
  const bars = values.map((value, day) => {
    const tall = value > 0 ? Math.max(shortest, (value / highest) * height) : 0;
    return `M${day * step + bar / 2} ${height}v-${tall.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
      width={width}
      height={height}
      stroke="currentColor"
      className="shrink-0 text-primary-text"
    >
      <path d={`M0 ${height - 0.5}h${width}`} opacity={0.3} />
      <path d={bars.join('')} strokeWidth={bar} />
    </svg>
  );
}
