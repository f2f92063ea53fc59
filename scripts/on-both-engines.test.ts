import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineSign, onBothEngines } from './on-both-engines.ts';

const named = new Set(
  Object.values(onBothEngines)
    .flat()
    .flatMap((pattern) => globSync(pattern)),
);

test.each(Object.entries(onBothEngines))('%s: tried by files that exist', (_kind, patterns) => {
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test('what is about the engine runs on both', () => {
  const files = globSync(['src/**/server/**/*.test.ts', 'tests/api/**/*.test.ts']);
  const about = files.filter((file) => engineSign(readFileSync(file, 'utf8')) !== undefined);
  expect(about).not.toEqual([]);
  expect(about.filter((file) => !named.has(file))).toEqual([]);
});
