import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { secondsLeft } from '../guards.ts';
import { createSimulation } from './simulation.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function begun() {
  const simulation = createSimulation(samplePlan.zones);
  simulation.begin(samplePlan.zones);
  return simulation;
}

test('it has one timer while it runs and none while it is held', () => {
  const simulation = begun();
  expect(vi.getTimerCount()).toBe(0);
  simulation.run();
  expect(vi.getTimerCount()).toBe(1);
  simulation.send({ type: 'toggle' });
  expect(vi.getTimerCount()).toBe(1);
  simulation.hold();
  expect(vi.getTimerCount()).toBe(0);
  simulation.send({ type: 'read' });
  expect(vi.getTimerCount()).toBe(0);
});

test('it tells of every second of a countdown, which stands still while it is held', () => {
  const simulation = begun();
  const seen: (number | undefined)[] = [];
  simulation.subscribe(() => seen.push(secondsLeft(simulation.read())));
  simulation.run();
  simulation.send({ type: 'toggle' });
  vi.advanceTimersByTime(3_000);
  expect(seen.filter((left) => left !== undefined)).toEqual([20, 19, 18, 17]);
  // Part of a second is not lost either.
  vi.advanceTimersByTime(400);
  simulation.hold();
  vi.advanceTimersByTime(600_000);
  simulation.run();
  expect(secondsLeft(simulation.read())).toBe(17);
  vi.advanceTimersByTime(16_600);
  expect(simulation.read().phase).toEqual({ name: 'armed', mode: 'away' });
});

test('chance is asked only while it runs', () => {
  const simulation = begun();
  simulation.run();
  vi.advanceTimersByTime(600_000);
  const count = simulation.read().notificationCount;
  expect(count).toBeGreaterThan(0);
  simulation.hold();
  vi.advanceTimersByTime(600_000);
  expect(simulation.read().notificationCount).toBe(count);
});
