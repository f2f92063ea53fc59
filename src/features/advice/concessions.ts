// What all that was asked gives up to fit its band: only what nobody asked for, and cheaper ways to the same end.
import type { Alarm, Part } from './alarm.ts';
import { isClearOf } from './animals.ts';
import { namesFacades } from './cameras.ts';
import { mayBeCutOff } from './communicator.ts';
import { isLeftAlone } from './fire.ts';
import { deviceOf } from './frame.ts';
import { canInstallAlone } from './own-hands.ts';
import { spareDeskCameras } from './inside-cameras.ts';
import { withKitPieces } from './kit-pieces.ts';
import { supposedNeeds } from './modules.ts';
import { barestMotionOf } from './motion.ts';
import { pick, type Catalogue } from './pick.ts';
import { isLodging, isResidence } from './premises.ts';
import type { RuleId } from './rules.ts';
import { aloneSmokeNeed } from './smoke.ts';
import { atMost, grossCentsOf, without, type System } from './system.ts';
import type { Home } from './types.ts';
import { isHandledByPhone } from './utilities.ts';
import { videoOf, type Scope } from './video.ts';
import { entrancesOf, sharedEntrancesOf } from './zones.ts';

type Systems = { core: System; balanced: System };
type Change = (system: System, catalogue: Catalogue) => System;
/** What nobody asked for is given up to come near a band; what serves a wish less well only to fit it. */
type Step = { takes?: 'unasked' | 'quality'; change: Change };

const has = ({ alarm, quantities }: System, ruleId: RuleId) =>
  alarm?.parts.some(
    ({ need, item }, index) => need.ruleId === ruleId && item && (quantities[index] ?? 0) > 0,
  ) ?? false;

/** Smoke alarms of their own for joined ones: they wake whoever is there, and it is told that they call nobody. */
function withAloneSmoke(system: System, catalogue: Catalogue): System {
  const { alarm, home, quantities } = system;
  if (!alarm || !(isResidence(home) || isLodging(home))) return system;
  const parts = alarm.parts.map((part, index) => {
    if (part.need.ruleId !== 'FIRE-SMOKE' || (quantities[index] ?? 0) === 0) return part;
    const need = aloneSmokeNeed(home, part.need.quantity);
    const item = pick(catalogue, need);
    return item ? { need, item } : part;
  });
  const other: Alarm = { ...alarm, parts };
  return { ...system, alarm: other };
}

/** One joined smoke alarm a floor, where nobody is there to hear one of its own, and nobody asked for more. */
const withFewerSmoke: Change = (system) => {
  const { home, alarm, quantities } = system;
  if (!isResidence(home) || !isLeftAlone(home) || home.concerns.includes('fire-safety')) return system;
  const fewer = quantities.map((quantity, index) => {
    const part = alarm?.parts[index];
    const isJoined = part?.item?.calc.kind === 'smoke' && !part.item.calc.isStandalone;
    return part?.need.ruleId === 'FIRE-SMOKE' && isJoined ? Math.min(quantity, home.floors) : quantity;
  });
  return { ...system, quantities: fewer };
};

/** Whether smoke has to reach whoever is away: for a season nobody hears it, or it was asked for. */
const hasToCall = (home: Home) =>
  isLeftAlone(home) || (home.concerns.includes('fire-safety') && home.concerns.includes('remote-monitoring'));

const ownHands: ReadonlySet<string> = new Set(['co', 'smoke', 'doorbell']);

/** Whether its owner puts up a part that joins no panel: nothing with wires, and nothing on the mains. */
export const isForOwnHand = ({ item }: Part) =>
  !item ||
  ownHands.has(item.calc.kind) ||
  'radio' in item.calc ||
  (item.calc.kind === 'floodlight' && item.calc.isSelfPowered) ||
  (item.calc.kind === 'lock' && item.calc.isWireless);

/** Whether its owner can put up all of it: nothing is wired. */
const isForOwner = (system: System) =>
  system.alarm !== undefined &&
  canInstallAlone(system, system.alarm) &&
  !system.video?.recorder &&
  system.solos.every(({ item }) => !item || ownHands.has(item.calc.kind));

/** Fewer cameras, each beside those before it: the main entrance and the desks are what is asked of most. */
function fewerCameras(scope: Scope, isFor: (home: Home) => boolean): Change {
  return (system, catalogue) => {
    const { video, home } = system;
    if (!video?.groups.length || !isFor(home)) return system;
    const sides = namesFacades(home) ? {} : { sides: 0 };
    const less = videoOf(home, catalogue, { ...sides, ...scope });
    return less.unrecorded === 0 && less.groups.length > 0 ? { ...system, video: less } : system;
  };
}

