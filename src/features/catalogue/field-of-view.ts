import { numberText } from '#shared/decimals.ts';
import type { Camera } from './contract.ts';
import type { Calc } from './device.ts';

/** Classes of EN IEC 62676-4:2025, in pixels per metre. */
export const densityClasses = {
  outline: { pixels: 40, name: 'περίγραμμα' },
  discern: { pixels: 80, name: 'διάκριση' },
  perceive: { pixels: 125, name: 'αντίληψη' },
  characterise: { pixels: 250, name: 'χαρακτηρισμός' },
  validate: { pixels: 500, name: 'επιβεβαίωση' },
} as const;

/** The classes that are shown to customers, nearest first. */
export const bands = [
  {
    name: 'Επιβεβαίωση',
    use: 'Καθαρό πρόσωπο',
    pixelsPerMetre: densityClasses.validate.pixels,
  },
  { name: 'Αντίληψη', use: 'Γνωστό άτομο', pixelsPerMetre: densityClasses.perceive.pixels },
  { name: 'Περίγραμμα', use: 'Παρουσία ανθρώπου', pixelsPerMetre: densityClasses.outline.pixels },
] as const;

type Lens = Pick<Camera, 'hpx' | 'hfovDeg'>;

/** Pixels per metre, straight ahead, at a distance in metres. */
export const densityAt = ({ hpx, hfovDeg }: Lens, metres: number): number =>
  hpx / (2 * metres * Math.tan((hfovDeg * Math.PI) / 360));

/** The distance in metres, straight ahead, at which a lens still provides this many pixels per metre. */
export const distanceAt = ({ hpx, hfovDeg }: Lens, pixelsPerMetre: number): number =>
  hpx / (2 * pixelsPerMetre * Math.tan((hfovDeg * Math.PI) / 360));

/** How far, in metres, the motion sensor of a battery camera usually wakes it; some say otherwise. */
const usualWakeM = 10;

type Seeing = Lens & Pick<Camera, 'irM' | 'sleeps' | 'wakeM'>;

/** How far, in metres, a camera begins to record: on a battery it sleeps until its own sensor sees somebody. */
export const wakeReachOf = ({ sleeps, wakeM = usualWakeM }: Pick<Camera, 'sleeps' | 'wakeM'>): number =>
  sleeps ? wakeM : Infinity;

/**
 * How far, in metres, a camera gives this many pixels per metre; by night no farther than its own light reaches. The advice,
 * the product's page, the comparison and the plan of a home all reckon with it.
 */
export const reachOf = (camera: Seeing, pixelsPerMetre: number, light: 'day' | 'night'): number =>
  Math.min(
    distanceAt(camera, pixelsPerMetre),
    wakeReachOf(camera),
    light === 'night' ? camera.irM : Infinity,
  );

/** The distances in metres, by daylight, at which a camera reaches the bands. */
export const reachesOf = (camera: Seeing): number[] =>
  bands.map(({ pixelsPerMetre }) => reachOf(camera, pixelsPerMetre, 'day'));

/** A distance with the two digits that mean something: «41 m». */
export const metresText = (value = 0): string => `${numberText(Number(value.toPrecision(2)))} m`;

/** How far it does so by night: «τη νύχτα έως 30 m»; «μέρα και νύχτα» where it is as far as by day. */
export function nightText(camera: Seeing, pixelsPerMetre: number): string {
  const night = reachOf(camera, pixelsPerMetre, 'night');
  if (night === reachOf(camera, pixelsPerMetre, 'day')) return 'μέρα και νύχτα';
  return night > 0 ? `τη νύχτα έως ${metresText(night)}` : 'τη νύχτα μόνο με φως στον χώρο';
}

/** «57 m, τη νύχτα έως 30 m». */
export const reachText = (camera: Seeing, pixelsPerMetre: number): string =>
  `${metresText(reachOf(camera, pixelsPerMetre, 'day'))}, ${nightText(camera, pixelsPerMetre)}`;

/** Whether the formula is valid for a lens; it is not for panoramic ones. */
export const hasWedge = ({ panoramic, hfovDeg }: Camera) => !panoramic && hfovDeg < 150;

/**
 * The outline of a circular sector with this radius and angle in degrees, its tip at 0, 0 and pointing right, as an SVG
 * path.
 */
export function wedgePath(radius: number, degrees: number): string {
  const half = (degrees * Math.PI) / 360;
  const [x, y] = [radius * Math.cos(half), radius * Math.sin(half)].map((value) => Number(value.toFixed(1)));
  return `M0 0L${x} ${-(y ?? 0)}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
}

/** A camera's lens; undefined for other products. */
export function lensOf(calc: Calc | undefined): Camera | undefined {
  if (calc?.kind !== 'camera') return undefined;
  const { hpx, hfovDeg, irM, isPanoramic: panoramic, isOutdoor: outdoor, sleeps, wakeM } = calc;
  return { hpx, hfovDeg, irM, panoramic, outdoor, sleeps, ...(wakeM && { wakeM }) };
}
