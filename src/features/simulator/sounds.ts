import { secondsLeft } from './guards.ts';
import type { System } from './system.ts';

/** The sound to play: one beep per second left of a countdown, or a pattern that repeats until it is stopped. */
export type Sound = { kind: 'exit' | 'entry'; left: number } | { kind: 'siren' | 'smoke' };

/** The last seconds of a countdown, which beep twice as fast. */
export const hurrySeconds = 5;

/** What a system sounds like now; undefined: silence. */
export function soundOf(system: Pick<System, 'phase' | 'now' | 'hasSiren'>): Sound | undefined {
  const { phase } = system;
  if (phase.name === 'triggered') {
    // A smoke detector sounds by itself.
    if (phase.cause === 'smoke') return { kind: 'smoke' };
    return system.hasSiren ? { kind: 'siren' } : undefined;
  }
  const left = secondsLeft(system);
  return left === undefined || (phase.name !== 'exit' && phase.name !== 'entry')
    ? undefined
    : { kind: phase.name, left };
}
