// What the smallest system has of what was asked beside its alarm: as much as fits, in the order of its use.
import { bandsUpTo, openStep } from './budget.ts';
import { facadeTargets, waysInOf } from './cameras.ts';
import { isForOwnHand } from './concessions.ts';
import { coverageOf, placedPieces } from './coverage.ts';
import { askedNeeds, lightNeed, someLights } from './modules.ts';
import { atEntranceAlone } from './entrance-view.ts';
import { essentialOf } from './essential.ts';
import { lastResorts } from './last-resorts.ts';
import { barestMotionOf } from './motion.ts';
import { withPhoto } from './photo.ts';
import { isResidence, letsIn } from './premises.ts';
import { insideTargets, spareDeskCameras } from './inside-cameras.ts';
import { pick, type Catalogue } from './pick.ts';
import { protectionOf } from './risk.ts';
import { norms, type RuleId } from './rules.ts';
import { atMost, grossCentsOf, withinInputs, type System } from './system.ts';
import type { Home } from './types.ts';
import { isOnline, isWifi } from './utilities.ts';
import { camerasLeft, isBlindToRecorder, isUnseenAfar, simPlans } from './sim-plans.ts';
import { camerasOf, videoOf, type Scope, type VideoPlan } from './video.ts';
import { isYardFirst } from './yard.ts';
import { withWays } from './yard-ways.ts';
import { asksForAlarm } from './zones.ts';

/** From most down to least, at most four of them. */
const steps = (most: number, least = 0) =>
  [...new Set([most, Math.ceil((most * 2) / 3), Math.ceil(most / 3), least])].filter((step) => step >= least);

/**
 * What smaller plans watch: of sides and rooms fewer and fewer, those first for which was asked, and of entrances at last one.
 * Where there are more cameras than one on a side or than three in the rooms, several go at a time.
 */
export function scopesOf(home: Home): Scope[] {
  const sides = facadeTargets(home).reduce((sum, { mounts }) => sum + mounts, 0);
  const rooms = insideTargets(home).reduce(
    (sum, { ruleId, mounts }) => sum + (ruleId === 'CAM-ROOM' ? mounts : 0),
    0,
  );
  const perSide = Array.from({ length: sides + 1 }, (_, index) => sides - index);
  const both = home.concerns.includes('perimeter')
    ? perSide.flatMap((side) => steps(rooms).map((room) => ({ sides: side, rooms: room })))
    : steps(rooms).flatMap((room) => perSide.map((side) => ({ sides: side, rooms: room })));
  return [...both, { sides: 0, rooms: 0, entrances: 1 }].map(smaller);
}

const smaller = (scope: Scope): Scope => ({ ...scope, sharesDesks: true, isSmaller: true });

/** One side and one entrance, where a recorder takes two cameras and a third wants a larger one. */
export const oneOfEach = (home: Home): Scope[] =>
  facadeTargets(home).length > 0 && waysInOf(home) > 1 ? [smaller({ sides: 1, rooms: 0, entrances: 1 })] : [];

/** Plans of the same home with fewer cameras, the most first; none where not even the whole one is recorded. */
export function smallerPlans(
  home: Home,
  catalogue: Catalogue,
  whole: VideoPlan,
  more: readonly Scope[] = [],
): VideoPlan[] {
  if (whole.unrecorded > 0) return [];
  return [...scopesOf(home), ...more]
    .map((scope) => videoOf(home, catalogue, scope))
    .filter((plan) => plan.unrecorded === 0 && camerasOf(plan) > 0 && camerasOf(plan) < camerasOf(whole))
    .toSorted((one, other) => camerasOf(other) - camerasOf(one))
    .map((plan) => ({
      ...plan,
      missing: whole.missing,
      leftOut: camerasLeft(whole, plan),
    }));
}