/** Curtains that hang clear of an animal only while it stays inside: what was asked comes before them. */
export function withoutClearCurtains(system: System): System {
  const item = system.alarm?.parts.find(({ need }) => need.ruleId === 'ALM-CURTAIN')?.item;
  const curtain = item && deviceOf(item.calc);
  return curtain && isClearOf(curtain, system.home) ? without(system, ['ALM-CURTAIN']) : system;
}

const isProofOfDoors = (home: Home) => home.priority === 'evidence' && entrancesOf(home) > 1;
const hasSpareDesks = (home: Home) => spareDeskCameras(home) > 0;

/** Detectors that only the rooms of a business ask for, for the proof of another door. */
const withRoomDetectorsLess: Change = (system) =>
  isProofOfDoors(system.home) && !isResidence(system.home) && system.video?.groups.length
    ? atMost(system, 'ALM-MOTION', barestMotionOf(system.home))
    : system;

/** Whether at home fire was asked for, or something burns there. */
export const needsSmoke = (home: Home) =>
  isResidence(home) &&
  (home.concerns.includes('fire-safety') ||
    (home.combustionRooms > 0 && !home.assumed.includes('combustionRooms')));

/** Sides that nobody named are seen by nobody's wish. */
const withoutSides = fewerCameras({}, (home) => !namesFacades(home));

/** Who sets up devices himself does so where a technician is beyond his band. */
export const ownWork = (system: System): System =>
  isForOwner(system) ? { ...system, isInstalled: false } : system;

/** A monoxide alarm where only most houses of the kind have something that burns. */
const isSupposedGas = ({ need: { ruleId } }: Part, home: Home) =>
  ruleId === 'FIRE-CO' && supposedNeeds(home).length > 0;

const withoutSolos =
  (isLess: (part: Part, home: Home) => boolean): Change =>
  (system) => ({ ...system, solos: system.solos.filter((part) => !isLess(part, system.home)) });

/** One after the other, each beside those before it, until it fits. But for the first none takes from the risk. */
const steps: readonly Step[] = [
  { takes: 'quality', change: withoutClearCurtains },
  // Two desks of a counter in one picture.
  { change: fewerCameras({ sharesDesks: true }, hasSpareDesks) },
  // All doors in less detail before one of them in none.
  { change: fewerCameras({ isPlain: true }, (home) => isProofOfDoors(home) && !hasSpareDesks(home)) },
  { takes: 'quality', change: withRoomDetectorsLess },
  ...[3, 2].map((entrances) => ({
    change: fewerCameras({ entrances }, (home) => home.hasVisitors && sharedEntrancesOf(home) > entrances),
  })),
  { change: fewerCameras({ entrances: 1 }, (home) => home.hasVisitors) },
  {
    change: fewerCameras(
      { isPlain: true, sharesDesks: true },
      (home) => isProofOfDoors(home) && hasSpareDesks(home),
    ),
  },
  { change: fewerCameras({ sharesDesks: true, entrances: 1 }, (home) => home.hasVisitors) },
  // A telephone or a remote does a keypad's work in a flat, and a telephone that of remotes at home.
  {
    takes: 'unasked',
    change: (system) =>
      system.home.propertyType === 'apartment' && has(system, 'ALM-REMOTE')
        ? without(system, ['ALM-KEYPAD'])
        : system,
  },
  {
    takes: 'unasked',
    change: (system) =>
      isResidence(system.home) &&
      system.alarm?.panel.calc.hasData &&
      (has(system, 'ALM-KEYPAD') || isHandledByPhone(system.home))
        ? without(system, ['ALM-REMOTE'])
        : system,
  },
  { takes: 'unasked', change: (system) => without(system, ['EXT-FLOOD']) },
  { takes: 'unasked', change: withoutSolos(({ need }) => need.ruleId === 'ALM-PHOTO') },
  { takes: 'unasked', change: withoutSolos(isSupposedGas) },
  {
    change: (system, catalogue) => (hasToCall(system.home) ? system : withAloneSmoke(system, catalogue)),
  },
  // One a floor that calls comes before more of them that nobody hears.
  { takes: 'quality', change: withFewerSmoke },
  { takes: 'quality', change: withAloneSmoke },
  { change: ownWork },
  {
    takes: 'unasked',
    change: (system) =>
      isResidence(system.home) && !needsSmoke(system.home) ? without(system, ['FIRE-SMOKE']) : system,
  },
  // A second way to report comes after all that was asked.
  {
    takes: 'quality',
    change: (system) =>
      system.alarm && mayBeCutOff(system.alarm.frame) ? without(system, ['ALM-COMM']) : system,
  },
];

