import type { Camera } from './contract.ts';
import { bands, densityAt, hasWedge, reachesOf } from './field-of-view.ts';

/** What makes a picture at night: colour, grey by infrared light, or nothing, where that light does not reach. */
export type NightPicture = 'colour' | 'grey' | 'dark';

/** A person at a distance as a sensor would draw them. */
export type ViewFrame = {
  metres: number;
  pixelsPerMetre: number;
  /** The best band that the density reaches; undefined below all of them. */
  band: (typeof bands)[number] | undefined;
  /** Undefined where the data do not tell: a thermal camera sees by night without light, in another picture. */
  night: NightPicture | undefined;
};

/** The specifications that decide how a camera sees by night. */
type NightFacts = { isThermal: boolean; hasColour: boolean };

/** The distances in metres at which a person is shown: a door, a parked car and a gate, or the depths of a room. */
const shownDistances = ({ outdoor }: Pick<Camera, 'outdoor'>): readonly [number, number, number] =>
  outdoor ? [4, 10, 25] : [2, 5, 10];

function nightAt({ irM }: Camera, metres: number, { isThermal, hasColour }: NightFacts) {
  if (isThermal) return undefined;
  if (metres > irM) return 'dark';
  return hasColour ? 'colour' : 'grey';
}

/** A person at three distances; empty for a lens of which the formula is not true. */
export function framesOf(camera: Camera, facts: NightFacts): ViewFrame[] {
  if (!hasWedge(camera) || camera.hpx <= 0 || camera.hfovDeg <= 0) return [];
  return shownDistances(camera).map((metres) => {
    const density = densityAt(camera, metres);
    return {
      metres,
      pixelsPerMetre: Math.round(density),
      band: bands.find(({ pixelsPerMetre }) => density >= pixelsPerMetre),
      night: nightAt(camera, metres, facts),
    };
  });
}

/** Where a distance lies on the compressed scale, from 0 at the camera to 1 at the farthest: its square root. */
export const compressed = (metres: number, farthest: number): number => Math.sqrt(metres / farthest);

/** A point on the ground: metres ahead of the camera and to its right. */
export type GroundPoint = readonly [ahead: number, right: number];

/** Moves a point on the ground onto the drawing of this radius: its angle stays, its distance is compressed. */
export function placed(
  [ahead, right]: GroundPoint,
  farthest: number,
  radius: number,
): [x: number, y: number] {
  const metres = Math.hypot(ahead, right);
  if (metres === 0) return [0, 0];
  const scale = (compressed(metres, farthest) * radius) / metres;
  return [ahead * scale, right * scale];
}

const stepsPerEdge = 6;
const inTenths = (value: number) => Number(value.toFixed(1));

/** The outline of a thing on the ground as an SVG path on the compressed scale; its edges bend with the scale. */
export function outlinePath(corners: readonly GroundPoint[], farthest: number, radius: number): string {
  const points = corners.flatMap(([ahead, right], index) => {
    const [nextAhead, nextRight] = corners[(index + 1) % corners.length] ?? [ahead, right];
    return Array.from({ length: stepsPerEdge }, (_, step): GroundPoint => {
      const share = step / stepsPerEdge;
      return [ahead + (nextAhead - ahead) * share, right + (nextRight - right) * share];
    });
  });
  return `M${points.map((point) => placed(point, farthest, radius).map(inTenths).join(' ')).join('L')}Z`;
}

/** A thing of known size in front of the camera: its middle and its size in metres. */
export type Thing = { name: string; ahead: number; right: number; deep: number; wide: number };

export const cornersOf = ({ ahead, right, deep, wide }: Thing): GroundPoint[] => [
  [ahead - deep / 2, right - wide / 2],
  [ahead + deep / 2, right - wide / 2],
  [ahead + deep / 2, right + wide / 2],
  [ahead - deep / 2, right + wide / 2],
];

/** How far from the middle a thing may stand at a distance, as a share of the view's half width there. */
const sideways = ({ hfovDeg }: Camera, metres: number, share: number) =>
  metres * Math.tan((Math.min(hfovDeg, 140) * Math.PI) / 360) * share;

/** Things of true size within a camera's view: a door, a car and a gate, or in a room a sofa and a door. */
export function thingsIn(camera: Camera): Thing[] {
  const [near, middle, far] = shownDistances(camera);
  const farthest = Math.max(...reachesOf(camera));
  const things: Thing[] = camera.outdoor
    ? [
        { name: 'πόρτα', ahead: near, right: -sideways(camera, near, 0.45), deep: 0.12, wide: 0.9 },
        { name: 'αυτοκίνητο', ahead: middle, right: sideways(camera, middle, 0.45), deep: 1.8, wide: 4.4 },
        { name: 'αυλόπορτα', ahead: far, right: -sideways(camera, far, 0.3), deep: 0.3, wide: 3.5 },
      ]
    : [
        { name: 'καναπές', ahead: near, right: sideways(camera, near, 0.3), deep: 0.9, wide: 2 },
        { name: 'πόρτα', ahead: middle, right: -sideways(camera, middle, 0.4), deep: 0.12, wide: 0.9 },
      ];
  const half = (camera.hfovDeg * Math.PI) / 360;
  return things.filter((thing) =>
    cornersOf(thing).every(
      ([ahead, right]) =>
        Math.hypot(ahead, right) <= farthest && ahead > 0 && Math.abs(Math.atan2(right, ahead)) <= half,
    ),
  );
}