/**
 * Plans without cables, each camera on its own card, for where a recorder does not fit: the most first. At home by its WiFi, where
 * there is no internet all year by mobile connections of their own. Nobody who asks for proof gets them, for a thief takes the card
 * along, nor for cables, unless to look in from where no cable leads; nothing that no such camera can watch is left out in silence.
 */
export function cablelessPlans(home: Home, catalogue: Catalogue, whole: VideoPlan): VideoPlan[] {
  const isCabled = home.wiring === 'wired' && !isUnseenAfar(home);
  if (home.priority === 'evidence' || isCabled || whole.unrecorded > 0) return [];
  const besideWhole = (plan: VideoPlan): VideoPlan => ({
    ...plan,
    missing: whole.missing,
    leftOut: camerasLeft(whole, plan),
  });
  if (!isOnline(home))
    return simPlans(home, catalogue)
      .filter((plan) => whole.recorder && camerasOf(plan) <= camerasOf(whole))
      .map(besideWhole);
  if (!isResidence(home) || isWifi(home)) return [];
  return scopesOf(home)
    .map((scope) => videoOf(home, catalogue, { ...scope, isLoose: true }))
    .filter((plan) => plan.missing.length === 0 && camerasOf(plan) > 0 && camerasOf(plan) <= norms.mostOnWifi)
    .toSorted((one, other) => camerasOf(other) - camerasOf(one))
    .map(besideWhole);
}

const isAccess = (ruleId: RuleId) => ruleId.startsWith('ACC-');
/** A door that opens by card, without a station to see who rings. */
const isCard = (ruleId: RuleId) => ruleId === 'ACC-READER' || ruleId === 'ACC-LOCK';
const isLight = (ruleId: RuleId) => ruleId === 'LIGHT-DOOR';
const isBell = (ruleId: RuleId) => ruleId === 'DOOR-BELL';
const isGarden = (ruleId: RuleId) => ruleId === 'EXT-YARD';
/** Parts of the alarm that the smallest system may do without, those that are placed together in one list. */
const alarmGroups: readonly (readonly RuleId[])[] = [['ALM-SHUTTER', 'ALM-INPUT'], ['EXT-YARD']];
/** Parts for which nobody asked: they come after all that was. */
const lastGroups: readonly (readonly RuleId[])[] = [['EXT-FLOOD']];

const protects = (system: System) => protectionOf(coverageOf(system));
/** How much of what was asked it answers beside its alarm: doors, all of the light, a yard or the sides of the building. */
const wishesIn = ({ home, solos, video }: System) =>
  solos.filter(({ need }) => !isLight(need.ruleId) || need.quantity === lightNeed(home).quantity).length +
  (home.concerns.includes('perimeter') && video?.groups.some(({ target }) => target.ruleId === 'CAM-FACADE')
    ? 1
    : 0);
/** What answers one more of what was asked comes before one more camera. */
const byWishes = (one: System, other: System) => wishesIn(other) - wishesIn(one);

type Addition = (system: System) => System;

/** As many of some parts of the alarm as all that was asked has, or so many at most. */
const withGroup =
  (balanced: System, most = Infinity) =>
  (group: readonly RuleId[]): Addition =>
  (system) =>
    withinInputs({
      ...system,
      quantities: system.quantities.map((quantity, index) =>
        group.some((ruleId) => ruleId === balanced.alarm?.parts[index]?.need.ruleId)
          ? Math.max(quantity, Math.min(most, balanced.quantities[index] ?? quantity))
          : quantity,
      ),
    });

/** What stands beside the alarm, where a product serves all of it; a part of it is tried where the whole did not fit. */
const withSolos =
  (balanced: System) =>
  (isOf: (ruleId: RuleId) => boolean): Addition =>
  (system) => {
    const group = balanced.solos.filter(({ need }) => isOf(need.ruleId));
    const has = system.solos.some(({ need }) => isOf(need.ruleId));
    const isForOthers = !system.isInstalled && group.some((part) => !isForOwnHand(part));
    return has || isForOthers || group.some(({ item }) => !item)
      ? system
      : { ...system, solos: [...system.solos, ...group] };
  };

