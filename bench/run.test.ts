import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the benchmark loads outside the tests', () => {
  const { stderr } = spawnSync(process.execPath, ['bench/run.ts', 'nothing'], { encoding: 'utf8' });
  expect(stderr).toContain('Parts are serving-embedded');
});
