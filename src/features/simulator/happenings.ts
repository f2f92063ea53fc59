import { sense } from './alarm.ts';
import { draw } from '#shared/chance.ts';
import { notify } from './changes.ts';
import { entranceOf, hallOf, reactionTo } from './guards.ts';
import { limits, type System, type Zone } from './system.ts';
import { zoneNames } from './texts.ts';

/** A random event may occur every five seconds. */
export function tick(system: System): System {
  const happens = draw(system.seed);
  const ticked = { ...system, nextTick: system.now + limits.tickMs, seed: happens.seed };
  if (happens.value >= limits.chance) return ticked;
  const which = draw(ticked.seed);
  const drawn = { ...ticked, seed: which.seed };
  const [hall, entrance] = [hallOf(drawn.zones), entranceOf(drawn.zones)];
  if (which.value < 0.25 && hall && isHarmless(drawn, hall)) return sense(drawn, hall.id, false);
  if (which.value >= 0.25 && which.value < 0.5 && entrance && isHarmless(drawn, entrance))
    return chanceDoor(drawn, entrance);
  if (which.value < 0.75) return lowBattery(drawn);
  return routineCheck(drawn);
}

/** By chance nothing happens that would sound the alarm: where all have left, nobody walks. */
const isHarmless = ({ phase, zones }: System, zone: Zone): boolean =>
  phase.name === 'disarmed' ||
  (phase.name === 'armed' && ['none', 'tell'].includes(reactionTo(zone, phase.mode, zones)));

/** A door that the visitor keeps open stays open. */
const chanceDoor = (system: System, door: Zone): System =>
  door.status === 'breach' && door.secureAt === null ? system : sense(system, door.id, false);

function lowBattery(system: System): System {
  const { value, seed } = draw(system.seed);
  const wireless = system.zones.filter(({ type }) => type !== 'camera');
  const zone = wireless[Math.floor(value * wireless.length)];
  const drawn = { ...system, seed };
  return zone ? notify(drawn, 'medium', 'Χαμηλή μπαταρία', zone.name) : routineCheck(drawn);
}

function routineCheck(system: System): System {
  const silent = system.zones.filter(({ status }) => status === 'offline');
  const text = silent.length === 0 ? 'Όλες οι ζώνες' : `Εκτός σύνδεσης: ${zoneNames(silent)}`;
  return notify(system, 'low', 'Προγραμματισμένος έλεγχος', text);
}
