import type { Camera, Product } from '../catalogue/contract.ts';
import { bands, distanceAt, hasWedge } from '../catalogue/field-of-view.ts';

/** What a camera sees: the distances of the three bands in metres, nearest first, and the lens's angle. */
export type Sight = { distances: readonly number[]; degrees: number };

/** The views of several cameras and the size that their drawings share, in metres. */
export type Sights = { views: readonly (Sight | undefined)[]; reach: number; halfWidth: number };

function sightOf(camera: Camera | undefined): Sight | undefined {
  if (!camera || !hasWedge(camera)) return undefined;
  return {
    distances: bands.map(({ pixelsPerMetre }) => distanceAt(camera, pixelsPerMetre)),
    degrees: camera.hfovDeg,
  };
}

/** The cameras' views on one scale; null with fewer than two that can be drawn. */
export function sightsOf(products: readonly Pick<Product, 'camera'>[]): Sights | null {
  const views = products.map(({ camera }) => sightOf(camera));
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
