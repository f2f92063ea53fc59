// The cameras of a home with what records and feeds them.
import { reachOf } from '#features/catalogue/field-of-view.ts';
import {
  camerasAlong,
  deters,
  entranceClass,
  facadeTargets,
  isForEntryAlone,
  looksInBySim,
  looksInFromAway,
  seesEntrance,
  type Target,
} from './cameras.ts';
import { afarTarget, entranceTarget, watchedOf } from './door-cameras.ts';
import { someInside } from './inside-cameras.ts';
import { sidesOf } from './home.ts';
import { byText, ofKind, unitCents, type Catalogue, type ItemOf } from './pick.ts';
import { recorderCents, recorderFor, type RecorderPlan } from './recorder.ts';
import { hasStation } from './access.ts';
import { isHall } from './premises.ts';
import { norms } from './rules.ts';
import { isOnSim, isWifi, wantsNoCables } from './utilities.ts';
import type { Home } from './types.ts';

type CameraItem = ItemOf<'camera'>;
export type CameraGroup = { target: Target; item: CameraItem; quantity: number };
export type VideoPlan = {
  groups: readonly CameraGroup[];
  /** One on its own mobile connection, beside those on the recorder. */
  afar: CameraGroup | undefined;
  recorder: RecorderPlan | undefined;
  /** Cameras that the answers ask for and the catalogue does not have. */
  missing: readonly Target[];
  /** Cameras that exist, but that nothing in the catalogue records or feeds: they are left out. */
  unrecorded: number;
  /** Cameras that a whole plan has and this one leaves out for its price. */
  leftOut: number;
  runM: number;
  /** Whether a small band has its pictures without what keeps them through a cut of the mains. */
  lacksUps?: boolean;
};

/** Metres of cable to a device on a building's outside: from its middle, in a hall from a wall where no such cable is too long. */
export function cableRunOf(home: Home): number {
  const [long, short] = sidesOf(home.perimeterM);
  const fromWall = short + long / 2 + 3 * home.floors;
  return isHall(home) && fromWall <= norms.cableLimitM ? fromWall : (long + short) / 2 + 3 * home.floors;
}

/** Whether a camera can stand at a target: its connection, lens, analysis and density. */
function suits(home: Home, target: Target, wifi: boolean) {
  const connects = ({ isWired, hasSim, cardGb, sleeps }: CameraItem['calc']) =>
    !bySim
      ? isWired !== wifi && !hasSim
      : hasSim && cardGb > 0 && (home.hasMains || sleeps) && (target.isOutdoor || !sleeps);
  const bySim = isOnSim(home) || target.isBySim === true;
  const [narrowest, widest] = norms.lensDeg;
  return ({ calc }: CameraItem) =>
    connects(calc) &&
    !calc.isCoax &&
    !calc.isPanoramic &&
    calc.hfovDeg >= narrowest &&
    calc.hfovDeg <= widest &&
    (calc.isOutdoor || !target.isOutdoor) &&
    (!target.isAgainstLight || (calc.wdrDb ?? norms.wdrDb) >= norms.wdrDb) &&
    (target.lengthM === 0 || calc.irM >= norms.nightM) &&
    (wifi || bySim || (calc.classes >= (target.isOutdoor ? norms.classes : 1) && calc.portWatts > 0)) &&
    (target.distanceM === 0 || reachOf(calc, target.pixels, 'night') >= target.distanceM - 1e-9);
}

/** A target with each of the cameras. Sides a little longer than these see are theirs too where that is one camera less. */
function groupsAt(target: Target, cameras: readonly CameraItem[]): CameraGroup[] {
  const groupsFor = (slack: number) =>
    cameras.map((item) => {
      const along = target.lengthM === 0 ? 1 : camerasAlong(item.calc, target.lengthM, target.pixels, slack);
      return { target, item, quantity: target.mounts * along };
    });
  const fewest = (groups: readonly CameraGroup[]) => Math.min(...groups.map(({ quantity }) => quantity));
  const [strict, slack] = [groupsFor(1), groupsFor(norms.sideSlack)];
  return fewest(slack) < fewest(strict) ? slack : strict;
}

const costOf = ({ item, quantity }: CameraGroup) => quantity * unitCents(item, true);
/** The fewest cameras, then the lowest price: each one more hangs, is looked after and has to be explained. */
const byNumber = (one: CameraGroup, other: CameraGroup) =>
  one.quantity - other.quantity || costOf(one) - costOf(other) || byText(one.item.id, other.item.id);

/** At a door outside, where prevention comes first, those that drive away. */
function preferred(home: Home, target: Target, cameras: readonly CameraItem[]): readonly CameraItem[] {
  const isDoor = target.ruleId === 'CAM-ENTRANCE' && target.isOutdoor;
  const deterring = isDoor ? cameras.filter(({ calc }) => deters(home, calc)) : [];
  return deterring.length > 0 ? deterring : cameras;
}

