import { expect, test } from 'vitest';
import { directedKeys, directionOf } from './spec-direction.ts';
import { specSchema } from './specifications.ts';

const keys = new Set(Object.values(specSchema).flatMap((group) => Object.keys(group)));

test('only specifications of the schema have a direction, and each has one', () => {
  expect(directedKeys.filter((key) => !keys.has(key))).toEqual([]);
  expect(new Set(directedKeys).size).toBe(directedKeys.length);
});

test.each([
  ['resolution_mp', 'higher'],
  ['app', 'higher'],
  ['power_w', 'lower'],
  ['min_lux', 'lower'],
  ['hours', 'lower'],
  ['hfov_deg', 'none'],
  ['weight_g', 'none'],
  ['Χρώμα', 'none'],
] as const)('%s gets better: %s', (key, direction) => {
  expect(directionOf(key)).toBe(direction);
});
