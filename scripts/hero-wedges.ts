// The geometry of the hero's field of view, from the marks that the render wrote down.

export type Layout = 'wide' | 'portrait';

type Point = readonly [x: number, y: number];

/** A hero render: its size in pixels, and by distance in metres the points on the ground and at a head's height, as shares. */
export type HeroPicture = {
  width: number;
  height: number;
  colour: string;
  lens: Point;
  marks: Record<string, { ground: Point; head: Point; arc: readonly Point[] }>;
};

/** A figure of a person: its feet and its height, in thousandths of the picture's height; x of its width. */
export type Mark = { metres: number; x: number; y: number; height: number };
export type Drawn = { bands: string[]; arcs: string[]; edge: string; marks: Mark[] };

const thousandths = (share: number) => Math.round(share * 1000);
const pair = ([x, y]: Point) => `${thousandths(x)} ${thousandths(y)}`;

/** A curve through the points: quadratic pieces through the middles of their chords. */
export function smoothPath(points: readonly Point[]): string {
  const middles = points.slice(1, -2).map((point, index): Point => {
    const next = points[index + 2] ?? point;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  const curves = middles.map((middle, index) => `Q${pair(points[index + 1] ?? middle)} ${pair(middle)}`);
  const [first, last, control] = [points[0], points.at(-1), points.at(-2)];
  if (!first || !last || !control) return '';
  return `M${pair(first)}${curves.join('')}Q${pair(control)} ${pair(last)}`;
}

/** Every nth point with the last one: enough for a smooth curve. */
const sparse = (points: readonly Point[], each = 8) =>
  points.filter((_, index) => index % each === 0 || index === points.length - 1);

const reversed = (path: string) => path.replace('M', 'L');

/** Bands from near to far: below the first arc, and between each two; the farthest only up to the house. */
export function wedgesOf({ marks }: HeroPicture, houseAt: number): Omit<Drawn, 'marks'> {
  const arcs = ['4', '8', '41'].map((metres) =>
    sparse((marks[metres]?.arc ?? []).filter(([x]) => metres !== '41' || x < houseAt)),
  );
  const paths = arcs.map(smoothPath);
  const ends = arcs.flatMap((points) => points.slice(-1));
  const bands = paths.map((path, index) => {
    const nearer = arcs[index - 1];
    if (!nearer) return `${path}L${thousandths(ends[0]?.[0] ?? 0) + 4} 1100L-200 1100Z`;
    return `${path}${reversed(smoothPath(nearer.toReversed()))}Z`;
  });
  const nearest = ends[0] ?? [0, 0];
  return {
    bands,
    arcs: paths,
    edge: `M${pair([nearest[0] + 0.004, 1.1])}${ends
      .slice(0, 2)
      .map((end) => `L${pair(end)}`)
      .join('')}`,
  };
}

/** A person of the render's height who stands on the arc of this distance at x, as shares. */
export function markOf({ marks }: HeroPicture, metres: number, x: number): Mark {
  const { ground, head, arc } = marks[String(metres)] ?? { ground: [0, 0], head: [0, 0], arc: [] };
  const after = arc.findIndex((point) => point[0] >= x);
  const [from = ground, to = ground] = [arc[after - 1], arc[after]];
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0]);
  return {
    metres,
    x: thousandths(x),
    y: thousandths(from[1] + share * (to[1] - from[1])),
    height: thousandths(ground[1] - head[1]),
  };
}
