import { numberText } from '../../../shared/decimals.ts';
import type { Product } from '../../catalogue/contract.ts';
import { bands, wedgePath } from '../../catalogue/field-of-view.ts';
import { sightsOf, type Sight } from '../sights.ts';
import { GroupRows, TableRow } from './TableRow.tsx';

const metres = (value = 0) => numberText(Number(value.toPrecision(2)));
/** The length of the longest view in the drawings, in SVG units. */
const longest = 230;
const shades = ['opacity-55', 'opacity-32', 'opacity-14'];

/** What the compared cameras see, drawn on one scale; nothing with fewer than two cameras. */
export function SightRows({ products, span }: { products: readonly Product[]; span: number }) {
  const sights = sightsOf(products);
  if (!sights) return null;
  const { views, reach, halfWidth } = sights;
  const scale = longest / reach;
  const half = halfWidth * scale + 6;
  return (
    <GroupRows name="Τι βλέπει η κάμερα" span={span}>
      <TableRow
        label={`Οπτικό πεδίο, όλα στην ίδια κλίμακα: το πλάτος είναι ${metres(reach)} m`}
        cells={views.map((view) => ({
          shown: view && <Drawing sight={view} scale={scale} half={half} />,
        }))}
      />
      {bands.map(({ name, use }, index) => (
        <TableRow
          key={name}
          label={`${name} έως (${use.toLocaleLowerCase('el')})`}
          cells={views.map((view) => ({
            shown: view && (
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={`size-3 shrink-0 rounded-[2px] bg-primary ${shades[index] ?? ''}`}
                />
                {metres(view.distances[index])} m
              </span>
            ),
          }))}
        />
      ))}
    </GroupRows>
  );
}

interface DrawingProps {
  sight: Sight;
  /** SVG units per metre. */
  scale: number;
  /** Half of the drawing's height in SVG units. */
  half: number;
}

function Drawing({ sight: { distances, degrees }, scale, half }: DrawingProps) {
  const radii = distances.map((distance) => distance * scale);
  return (
    <svg
      viewBox={`-8 ${-half} ${longest + 16} ${2 * half}`}
      className="w-full"
      role="img"
      aria-label={`Οπτικό πεδίο ${numberText(degrees)}°, έως ${metres(distances.at(-1))} m`}
    >
      {radii.toReversed().map((radius, fromFar) => (
        <path
          key={radius}
          d={wedgePath(radius, degrees)}
          className={`fill-primary ${shades[radii.length - 1 - fromFar] ?? ''}`}
        />
      ))}
      <path
        d={wedgePath(radii.at(-1) ?? 0, degrees)}
        className="fill-none stroke-primary-text stroke-1"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 0H${longest}`}
        className="stroke-text-3"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
      <circle r="6" className="fill-text" />
      <circle r="2" className="fill-bg" />
    </svg>
  );
}
