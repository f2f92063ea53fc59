import { describe, expect, it } from 'vitest';
import { turnOf } from './http/turns.ts';
import { Admission } from './live/admission.ts';
import { createWriteAllowance, mostWrites } from './write-allowance.ts';

const fromNetwork = (number: number, site = 1) => `2001:db8:${site}:${number.toString(16)}::1`;

describe('whoever has all networks of a site', () => {
  it('waits in one queue', () => {
    expect(turnOf({ ip: fromNetwork(1) })).toBe(turnOf({ ip: fromNetwork(2) }));
    expect(turnOf({ ip: fromNetwork(1) })).not.toBe(turnOf({ ip: fromNetwork(1, 2) }));
    expect(turnOf({ ip: '192.0.2.1' })).not.toBe(turnOf({ ip: '192.0.2.2' }));
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
    const written = Array.from({ length: 16 * mostWrites + 5 }, (_, number) => writeFrom(number % 1_000));
    expect(written.filter(Boolean)).toHaveLength(16 * mostWrites);
  });
});