/**
 * Who is at the door, for whoever asked to see it and has no camera there: a station with its strike, before cards. If
 * need be in the place of a motion detector that only the number of rooms asks for, and of a window.
 */
function withEntry(balanced: System): Addition[] {
  const { home, solos } = balanced;
  const parts = (['ACC-INTERCOM', 'ACC-LOCK'] as const).flatMap((ruleId) =>
    solos
      .filter(({ need, item }) => item && need.ruleId === ruleId)
      .map((part) => ({ ...part, need: { ...part.need, quantity: 1 } })),
  );
  if (parts.length < 2 || !letsIn(home) || !home.concerns.includes('entry-monitoring')) return [];
  const add: Addition = (system) =>
    system.video?.groups.length || system.solos.some(({ need }) => isAccess(need.ruleId))
      ? system
      : { ...system, solos: [...system.solos, ...parts] };
  const addFor =
    (windows: number): Addition =>
    (system) => {
      const next = add(system);
      if (next === system) return system;
      const contacts = Math.max(home.doors, placedPieces(system, 'ALM-CONTACT') - windows);
      return withinInputs(atMost(withFewerMotion(next), 'ALM-CONTACT', contacts));
    };
  return [add, addFor(0), addFor(1)];
}

const withFewerMotion: Addition = (system) => ({
  ...system,
  quantities: system.quantities.map((quantity, index) =>
    system.alarm?.parts[index]?.need.ruleId === 'ALM-MOTION'
      ? Math.min(quantity, barestMotionOf(system.home))
      : quantity,
  ),
});

/** As many of the lights as fit, where not all of them do. */
const withSomeLights = ({ home, solos }: System): Addition[] =>
  solos
    .filter(({ need, item }) => isLight(need.ruleId) && item)
    .flatMap(({ need, item }) =>
      Array.from({ length: Math.max(0, need.quantity - 1) }, (_, index): Addition => {
        const some = { need: someLights(need, home, need.quantity - 1 - index), item };
        return (system) =>
          system.solos.some((own) => isLight(own.need.ruleId)) || (!system.isInstalled && !isForOwnHand(some))
            ? system
            : { ...system, solos: [...system.solos, some] };
      }),
    );

/** Doors that open by card, also where all that was asked has a station in their place. */
const withCards = (balanced: System, catalogue: Catalogue) => {
  const cards = askedNeeds(balanced.home).filter(({ ruleId }) => isCard(ruleId));
  const solos = cards.map((need) => ({ need, item: pick(catalogue, need) }));
  return withSolos({ ...balanced, solos })(isCard);
};

/** What follows the cameras, the most useful first: each gives a system with one group more of what was asked. */
const additionsOf = (balanced: System, catalogue: Catalogue): Addition[] => [
  ...alarmGroups.map(withGroup(balanced)),
  ...(isYardFirst(balanced.home) ? [3, 2].map((pairs) => withGroup(balanced, pairs)(['EXT-YARD'])) : []),
  ...withPhoto(balanced),
  ...[isGarden, isBell, isAccess].map(withSolos(balanced)),
  ...withEntry(balanced),
  withCards(balanced, catalogue),
  withSolos(balanced)(isLight),
  ...withSomeLights(balanced),
  ...lastGroups.flatMap((group) => [withGroup(balanced)(group), withGroup(balanced, 1)(group)]),
];

/**
 * The smallest system with what was asked and fits beside its whole alarm, where all of it does not: cameras, fewer of them or
 * without cables before none, shutters, yard, access, light. Within the largest band for which that is so, and never less than in a smaller one, so that a
 * larger band never protects less. Who asks for cameras alone gets as many as fit.
 */