/** The ways to watch a target that no other beats in number, price and load of the recorder, the fewest cameras first. */
export function waysOf(
  home: Home,
  cameras: readonly CameraItem[],
  target: Target,
  wifi: boolean,
): CameraGroup[] {
  const suitable = preferred(home, target, cameras.filter(suits(home, target, wifi)));
  // A camera of a façade hangs over the doors in it, if its lens is good enough for a face.
  const { pixels } = entranceClass(home);
  const seeing = target.lengthM > 0 ? suitable.filter(({ calc }) => seesEntrance(calc, pixels)) : [];
  const ways: CameraGroup[] = [];
  for (const group of groupsAt(target, seeing.length > 0 ? seeing : suitable).toSorted(byNumber)) {
    const { item, quantity } = group;
    const isBeaten = ways.some(
      (other) =>
        other.quantity <= quantity &&
        costOf(other) <= costOf(group) &&
        other.quantity * other.item.calc.mbps <= quantity * item.calc.mbps &&
        other.quantity * other.item.calc.pdWatts <= quantity * item.calc.pdWatts,
    );
    if (!isBeaten) ways.push(group);
  }
  return ways.slice(0, maxWays);
}
/** Four targets with as many ways each are 256 combinations. */
const maxWays = 4;

/** Every combination of the ways to watch the targets. */
const combined = (ways: readonly CameraGroup[][]) =>
  ways.reduce<CameraGroup[][]>((all, own) => all.flatMap((one) => own.map((group) => [...one, group])), [[]]);

/** All cameras of a plan, those on the recorder first. */
export const groupsOf = (plan: Pick<VideoPlan, 'groups' | 'afar'> | undefined): readonly CameraGroup[] =>
  plan ? [...plan.groups, ...(plan.afar ? [plan.afar] : [])] : [];

/** How many cameras a plan has. */
export const camerasOf = (plan: Pick<VideoPlan, 'groups' | 'afar'>) =>
  sumOf(groupsOf(plan), ({ quantity }) => quantity);

const sumOf = (groups: readonly CameraGroup[], value: (group: CameraGroup) => number) =>
  groups.reduce((sum, group) => sum + value(group), 0);

/** The cameras of a plan, one entry for each piece. */
export const camerasIn = (groups: readonly CameraGroup[]) =>
  groups.flatMap(({ item, quantity }) => Array.from({ length: quantity }, () => item));

/** The groups with at most this many cameras, the last ones left out. */
function firstOf(groups: readonly CameraGroup[], count: number): CameraGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const quantity = Math.min(group.quantity, left);
    left -= quantity;
    return quantity > 0 ? [{ ...group, quantity }] : [];
  });
}

/** As many of the cameras as the catalogue can record. */
function recorded(home: Home, catalogue: Catalogue, groups: readonly CameraGroup[], wifi: boolean) {
  const all = camerasIn(groups).length;
  if (wifi || isOnSim(home) || all === 0) return { groups, recorder: undefined, unrecorded: 0 };
  const recorderOf = (some: readonly CameraGroup[]) => recorderFor(catalogue, camerasIn(some), home.daysKept);
  const whole = recorderOf(groups);
  if (whole) return { groups, recorder: whole, unrecorded: 0 };
  for (let count = Math.min(all - 1, maxRecorded); count > 0; count -= 1) {
    const some = firstOf(groups, count);
    const recorder = recorderOf(some);
    if (recorder) return { groups: some, recorder, unrecorded: all - count };
  }
  return { groups: [], recorder: undefined, unrecorded: all };
}
const maxRecorded = 96;

const mountsOf = (targets: readonly Target[]) => targets.reduce((sum, { mounts }) => sum + mounts, 0);

/** How many sides, rooms and entrances are watched at most, all if it is not said; desks always are, two by one camera where they share. */
export type Scope = {
  sides?: number;
  rooms?: number;
  entrances?: number;
  sharesDesks?: boolean;
  noDesks?: boolean;
  /** One of the plans that do without something. */
  isSmaller?: boolean;
  /** Of proof: entrances with less of a face, where more cameras fit for it. */
  isPlain?: boolean;
  /** Without cables, whatever was asked. */
  isLoose?: boolean;
  /** Entrances with a camera and a contract of its own. */
  onSim?: number;
  /** One at the entrance that its station shows already. */
  isBesideStation?: boolean;
};

/**
 * The complete way to watch the home with the fewest cameras, of these the cheapest, cameras and recorder together. The number of doors decides nothing but the
 * cameras of their own: one door more never takes a camera away. One or two views of a business that wants no cables have no recorder.
 */
