import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineNeutral, engineSign } from './engine-neutral.ts';

test.each(engineNeutral)('%s contains nothing that the engines could do differently', (pattern) => {
  const files = globSync(pattern);
  expect(files).not.toEqual([]);
  const signs = files.map((file) => [file, engineSign(readFileSync(file, 'utf8'))]);
  expect(signs).toEqual(files.map((file) => [file, undefined]));
});

test.each([
  'await sql`select 1`.execute(db)',
  'await sql<{ id: number }>`select 1`.execute(db)',
  "if (process.env['TEST_ENGINE'] === 'pglite') return;",
  "import { plansOf } from '../support/database/plans.ts';",
  'const database = await freshDatabase();',
])('%s belongs on both engines', (line) => {
  expect(engineSign(line)).toBeDefined();
});
