import type { CSSProperties } from 'react';
import { numberText } from '#shared/decimals.ts';
import { metresText, wedgePath } from '#features/catalogue/field-of-view.ts';
import { PersonFrame } from '#features/catalogue/ui/PersonFrame.tsx';
import { personMetres, ringsOf, type FieldsOfView } from '../fields-of-view.ts';

/** The length of the longest view in the drawing, in SVG units. */
const longest = 600;
const margin = 10;

/** Each product's line, told apart by colour and by dashes. */
const lines = [
  { colour: 'text-primary-text', dashes: undefined },
  { colour: 'text-high-text', dashes: '9 5' },
  { colour: 'text-ok-text', dashes: '2 4' },
  { colour: 'text-text', dashes: '12 4 2 4' },
];

interface Props {
  fields: FieldsOfView;
  /** The products' names, in the order of the views. */
  names: readonly string[];
}

/** The cameras' fields of view drawn over each other on one scale, each in its product's colour. */
export function OverlaidFieldsOfView({ fields: { views, reach, halfWidth }, names }: Props) {
  const scale = longest / reach;
  const [width, height] = [longest + 2 * margin, 2 * (halfWidth * scale + margin)];
  const widest = Math.max(...views.map((view) => view?.degrees ?? 0));
  const rings = ringsOf(reach).map((ring) => {
    const radius = ring * scale;
    // As wide as the widest view, within the drawing.
    const half = Math.min((widest * Math.PI) / 360, Math.asin(Math.min(1, height / 2 / radius)));
    return { ring, radius, x: radius * Math.cos(half), y: radius * Math.sin(half) };
  });
  const drawn = views.flatMap((view, index) => {
    const line = lines[index];
    return view && line ? [{ ...view, ...line, far: view.distances.at(-1) ?? 0, name: names[index] }] : [];
  });
  const gridTemplateColumns = `repeat(${drawn.length}, minmax(0, 1fr))`;
  return (
    <figure
      aria-labelledby="overlaid-fields-of-view"
      style={{ '--drawing': `${(32 * width) / height}rem` } as CSSProperties}
      className="sticky left-0 grid w-[min(100cqw,calc(var(--label)+var(--shown)*var(--column)))] items-center gap-x-10 gap-y-4 max-md:px-(--gutter) min-[700px]:grid-cols-[min(var(--drawing),50%)_minmax(0,1fr)] print:px-0"
    >
      <div className="relative mb-5 w-full max-w-(--drawing)">
        <svg viewBox={`${-margin} ${-height / 2} ${width} ${height}`} className="w-full" aria-hidden="true">
          {rings.map(({ ring, radius, x, y }) => (
            <path
              key={ring}
              d={`M${x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${y}`}
              className="fill-none stroke-line-strong"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {drawn.map(({ far, degrees, colour, dashes, name }) => (
            <path
              key={name}
              d={wedgePath(far * scale, degrees)}
              className={`fill-current stroke-current stroke-2 ${colour}`}
              fillOpacity="0.09"
              strokeDasharray={dashes}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {personMetres < reach && (
            <g transform={`translate(${personMetres * scale} 0)`}>
              <circle r="7" className="fill-bg stroke-text stroke-2" vectorEffect="non-scaling-stroke" />
              <circle r="2.5" className="fill-text" />
            </g>
          )}
          <circle r="6" className="fill-text" />
          <circle r="2" className="fill-bg" />
        </svg>
        {/* Not in the drawing, whose letters would shrink with it on a phone. */}
        {rings.map(({ ring, x, y }) => (
          <span
            key={ring}
            aria-hidden="true"
            className="num absolute -translate-x-1/2 pt-0.5 text-xs text-text-3"
            style={{ left: `${((x + margin) / width) * 100}%`, top: `${(y / height + 0.5) * 100}%` }}
          >
            {metresText(ring)}
          </span>
        ))}
      </div>
      <figcaption>
        <p id="overlaid-fields-of-view" className="text-md font-semibold">
          Τα οπτικά πεδία στην ίδια κλίμακα, με τον ίδιο άνθρωπο στα {personMetres} m
        </p>
        <ul className="mt-4 grid gap-x-4 gap-y-6" style={{ gridTemplateColumns }}>
          {drawn.map(({ person, degrees, colour, dashes, name, pixelsPerMetre }) => (
            <li key={name} className="min-w-0">
              <PersonFrame metres={personMetres} pixelsPerMetre={pixelsPerMetre} light="day" />
              <svg viewBox="0 0 112 4" className={`mt-3 h-1 w-28 max-w-full ${colour}`} aria-hidden="true">
                <path d="M0 2H112" className="stroke-current stroke-[2.5]" strokeDasharray={dashes} />
              </svg>
              <span className="mt-1 block leading-snug font-medium max-md:text-sm">{name}</span>
              <span className="block text-sm text-text-3">
                Γωνία {numberText(degrees)}°, άνθρωπος έως {person}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
