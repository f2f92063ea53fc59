import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const importedName =
  /^(?:import|export)(?! type)[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|(?:@import |url\()'([^']+)'/gm;

/** Returns the specifiers that a file imports, without type-only imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importedName)].map(
    (match) => match.slice(1).find(Boolean) ?? '',
  );
}

/** Returns the names of the packages that these files import. */
function packagesOf(files: Iterable<string>): Set<string> {
  const outside = [...files].flatMap(importsOf).filter((name) => !/^(?:[./#]|node:|virtual:)/.test(name));
  return new Set(outside.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/** Returns these files and all that they import, except those for development only. */
function reachedFrom(files: string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file) || file.endsWith('/dev-pages.ts') || !existsSync(file)) continue;
    reached.add(file);
    const inside = importsOf(file).filter((name) => /^[.#]/.test(name));
    reachedFrom(
      inside.map((name) => (name.startsWith('#') ? name.replace('#', 'src/') : join(file, '..', name))),
      reached,
    );
  }
  return reached;
}

const shop = reachedFrom([
  ...globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] }),
  'src/server/http/dev-pages.ts',
  'scripts/start.ts',
  'scripts/empty-database.ts',
  'scripts/fill-compile-cache.ts',
  'vite.config.ts',
]);
const server = reachedFrom(['src/main.ts', 'src/server/image-work.ts', 'src/server/workbook-work.ts']);
const installedForAll = Object.keys(manifest.dependencies);
const omitted = new Set(manifest.imageOmits);

describe('the packages', () => {
  it('that the shop and its build import are what npm start installs, no more and no fewer', () => {
    expect(shop.size).toBeGreaterThan(300);
    expect([...packagesOf(shop)].toSorted()).toEqual(installedForAll.toSorted());
  });

  it('of the image are those that the server imports', () => {
    expect(server.size).toBeGreaterThan(100);
    expect(installedForAll.filter((name) => !omitted.has(name)).toSorted()).toEqual(
      [...packagesOf(server)].toSorted(),
    );
  });

  it('include one Node for each system, of one version, which the image replaces by its own', () => {
    const nodes = Object.entries(manifest.optionalDependencies);
    expect(new Set(nodes.map(([, version]) => version)).size).toBe(1);
    const onLinux = nodes.map(([name]) => name).filter((name) => name.startsWith('node-linux-'));
    expect(onLinux).toHaveLength(2);
    for (const name of onLinux) expect(omitted).toContain(name);
  });
});
