import { changeZone, notify, zoneWith } from './changes.ts';
import { activeZones, entranceOf, zonesInTheWay } from './guards.ts';
import { limits, type ArmedMode, type System, type Zone } from './system.ts';
import { modeNames, zoneCount, zoneNames } from './texts.ts';

export function secure(system: System, id: string): System {
  const zone = zoneWith(system, id);
  if (zone?.status !== 'breach') return system;
  const closed = changeZone(system, id, { status: 'secure', secureAt: null });
  const { phase, zones } = system;
  // During the exit countdown, closing the entrance door means that everybody has left.
  if (phase.name === 'exit' && phase.mode === 'away' && zone.id === entranceOf(zones)?.id) {
    return endExit(closed, phase.mode);
  }
  return closed;
}

function block(system: System, mode: ArmedMode, open: readonly Zone[]): System {
  return notify(
    { ...disarmed(system), blocked: { mode, zoneIds: open.map(({ id }) => id) } },
    'medium',
    'Δεν έγινε όπλιση',
    zoneNames(open),
  );
}

export function arm(system: System, mode: ArmedMode, bypass: boolean): System {
  const { phase, now } = system;
  if (phase.name === 'entry' || phase.name === 'triggered') return system;
  const zones = bypass ? bypassed(system.zones, mode) : system.zones;
  const open = zonesInTheWay(zones, mode);
  if (open.length > 0) return block(system, mode, open);
  const until = now + limits.exitMs[mode];
  return { ...system, zones, blocked: null, phase: { name: 'exit', mode, until } };
}

function bypassed(zones: readonly Zone[], mode: ArmedMode): readonly Zone[] {
  const open = new Set(zonesInTheWay(zones, mode));
  return zones.map((zone) => (open.has(zone) ? { ...zone, bypassed: true } : zone));
}

export function endExit(system: System, mode: ArmedMode): System {
  const open = zonesInTheWay(system.zones, mode);
  if (open.length > 0) return block(system, mode, open);
  const armed: System = { ...system, phase: { name: 'armed', mode } };
  const count = zoneCount(activeZones(armed).length);
  return notify(armed, 'low', 'Όπλιση συστήματος', `${modeNames[mode]} · ${count}`);
}

export const disarmed = (system: System): System => ({
  ...system,
  phase: { name: 'disarmed' },
  blocked: null,
  zones: system.zones.map((zone) => (zone.bypassed ? { ...zone, bypassed: false } : zone)),
});

export function disarm(system: System): System {
  const { phase } = system;
  if (phase.name === 'disarmed') return { ...system, blocked: null };
  if (phase.name === 'exit') return notify(disarmed(system), 'low', 'Ακύρωση όπλισης', 'Από την εφαρμογή');
  const title = phase.name === 'triggered' ? 'Ο συναγερμός σταμάτησε' : 'Αφόπλιση συστήματος';
  return notify(disarmed(system), 'low', title, 'Από την εφαρμογή');
}
