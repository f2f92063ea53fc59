import type { Camera } from './contract.ts';

/** What is recognisable at a pixel density: the bands of IEC 62676-4, nearest first. */
export const bands = [
  { name: 'Ταυτοποίηση', use: 'Καθαρό πρόσωπο ή πινακίδα', pixelsPerMetre: 250 },
  { name: 'Αναγνώριση', use: 'Γνωστό άτομο', pixelsPerMetre: 125 },
  { name: 'Εντοπισμός', use: 'Παρουσία ανθρώπου', pixelsPerMetre: 25 },
] as const;

/** The distance in metres, straight ahead, at which a lens still provides this many pixels per metre. */
export function distanceAt(
  { hpx, hfovDeg }: Pick<Camera, 'hpx' | 'hfovDeg'>,
  pixelsPerMetre: number,
): number {
  return hpx / (2 * pixelsPerMetre * Math.tan((hfovDeg * Math.PI) / 360));
}

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

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A camera's lens from the stored calculation data; undefined for other products. */
export function cameraOf(calc: unknown): Camera | undefined {
  if (typeof calc !== 'object' || calc === null) return undefined;
  const { kind, hpx, hfovDeg, irM, panoramic, outdoor } = calc as Readonly<Record<string, unknown>>;
  if (kind !== 'camera' || !isNumber(hpx) || !isNumber(hfovDeg)) return undefined;
  return {
    hpx,
    hfovDeg,
    irM: isNumber(irM) ? irM : 0,
    panoramic: panoramic === true,
    outdoor: outdoor === true,
  };
}
