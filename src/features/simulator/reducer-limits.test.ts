import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { nextChange } from './guards.ts';
import { reduce } from './reducer.ts';
import { limits, newSystem, type ArmedMode, type SystemEvent } from './system.ts';

const start = 1_000_000;

describe('whatever happens', () => {
  const ids = samplePlan.zones.map(({ id }) => id);
  const anyId = fc.constantFrom(...ids, 'unknown');
  const anyEvent: fc.Arbitrary<SystemEvent | number> = fc.oneof(
    fc.nat(40_000),
    fc.constantFrom<SystemEvent>(
      { type: 'toggle' },
      { type: 'disarm' },
      { type: 'dismiss' },
      { type: 'read' },
    ),
    fc.record({
      type: fc.constant('arm' as const),
      mode: fc.constantFrom<ArmedMode>('away', 'home', 'night'),
      bypass: fc.boolean(),
    }),
    fc.record({ type: fc.constant('use-zone' as const), id: anyId, armed: fc.boolean() }),
    fc.record({
      type: fc.constantFrom('open' as const, 'close' as const, 'detect' as const, 'tamper' as const),
      id: anyId,
    }),
    fc.record({ type: fc.constantFrom('offline' as const, 'online' as const), id: anyId }),
  );

  it('the limits hold, time moves on and nothing that fell due waits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anyEvent, { maxLength: 60 }), (seed, events) => {
        let system = newSystem(samplePlan.zones, start, { seed, hasChance: true });
        for (const event of events) {
          const before = system.now;
          system =
            typeof event === 'number'
              ? reduce(system, { type: 'pass', at: system.now + event })
              : reduce(system, event);
          expect(system.now).toBeGreaterThanOrEqual(before);
          expect(system.notifications.length).toBeLessThanOrEqual(limits.notifications);
          expect(system.unread).toBeLessThanOrEqual(limits.notifications);
          expect(nextChange(system) ?? Infinity).toBeGreaterThan(system.now);
          expect(system.zones.find(({ id }) => id === 'kitchen')?.armed).toBe(true);
          expect(system.phase.name === 'disarmed' && system.zones.some(({ bypassed }) => bypassed)).toBe(
            false,
          );
        }
      }),
    );
  });
});
