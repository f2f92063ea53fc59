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
  /** Cameras that exist, but that nothing in the catalogue records or feeds: they are left out. */
  unrecorded: number;
  runM: number;
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

function groupsOf(home: Home, cameras: readonly CameraItem[], order: Order) {
  const groups: CameraGroup[] = [];
  const missing: Target[] = [];
  const { pixels } = entranceClass(home);
  const place = (target: Target) => {
    const suitable = cameras.filter(suits(home, target));
    // A camera of a façade hangs over the doors in it, if its lens is good enough for a face.
    const seeing = target.lengthM > 0 ? suitable.filter(({ calc }) => seesEntrance(calc, pixels)) : [];
    const [item] = (seeing.length > 0 ? seeing : suitable).toSorted(order(target));
    if (item) groups.push({ target, item, quantity: quantityAt(target, item) });
    else missing.push(target);
  };
  for (const target of facadeTargets(home)) place(target);
  const watched = sumOf(groups, ({ item, quantity }) => (seesEntrance(item.calc, pixels) ? quantity : 0));
  for (const target of insideTargets(home)) place(target);
  // The number of doors decides nothing above: one door more never takes a camera away.
  const withoutDoors = [...groups];
  const entrance = entranceTarget(home, watched);
  if (entrance) place(entrance);
  return { groups, missing, withoutDoors };
}

const sumOf = (groups: readonly CameraGroup[], value: (group: CameraGroup) => number) =>
  groups.reduce((sum, group) => sum + value(group), 0);

const camerasIn = (groups: readonly CameraGroup[]) =>
  groups.flatMap(({ item, quantity }) => Array.from({ length: quantity }, () => item));

/** The groups with only so many cameras, the last ones left out. */
function firstOf(groups: readonly CameraGroup[], count: number): CameraGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const quantity = Math.min(group.quantity, left);
    left -= quantity;
    return quantity > 0 ? [{ ...group, quantity }] : [];
  });
}

/** As many of the cameras as the catalogue can record. */
function recorded(home: Home, catalogue: Catalogue, groups: readonly CameraGroup[]) {
  const all = camerasIn(groups).length;
  if (isWifi(home) || all === 0) return { groups, recorder: undefined, unrecorded: 0 };
  const recorderOf = (some: readonly CameraGroup[]) => recorderFor(catalogue, camerasIn(some), home.daysKept);
  const whole = recorderOf(groups);
  if (whole) return { groups, recorder: whole, unrecorded: 0 };
  for (let count = Math.min(all - 1, mostRecorded); count > 0; count -= 1) {
    const some = firstOf(groups, count);
    const recorder = recorderOf(some);
    if (recorder) return { groups: some, recorder, unrecorded: all - count };
  }
  return { groups: [], recorder: undefined, unrecorded: all };
}
const mostRecorded = 96;

/** The cheaper complete way to watch the home: at every place the cheapest cameras, or the fewest, with their recorder. */
export function videoOf(home: Home, catalogue: Catalogue): VideoPlan {
  const cameras = ofKind(catalogue, 'camera').filter(({ inStock }) => inStock);
  const centsOf = (groups: readonly CameraGroup[]) => {
    const { recorder, unrecorded } = recorded(home, catalogue, groups);
    const cents = sumOf(groups, ({ item, quantity }) => quantity * unitCents(item, true));
    return cents + (recorder ? recorderCents(recorder) : 0) + unrecorded * 1e9;
  };
  const [first, second] = [groupsOf(home, cameras, cheapest), groupsOf(home, cameras, fewest)];
  const isAlike = camerasIn(first.withoutDoors).length === camerasIn(second.withoutDoors).length;
  const chosen = isAlike || centsOf(first.withoutDoors) <= centsOf(second.withoutDoors) ? first : second;
  return { missing: chosen.missing, runM: cableRunOf(home), ...recorded(home, catalogue, chosen.groups) };
}
