import { alarm, sense } from './alarm.ts';
import { arm, disarm, disarmed, endExit, secure } from './arming.ts';
import { changeZone, notify, zoneWith } from './changes.ts';
import { deadlinesOf, isAlwaysOn, isArmed } from './guards.ts';
import { tick } from './happenings.ts';
import { limits, type System, type SystemEvent } from './system.ts';

/** Processes what is due at `system.now`, in this order: breaches that end, the phase, random events. */
function fallDue(system: System): System {
  const { now, phase, zones, nextTick } = system;
  const ended = zones.find(({ secureAt }) => secureAt !== null && secureAt <= now);
  if (ended) return secure(system, ended.id);
  if ('until' in phase && phase.until <= now) return endPhase(system);
  if (nextTick !== null && nextTick <= now) return tick(system);
  return system;
}

function endPhase(system: System): System {
  const { phase } = system;
  if (phase.name === 'exit') return endExit(system, phase.mode);
  if (phase.name === 'entry') {
    const zone = zoneWith(system, phase.zoneId);
    return zone ? alarm(system, 'intrusion', zone) : system;
  }
  if (phase.name !== 'triggered') return system;
  const { mode } = phase;
  const silent: System =
    mode === 'disarmed' ? disarmed(system) : { ...system, phase: { name: 'armed', mode } };
  const title = system.hasSiren ? 'Η σειρήνα σταμάτησε' : 'Ο συναγερμός έληξε';
  return notify(silent, 'low', title, `Ύστερα από ${limits.sirenMs / 60_000} λεπτά`);
}

function pass(system: System, at: number): System {
  let passing = system;
  for (let due = Math.min(...deadlinesOf(passing)); due <= at; due = Math.min(...deadlinesOf(passing))) {
    passing = fallDue({ ...passing, now: Math.max(passing.now, due) });
  }
  return at > passing.now ? { ...passing, now: at } : passing;
}

/** Postpones all deadlines by the length of a pause. */
function resume(system: System, at: number): System {
  const gap = Math.max(0, at - system.now);
  const { phase, nextTick } = system;
  return {
    ...system,
    now: system.now + gap,
    nextTick: nextTick === null ? null : nextTick + gap,
    phase: 'until' in phase ? { ...phase, until: phase.until + gap } : phase,
    zones: system.zones.map((zone) =>
      zone.secureAt === null ? zone : { ...zone, secureAt: zone.secureAt + gap },
    ),
  };
}

function armZone(system: System, id: string, armed: boolean): System {
  const zone = zoneWith(system, id);
  return !zone || isAlwaysOn(zone) ? system : changeZone(system, id, { armed });
}

function goOffline(system: System, id: string): System {
  const zone = zoneWith(system, id);
  if (!zone || zone.status === 'offline') return system;
  return notify(
    changeZone(system, id, { status: 'offline', secureAt: null }),
    'medium',
    'Εκτός σύνδεσης',
    zone.name,
  );
}

function comeOnline(system: System, id: string): System {
  const zone = zoneWith(system, id);
  if (zone?.status !== 'offline') return system;
  return notify(changeZone(system, id, { status: 'secure' }), 'low', 'Ξανά σε σύνδεση', zone.name);
}

function changePower(system: System, power: System['power']): System {
  if (system.power === power) return system;
  return power === 'battery'
    ? notify({ ...system, power }, 'high', 'Διακοπή ρεύματος', 'Ο πίνακας λειτουργεί με μπαταρία')
    : notify({ ...system, power }, 'low', 'Το ρεύμα επανήλθε', 'Η μπαταρία φορτίζει');
}

function changeLink(system: System, link: System['link']): System {
  if (system.link === link) return system;
  return link === '4g'
    ? notify({ ...system, link }, 'medium', 'Σύνδεση μέσω 4G', 'Το διαδίκτυο δεν απαντά')
    : notify({ ...system, link }, 'low', 'Σύνδεση μέσω διαδικτύου', 'Το 4G μένει εφεδρικό');
}

/** The next state of the system; depends on nothing but its arguments. */
export function reduce(system: System, event: SystemEvent): System {
  switch (event.type) {
    case 'pass':
      return pass(system, event.at);
    case 'resume':
      return resume(system, event.at);
    case 'toggle':
      return isArmed(system) || system.phase.name === 'triggered'
        ? disarm(system)
        : arm(system, 'away', false);
    case 'arm':
      return arm(system, event.mode, event.bypass ?? false);
    case 'dismiss':
      return { ...system, blocked: null };
    case 'disarm':
      return disarm(system);
    case 'use-zone':
      return armZone(system, event.id, event.armed);
    case 'open':
      return sense(system, event.id, true);
    case 'close':
      return secure(system, event.id);
    case 'detect':
      return sense(system, event.id, false);
    case 'tamper': {
      const zone = zoneWith(system, event.id);
      return zone ? alarm(system, 'tamper', zone) : system;
    }
    case 'offline':
      return goOffline(system, event.id);
    case 'online':
      return comeOnline(system, event.id);
    case 'power':
      return changePower(system, event.power);
    case 'link':
      return changeLink(system, event.link);
    case 'battery':
      return { ...system, battery: event.percent };
    case 'read':
      return { ...system, unread: 0 };
  }
}
