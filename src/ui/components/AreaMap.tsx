import { atticaCells, atticaPlaces } from './attica.ts';

/** Whether technicians go to a part of Attica: to all postal codes that begin with these two digits, or to some. */
export function servedShare(cell: string, prefixes: readonly string[]): 'all' | 'some' | 'none' {
  if (prefixes.some((prefix) => cell.startsWith(prefix))) return 'all';
  return prefixes.some((prefix) => prefix.startsWith(cell)) ? 'some' : 'none';
}

/** A place east of this has its name to the right. */
const toRight = 290;

const isInAttica = (prefix: string) => prefix.startsWith('1');

/** Attica with the parts to which the technicians go; nothing for an area that it does not show whole. */
export function AreaMap({ prefixes }: { prefixes: readonly string[] }) {
  if (!prefixes.every(isInAttica)) return null;
  return (
    <svg
      viewBox="0 -4 372 292"
      role="img"
      aria-label="Χάρτης της Αττικής με την περιοχή εξυπηρέτησης"
      className="w-full"
    >
      {Object.entries(atticaCells).map(([cell, path]) => (
        <path key={cell} d={path} className={`area area-${servedShare(cell, prefixes)}`} />
      ))}
      {atticaPlaces.map(([name, x, y]) => (
        <g key={name}>
          <circle cx={x} cy={y} r="2.5" className="fill-text-2" />
          <text
            x={x > toRight ? x + 6 : x - 6}
            y={y + 4}
            textAnchor={x > toRight ? 'start' : 'end'}
            className="area-name"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
