import { limits, type ArmedMode, type Mode, type Phase, type System, type Zone } from './system.ts';

/** An armed system's reaction to a zone: none, a notification, an alarm after the entry countdown, or an immediate alarm. */
export type Reaction = 'none' | 'tell' | 'delay' | 'instant';

const reactions: Record<Zone['type'], Record<ArmedMode, Reaction>> = {
  door: { away: 'instant', home: 'instant', night: 'instant' },
  window: { away: 'instant', home: 'instant', night: 'instant' },
  motion: { away: 'delay', home: 'none', night: 'none' },
  camera: { away: 'tell', home: 'none', night: 'tell' },
  smoke: { away: 'instant', home: 'instant', night: 'instant' },
};

/** The door by which one comes home: it alone leaves time to disarm. The first zone of its type. */
export const entranceOf = <One extends Pick<Zone, 'type'>>(zones: readonly One[]): One | undefined =>
  zones.find(({ type }) => type === 'door');
/** The detector that reports random movements: the first of its type. */
export const hallOf = (zones: readonly Zone[]) => zones.find(({ type }) => type === 'motion');

/** Smoke is watched by day and night, whatever the mode; its zone cannot be switched off. */
export const isAlwaysOn = ({ type }: Pick<Zone, 'type'>) => type === 'smoke';

export const isOpening = ({ type }: Pick<Zone, 'type'>) => type === 'door' || type === 'window';

/** The reaction of a mode to a zone that takes part in it; bypassed and switched off zones have none. */
export function reactionTo(zone: Zone, mode: Mode, zones: readonly Zone[]): Reaction {
  if (isAlwaysOn(zone)) return 'instant';
  if (mode === 'disarmed' || !zone.armed || zone.bypassed) return 'none';
  // Time to disarm is for whoever has come in.
  if (zone.isOutside && reactions[zone.type][mode] === 'delay') return 'instant';
  return zone.id === entranceOf(zones)?.id ? 'delay' : reactions[zone.type][mode];
}

/** The mode of a phase; during the exit countdown the mode that follows it. */
export const modeOf = (phase: Phase): Mode => (phase.name === 'disarmed' ? 'disarmed' : phase.mode);

/** Tells whether a system is armed or about to be. */
export const isArmed = ({ phase }: Pick<System, 'phase'>) => modeOf(phase) !== 'disarmed';

/** The zones that take part: in the mode, or, while disarmed, in the next arming when everybody leaves. */
export function activeZones({ phase, zones }: Pick<System, 'phase' | 'zones'>): readonly Zone[] {
  const mode = modeOf(phase);
  return zones.filter((zone) => reactionTo(zone, mode === 'disarmed' ? 'away' : mode, zones) !== 'none');
}

/** The zones that keep a mode from being armed: an open door or window, a detector that does not answer. */
export function zonesInTheWay(zones: readonly Zone[], mode: ArmedMode): readonly Zone[] {
  return zones.filter(
    (zone) =>
      !isAlwaysOn(zone) &&
      reactionTo(zone, mode, zones) !== 'none' &&
      (zone.status === 'offline' || (zone.status === 'breach' && isOpening(zone))),
  );
}

/** Whole seconds left of a countdown, at least 1; undefined without one. */
export function secondsLeft({ phase, now }: Pick<System, 'phase' | 'now'>): number | undefined {
  if (phase.name !== 'exit' && phase.name !== 'entry') return undefined;
  return Math.max(1, Math.ceil((phase.until - now) / 1000));
}

/** The length of the running countdown in seconds. */
export function countdownSeconds(phase: Phase): number | undefined {
  if (phase.name === 'exit') return limits.exitMs[phase.mode] / 1000;
  if (phase.name === 'entry') return limits.entryMs[phase.mode] / 1000;
  return undefined;
}

/** The instants at which something falls due by itself. */
export function deadlinesOf({ zones, phase, nextTick }: System): number[] {
  const due = zones.map(({ secureAt }) => secureAt);
  if ('until' in phase) due.push(phase.until);
  return [...due, nextTick].filter((instant) => instant !== null);
}

/** How long the phone shows a new notification above everything else. */
export const headsUpMs = 4_000;

/** When the screen next changes by itself: a deadline, the next second of a countdown, the end of a heads-up; undefined if never. */
export function nextChange(system: System): number | undefined {
  const due = deadlinesOf(system);
  const left = secondsLeft(system);
  if (left !== undefined && 'until' in system.phase && left > 1) {
    due.push(system.phase.until - (left - 1) * 1000);
  }
  const newest = system.notifications[0];
  if (newest && newest.at + headsUpMs > system.now) due.push(newest.at + headsUpMs);
  return due.length > 0 ? Math.min(...due) : undefined;
}
