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
    use: 'Καθαρό πρόσωπο ή πινακίδα',
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

/** A camera on a battery sleeps until its own motion sensor wakes it, which farther away, in metres, it hardly does. */
export const wakeM = 10;

/** The distances in metres, by daylight, at which a camera reaches the bands. */
export const reachesOf = (camera: Lens & Pick<Camera, 'sleeps'>): number[] =>
  bands.map(({ pixelsPerMetre }) =>
    Math.min(distanceAt(camera, pixelsPerMetre), camera.sleeps ? wakeM : Infinity),
  );

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
  const { hpx, hfovDeg, irM, isPanoramic: panoramic, isOutdoor: outdoor, sleeps } = calc;
  return { hpx, hfovDeg, irM, panoramic, outdoor, sleeps };
}
