// One view of who comes in, where no plan of cameras fits beside the whole alarm.
import { hasStation } from './access.ts';
import { coverageOf, placedPieces } from './coverage.ts';
import { withKitPieces } from './kit-pieces.ts';
import { barestMotionOf, wholeMotion } from './motion.ts';
import type { Catalogue } from './pick.ts';
import { isBooth, isHall, isResidence } from './premises.ts';
import { protectionOf } from './risk.ts';
import type { RuleId } from './rules.ts';
import { camerasLeft } from './sim-plans.ts';
import { atMost, without, withinInputs, type System } from './system.ts';
import type { Home } from './types.ts';
import { isOnline } from './utilities.ts';
import { camerasOf, videoOf, type Scope, type VideoPlan } from './video.ts';

const isProofOfDesks = ({ priority, cashDesks }: Home) => priority === 'evidence' && cashDesks > 0;

/** What is seen of the entrances: all of them, and at last the main one alone. */
const views: readonly Scope[] = [{}, { entrances: 1 }, { entrances: 1, noDesks: true }];

/**
 * The same alarm with less of what nobody asked for. A hall gives up a second siren before the one
 * outside, and windows before which detectors hang; a smaller place a detector that its rooms ask for, and what a telephone or a kit's remote does.
 */
export function lessOf(bare: System): System[] {
  const { home, alarm, quantities } = bare;
  if (!isHall(home)) {
    const byPhone = alarm?.panel.calc.hasData && isOnline(home);
    const keys: RuleId[][] = byPhone ? [[], ['ALM-KEYPAD'], ['ALM-KEYPAD', 'ALM-REMOTE']] : [[]];
    // Detectors that only the number of rooms asks for.
    const few = atMost(bare, 'ALM-MOTION', barestMotionOf(home));
    // What is seen from the street is what prevention is for.
    const sirens: RuleId[] = home.priority === 'prevention' ? [] : ['ALM-SIREN-OUT'];
    return keys.flatMap((ruleIds) =>
      [bare, few].flatMap((system) => [
        without(system, ruleIds),
        without(system, [...sirens, ...ruleIds]),
        // One siren inside is heard in such a place.
        without(atMost(system, 'ALM-SIREN-IN', 1), [...sirens, ...ruleIds]),
      ]),
    );
  }
  const at = alarm?.parts.findIndex(({ need }) => need.ruleId === 'ALM-CONTACT') ?? -1;
  const contacts = quantities[at] ?? 0;
  const quiet = atMost(bare, 'ALM-SIREN-IN', 1);
  const windows = Array.from({ length: Math.max(1, contacts - home.doors + 1) }, (_, less) => less);
  return [bare, quiet, without(quiet, ['ALM-SIREN-OUT'])].flatMap((system) =>
    windows.map((less) => withinInputs(atMost(system, 'ALM-CONTACT', contacts - less))),
  );
}

/**
 * For a workplace that asked who comes in: its entrances, or the main one, beside an alarm with less of what nobody asked for, what protects
 * most first. None where cameras that exist show who comes, or for less than proof a station.
 */
export function atEntranceAlone(bare: System, catalogue: Catalogue, whole: VideoPlan): System[] {
  const { home } = bare;
  const isShown =
    home.existing.includes('cameras') || (home.priority !== 'evidence' && hasStation(home, catalogue));
  if (!home.concerns.includes('entry-monitoring') || isShown || isResidence(home) || whole.unrecorded > 0)
    return [];
  // Where nobody comes in, as in a kiosk, proof is made at the desk.
  const isAtDesk = home.priority === 'evidence' && home.cashDesks > 0 && !home.hasVisitors;
  const atDesk: Scope[] = isAtDesk ? [{ entrances: 0 }] : [];
  const plans = [...views, ...atDesk]
    .map((view) =>
      videoOf(home, catalogue, { sides: 0, rooms: 0, sharesDesks: true, isSmaller: true, ...view }),
    )
    .filter((plan) => plan.unrecorded === 0 && camerasOf(plan) > 0 && camerasOf(plan) <= camerasOf(whole))
    .map((plan): VideoPlan => ({ ...plan, missing: whole.missing, leftOut: camerasLeft(whole, plan) }))
    // Who is new to it has what he arms by before what records through a cut of the mains, and proof its second picture.
    .flatMap((plan) =>
      (home.experience === 'beginner' || isProofOfDesks(home)) && plan.recorder
        ? [plan, { ...plan, lacksUps: true }]
        : [plan],
    );
  // A picture of the till comes before the last detectors, and the buttons that nobody asked for.
  const withLess = (system: System) =>
    isProofOfDesks(home)
      ? [system, atMost(system, 'ALM-MOTION', wholeMotion(home, placedPieces(system, 'ALM-MOTION')))].flatMap(
          (one) => [one, without(one, ['ALM-PANIC'])],
        )
      : [system];
  return lessOf(bare)
    .flatMap(withLess)
    .flatMap((system) => plans.map((video) => withKitPieces({ ...system, video })))
    .map((system) => ({
      system,
      protection: protectionOf(coverageOf(system)),
      // Who takes the money, and who came in.
      pictures: isProofOfDesks(home) && system.video ? Math.min(2, camerasOf(system.video)) : 0,
      // Who is new to it arms by one of them, and not by a telephone; where several work, each has a code but for proof.
      hasKeys:
        home.experience === 'beginner' || isProofOfDesks(home)
          ? placedPieces(system, 'ALM-KEYPAD') + placedPieces(system, 'ALM-REMOTE') > 0
          : isBooth(home) || home.experience === 'advanced' || placedPieces(system, 'ALM-KEYPAD') > 0,
    }))
    .toSorted(
      (one, other) =>
        Number(other.hasKeys) - Number(one.hasKeys) ||
        other.pictures - one.pictures ||
        placedPieces(other.system, 'ALM-PANIC') - placedPieces(one.system, 'ALM-PANIC') ||
        Number(one.system.video?.lacksUps === true) - Number(other.system.video?.lacksUps === true) ||
        Math.round((other.protection - one.protection) * 1e9),
    )
    .map(({ system }) => system);
}
