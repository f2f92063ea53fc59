import { expect, test } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

test('the first attempt comes within the fourth second after a close', () => {
  expect([0, 0.5, 1].map((random) => reconnectDelayMs(0, random))).toEqual([3_000, 3_500, 4_000]);
});

test('repeated failure spreads a crowd over up to a minute, and nobody waits longer', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((failures) => reconnectDelayMs(failures, 1))).toEqual([
    5_000, 7_000, 11_000, 19_000, 35_000, 60_000, 60_000,
  ]);
  expect(reconnectDelayMs(60, 0)).toBe(3_000);
});