export function videoOf(home: Home, catalogue: Catalogue, scope: Scope = {}): VideoPlan {
  const plan = planOf(home, catalogue, scope);
  if (scope.isLoose || !wantsNoCables(home) || plan.missing.length + plan.unrecorded > 0) return plan;
  const loose = planOf(home, catalogue, { ...scope, isLoose: true });
  const count = camerasOf(loose);
  return loose.missing.length === 0 && count > 0 && count <= norms.fewViews ? loose : plan;
}

/** The plan of a scope: without cables where that is said, or where a home asks for none. */
function planOf(
  home: Home,
  catalogue: Catalogue,
  {
    sides,
    rooms = Infinity,
    entrances,
    sharesDesks = false,
    noDesks = false,
    isLoose = false,
    isSmaller = false,
    isPlain = false,
    onSim,
    isBesideStation = false,
  }: Scope,
): VideoPlan {
  const wifi = isLoose || isWifi(home);
  const cameras = ofKind(catalogue, 'camera').filter(({ inStock }) => inStock);
  // Who rings at an office is seen by its station: a camera at the same door is for proof, or to look in, and one at a desk too.
  const isSeen = hasStation(home, catalogue) && isForEntryAlone(home);
  const inside = someInside(home, sharesDesks ? norms.desksPerCamera : undefined, rooms);
  const targets = [
    ...facadeTargets(home, sides),
    ...inside.filter(({ ruleId }) => !(isSeen || noDesks) || ruleId !== 'CAM-DESK'),
  ];
  const ways = targets.map((target) => waysOf(home, cameras, target, wifi));
  const missing = targets.filter((_, index) => ways[index]?.length === 0);
  const combinations = combined(ways.filter((own) => own.length > 0));
  const rate = (groups: readonly CameraGroup[]) => {
    const { recorder, unrecorded } = recorded(home, catalogue, groups, wifi);
    const cents = sumOf(groups, costOf);
    return {
      groups,
      unrecorded,
      cameras: camerasOf({ groups, afar: undefined }),
      cents: cents + (recorder ? recorderCents(recorder) : 0),
    };
  };
  const byNumberOfCameras = Map.groupBy(combinations, (groups) => camerasOf({ groups, afar: undefined }));
  const fewest = byNumberOfCameras.get(Math.min(...byNumberOfCameras.keys())) ?? [];
  const bestOf = (some: readonly CameraGroup[][]) =>
    some
      .map(rate)
      .toSorted(
        (one, other) =>
          one.unrecorded - other.unrecorded || one.cameras - other.cameras || one.cents - other.cents,
      )[0];
  // Where the fewest cameras can be recorded, no combination of more is better.
  const first = combinations.length === 1 ? undefined : bestOf(fewest);
  const best = first && first.unrecorded > 0 ? bestOf(combinations) : first;
  const chosen = best?.groups ?? combinations[0] ?? [];

  const { pixels } = entranceClass(home);
  const isAround = mountsOf(facadeTargets(home, sides)) === mountsOf(facadeTargets(home));
  // On its own connection the camera of the yard is there beside those of the doors; a door may lie on a side that is left out.
  const watched =
    Number(isSeen && !isBesideStation) +
    sumOf(!isOnSim(home) && isAround ? chosen : [], ({ target, item, quantity }) =>
      target.ruleId === 'CAM-FACADE' && seesEntrance(item.calc, pixels) ? quantity : 0,
    );
  const entrance = entranceTarget(
    home,
    watchedOf(home, watched),
    entrances,
    onSim,
    isPlain && home.priority === 'evidence',
  );
  const [own] = entrance ? waysOf(home, cameras, entrance, wifi) : [];
  const groups = own ? [...chosen, own] : chosen;
  const isOneDoor = own?.quantity === 1 && groups.length === 1;
  // Beside others a smaller plan spares its contract.
  const looksIn = isOneDoor ? looksInBySim(home) : !isSmaller && looksInFromAway(home);
  const farTarget = looksIn ? afarTarget(home) : undefined;
  const [afar] = farTarget ? waysOf(home, cameras, farTarget, wifi) : [];
  // It looks at the one door that a recorder would be for.
  if (afar && isOneDoor) return { ...onTheirOwn([afar], home), missing };
  return {
    missing: [
      ...missing,
      ...(entrance && !own ? [entrance] : []),
      ...(farTarget && !afar ? [farTarget] : []),
    ],
    afar,
    leftOut: 0,
    runM: cableRunOf(home),
    ...recorded(home, catalogue, groups, wifi),
  };
}

/** Cameras with a mobile connection of their own each, that keep their pictures themselves. */
export const onTheirOwn = (groups: readonly CameraGroup[], home: Home): VideoPlan => ({
  groups,
  afar: undefined,
  recorder: undefined,
  missing: [],
  unrecorded: 0,
  leftOut: 0,
  runM: cableRunOf(home),
});
