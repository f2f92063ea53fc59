interface Props {
  /** What the map shows, as whoever does not see it hears it. */
  label: string;
  /** In the map's own units, the window's as `[left, top, width, height]`. */
  map: {
    view: readonly number[];
    textSize: number;
    areas: readonly { path: string; share: 'all' | 'some' | 'none' }[];
    towns: readonly { name: string; x: number; y: number; toLeft: boolean }[];
  };
}

/** The postal areas to which the technicians go, with their neighbours and some towns. */
export function AreaMap({ label, map: { view, textSize, areas, towns } }: Props) {
  return (
    <svg viewBox={view.join(' ')} role="img" aria-label={label} className="w-full">
      {areas.map(({ path, share }) => (
        <path key={path} d={path} className={`area area-${share}`} />
      ))}
      {towns.map(({ name, x, y, toLeft }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={textSize * 0.22} className="fill-text-2" />
          <text
            x={toLeft ? x - textSize / 2 : x + textSize / 2}
            y={y + textSize * 0.35}
            textAnchor={toLeft ? 'end' : 'start'}
            fontSize={textSize}
            strokeWidth={textSize / 4}
            className="area-name"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
