import { describe, expect, it } from 'vitest';
import { callerKey } from './http/fair-queue.ts';
import { Admission } from './live/admission.ts';
import { createWriteAllowance, maxWrites } from './write-allowance.ts';

const fromNetwork = (number: number, site = 1) => `2001:db8:${site}:${number.toString(16)}::1`;

describe('whoever has all networks of a site', () => {
  it('waits in one queue', () => {
    expect(callerKey({ ip: fromNetwork(1) })).toBe(callerKey({ ip: fromNetwork(2) }));
    expect(callerKey({ ip: fromNetwork(1) })).not.toBe(callerKey({ ip: fromNetwork(1, 2) }));
    expect(callerKey({ ip: '192.0.2.1' })).not.toBe(callerKey({ ip: '192.0.2.2' }));
  });

  it('has as many live connections as sixteen networks', () => {
    const admission = new Admission();
    const entered = Array.from({ length: 1_700 }, (_, number) => admission.enter(fromNetwork(number)));
    const leave = entered.filter((answer) => typeof answer === 'function');
    expect(leave).toHaveLength(1_600);
    expect(admission.enter(fromNetwork(1, 2))).toBeTypeOf('function');
    leave[0]?.();
    leave[0]?.();
    expect([admission.enter(fromNetwork(1)), admission.enter(fromNetwork(2))]).toEqual([
      expect.any(Function),
      429,
    ]);
  });

  it('writes as much as sixteen networks', () => {
    const allow = createWriteAllowance(() => 0);
    const stranger = { customer: null, admin: false };
    const writeFrom = (network: number) => {
      try {
        allow(stranger, fromNetwork(network));
        return true;
      } catch {
        return false;
      }
    };
    const written = Array.from({ length: 16 * maxWrites + 5 }, (_, number) => writeFrom(number % 1_000));
    expect(written.filter(Boolean)).toHaveLength(16 * maxWrites);
  });
});
