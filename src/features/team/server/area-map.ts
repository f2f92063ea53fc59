import type { AreaMap } from '../area-contract.ts';
import drawn from './postal-areas.json' with { type: 'json' };

// The coasts are those of Natural Earth (1:10m, in the public domain); between them, each place belongs to the postal area
// of the nearest of the 2,000 places of GeoNames (CC BY 4.0). One unit is 250 metres.

type Box = { left: number; top: number; right: number; bottom: number };

/** A piece of land as a path of absolute start and relative lines, and where it lies. */
type Land = { path: string; box: Box };

function boxOf(path: string): Box {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x = 0, y = 0] = numbers;
  const box = { left: x, top: y, right: x, bottom: y };
  for (let at = 2; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const areas = Object.entries(drawn.areas).map(([starts, paths]) => ({
  starts: starts.split(' '),
  lands: paths.map((path): Land => ({ path, box: boxOf(path) })),
}));
type Area = (typeof areas)[number];

const towns = drawn.towns as [name: string, x: number, y: number][];

/** Whether technicians go to all postal codes with these beginnings, to some, or to none. */
export function servedShare(starts: readonly string[], prefixes: readonly string[]): 'all' | 'some' | 'none' {
  const isWhole = (start: string) => prefixes.some((prefix) => start.startsWith(prefix));
  const isTouched = (start: string) => prefixes.some((prefix) => prefix.startsWith(start));
  if (starts.every(isWhole)) return 'all';
  return starts.some((start) => isWhole(start) || isTouched(start)) ? 'some' : 'none';
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How long the longer side of a window is at least: 60 km, so that a part of a town shows where it is. */
const leastWindow = 240;

/** The window on the country: what is served, some land around it, and never a thin strip. */
function windowOn(served: readonly Area[]): Box {
  const boxes = served.flatMap(({ lands }) => lands.map(({ box }) => box));
  const all = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const [width, height] = [all.right - all.left, all.bottom - all.top];
  const longer = Math.max(width, height);
  const margin = Math.max(0.1 * longer, (leastWindow - longer) / 2);
  const sides = Math.max(0, height - width) / 2 + margin;
  const ends = Math.max(0, 0.7 * width - height) / 2 + margin;
  return {
    left: Math.round(all.left - sides),
    top: Math.round(all.top - ends),
    right: Math.round(all.right + sides),
    bottom: Math.round(all.bottom + ends),
  };
}

/** How many towns a map names, and the width of a letter of the size of its text. */
const maxTowns = 7;
const letterWidth = 0.6;

/** The towns by which one knows one's way in a window, none over another, the served areas' first. */
function townsIn(view: Box, served: readonly Box[], size: number): AreaMap['towns'] {
  const named: AreaMap['towns'] = [];
  const taken: Box[] = [];
  const isIn = (x: number, y: number) => (box: Box) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  const inView = towns.filter(([, x, y]) => isIn(x, y)(view));
  const isServed = ([, x, y]: (typeof towns)[number]) => served.some(isIn(x, y));
  for (const [name, x, y] of [...inView.filter(isServed), ...inView.filter((town) => !isServed(town))]) {
    const width = name.length * letterWidth * size + size;
    const boxes = [
      { toLeft: false, left: x - size / 2, right: x + width },
      { toLeft: true, left: x - width, right: x + size / 2 },
    ].map(({ toLeft, ...sides }) => ({ toLeft, box: { ...sides, top: y - size, bottom: y + size } }));
    const fit = boxes.find(
      ({ box }) =>
        box.left > view.left &&
        box.right < view.right &&
        box.top > view.top &&
        box.bottom < view.bottom &&
        !taken.some((other) => meets(other, box)),
    );
    if (fit && named.length < maxTowns) {
      named.push({ name, x, y, toLeft: fit.toLeft });
      taken.push(fit.box);
    }
  }
  return named;
}

/** The map of the postal areas that begin with `prefixes`; null if there are none. */
export function mapOf(prefixes: readonly string[]): AreaMap | null {
  const shared = areas.map((area) => ({ ...area, share: servedShare(area.starts, prefixes) }));
  const served = shared.filter(({ share }) => share !== 'none');
  if (served.length === 0) return null;
  const view = windowOn(served);
  const [width, height] = [view.right - view.left, view.bottom - view.top];
  const textSize = Math.round(Math.max(width, height) / 3.2) / 10;
  return {
    view: [view.left, view.top, width, height],
    textSize,
    areas: shared.flatMap(({ lands, share }) => {
      const path = lands
        .filter(({ box }) => meets(box, view))
        .map((land) => land.path)
        .join('');
      return path ? [{ path, share }] : [];
    }),
    towns: townsIn(
      view,
      served.flatMap(({ lands }) => lands.map(({ box }) => box)),
      textSize,
    ),
  };
}
