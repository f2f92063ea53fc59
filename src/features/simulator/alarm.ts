import { changeZone, notify, zoneWith } from './changes.ts';
import { isAlwaysOn, modeOf, reactionTo } from './guards.ts';
import { limits, type Cause, type System, type Zone } from './system.ts';
import { causeTitles, happeningTitles, secondsText } from './texts.ts';

/** Starts the alarm; while it sounds, a second detector in half a minute confirms it, and smoke takes it over. */
export function alarm(system: System, cause: Cause, zone: Zone): System {
  const { phase, now } = system;
  if (phase.name === 'triggered') {
    const isSecond = phase.cause === cause && phase.zoneId !== zone.id && now - phase.at <= limits.confirmMs;
    if (isSecond && !phase.confirmed) {
      const first = zoneWith(system, phase.zoneId)?.name ?? '';
      return notify(
        { ...system, phase: { ...phase, confirmed: true } },
        'critical',
        'Επιβεβαιωμένος συναγερμός',
        `${first}, έπειτα ${zone.name}`,
      );
    }
    // What a zone reports is told by `react`.
    if (phase.cause === cause || cause === 'intrusion') return system;
    if (cause === 'tamper') return notify(system, 'high', causeTitles[cause], zone.name);
  }
  const triggered = { name: 'triggered', mode: modeOf(phase), cause, zoneId: zone.id, at: now } as const;
  return notify(
    { ...system, blocked: null, phase: { ...triggered, until: now + limits.sirenMs, confirmed: false } },
    'critical',
    causeTitles[cause],
    zone.name,
  );
}

/** The system's reaction to a zone that reports. */
function react(system: System, zone: Zone): System {
  const { phase, now } = system;
  if (isAlwaysOn(zone)) return alarm(system, 'smoke', zone);
  const reaction = phase.name === 'exit' ? 'none' : reactionTo(zone, modeOf(phase), system.zones);
  const title = happeningTitles[zone.type];
  if (phase.name === 'triggered') {
    const confirmed = reaction === 'none' ? system : alarm(system, 'intrusion', zone);
    return confirmed === system ? notify(system, 'high', title, zone.name) : confirmed;
  }
  if (reaction === 'instant') return alarm(system, 'intrusion', zone);
  if (reaction === 'tell') return notify(system, 'medium', title, zone.name);
  if (reaction === 'none' || phase.name !== 'armed') return notify(system, 'low', title, zone.name);
  const until = now + limits.entryMs[phase.mode];
  const left = secondsText(limits.entryMs[phase.mode] / 1000);
  return notify(
    { ...system, phase: { name: 'entry', mode: phase.mode, until, zoneId: zone.id } },
    'high',
    title,
    `${zone.name}: αφοπλίστε μέσα σε ${left}`,
  );
}

/** A zone reports; `lasts` until it is closed, otherwise the breach ends by itself. */
export function sense(system: System, id: string, lasts: boolean): System {
  const zone = zoneWith(system, id);
  if (!zone || zone.status === 'offline') return system;
  const secureAt = lasts ? null : system.now + limits.breachMs;
  const sensed = { ...zone, status: 'breach', lastTriggered: system.now, secureAt } as const;
  return react(changeZone(system, id, sensed), { ...sensed });
}
