import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

test('every address that a feature declares is listed, with its parameters and those that change the page', async () => {
  const files = globSync('src/features/**/*.ts').filter((file) =>
    / = pageAddress\(/.test(readFileSync(file, 'utf8')),
  );
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(process.cwd(), file))),
  );
  const declared = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is (typeof pageAddresses)[number] => value?.readers !== undefined);
  expect(declared.length).toBeGreaterThan(files.length / 2);
  const missing = declared.filter(
    ({ path, readers, visitors }) =>
      !pageAddresses.some(
        (listed) =>
          listed.path === path &&
          Object.keys(readers).every((name) => name in listed.readers) &&
          visitors.every((name) => (listed.visitors as readonly string[]).includes(name)),
      ),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});
