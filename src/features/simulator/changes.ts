import { limits, type Severity, type System, type Zone } from './system.ts';

export const zoneWith = (system: System, id: string) => system.zones.find((zone) => zone.id === id);

export const changeZone = (system: System, id: string, change: Partial<Zone>): System => ({
  ...system,
  zones: system.zones.map((zone) => (zone.id === id ? { ...zone, ...change } : zone)),
});

/** Adds a notification; the oldest beyond the limit goes. */
export function notify(system: System, severity: Severity, title: string, text: string): System {
  const id = system.notificationCount + 1;
  const told = { id, severity, title, text, at: system.now };
  return {
    ...system,
    notifications: [told, ...system.notifications].slice(0, limits.notifications),
    notificationCount: id,
    unread: Math.min(system.unread + 1, limits.notifications),
    lastActivity: system.now,
  };
}