/** All that was asked after each of them, but for those that take what is kept. */
export function concessions(
  asked: System,
  catalogue: Catalogue,
  kept: readonly Step['takes'][] = [],
): System[] {
  let system = asked;
  return steps.map(({ takes, change }) => {
    if (!takes || !kept.includes(takes)) system = change(system, catalogue);
    return system;
  });
}

/** What a way down gave up on its way and still has room for, the most useful first. */
export function withMinorParts(
  system: System,
  asked: System,
  catalogue: Catalogue,
  capCents: number,
): System {
  let kept = system;
  const keep = (next: System) => {
    const fits = grossCentsOf(next, catalogue) <= capCents;
    if (fits) kept = next;
    return fits;
  };
  const keepPieces = (ruleId: RuleId, less: number) =>
    keep({
      ...kept,
      quantities: kept.quantities.map((quantity, index) =>
        asked.alarm?.parts[index]?.need.ruleId === ruleId
          ? Math.max(quantity, (asked.quantities[index] ?? 0) - less)
          : quantity,
      ),
    });
  // As many smoke alarms as fit, then those that join the panel in the place of those that stand alone.
  const smoke = asked.alarm?.parts.findIndex(({ need }) => need.ruleId === 'FIRE-SMOKE') ?? -1;
  const spare = Math.max(0, (asked.quantities[smoke] ?? 0) - 1);
  for (let less = 0; less <= spare && !keepPieces('FIRE-SMOKE', less);) less += 1;
  keep({ ...kept, alarm: asked.alarm });
  for (const part of asked.solos.filter(
    (one) => isSupposedGas(one, asked.home) || one.need.ruleId === 'ALM-PHOTO',
  ))
    if (!kept.solos.includes(part)) keep({ ...kept, solos: [...kept.solos, part] });
  for (const ruleId of ['ALM-COMM', 'ALM-KEYPAD', 'ALM-REMOTE', 'EXT-FLOOD'] as const) keepPieces(ruleId, 0);
  return kept;
}

/** What nobody asked for, and a smaller system may have. */
const unasked: ReadonlySet<RuleId> = new Set(['FIRE-SMOKE', 'ALM-KEYPAD', 'ALM-REMOTE', 'EXT-FLOOD']);

/** A system that has no less of it than a smaller one, nor smoke alarms that ring on the spot alone where those of that call. */
export function withPartsOf(smaller: System, system: System, asked: System): System {
  const at = asked.alarm?.parts.findIndex(({ need }) => need.ruleId === 'FIRE-SMOKE') ?? -1;
  const smoke = smaller.alarm?.parts[at]?.item?.calc;
  const calls = smoke?.kind === 'smoke' && !smoke.isStandalone && (smaller.quantities[at] ?? 0) > 0;
  const quantities = system.quantities.map((quantity, index) => {
    const ruleId = asked.alarm?.parts[index]?.need.ruleId;
    return ruleId && unasked.has(ruleId)
      ? Math.max(quantity, Math.min(asked.quantities[index] ?? 0, smaller.quantities[index] ?? 0))
      : quantity;
  });
  return { ...system, quantities, alarm: calls ? asked.alarm : system.alarm };
}

/** A siren on a wall that is not the customer's own, which nobody asked for by name. */
const isForeignSiren = ({ propertyType, floor }: System['home']) => propertyType !== 'house' && floor > 0;

/**
 * The systems as they fit the band, where that takes nothing that was asked. A siren on somebody else's wall and sides that nobody
 * named go in every band that the whole exceeds, so that a larger band never protects less.
 */
export function conceded({ core, balanced }: Systems, catalogue: Catalogue, cap: number): Systems {
  const fits = (system: System) => grossCentsOf(system, catalogue) <= cap;
  if (!balanced.alarm || fits(balanced)) return { core, balanced };
  const bare = isForeignSiren(core.home) ? without(core, ['ALM-SIREN-OUT']) : core;
  const lean = withoutSides(
    isForeignSiren(core.home) ? without(balanced, ['ALM-SIREN-OUT']) : balanced,
    catalogue,
  );
  const conceding = [lean, ...concessions(lean, catalogue)];
  const index = conceding.findIndex(fits);
  const own = conceding[index];
  if (own) {
    const taken = steps.slice(0, index).reduce((system, { change }) => change(system, catalogue), bare);
    const full = withMinorParts(own, lean, catalogue, cap);
    return { core: { ...taken, alarm: full.alarm }, balanced: withKitPieces(full) };
  }
  return {
    core: bare,
    balanced: core.home.experience === 'advanced' ? ownWork(lean) : lean,
  };
}
