import type { ZoneType } from '#features/home-plan/types.ts';

export type ZoneStatus = 'secure' | 'breach' | 'offline';

export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly type: ZoneType;
  /** It watches a yard, a balcony or a façade. */
  readonly isOutside?: boolean | undefined;
  readonly status: ZoneStatus;
  /** Whether it takes part when the system is armed. */
  readonly armed: boolean;
  /** Left out of this arming only; ends with the disarming. */
  readonly bypassed: boolean;
  /** Milliseconds since 1970, like every instant here. */
  readonly lastTriggered: number | null;
  /** When a short breach ends by itself; null for one that lasts until it is closed. */
  readonly secureAt: number | null;
}

export type ArmedMode = 'away' | 'home' | 'night';
export type Mode = ArmedMode | 'disarmed';
export type Cause = 'intrusion' | 'tamper' | 'smoke';

export type Phase =
  | { readonly name: 'disarmed' }
  | { readonly name: 'exit'; readonly mode: ArmedMode; readonly until: number }
  | { readonly name: 'armed'; readonly mode: ArmedMode }
  | { readonly name: 'entry'; readonly mode: ArmedMode; readonly until: number; readonly zoneId: string }
  | {
      readonly name: 'triggered';
      /** To which it returns when the siren has stopped by itself. */
      readonly mode: Mode;
      readonly cause: Cause;
      readonly zoneId: string;
      readonly at: number;
      readonly until: number;
      /** A second detector confirmed it within half a minute. */
      readonly confirmed: boolean;
    };

export type Severity = 'critical' | 'high' | 'medium' | 'low';

export interface Notification {
  readonly id: number;
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
  readonly at: number;
}

export interface System {
  readonly now: number;
  readonly phase: Phase;
  readonly zones: readonly Zone[];
  /** Arming that was refused, with the zones that are open or offline. */
  readonly blocked: { readonly mode: ArmedMode; readonly zoneIds: readonly string[] } | null;
  /** Newest first, at most `limits.notifications`. */
  readonly notifications: readonly Notification[];
  readonly notificationCount: number;
  readonly unread: number;
  readonly lastActivity: number;
  /** Percent. */
  readonly battery: number;
  readonly power: 'mains' | 'battery';
  readonly link: 'wifi' | '4g';
  /** Without one an alarm is only told on the phone. */
  readonly hasSiren: boolean;
  /** When the next random event may occur; null without random events. */
  readonly nextTick: number | null;
  readonly seed: number;
}

export type SystemEvent =
  /** Advances the time to an instant and processes everything due until then. */
  | { readonly type: 'pass'; readonly at: number }
  /** Resumes after a pause: all deadlines are postponed by it. */
  | { readonly type: 'resume'; readonly at: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'arm'; readonly mode: ArmedMode; readonly bypass?: boolean }
  | { readonly type: 'dismiss' }
  | { readonly type: 'disarm' }
  | { readonly type: 'use-zone'; readonly id: string; readonly armed: boolean }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'close'; readonly id: string }
  /** Something short: a movement, a person before the camera, a door that opens and closes, smoke. */
  | { readonly type: 'detect'; readonly id: string }
  | { readonly type: 'tamper'; readonly id: string }
  | { readonly type: 'offline'; readonly id: string }
  | { readonly type: 'online'; readonly id: string }
  | { readonly type: 'power'; readonly power: System['power'] }
  | { readonly type: 'link'; readonly link: System['link'] }
  | { readonly type: 'battery'; readonly percent: number }
  | { readonly type: 'read' };

export const limits = {
  tickMs: 5_000,
  chance: 0.15,
  breachMs: 3_000,
  notifications: 5,
  startingBattery: 87,
  exitMs: { away: 20_000, home: 5_000, night: 5_000 },
  entryMs: { away: 20_000, home: 20_000, night: 10_000 },
  /** Two detectors within this time confirm an alarm. */
  confirmMs: 30_000,
  sirenMs: 180_000,
} as const;

/** A system at rest, with the zones of a plan. */
export function newSystem(
  zones: readonly Pick<Zone, 'id' | 'name' | 'type' | 'isOutside'>[],
  now: number,
  { seed, hasChance, hasSiren = true }: { seed: number; hasChance: boolean; hasSiren?: boolean | undefined },
): System {
  return {
    now,
    phase: { name: 'disarmed' },
    zones: zones.map(({ id, name, type, isOutside }) => ({
      id,
      name,
      type,
      ...(isOutside && { isOutside }),
      status: 'secure',
      armed: true,
      bypassed: false,
      lastTriggered: null,
      secureAt: null,
    })),
    blocked: null,
    notifications: [],
    notificationCount: 0,
    unread: 0,
    lastActivity: now,
    battery: limits.startingBattery,
    power: 'mains',
    link: 'wifi',
    hasSiren,
    nextTick: hasChance ? now + limits.tickMs : null,
    seed,
  };
}
