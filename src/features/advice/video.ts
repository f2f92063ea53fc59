// The cameras of a home with what records and feeds them.
import {
  camerasAlong,
  distanceOf,
  entranceClass,
  entranceTarget,
  facadeTargets,
  insideTargets,
  seesEntrance,
  type Target,
} from './cameras.ts';
import { sidesOf } from './home.ts';
import { byText, ofKind, unitCents, type Catalogue, type ItemOf } from './pick.ts';
import { recorderCents, recorderFor, type RecorderPlan } from './recorder.ts';
import { norms } from './rules.ts';
import type { Home } from './types.ts';

type CameraItem = ItemOf<'camera'>;
export type CameraGroup = { target: Target; item: CameraItem; quantity: number };
export type VideoPlan = {
  groups: readonly CameraGroup[];
  recorder: RecorderPlan | undefined;
  /** Cameras that the answers ask for and the catalogue does not have. */
  missing: readonly Target[];
  /** The cameras exist, but nothing records or feeds them. */
  isUnrecorded: boolean;
  runM: number;
  extraCableM: number;
};

/** Whether the home's cameras are connected without cables: in a flat always, elsewhere if asked for. */
export const isWifi = ({ propertyType, wiring }: Home) =>
  propertyType === 'apartment' || wiring === 'wireless';

/** Metres of cable from the middle of the building to a device on its outside. */
export function cableRunOf(home: Home): number {
  const [long, short] = sidesOf(home.perimeterM);
  return (long + short) / 2 + 3 * home.floors;
}

/** Whether a camera can stand at a target: its connection, lens, analysis and density. */
function suits(home: Home, target: Target) {
  const wifi = isWifi(home);
  const [narrowest, widest] = norms.lensDeg;
  return ({ calc }: CameraItem) =>
    calc.isWired !== wifi &&
    !calc.isCoax &&
    !calc.isPanoramic &&
    calc.hfovDeg >= narrowest &&
    calc.hfovDeg <= widest &&
    (calc.isOutdoor || !target.isOutdoor) &&
    (wifi || (calc.classes >= norms.classes && calc.portWatts > 0)) &&
    (target.distanceM === 0 || distanceOf(calc, target.pixels) >= target.distanceM - 1e-9);
}

const quantityAt = (target: Target, { calc }: CameraItem) =>
  target.places * (target.lengthM === 0 ? 1 : camerasAlong(calc, target.lengthM, target.pixels));

type Order = (target: Target) => (one: CameraItem, other: CameraItem) => number;
const costOf = (target: Target, item: CameraItem) => quantityAt(target, item) * unitCents(item, true);
const cheapest: Order = (target) => (one, other) =>
  costOf(target, one) - costOf(target, other) || byText(one.id, other.id);
const fewest: Order = (target) => (one, other) =>
  quantityAt(target, one) - quantityAt(target, other) || cheapest(target)(one, other);

function groupsOf(home: Home, cameras: readonly CameraItem[], order: Order, mustSeeDoors: boolean) {
  const groups: CameraGroup[] = [];
  const missing: Target[] = [];
  const { pixels } = entranceClass(home);
  const place = (target: Target, mustSee: boolean) => {
    const suitable = cameras.filter(suits(home, target));
    const seeing = suitable.filter(({ calc }) => seesEntrance(calc, pixels));
    const [item] = (mustSee && seeing.length > 0 ? seeing : suitable).toSorted(order(target));
    if (item) groups.push({ target, item, quantity: quantityAt(target, item) });
    else missing.push(target);
  };
  for (const target of facadeTargets(home)) place(target, mustSeeDoors);
  const watched = groups.reduce(
    (sum, { item, quantity }) => sum + (seesEntrance(item.calc, pixels) ? quantity : 0),
    0,
  );
  const entrance = entranceTarget(home, watched);
  if (entrance) place(entrance, false);
  for (const target of insideTargets(home)) place(target, false);
  return { groups, missing };
}

/** The cheapest complete way to watch the home: per place the cheapest or the fewest cameras, together with their recorder. */
export function videoOf(home: Home, catalogue: Catalogue): VideoPlan {
  const cameras = ofKind(catalogue, 'camera').filter(({ inStock }) => inStock);
  const runM = cableRunOf(home);
  let best: { plan: VideoPlan; key: readonly [number, number] } | undefined;
  for (const order of [cheapest, fewest]) {
    for (const mustSeeDoors of [false, true]) {
      const { groups, missing } = groupsOf(home, cameras, order, mustSeeDoors);
      const all = groups.flatMap(({ item, quantity }) => Array.from({ length: quantity }, () => item));
      const recorder =
        isWifi(home) || all.length === 0 ? undefined : recorderFor(catalogue, all, home.daysKept);
      const isUnrecorded = !isWifi(home) && all.length > 0 && !recorder;
      const extraCableM = isWifi(home) ? 0 : all.length * Math.max(0, runM - norms.cableIncludedM);
      const plan = { groups, recorder, missing, isUnrecorded, runM, extraCableM };
      const cents =
        groups.reduce((sum, group) => sum + group.quantity * unitCents(group.item, true), 0) +
        (recorder ? recorderCents(recorder) : 0);
      const key = [missing.length + (isUnrecorded ? 100 : 0), cents] as const;
      if (!best || key[0] < best.key[0] || (key[0] === best.key[0] && key[1] < best.key[1]))
        best = { plan, key };
    }
  }
  return (
    best?.plan ?? {
      groups: [],
      recorder: undefined,
      missing: [],
      isUnrecorded: false,
      runM,
      extraCableM: 0,
    }
  );
}
