// Which share of a home a system protects, measure by measure.
import type { Device } from '#features/catalogue/device.ts';
import { priceOf } from './alarm.ts';
import { spareDeskCameras } from './inside-cameras.ts';
import { lightNeed } from './modules.ts';
import { motionOf } from './motion.ts';
import type { Coverage } from './risk.ts';

import { norms, rules, type RuleId } from './rules.ts';
import type { System } from './system.ts';

/** A system does not change, and each of its sentences asks for its pieces. */
const placedIn = new WeakMap<System, ReadonlyMap<RuleId, number>>();

function piecesOf(system: System): ReadonlyMap<RuleId, number> {
  const { alarm, quantities, isInstalled } = system;
  const pieces = new Map<RuleId, number>();
  const { kit } = alarm ? priceOf(alarm, quantities, isInstalled) : {};
  alarm?.parts.forEach(({ need: { ruleId }, item }, index) => {
    const asked = quantities[index] ?? 0;
    const placed = item ? asked : Math.min(asked, kit?.covers[index] ?? 0);
    pieces.set(ruleId, placed + (pieces.get(ruleId) ?? 0));
  });
  placedIn.set(system, pieces);
  return pieces;
}

/** Pieces of a rule that the alarm really has: chosen products, or pieces of its kit. */
export const placedPieces = (system: System, ruleId: RuleId): number =>
  (placedIn.get(system) ?? piecesOf(system)).get(ruleId) ?? 0;

/** Pieces of a rule in the whole system: the alarm's, and those that stand alone. */
export const allPieces = (system: System, ruleId: RuleId): number =>
  system.solos.reduce(
    (sum, { need, item }) => sum + (item && need.ruleId === ruleId ? need.quantity : 0),
    placedPieces(system, ruleId),
  );

/** Locks on batteries, without wires. */
export const ownLocks = ({ solos }: System): number =>
  solos.reduce(
    (sum, { need, item }) => sum + (item?.calc.kind === 'lock' && item.calc.isWireless ? need.quantity : 0),
    0,
  );

/** The detectors and controls that join the alarm's panel. */
export const joinedDevices = ({ alarm, quantities, solos }: System): Device[] =>
  alarm
    ? [...alarm.parts.filter((_, index) => (quantities[index] ?? 0) > 0), ...solos].flatMap(({ item }) =>
        item && 'isStandalone' in item.calc && !item.calc.isStandalone ? item.calc : [],
      )
    : [];

/** Whether any smoke alarm of the system stands alone, and is heard only where it hangs. */
export const hasAloneSmoke = ({ alarm, quantities, solos }: System): boolean =>
  [...(alarm?.parts ?? []).filter((_, index) => (quantities[index] ?? 0) > 0), ...solos].some(
    ({ need, item }) =>
      need.ruleId === 'FIRE-SMOKE' && item && 'isStandalone' in item.calc && item.calc.isStandalone,
  );

/** What joins the panel by radio, each kind by its name; controls that somebody carries are not among it. */
export const partsByRadio = ({ alarm, quantities, solos }: System): string[] => [
  ...new Set(
    (alarm ? [...alarm.parts, ...solos] : []).flatMap(({ need: { ruleId, quantity }, item }, index) => {
      const isPlaced = (quantities[index] ?? quantity) > 0;
      const isRadio = item && 'isStandalone' in item.calc && !item.calc.isStandalone && item.calc.isWireless;
      return isPlaced && isRadio && item.calc.kind !== 'remote' ? rules[ruleId].parts : [];
    }),
  ),
];

/** Whether the alarm reaches anybody by the mobile network. */
export const reportsByMobile = (system: System) =>
  system.alarm?.panel.calc.hasMobile === true || placedPieces(system, 'ALM-COMM') > 0;

/** Whether the alarm is handled and heard from afar, by its application. */
export const isHandledAfar = ({ alarm }: System) => alarm?.panel.calc.hasData === true;

/** The ways in of a place, and those of them whose opening the alarm notices. */
export type WaysIn = { doors: number; windows: number; shutters: number; panes: number; noticed: number };

/** Every door, window, shutter and room with large panes counts, also where what was chosen leaves it bare. */
export function waysIn(system: System): WaysIn {
  const { doors, windows, shutters, glazedRooms: panes } = system.home;
  const noticed =
    placedPieces(system, 'ALM-CONTACT') +
    placedPieces(system, 'ALM-SHUTTER') +
    Math.min(panes, allPieces(system, 'ALM-GLASS'));
  return { doors, windows, shutters, panes, noticed };
}

/** The share of a place's ways in whose opening is noticed. */
function noticedShare(system: System): number {
  const { doors, windows, shutters, panes, noticed } = waysIn(system);
  return noticed / (doors + windows + shutters + panes);
}

/** The covered shares of a system. What exists already is of unknown make until it was tried, and lowers nothing. */
export function coverageOf(system: System): Coverage {
  const { home, alarm, solos, video } = system;
  const solo = (ruleId: RuleId) => solos.find(({ need, item }) => item && need.ruleId === ruleId);
  const fog = solo('EXT-FOG')?.item?.calc;
  const lights = solo('LIGHT-DOOR');
  // One for two desks is enough for the risk: a larger band that has one for each sees no more and misses no more.
  const sharedDesks = Math.ceil(home.cashDesks / norms.desksPerCamera);
  const asked = (video?.groups ?? []).reduce(
    (sum, { target, quantity }) =>
      sum + (target.ruleId === 'CAM-DESK' ? Math.min(quantity, sharedDesks) : quantity),
    0,
  );
  const missing = (video?.missing ?? []).reduce(
    (sum, { ruleId, mounts }) => sum + (ruleId === 'CAM-DESK' ? sharedDesks : mounts),
    (video?.unrecorded ?? 0) + Math.max(0, (video?.leftOut ?? 0) - spareDeskCameras(home)),
  );
  const sirens = (alarm?.parts ?? []).filter(({ need }) => need.ruleId.startsWith('ALM-SIREN'));
  const sirensAsked = sirens.reduce((sum, { need }) => sum + need.quantity, 0);
  const sirensPlaced = placedPieces(system, 'ALM-SIREN-IN') + placedPieces(system, 'ALM-SIREN-OUT');
  const panel = alarm?.panel.calc;
  const contacts = noticedShare(system);
  const motion = placedPieces(system, 'ALM-MOTION') / motionOf(home);
  // What detects nothing sounds no siren and calls nobody.
  const detects = contacts > 0 || motion > 0;
  return {
    contacts,
    motion,
    siren: sirensAsked === 0 || !detects ? 0 : sirensPlaced / sirensAsked,
    monitored:
      panel && detects && home.isMonitored && (panel.hasData || placedPieces(system, 'ALM-COMM') > 0) ? 1 : 0,
    cameras: asked === 0 ? 0 : asked / (asked + missing),
    fog: fog && 'volumeM3' in fog ? Math.min(1, fog.volumeM3 / (home.areaM2 * 2.8)) : 0,
    lights: lights ? lights.need.quantity / lightNeed(home).quantity : 0,
  };
}
