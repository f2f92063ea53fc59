interface Props {
  /** At least two values, the latest last. */
  values: readonly number[];
  /** The accessible name: «Παραγγελίες ανά ημέρα». */
  label: string;
  /** Where it is the picture of its row. */
  wide?: boolean;
}

const edge = 3;

/** A small line chart with a dot at its last value. */
export function Sparkline({ values, label, wide = false }: Props) {
  const [width, height] = wide ? [168, 52] : [92, 28];
  const highest = Math.max(1, ...values);
  const points = values.map((value, index) => [
    edge + (index / Math.max(1, values.length - 1)) * (width - 2 * edge),
    height - edge - (value / highest) * (height - 2 * edge),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
      width={width}
      height={height}
      className="text-primary-text"
    >
      <polyline
        points={points.map((point) => point.map((number) => number?.toFixed(1)).join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r={2.5} fill="currentColor" />
    </svg>
  );
}
