// The system between the smallest and all that was asked, where that exceeds its band: something of everything that was asked.
import { concessions, ownWork, withMinorParts, withPartsOf } from './concessions.ts';
import { coverageOf, placedPieces } from './coverage.ts';
import { hasLightsAsked } from './modules.ts';
import { withOldCameras, withoutOldCameras } from './old-cameras.ts';
import type { Catalogue } from './pick.ts';
import { protectionOf } from './risk.ts';
import { camerasLeft, isAlong, isBlindToRecorder, keepsItself } from './sim-plans.ts';
import { isOnline } from './utilities.ts';
import { grossCentsOf, without, withYardLine, type System } from './system.ts';
import { camerasOf, type VideoPlan } from './video.ts';
import { cablelessPlans, oneOfEach, smallerPlans } from './with-asked.ts';

/** A station waits where a camera shows the door and a lock opens it. */
const withoutStation = (system: System): System =>
  system.video?.groups.length && system.solos.some(({ need }) => need.ruleId === 'ACC-READER')
    ? { ...system, solos: system.solos.filter(({ need }) => need.ruleId !== 'ACC-INTERCOM') }
    : system;

/** Plans of fewer cameras, the most first; one along a side stays for whoever asked for a perimeter that nothing else watches. */
function fewerCameras(system: System, catalogue: Catalogue, asked: VideoPlan | undefined): VideoPlan[] {
  const { video, home } = system;
  if (!video?.groups.length) return [];
  const staysAlong =
    home.concerns.includes('perimeter') && isAlong(video) && placedPieces(system, 'EXT-YARD') === 0;
  const all = [
    ...smallerPlans(home, catalogue, video, oneOfEach(home)),
    // What drives away hangs on a cable: those on a battery only see.
    ...(home.priority === 'prevention' && home.wiring !== 'wireless' && isOnline(home)
      ? []
      : cablelessPlans(home, catalogue, video)),
  ];
  const isOnItsOwn = isBlindToRecorder(home) && all.some(keepsItself);
  return all
    .map((plan): VideoPlan => {
      // Who wants to look in keeps the camera that shows it.
      const next = { ...plan, afar: keepsItself(plan) ? undefined : video.afar };
      return { ...next, leftOut: camerasLeft(asked ?? video, next) };
    })
    .filter(
      (plan) =>
        (camerasOf(plan) < camerasOf(video) || (camerasOf(plan) === camerasOf(video) && keepsItself(plan))) &&
        (!staysAlong || isAlong(plan)) &&
        (!isOnItsOwn || keepsItself(plan)),
    );
}

/** What all that was asked becomes by giving up one thing after another, and never all of what somebody ticked. */
function wholeRungs(
  asked: System,
  catalogue: Catalogue,
  isToFit: boolean,
  fewerIn: (system: System) => VideoPlan[],
): System[] {
  const leanest = concessions(asked, catalogue, isToFit ? [] : ['quality']);
  const last = withoutStation(leanest.at(-1) ?? asked);
  const plans = fewerIn(last).map((video): System => ({ ...last, video }));
  const old = last.video ? [withOldCameras(last, catalogue)] : [];
  const rungs = [
    asked,
    ...[...leanest, last, ...plans, ...old].flatMap((system) => [system, ownWork(system)]),
  ];
  if (!hasLightsAsked(asked.home)) return rungs;
  const isForCameras = ({ video }: System) =>
    asked.home.priority !== 'prevention' || (video !== undefined && camerasOf(video) <= 2);
  return [...rungs, ...rungs.filter(isForCameras).map(withoutLights)];
}

/** New lights beside those that exist may be spared; where they are to drive away, for the first two cameras. */
const withoutLights = (system: System): System => ({
  ...system,
  solos: system.solos.filter(({ need }) => need.ruleId !== 'LIGHT-DOOR'),
});

/** What is left where a wish is dropped: the line of a yard that cameras see, cameras, then both. */
function partRungs(least: System): System[] {
  if (!least.alarm) return [];
  const blind = withYardLine({ ...withoutOldCameras(least), video: undefined });
  return [without(least, ['EXT-YARD']), blind, without(blind, ['EXT-YARD'])].flatMap((system) => [
    system,
    ownWork(system),
  ]);
}

/** So many times its band may be what keeps every wish, and what drops one. */
const farthest = { whole: 2.5, part: 2 };

/**
 * The first of them that fits the band, or the last, that lies nearest above it; one with a wish less only where that lies far
 * above. None protects less than the smallest system, and each protects at least as much as those after it: so a larger band never
 * protects less.
 */
export function middleOf(asked: System, smallest: System, catalogue: Catalogue, capCents: number): System {
  const rated = (systems: readonly System[]) =>
    systems.map((system) => ({
      system,
      protection: protectionOf(coverageOf(system)),
      cents: grossCentsOf(system, catalogue),
    }));
  type Rung = ReturnType<typeof rated>[number];
  const least = protectionOf(coverageOf(smallest)) - 1e-9;
  /** Those that cost less than each that protects more. */
  const descending = (rungs: readonly Rung[], from?: Rung) => {
    const kept: Rung[] = from ? [from] : [];
    for (const rung of rungs.toSorted((one, other) =>
      Math.round((other.protection - one.protection) * 1e9),
    )) {
      const before = kept.at(-1);
      if (!before || (rung.cents < before.cents && rung.protection <= before.protection + 1e-9))
        kept.push(rung);
    }
    return (from ? kept.slice(1) : kept).filter(({ protection }) => protection >= least);
  };
  // What is minor is no camera: the plans are the same with it and without.
  let plans: VideoPlan[] | undefined;
  const fewerIn = (system: System) => (plans ??= fewerCameras(system, catalogue, asked.video));
  const wholes = (isToFit: boolean) => descending(rated(wholeRungs(asked, catalogue, isToFit, fewerIn)));
  const fitting = wholes(true)
    .filter(({ cents }) => cents <= capCents)
    .map(({ system }) => withMinorParts(system, asked, catalogue, capCents));
  // What wakes who sleeps, and the smallest system has, comes before one camera more.
  const smoke = Math.min(asked.home.floors, placedPieces(smallest, 'FIRE-SMOKE'));
  const first = fitting.find((system) => placedPieces(system, 'FIRE-SMOKE') >= smoke) ?? fitting[0];
  if (first) return first;
  const nearest = wholes(false).at(-1);
  if (!nearest) return asked;
  if (nearest.cents <= capCents * farthest.whole) return withPartsOf(smallest, nearest.system, asked);
  const part = descending(rated(partRungs(nearest.system)), nearest);
  const near = part.find(({ cents }) => cents <= capCents * farthest.part);
  return withPartsOf(smallest, (near ?? part.at(-1) ?? nearest).system, asked);
}