export function withAsked(
  essential: System,
  core: System,
  balanced: System,
  catalogue: Catalogue,
  capCents: number,
): System {
  const whole = balanced.video && balanced.video.groups.length > 0 ? balanced.video : undefined;
  const cents = (system: System) => grossCentsOf(system, catalogue);
  if (!asksForAlarm(core.home)) {
    if (!whole) return essential;
    if (cents(core) <= capCents) return core;
    const plans = [
      ...smallerPlans(core.home, catalogue, whole),
      ...cablelessPlans(core.home, catalogue, whole),
    ].map((video): System => ({ ...core, video }));
    const cheapest = plans.toSorted((one, other) => cents(one) - cents(other))[0];
    if (!cheapest) return core;
    return bandsUpTo(capCents).reduce((best, cap) => {
      const next = plans.find((system) => cents(system) <= cap);
      return next && protects(next) >= protects(best) - 1e-9 ? next : best;
    }, cheapest);
  }
  const bare: System = {
    ...core,
    quantities: core.quantities.map((quantity, index) =>
      lastGroups.flat().some((ruleId) => ruleId === core.alarm?.parts[index]?.need.ruleId) ? 0 : quantity,
    ),
  };
  const [least, asked] = [cents(bare), cents(balanced)];
  const caps = [...bandsUpTo(capCents), ...openStep(capCents, least, asked)].filter(
    (cap) => cap < asked && cap >= least,
  );
  if (caps.length === 0) {
    // Of an alarm that gave up much to fit, only the yard is left to ask for.
    const outside = (least > capCents ? withWays(essential, catalogue) : []).filter(
      (system) => cents(system) <= capCents,
    );
    if (outside.length === 0) return essential;
    const below = bandsUpTo(capCents - 1).map((cap) => protects(essentialOf(core, catalogue, cap)));
    return outside.find((system) => protects(system) >= Math.max(0, ...below) - 1e-9) ?? essential;
  }
  const systemsWith = (plans: readonly VideoPlan[]) => plans.map((video): System => ({ ...bare, video }));
  const fitting = (systems: readonly System[], cap: number) => systems.find((system) => cents(system) <= cap);
  const cabled = whole ? systemsWith([whole, ...smallerPlans(core.home, catalogue, whole)]) : [];
  // Who wants to look in has nothing of a recorder that no line shows, but beside a camera on its own.
  const isBlind = isBlindToRecorder(core.home);
  const isSeen = ({ video }: System) => !isBlind || video?.afar !== undefined;
  const loose =
    whole && (isBlind || caps.some((cap) => !fitting(cabled, cap)))
      ? systemsWith(cablelessPlans(core.home, catalogue, whole))
      : [];
  const alone = whole ? atEntranceAlone(bare, catalogue, whole) : [];
  // A band without an end is no reason to give anything up.
  const aloneIn = (cap: number) => (bandsUpTo(cap).includes(cap) ? alone : []);
  const resort = (cap: number) => fitting(lastResorts([...cabled, ...aloneIn(cap)], bare, catalogue), cap);
  const additions = additionsOf(balanced, catalogue);
  const filled = (cap: number) => {
    const fittingIn = cabled.filter((system) => cents(system) <= cap);
    const looseIn = fitting(loose, cap);
    const cabledIn = looseIn ? fittingIn.filter(isSeen) : fittingIn;
    const view = looseIn ?? fitting(aloneIn(cap), cap);
    const starts = cabledIn.length > 0 ? cabledIn : view ? [view] : [resort(cap) ?? bare, bare];
    const fillFrom = (start: System) =>
      additions.reduce((system, add) => {
        const next = add(system);
        return cents(next) <= cap ? next : system;
      }, start);
    const [first = bare, second] = starts.map(fillFrom).toSorted(byWishes);
    // A desk's camera of its own lowers no risk: the plan that shares is tried beside it.
    return second &&
      spareDeskCameras(core.home) > 0 &&
      byWishes(first, second) === 0 &&
      protects(second) > protects(first) + 1e-9
      ? second
      : first;
  };
  return caps.map(filled).reduce((best, next) => (protects(next) >= protects(best) - 1e-9 ? next : best));
}
