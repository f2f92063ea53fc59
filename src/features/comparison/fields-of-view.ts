import type { Camera, Product } from '#features/catalogue/contract.ts';
import { bands, densityAt, hasWedge, reachesOf, reachText } from '#features/catalogue/field-of-view.ts';

/**
 * What a camera sees: the distances of the three bands by day in metres, nearest first, how far it makes out a person in
 * words, and the lens's angle.
 */
export type FieldOfView = {
  distances: readonly number[];
  person: string;
  degrees: number;
  /** Pixels per metre at `personMetres`, straight ahead. */
  pixelsPerMetre: number;
};

/** Where a person stands in the drawing, in metres. */
export const personMetres = 10;

/** The views of several cameras and the size that their drawings share, in metres. */
export type FieldsOfView = { views: readonly (FieldOfView | undefined)[]; reach: number; halfWidth: number };

/** The round distances, two to five of them, that a drawing of this length in metres marks. */
export function ringsOf(reach: number): number[] {
  const power = 10 ** Math.floor(Math.log10(reach));
  const step = [0.1, 0.2, 0.5, 1].map((part) => part * power).find((size) => reach / size <= 5) ?? 2 * power;
  return Array.from({ length: Math.floor(reach / step) }, (_, index) => (index + 1) * step);
}

function fieldOfView(camera: Camera | undefined): FieldOfView | undefined {
  if (!camera || !hasWedge(camera)) return undefined;
  return {
    distances: reachesOf(camera),
    person: reachText(camera, bands[2].pixelsPerMetre),
    degrees: camera.hfovDeg,
    pixelsPerMetre: Math.round(densityAt(camera, personMetres)),
  };
}

/** The cameras' views on one scale; null with fewer than two that can be drawn. */
export function fieldsOfView(products: readonly Pick<Product, 'camera'>[]): FieldsOfView | null {
  const views = products.map(({ camera }) => fieldOfView(camera));
  const drawn = views.filter((view) => view !== undefined);
  if (drawn.length < 2) return null;
  const sizes = drawn.map(({ distances, degrees }) => {
    const reach = Math.max(...distances);
    return { reach, halfWidth: reach * Math.sin((Math.min(degrees, 180) * Math.PI) / 360) };
  });
  return {
    views,
    reach: Math.max(...sizes.map(({ reach }) => reach)),
    halfWidth: Math.max(...sizes.map(({ halfWidth }) => halfWidth)),
  };
}
