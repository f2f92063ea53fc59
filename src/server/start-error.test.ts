import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { reasonOf, StartError } from './start-error.ts';

test('what can be mended is told without a stack, in the words of the system too; what nobody foresaw with one', async () => {
  expect(reasonOf(new StartError('Port 80 is taken.'))).toBe('Port 80 is taken.');
  const refused: unknown = await readFile('package.json/data').catch((error: unknown) => error);
  expect(reasonOf(refused)).toBe("ENOTDIR: not a directory, open 'package.json/data'");
  expect(reasonOf(new Error('Impossible'))).toMatch(/^Error: Impossible\n {4}at /);
  // The embedded database throws objects that are not Errors.
  expect(reasonOf({ name: 'ExitStatus', status: 1 })).toBe("{ name: 'ExitStatus', status: 1 }");
});
